import CommandGrammar
import DayRecords

/// The forms of an amount that people write but dayctl does not read, such as `30 days`.
enum AmountSpelling {
  /// Returns the word to write instead of a text such as `30 days`, `1month` or `1 year 2 months`;
  /// `nil` if the text has another form.
  static func amount(of text: ArraySlice<UInt8>) -> String? {
    var rest = text
    var amount = ""
    if rest.first == .minus { amount = "-" }
    if rest.first == .minus || rest.first == .plus { rest.removeFirst() }
    rest = rest.drop { $0 == .space }
    repeat {
      let digits = rest.prefix { $0.isDigit }
      rest = rest.dropFirst(digits.count)
      let name = rest.prefix { !$0.isDigit }
      rest = rest.dropFirst(name.count)
      guard !digits.isEmpty, let unit = unit(name) else { return nil }
      amount += String(decoding: digits, as: UTF8.self) + unit
    } while !rest.isEmpty
    return Amount.amount(Word(amount)) == nil ? nil : amount
  }

  /// Returns the letter for a unit such as `days`; `nil` if the text is not a unit.
  static func unit(_ text: ArraySlice<UInt8>) -> String? {
    var name = text.map { $0 == .minus ? .space : $0 | 0x20 }[...]
    while name.first == .space { name.removeFirst() }
    while name.last == .space { name.removeLast() }
    return switch String(decoding: name, as: UTF8.self) {
    case "d", "day", "days": "d"
    case "w", "wk", "wks", "week", "weeks": "w"
    case "m", "mo", "mon", "month", "months": "m"
    case "y", "yr", "yrs", "year", "years": "y"
    case "b", "bd", "business day", "business days", "workday", "workdays", "working day",
      "working days":
      "b"
    default: nil
    }
  }

  /// Returns the one word for two amounts such as `1m` and `1d`; `nil` if there is none.
  static func combination(of first: Word, _ second: Word) -> String? {
    let (one, other) = (parts(of: first), parts(of: second))
    guard one.sign == other.sign else { return nil }
    let text = one.sign + one.text + other.text
    return Amount.amount(Word(text)) == nil ? nil : text
  }

  /// The sign of an amount, empty or a minus, and the rest with a unit.
  private static func parts(of word: Word) -> (sign: String, text: String) {
    let bytes = word.bytes
    let digits = bytes.drop { $0 == .plus || $0 == .minus }
    let unit = digits.last?.isDigit ?? false ? "d" : ""
    return (bytes.first == .minus ? "-" : "", String(decoding: digits, as: UTF8.self) + unit)
  }
}

extension UInt8 {
  fileprivate static var space: UInt8 { UInt8(ascii: " ") }
  fileprivate static var minus: UInt8 { UInt8(ascii: "-") }
  fileprivate static var plus: UInt8 { UInt8(ascii: "+") }
}
