import CommandGrammar
import DayKit
import DayRecords
import System

extension TimeZoneRule {
  /// Creates the rule for a word: `local`, `UTC`, an offset such as `+02:00`, or an area such as
  /// `Europe/Berlin`.
  ///
  /// - Throws: `UsageError` if the word is none of these, or if the area's data cannot be used.
  init(word: Word) throws(UsageError) {
    let text = word.text
    if text == "local" {
      try Self.checkLocal()
      self.init(identifier: text, secondsAhead: SystemTimeZone.offset(at:))
    } else if text == "UTC" || text == "Z" {
      self = .utc
    } else if let seconds = Self.seconds(ofOffset: text) {
      self = .fixed(text, seconds: seconds)
    } else {
      let zone = try Self.area(text, word)
      self.init(identifier: text, maySkipDays: zone.skipsDays, secondsAhead: zone.offset(at:))
    }
  }

  private static func area(_ name: String, _ word: Word) throws(UsageError) -> TimeZoneData {
    do throws(TimeZoneError) {
      return try TimeZoneData(area: name)
    } catch {
      throw UsageError(
        "--time-zone: "
          + message(
            word, error, likely: likelyWord(word),
            choices: "use an area such as Europe/Berlin, an offset such as +02:00, UTC or local",
            otherwise: "use an offset such as +02:00 instead"))
    }
  }

  private static func checkLocal() throws(UsageError) {
    do throws(TimeZoneError) {
      try SystemTimeZone.check()
    } catch {
      throw UsageError(message(ofLocal: SystemTimeZone.value ?? [], error))
    }
  }

  /// The message for a value of `TZ` with which the C library would silently use UTC.
  static func message(ofLocal value: [UInt8], _ error: TimeZoneError) -> String {
    let word = Word(bytes: value)
    let likely = likelyWord(word).flatMap { likely in
      (try? SystemTimeZone.check(Array(likely.utf8))).map { likely }
    }
    return "TZ: "
      + message(
        word, error, likely: likely,
        choices: "set TZ to an area such as Europe/Berlin or to UTC",
        otherwise: "set TZ to another area or to UTC")
  }

  private static func message(
    _ word: Word, _ error: TimeZoneError, likely: String?, choices: String, otherwise: String
  ) -> String {
    switch error {
    case .notFound:
      "unknown time zone \(word.quoted)"
        + (likely.map { ". Did you mean '\($0)'?" } ?? ": \(choices)")
    case .notReadable(let error):
      "cannot read the data of time zone \(word.quoted): \(error.message); \(otherwise)"
    case .notAFile:
      "cannot read the data of time zone \(word.quoted): it is not a regular file; \(otherwise)"
    case .corrupt:
      "the data of time zone \(word.quoted) is corrupt: reinstall the system's time zone data, or "
        + otherwise
    }
  }

  /// The word for a time zone that was written in another way, such as `utc` or `+2`.
  private static func likelyWord(_ word: Word) -> String? {
    let text = word.text
    if let name = Synonyms.meaning(of: text.lowercased(), in: .timeZone) { return name }
    var offset = text.uppercased()[...]
    for name in ["UTC", "GMT"] where offset.hasPrefix(name) { offset = offset.dropFirst(3) }
    guard let sign = offset.first, sign == "+" || sign == "-" else { return likelyArea(text) }
    let parts = offset.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    let numbers = parts.map { $0.utf8.count == 1 ? "0\($0)" : String($0) }
    let likely = "\(sign)\(numbers[0]):\(numbers.count == 2 ? numbers[1] : "00")"
    return seconds(ofOffset: likely) == nil ? nil : likely
  }

  /// The installed area for a name in another case, with other characters between words, or without
  /// its continent, such as `europe/berlin`, `America/New York` or `Tokyo`.
  private static func likelyArea(_ text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.split { " _-".contains($0) }.map(capitalized).joined(separator: "_")
    }
    let name = parts.joined(separator: "/")
    let continents = [
      "Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic", "Indian",
    ]
    let names =
      [name, name.uppercased()] + (parts.count > 1 ? [] : continents.map { "\($0)/\(name)" })
    return names.first { $0 != text && (try? TimeZoneData(area: $0)) != nil }
  }

  private static func capitalized(_ word: Substring) -> String {
    let word = word.lowercased()
    if ["of", "es", "au"].contains(word) { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns the number of seconds in an offset such as `+02:00`, `+0200` or `+02`.
  private static func seconds(ofOffset text: String) -> Int? {
    guard let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    var digits = Array(text.utf8.dropFirst())
    if digits.count == 5, digits[2] == UInt8(ascii: ":") { digits.remove(at: 2) }
    guard digits.count == 2 || digits.count == 4, digits.allSatisfy(\.isDigit),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let (hours, minutes) = digits.count == 2 ? (number, 0) : (number / 100, number % 100)
    guard hours < 24, minutes < 60 else { return nil }
    return (hours * 3_600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }
}
