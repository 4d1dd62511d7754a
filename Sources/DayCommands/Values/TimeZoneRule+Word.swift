import CommandGrammar
import DayKit
import Terminal

extension TimeZoneRule {
  /// Creates the rule that a word stands for: `local`, `UTC`, an offset such as `+02:00`, or an area
  /// such as `Europe/Berlin`.
  ///
  /// An area becomes the zone of the process.
  init(word: Word) throws(UsageError) {
    let text = String(decoding: word.bytes, as: UTF8.self)
    if text == "local" {
      self.init(identifier: text, secondsAhead: SystemTimeZone.offset(at:))
    } else if text == "UTC" || text == "Z" {
      self = .utc
    } else if let seconds = Self.seconds(ofOffset: word.bytes) {
      self = .fixed(text, seconds: seconds)
    } else if SystemTimeZone.use(area: text) {
      self.init(identifier: text, secondsAhead: SystemTimeZone.offset(at:))
    } else {
      throw UsageError(
        "--time-zone: \(word.quoted) is no time zone: use an area such as Europe/Berlin, an offset "
          + "such as +02:00, UTC or local")
    }
  }

  /// The seconds of an offset such as `+02:00`, `+0200` or `+02`.
  private static func seconds(ofOffset bytes: [UInt8]) -> Int? {
    guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    var digits = bytes.dropFirst()
    if digits.count == 5, digits[3] == UInt8(ascii: ":") { digits.remove(at: 3) }
    guard digits.count == 2 || digits.count == 4, let number = number(digits) else { return nil }
    let (hours, minutes) = digits.count == 2 ? (number, 0) : (number / 100, number % 100)
    guard hours < 24, minutes < 60 else { return nil }
    return (hours * 3_600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
