import DayKit

// In a text, the numbers after a time may look like its offset from Universal Time and be something else: the end of a
// span of time as in "09:00-17:00", a date as in "2026-11-03T2026-11-04", or an amount as in "10:00 -12 °C". Where a
// text is one date and nothing else, they cannot be.

extension Span<UInt8> {
  /// Whether what a date-time ends with is the time zone of its time, and no other numbers.
  ///
  /// Clocks are up to 12 hours behind Universal Time and up to 14 ahead of it, by whole quarters of an hour. After a
  /// space, an offset has minutes; and after a date with hyphens and a space, a time without seconds has no hyphen
  /// after it. A pattern may say otherwise.
  func hasTimeZone(before end: Int, of date: Int, in zone: FinalTimeZone) -> Bool {
    // "Z-index" and "UTC-server" are words, and "UTC_1" and "PST01" are names.
    if hasLetter(at: end) || hasLetter(at: end - 1) && isPartOfName(at: end) { return false }
    if zone == .pattern, hasWord(before: end) { return false }
    if hasLetter(at: end - 1), byte(at: end) == UInt8(ascii: "-"), hasLetter(at: end + 1) {
      return false
    }
    var start = end
    while start > date, self[start - 1].isDigit || self[start - 1] == UInt8(ascii: ":") {
      start -= 1
    }
    let sign = start - 1
    guard sign > date, start < end else { return true }
    let isWest = self[sign] == UInt8(ascii: "-")
    guard isWest || self[sign] == UInt8(ascii: "+") else { return true }
    guard isOffset(start..<end, upToHours: isWest ? 12 : 14), !isPartOfNumber(at: end) else {
      return false
    }
    if zone == .pattern { return true }
    if end - start == 2 {
      let isMonth =
        isWest && byte(at: end) == UInt8(ascii: "-") && byte(at: end + 1)?.isDigit == true
      guard !self[sign - 1].isBlank, !isMonth else { return false }
    }
    // Spans of time have colons.
    let hasColon = end - start == 5
    return !isWest || !hasColon || !isMinute(before: sign, of: date)
  }

  /// Whether letters before a position are part of a name or a path, and not before the slash of an interval.
  private func isPartOfName(at end: Int) -> Bool {
    guard let byte = byte(at: end) else { return false }
    if byte == UInt8(ascii: "/"), let next = self.byte(at: end + 1) {
      let number = self.byte(at: end + 2) == UInt8(ascii: "T") ? end + 3 : end + 2
      let isPeriod = next == UInt8(ascii: "P") && self.byte(at: number)?.isDigit == true
      return !next.isDigit && !isPeriod
    }
    return byte.isDigit || "_=/\\".utf8.contains(byte)
  }

  /// Whether digits before a position are part of an amount such as `-0300.50`, or of a longer time.
  private func isPartOfNumber(at end: Int) -> Bool {
    guard let byte = byte(at: end) else { return false }
    return byte == UInt8(ascii: "%")
      || ".,:".utf8.contains(byte) && self.byte(at: end + 1)?.isDigit == true
  }

  /// Whether letters before a position are a word, and neither the abbreviation of a time zone nor part of the name of
  /// an area.
  private func hasWord(before end: Int) -> Bool {
    var (start, hasLowercase) = (end, false)
    while start > 0, self[start - 1].isASCIILetter {
      start -= 1
      hasLowercase = hasLowercase || self[start] & 0x20 != 0
    }
    let isArea =
      byte(at: start - 1) == UInt8(ascii: "/") || byte(at: start - 1) == UInt8(ascii: "_")
    guard hasLowercase, !isArea, end - start > 1 else { return false }
    return end - start > 3 || !hasText("utc", at: start) && !hasText("gmt", at: start)
  }

  private func hasLetter(at position: Int) -> Bool { byte(at: position)?.isASCIILetter == true }

  /// Whether digits, with or without colons, are hours or hours and minutes by which clocks differ.
  private func isOffset(_ range: Range<Int>, upToHours limit: Int) -> Bool {
    var (number, count) = (0, 0)
    for position in range where self[position].isDigit {
      count += 1
      guard count <= 4 else { return false }
      number = number * 10 + Int(self[position] & 0xF)
    }
    if count <= 2 { number *= 100 }
    return number % 100 % 15 == 0 && number <= limit * 100
  }

  /// Whether a time ends with its minute at a position, right after a date with hyphens and a space.
  private func isMinute(before end: Int, of date: Int) -> Bool {
    let afterYear = date + (self[date].isDigit ? 4 : 7)
    return end == afterYear + 12 && byte(at: afterYear) == UInt8(ascii: "-")
      && self[afterYear + 6].isBlank
  }
}
