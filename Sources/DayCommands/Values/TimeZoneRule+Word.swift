import CommandGrammar
import DayKit
import Terminal

extension TimeZoneRule {
  /// Creates the rule for a word: `local`, `UTC`, an offset such as `+02:00`, or an area such as
  /// `Europe/Berlin`.
  ///
  /// - Throws: `UsageError` if the word is none of these, or if the area's data cannot be used.
  init(word: Word) throws(UsageError) {
    let text = String(decoding: word.bytes, as: UTF8.self)
    if text == "local" {
      self.init(identifier: text, secondsAhead: SystemTimeZone.offset(at:))
    } else if text == "UTC" || text == "Z" {
      self = .utc
    } else if let seconds = Self.seconds(ofOffset: word.bytes) {
      self = .fixed(text, seconds: seconds)
    } else {
      let zone = try Self.area(text, word)
      self.init(identifier: text, secondsAhead: zone.offset(at:))
    }
  }

  private static func area(_ name: String, _ word: Word) throws(UsageError) -> TimeZoneData {
    do throws(TimeZoneError) {
      return try TimeZoneData(area: name)
    } catch {
      throw UsageError("--time-zone: " + message(word, error))
    }
  }

  private static func message(_ word: Word, _ error: TimeZoneError) -> String {
    switch error {
    case .notFound:
      "unknown time zone \(word.quoted): use an area such as Europe/Berlin, an offset such as "
        + "+02:00, UTC or local"
    case .notReadable(let error):
      "cannot read the data of time zone \(word.quoted): \(error.message); use an offset such as "
        + "+02:00 instead"
    case .notAFile:
      "cannot read the data of time zone \(word.quoted): it is not a regular file; use an offset "
        + "such as +02:00 instead"
    case .corrupt:
      "the data of time zone \(word.quoted) is corrupt: reinstall the system's time zone data, "
        + "or use an offset such as +02:00 instead"
    }
  }

  /// Returns the number of seconds in an offset such as `+02:00`, `+0200` or `+02`.
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
      guard digit.isDigit else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
