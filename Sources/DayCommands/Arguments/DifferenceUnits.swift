import CommandGrammar
import DayKit

/// The units of a difference, as the user gave them.
enum DifferenceUnits: Equatable, Sendable {
  /// One unit.
  case one(Day.Unit)

  /// Several units, each of which counts the remainder of the larger ones.
  case several([Day.Unit])

  case businessDays

  /// A period in years, months and days.
  case period
}

extension DifferenceUnits: ArgumentValue {
  static let choices = Day.Unit.choices + ["business-days", "ymd"]

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

  private static func unit(_ word: Word) throws(ValueError) -> Day.Unit {
    for position in 0..<Day.Unit.count where word.equals(Day.Unit.value(at: position).name) {
      return Day.Unit.value(at: position)
    }
    let number = word.text.prefix { $0.isASCII && $0.isNumber }
    let meant = AmountSpelling.unit(word.bytes.dropFirst(number.utf8.count)).flatMap(Self.name)
    guard !number.isEmpty, let meant else {
      throw .notAChoice(word, choices: choices, meant: meant)
    }
    throw .sentence(
      "\(word.quoted) is an amount, not a unit: use \(meant)"
        + ((Int(number) ?? 2) < 2 ? "" : ", and divide the result by \(number)"))
  }

  /// The unit with a letter such as `w`.
  private static func name(ofLetter letter: String) -> String? {
    choices.dropLast().first { $0.hasPrefix(letter) }
  }

  private static func units(in word: Word) throws(ValueError) -> [Day.Unit] {
    var units: [Day.Unit] = []
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
