import DayKit
import System

/// A time of day after a date in a text, whose numbers may be too large.
package struct TimeInText {
  /// Where the digits of the hour are.
  package let hour: Range<Int>

  /// Whether the minutes have seconds after them, and how many digits the fraction of a second has.
  package private(set) var hasSeconds = false
  package private(set) var fractionDigits = 0

  /// Where AM or PM is, if it is there.
  package private(set) var dayPeriod: Range<Int>?

  /// Where the time zone is, if it is there: an offset, Z or a common abbreviation, which may be in brackets.
  package private(set) var timeZone: Range<Int>?

  /// Where the numbers end, and where the time zone ends, or what else is last, such as the word for o'clock.
  package private(set) var endOfNumbers: Int
  package private(set) var end: Int

  /// Reads the time after a comma, blanks, `at`, a colon or a T at the end of a date; `nil` for another text.
  package init?(after date: Int, in text: Span<UInt8>) {
    var start = text.endOfBlanks(from: text.byte(at: date) == .comma ? date + 1 : date)
    if start == date, let byte = text.byte(at: date), byte == .colon || byte == UInt8(ascii: "T") {
      start += 1
    }
    if start > date, text.hasText("at ", at: start) { start += 3 }
    let digits = text.digitCount(from: start, atMost: 3)
    guard start > date, 1...2 ~= digits, text.hasTwoDigits(after: start + digits) else {
      return nil
    }
    hour = start..<start + digits
    endOfNumbers = hour.upperBound + 3
    if text.hasTwoDigits(after: endOfNumbers) {
      (hasSeconds, endOfNumbers) = (true, endOfNumbers + 3)
      if let mark = text.byte(at: endOfNumbers), ".,".utf8.contains(mark) {
        fractionDigits = text.digitCount(from: endOfNumbers + 1, atMost: 9)
      }
      if fractionDigits > 0 { endOfNumbers += 1 + fractionDigits }
    }
    end = endOfNumbers
    dayPeriod = text.dayPeriod(from: end)
    end = dayPeriod?.upperBound ?? end
    timeZone = text.timeZone(from: end)
    end = timeZone?.upperBound ?? (text.hasText(" Uhr", at: end) ? end + 4 : end)
  }
}

extension Span<UInt8> {
  /// Whether the number at a position, before a space, is the end of a time of day, as in `10:05:29 Aug`.
  ///
  /// - Parameter isShort: Whether a time need not have seconds.
  func hasTime(before position: Int, isShort: Bool) -> Bool {
    guard byte(at: position - 1) == .colon, isSixtieth(at: position),
      byte(at: position + 2)?.isBlank == true
    else { return false }
    if isShort, byte(at: position - 2)?.isDigit == true { return true }
    return isSixtieth(at: position - 3) && byte(at: position - 4) == .colon
      && byte(at: position - 5)?.isDigit == true
  }

  /// Whether the two digits before a position are the hour of a time that follows, as in `29 Aug 13:55:36`, and not a
  /// year before a time, as in `29/Aug/13:10:55:36`.
  func isHour(before position: Int) -> Bool {
    guard byte(at: position) == .colon, isSixtieth(at: position + 1),
      position >= 3, number(at: position - 2) < 24
    else { return false }
    let mayBeHour = number(at: position + 1) < 24 && byte(at: position + 3) == .colon
    let hasMinutes = mayBeHour && isSixtieth(at: position + 4)
    if hasMinutes, byte(at: position + 6) == .colon { return false }
    return self[position - 3].isBlank || !hasMinutes
  }

  /// Whether the number before a position, after a space, is the hour of a time that follows, as in `28. Nov 04:05`.
  func hasHour(before position: Int) -> Bool {
    guard hasSixtieth(after: position) else { return false }
    let isLong = byte(at: position - 2)?.isDigit == true
    guard byte(at: position - (isLong ? 3 : 2))?.isBlank == true else { return false }
    return !isLong || number(at: position - 2) < 24
  }

  /// Whether the two digits before a position may be a day of the month.
  func hasDay(before position: Int) -> Bool { 1...31 ~= number(at: position - 2) }

  /// Whether there are two digits at a position, not more, which are a number of minutes or seconds.
  fileprivate func isSixtieth(at position: Int) -> Bool {
    digitCount(from: position, atMost: 3) == 2 && byte(at: position - 1)?.isDigit != true
      && number(at: position) < 60
  }

  /// The number of the two digits at a position.
  private func number(at position: Int) -> Int {
    Int(self[position] & 0xF) * 10 + Int(self[position + 1] & 0xF)
  }

  /// Whether a date between two positions has a year after the time beside it, and the time has seconds or a time zone
  /// or the date has a weekday before it, as in `Thu Nov 26 10:30 2020`.
  ///
  /// After another time, `ls -l` has the name of a file.
  func hasYearAfterTime(from start: Int, to end: Int) -> Bool {
    var position = endOfBlanks(from: end)
    var colons = (start..<end).count { self[$0] == .colon }
    if digitCount(from: position, atMost: 2) > 0, !isYear(at: position) {
      position += digitCount(from: position, atMost: 2)
      while colons < 3, byte(at: position) == .colon, isSixtieth(at: position + 1) {
        colons += 1
        position += 3
      }
    }
    guard colons > 0 else { return false }
    // A fraction of a second.
    if byte(at: position) == UInt8(ascii: "."), byte(at: position + 1)?.isDigit == true {
      position += 1 + digitCount(from: position + 1, atMost: 9)
    }
    position = dayPeriod(from: position)?.upperBound ?? position
    let zone = timeZone(from: position)
    position = endOfBlanks(from: zone?.upperBound ?? position)
    guard position > end, isYear(at: position), endsWord(at: position + 4) else { return false }
    return colons > 1 || zone != nil || hasNameOfWeekday(beside: start)
  }

  fileprivate func hasTwoDigits(after colon: Int) -> Bool {
    byte(at: colon) == .colon && digitCount(from: colon + 1, atMost: 3) == 2
  }

  fileprivate func hasSixtieth(after colon: Int) -> Bool {
    hasTwoDigits(after: colon) && number(at: colon + 1) < 60
  }

  /// Where AM or PM is, at a position or after blanks.
  fileprivate func dayPeriod(from position: Int) -> Range<Int>? {
    let start = endOfBlanks(from: position)
    let range = start..<endOfLetters(from: start)
    guard range.count == 2, self[start + 1] | 0x20 == UInt8(ascii: "m") else { return nil }
    return "ap".utf8.contains(self[start] | 0x20) ? range : nil
  }

  /// Where an offset, Z or the abbreviation of a time zone is, at a position or after blanks, where a sign and two
  /// digits may be an amount.
  package func timeZone(from position: Int) -> Range<Int>? {
    let start = endOfBlanks(from: position)
    guard let first = byte(at: start) else { return nil }
    guard "([".utf8.contains(first) else {
      guard let zone = offset(at: start) ?? zoneName(at: start) else { return nil }
      // JavaScript writes GMT+0200.
      if first.isASCIILetter, let offset = offset(at: zone.upperBound), offset.count > 3 {
        return start..<offset.upperBound
      }
      // The sign U+2212 is not one of a span, as a hyphen may be.
      let hour = zone.upperBound + 3
      if first.isASCIILetter, hasText("−", at: zone.upperBound), byte(at: hour)?.isDigit == true {
        return start..<hour + digitCount(from: hour, atMost: 2)
      }
      // An amount, as in "10:00 -12 °C".
      let sign = widthOfSign(at: start)
      let isAmount = sign > 0 && zone.count == sign + 2 && self[start + sign] != UInt8(ascii: "0")
      if isAmount, start > position { return nil }
      // "Z-index" and "UTC-server" are words.
      let isInWord =
        first.isASCIILetter && start > position && byte(at: zone.upperBound) == UInt8(ascii: "-")
        && endOfLetters(from: zone.upperBound + 1) > zone.upperBound + 1
      return isInWord ? nil : zone
    }
    var end = zoneName(at: start + 1)?.upperBound ?? start + 1
    if let offset = offset(at: end) {
      end = offset.upperBound
    } else if end > start + 1, case let sign = widthOfSign(at: end), sign > 0 {
      // After a name, the hour may have one digit, as in (UTC-5).
      end += sign + digitCount(from: end + sign, atMost: 1)
    }
    return end > start + 1 && byte(at: end).map { ")]".utf8.contains($0) } == true
      ? start..<end + 1 : nil
  }

  /// The number of bytes of a plus or minus sign or a hyphen at a position, or 0.
  private func widthOfSign(at position: Int) -> Int {
    if let byte = byte(at: position), "+-".utf8.contains(byte) { return 1 }
    return hasText("−", at: position) ? 3 : 0
  }

  /// Where an offset of two or four digits is, such as `+02`, `+0200` or `+02:00`.
  private func offset(at start: Int) -> Range<Int>? {
    let sign = widthOfSign(at: start)
    guard sign > 0 else { return nil }
    let digits = digitCount(from: start + sign, atMost: 5)
    let end = start + sign + digits
    if digits == 2, hasSixtieth(after: end) { return start..<end + 3 }
    return digits == 2 || digits == 4 ? start..<end : nil
  }

  /// Where Z, the abbreviation of a time zone, or an area and a place are.
  private func zoneName(at start: Int) -> Range<Int>? {
    let end = endOfLetters(from: start)
    if byte(at: end) == UInt8(ascii: "/"), zoneAreas.contains(where: { hasText($0, at: start) }) {
      return start..<endOfArea(from: end)
    }
    let isZone = end == start + 1 ? self[start] == UInt8(ascii: "Z") : hasZoneName(start..<end)
    return isZone ? start..<end : nil
  }

  /// The end of a time zone or a calendar of RFC 9557 in brackets at a position; `nil` for other brackets.
  func endOfSuffix(from bracket: Int) -> Int? {
    let start = bracket + (byte(at: bracket + 1) == UInt8(ascii: "!") ? 2 : 1)
    let end = firstIndex(of: UInt8(ascii: "]"), from: start)
    guard byte(at: bracket) == UInt8(ascii: "["), end < count else { return nil }
    let isZone = (zoneName(at: start) ?? offset(at: start))?.upperBound == end
    let isArea = zoneAreas.contains { hasText($0, at: start) }
    return isZone || isArea || hasText("u-ca=", at: start) ? end + 1 : nil
  }

  /// Whether letters are the abbreviation of a time zone, however rare.
  func isZoneName(_ letters: Range<Int>) -> Bool {
    hasZoneName(letters) || rareZoneNames.contains { isEqual($0, letters) }
  }

  /// Whether a time zone is an offset, Z or another name of Universal Time.
  package func hasOffset(_ zone: Range<Int>) -> Bool {
    let letters = zone.filter { self[$0].isASCIILetter }
    guard letters.count > 1, let start = letters.first else { return true }
    return ["UTC", "GMT", "UT"].contains { isEqual($0, start..<start + letters.count) }
  }

  /// The end of the name of an area, such as `America/New_York`.
  private func endOfArea(from position: Int) -> Int {
    var end = position
    while let byte = byte(at: end), byte.isASCIILetter || "/_-".utf8.contains(byte) { end += 1 }
    return end
  }

  private func hasZoneName(_ range: Range<Int>) -> Bool {
    zoneNames.contains { isEqual($0, range) }
  }

  private func isEqual(_ text: String, _ range: Range<Int>) -> Bool {
    text.utf8.count == range.count && hasText(text, at: range.lowerBound)
  }

  private func endOfLetters(from position: Int) -> Int {
    var end = position
    while byte(at: end)?.isASCIILetter == true { end += 1 }
    return end
  }
}

/// The abbreviations of time zones in the IANA database that are not words.
///
/// Other words in uppercase, such as the methods of HTTP, follow times as often.
private let zoneNames = [
  "ACDT", "ACST", "ADT", "AEDT", "AEST", "AKDT", "AKST", "AST", "AWST", "BRST", "BRT", "BST", "CDT",
  "CEST", "CET", "CLST", "CLT", "CST", "EDT", "EEST", "EET", "EST", "GMT", "GST", "HDT", "HKT",
  "HST", "ICT", "IDT", "IRST", "IST", "JST", "KST", "MDT", "MEST", "MESZ", "MEZ", "MSK", "MST",
  "MYT", "NDT", "NPT", "NST", "NZDT", "NZST", "PDT", "PHT", "PKST", "PKT", "PST", "SAST", "SGT",
  "SST", "TRT", "UT", "UTC", "WEST", "WET", "WIB", "WITA",
]

/// Abbreviations that are also words, which count only after a time in RFC 5322.
private let rareZoneNames = ["ART", "CAT", "COT", "EAT", "MET", "PET", "VET", "WAT", "WIT"]

/// What the names of areas in the IANA database begin with.
private let zoneAreas = [
  "Africa/", "America/", "Antarctica/", "Asia/", "Atlantic/", "Australia/", "Brazil/", "Canada/",
  "Etc/", "Europe/", "Indian/", "Pacific/", "US/",
]
