import CommandGrammar
import DayKit

/// A unit in which a difference is counted.
enum DifferenceUnit: String, CaseIterable, Sendable {
  case days, weeks, months, quarters, years

  /// The noun for one of these units.
  var noun: String { String(rawValue.dropLast()) }

  /// The number of months in one of these units; 0 if it is not a number of months.
  var months: Int {
    switch self {
    case .days, .weeks: 0
    case .months: 1
    case .quarters: 3
    case .years: 12
    }
  }
}

/// The units of a difference, as the user gave them.
enum DifferenceUnits: Equatable, Sendable {
  /// One unit.
  case one(DifferenceUnit)

  /// Several units, each of which counts what the larger ones leave.
  case several([DifferenceUnit])

  case businessDays

  /// A period in years, months and days.
  case period
}

extension DifferenceUnits: ArgumentValue {
  static let choices =
    ["days", "weeks", "months", "quarters", "years", "business-days", "ymd"]

  /// Reads one of the choices, or several units separated by commas.
  init(word: Word) throws(ValueError) {
    if word.equals("business-days") {
      self = .businessDays
    } else if word.equals("ymd") {
      self = .period
    } else if word.bytes.contains(UInt8(ascii: ",")) {
      self = .several(try Self.units(in: word))
    } else {
      self = .one(try Self.unit(word))
    }
  }

  private static func unit(_ word: Word) throws(ValueError) -> DifferenceUnit {
    if word.equals("days") { return .days }
    let name = word.text
    guard let unit = DifferenceUnit(rawValue: name) else {
      let number = name.prefix { $0.isASCII && $0.isNumber }
      let meant = AmountSpelling.unit(word.bytes.dropFirst(number.utf8.count)).flatMap(Self.name)
      guard !number.isEmpty, let meant else {
        throw .notAChoice(word, choices: choices, meant: meant)
      }
      throw .sentence(
        "\(word.quoted) is an amount, not a unit: use \(meant)"
          + ((Int(number) ?? 2) < 2 ? "" : ", and divide the answer by \(number)"))
    }
    return unit
  }

  /// The unit with a letter such as `w`.
  private static func name(ofLetter letter: String) -> String? {
    choices.dropLast().first { $0.hasPrefix(letter) }
  }

  private static func units(in word: Word) throws(ValueError) -> [DifferenceUnit] {
    var units: [DifferenceUnit] = []
    for name in word.bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let name = Word(bytes: Array(name))
      if name.equals("business-days") || name.equals("ymd") {
        throw .sentence("\(name.quoted) cannot be combined with other units")
      }
      let unit = try unit(name)
      if units.contains(unit) { throw .sentence("the unit \(name.quoted) is repeated") }
      units.append(unit)
    }
    return units
  }
}
