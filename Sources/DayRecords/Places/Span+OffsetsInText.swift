import DayKit

// In a text, the numbers after a time may look like its offset from Universal Time and be something else: the end of a
// span of time as in "09:00-17:00", a date as in "2026-11-03T2026-11-04", or an amount as in "10:00 -12 °C". Where a
// text is one date and nothing else, they cannot be.

extension Span<UInt8> {
  /// Where a date in a text ends that was read as one whole text: before a word in uppercase or in brackets other
  /// than a time zone, as in `10:30:15 ERROR` and `10:30:00Z[INFO]`.
  func endOfDate(_ date: Range<Int>, in zone: FinalTimeZone) -> Int {
    let end = date.upperBound
    switch zone {
    case .iso8601:
      guard self[end - 1] == UInt8(ascii: "]"),
        var place = date.first(where: { self[$0] == UInt8(ascii: "[") })
      else { return end }
      while place < end, let next = endOfSuffix(from: place) { place = next }
      return place
    case .rfc5322:
      let start = startOfLetters(before: end)
      let isZone = start == end || isZoneName(start..<end) || self[start] == UInt8(ascii: "Z")
      return isZone ? end : start - 1
    case .pattern: return end
    }
  }

  /// Whether what a date-time ends with is the time zone of its time, and no other numbers.
  ///
  /// Clocks are up to 12 hours behind Universal Time and up to 14 ahead of it, by whole quarters of an hour. After a
  /// space, an offset has minutes or begins with 0; and after a time without seconds, `-12` and `-12:00` are the end
  /// of a span of time. A pattern may say otherwise.
  func hasTimeZone(before end: Int, of date: Int, in zone: FinalTimeZone) -> Bool {
    if hasLetter(at: end) { return false }
    if zone == .rfc5322, hasNumber(joinedTo: end), hasColon(in: date..<end) { return false }
    if hasLetter(at: end - 1) {
      let start = startOfLetters(before: end)
      // The rest of an offset, such as that of UTC−5 with U+2212.
      if end - start > 1, hasText("−", at: end), byte(at: end + 3)?.isDigit == true { return false }
      // "UTC_1" and "PST01" are names, but a Z right after a time is not.
      if byte(at: end)?.isDigit == true { return false }
      if byte(at: start - 1)?.isDigit != true, isPartOfName(at: end) { return false }
      return zone != .pattern || !isWord(start..<end)
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
      let isAmount = self[sign - 1].isBlank && self[start] != UInt8(ascii: "0")
      guard !isAmount, !isMonth else { return false }
    }
    return !isWest || end - start == 4 || !isMinute(before: sign)
  }

  /// Whether letters before a position are part of a word, a name or a path, such as `Z-index`, `UTC=3` and `Z/OS`,
  /// and not before the slash of an interval.
  private func isPartOfName(at end: Int) -> Bool {
    guard let byte = byte(at: end) else { return false }
    if byte == UInt8(ascii: "/"), let next = self.byte(at: end + 1) {
      let number = self.byte(at: end + 2) == UInt8(ascii: "T") ? end + 3 : end + 2
      let isPeriod = next == UInt8(ascii: "P") && self.byte(at: number)?.isDigit == true
      return !next.isDigit && !isPeriod
    }
    return byte == UInt8(ascii: "-") ? hasLetter(at: end + 1) : "_=/\\".utf8.contains(byte)
  }

  /// Whether a sign or a full stop joins a number to a position, which makes a time or a time zone another, as in
  /// `10:00-11:00`.
  private func hasNumber(joinedTo end: Int) -> Bool {
    guard let byte = byte(at: end), "+-.".utf8.contains(byte) else { return false }
    return self.byte(at: end + 1)?.isDigit == true
  }

  private func hasColon(in range: Range<Int>) -> Bool { range.contains { self[$0] == .colon } }

  /// Whether digits before a position are part of an amount such as `-0300.50`, or of a longer time.
  private func isPartOfNumber(at end: Int) -> Bool {
    guard let byte = byte(at: end) else { return false }
    return byte == UInt8(ascii: "%")
      || ".,:".utf8.contains(byte) && self.byte(at: end + 1)?.isDigit == true
  }

  /// Whether letters are a word, and neither uppercase, as the name of a time zone is, nor part of the name of an area.
  private func isWord(_ letters: Range<Int>) -> Bool {
    let start = letters.lowerBound
    let isArea =
      byte(at: start - 1) == UInt8(ascii: "/") || byte(at: start - 1) == UInt8(ascii: "_")
    guard !isArea, letters.count > 1, letters.contains(where: { self[$0] & 0x20 != 0 }) else {
      return false
    }
    return letters.count > 3 || !hasText("utc", at: start) && !hasText("gmt", at: start)
  }

  private func startOfLetters(before end: Int) -> Int {
    var start = end
    while start > 0, self[start - 1].isASCIILetter { start -= 1 }
    return start
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

  /// Whether a time without seconds with a blank before it ends at a position, as in ` 10:00`.
  private func isMinute(before end: Int) -> Bool {
    byte(at: end - 3) == .colon && byte(at: end - 6)?.isBlank == true
  }
}
