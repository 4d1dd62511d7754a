import CommandGrammar
import DayRecords

/// The forms of an amount that people write but dayctl does not read, such as `30 days`.
struct AmountSpelling {
  /// A number with the letter of its unit.
  private struct Part {
    var isNegative: Bool
    var digits: String
    var unit: String

    var isMonths: Bool { unit == "m" || unit == "y" }
  }

  private var parts: [Part] = []
  private var signCount = 0
}

extension AmountSpelling {
  /// Returns the word to write instead of a text such as `30 days`, `1month` or `1 year 2 months`;
  /// `nil` if the text has another form.
  static func amount(of text: ArraySlice<UInt8>) -> String? {
    var spelling = AmountSpelling()
    guard spelling.read(text, defaultUnit: nil) else { return nil }
    return spelling.word
  }

  /// Returns the words for the two meanings of a text such as `-1 month 1 day`, in which a minus is before the first
  /// of several parts; `nil` for other texts.
  static func meanings(of text: ArraySlice<UInt8>) -> (all: String, first: String)? {
    var spelling = AmountSpelling()
    guard text.contains(.space), text.first == .minus, spelling.read(text, defaultUnit: nil),
      spelling.parts.count > 1, spelling.signCount == 1, let all = spelling.word
    else { return nil }
    for index in spelling.parts.indices.dropFirst() { spelling.parts[index].isNegative = false }
    return spelling.word.map { (all, $0) }
  }

  /// Returns the negative amount for a text such as `3 days ago`; `nil` for other texts.
  static func earlier(_ text: ArraySlice<UInt8>) -> String? {
    guard text.suffix(4).map({ $0 | 0x20 }) == Array(" ago".utf8),
      let amount = amount(of: text.dropLast(4)), amount.utf8.first?.isDigit == true
    else { return nil }
    return "-\(amount)"
  }

  /// Returns the one word for two amounts such as `1m` and `-1d`, and a note if it adds them in the other order;
  /// `nil` if there is none.
  static func combination(of first: Word, _ second: Word) -> String? {
    var spelling = AmountSpelling()
    guard spelling.read(first.bytes[...], defaultUnit: "d"),
      spelling.read(second.bytes[...], defaultUnit: "d")
    else { return nil }
    let hasMonthsLast = spelling.moveMonthsFirst()
    return spelling.word.map { $0 + (hasMonthsLast ? ", which adds the months first" : "") }
  }

  /// Returns the letter for a unit such as `days`; `nil` if the text is not a unit.
  static func unit(_ text: ArraySlice<UInt8>) -> String? { meaning(of: text, in: .unit) }

  /// Whether the text is a number of hours, minutes or seconds.
  static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    let number = text.drop { $0 == .minus || $0 == .plus }.prefix { $0.isDigit }
    return !number.isEmpty && multiple(text[number.endIndex...])?.count == 0
  }

  private static func meaning(
    of text: ArraySlice<UInt8>, in context: Synonyms.Context
  ) -> String? {
    var name = text.map { $0 == .minus ? .space : $0 | 0x20 }[...]
    while name.first == .space { name.removeFirst() }
    while name.last == .space { name.removeLast() }
    return Synonyms.meaning(of: String(decoding: name, as: UTF8.self), in: context)
  }

  /// Returns how many of which unit a text such as `quarters` is; `nil` for other texts.
  private static func multiple(_ text: ArraySlice<UInt8>) -> (count: Int, unit: String)? {
    guard let meaning = meaning(of: text, in: .multiple), let count = Int(meaning.dropLast()) else {
      return nil
    }
    return (count, String(meaning.suffix(1)))
  }
}

extension AmountSpelling {
  /// Reads numbers with units; a sign applies to all parts up to the next sign.
  private mutating func read(_ text: ArraySlice<UInt8>, defaultUnit: String?) -> Bool {
    var rest = text
    var isNegative = false
    repeat {
      rest = rest.drop { $0 == .space }
      if let sign = rest.first, sign == .minus || sign == .plus {
        isNegative = sign == .minus
        signCount += 1
        rest = rest.dropFirst().drop { $0 == .space }
      }
      let digits = rest.prefix { $0.isDigit }
      rest = rest.dropFirst(digits.count)
      // A hyphen between letters belongs to a unit such as `business-days`.
      var name = rest.prefix { !$0.isDigit && $0 != .plus }
      while name.last == .minus || name.last == .space { name.removeLast() }
      rest = rest.dropFirst(name.count)
      var number = String(decoding: digits, as: UTF8.self)
      var unit = name.isEmpty ? defaultUnit : Self.unit(name)
      if let multiple = Self.multiple(name), multiple.count > 0 {
        guard let count = Int(number), count < 1_000_000 else { return false }
        (number, unit) = ("\(count * multiple.count)", multiple.unit)
      }
      guard !number.isEmpty, let unit else { return false }
      parts.append(Part(isNegative: isNegative, digits: number, unit: unit))
    } while !rest.isEmpty
    return true
  }

  /// Moves years and months before weeks and days, and returns whether one was after them.
  private mutating func moveMonthsFirst() -> Bool {
    let (months, days) = (parts.filter(\.isMonths), parts.filter { !$0.isMonths })
    let hasMonthsLast = parts.last?.isMonths == true && !days.isEmpty
    parts = months + days
    return hasMonthsLast
  }

  /// The parts as one word, if there is an amount of these parts.
  private var word: String? {
    guard let first = parts.first else { return nil }
    var word = first.isNegative ? "-" : ""
    if parts.allSatisfy({ $0.isNegative == first.isNegative }) {
      for part in parts { word += part.digits + part.unit }
    } else {
      // Only ISO 8601 has a sign for each part.
      word = "P"
      for part in parts {
        word += (part.isNegative ? "-" : "") + part.digits + part.unit.uppercased()
      }
    }
    return Amount.amount(Word(word)) == nil ? nil : word
  }
}

extension UInt8 {
  fileprivate static var space: UInt8 { UInt8(ascii: " ") }
  fileprivate static var minus: UInt8 { UInt8(ascii: "-") }
  fileprivate static var plus: UInt8 { UInt8(ascii: "+") }
}
