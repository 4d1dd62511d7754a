import DayKit

// What is beside a date in a text and belongs to it, although the format of the date has no year or no day.

extension Span<UInt8> {
  /// Whether there is an abbreviation such as `Sat, ` before a position, with which a date in RFC 5322 begins.
  func hasWeekday(before position: Int) -> Bool {
    byte(at: position - 1) == UInt8(ascii: " ") && byte(at: position - 2) == .comma
      && position >= 5 && Weekday(name: extracting(position - 5..<position - 2)) != nil
  }

  /// Whether there is a year before a position, as in `2024年8月29日` and, with a full stop, in
  /// `2024. augusztus 29.`.
  func hasYear(before position: Int, withFullStop: Bool) -> Bool {
    var end = position
    while end > 0, self[end - 1].isBlank { end -= 1 }
    if withFullStop, end >= 5, self[end - 1] == UInt8(ascii: ".") {
      return isYear(at: end - 5) && byte(at: end - 6)?.isDigit != true
    }
    guard end > 3, let sign = scalar(before: end) else { return false }
    return (sign == "年" || sign == "년") && self[end - 4].isDigit
  }

  /// Whether the number of one or two digits at a position is the end of a time of day, as in `10:05:29 Aug`, and
  /// not a day after the number of a line, as in `12:29 Aug 2025`.
  ///
  /// - Parameter isShort: Whether a time need not have seconds.
  func hasTime(before position: Int, isShort: Bool) -> Bool {
    guard byte(at: position - 1) == UInt8(ascii: ":"), digitCount(from: position, atMost: 3) < 3
    else {
      return false
    }
    var start = position - 1
    while start > 0, self[start - 1].isDigit { start -= 1 }
    guard 1...2 ~= position - 1 - start else { return false }
    return isShort
      || byte(at: start - 1) == UInt8(ascii: ":") && byte(at: start - 2)?.isDigit == true
  }

  /// Whether the text begins, or a line of it, with a year before a position, as in `2020 Nov 26 10:30:00`.
  func beginsWithYear(before position: Int) -> Bool {
    var end = position
    while end > 0, self[end - 1].isBlank { end -= 1 }
    guard end >= 4, end < position, isYear(at: end - 4) else { return false }
    return end == 4 || self[end - 5] == UInt8(ascii: "\n")
  }

  /// Whether a date between two positions has a year after the time beside it, and the time has seconds or the date
  /// has a weekday before it, as in `Thu Nov 26 10:30 CET 2020`.
  ///
  /// After a time without seconds, `ls -l` has the name of a file.
  func hasYearAfterTime(from start: Int, to end: Int) -> Bool {
    // A time, whether it is before or after noon, and a time zone.
    var position = endOfBlanks(from: end)
    for _ in 0..<3 where !isYear(at: position) {
      while let byte = byte(at: position),
        byte.isDigit || (0x41...0x5A).contains(byte) || ":.+-".utf8.contains(byte)
      {
        position += 1
      }
      position = endOfBlanks(from: position)
    }
    guard position > end, isYear(at: position), endsWord(at: position + 4) else { return false }
    let colons = (start..<position).count { self[$0] == UInt8(ascii: ":") }
    return colons > 1 || hasNameOfWeekday(beside: start)
  }

  /// Whether a date at a position begins with a weekday, or has one before it.
  private func hasNameOfWeekday(beside start: Int) -> Bool {
    var end = start
    while end > 0, self[end - 1].isBlank || self[end - 1] == .comma { end -= 1 }
    var name = end
    while name > 0, self[name - 1].isASCIILetter { name -= 1 }
    if end == start || name == end {
      (name, end) = (start, start)
      while byte(at: end)?.isASCIILetter == true { end += 1 }
    }
    return Weekday(name: extracting(name..<end)) != nil
  }

  /// Whether there is a year after a position, as in `3 Mar 2024`, `Mar 3, 2024` and `3 de marzo de 2024`, or the
  /// day and the year of another date whose month this is, as in `Page 12 May 3, 2024` and `12 May  3  2024`.
  func hasYear(after position: Int) -> Bool {
    let isAbbreviated =
      byte(at: position) == UInt8(ascii: ".") && byte(at: position - 1)?.isASCIILetter == true
    let end = isAbbreviated || byte(at: position) == .comma ? position + 1 : position
    var start = endOfBlanks(from: end)
    guard start > end else { return false }
    if end == position, hasDayOfMonth(at: start) {
      let day = start + digitCount(from: start, atMost: 2)
      start = endOfBlanks(from: byte(at: day) == .comma ? day + 1 : day)
    }
    if byte(at: start) == UInt8(ascii: "d"), byte(at: start + 1) == UInt8(ascii: "e") {
      let word = byte(at: start + 2) == UInt8(ascii: "l") ? start + 3 : start + 2
      start = endOfBlanks(from: word)
      guard start > word else { return false }
    }
    return isYear(at: start) && endsWord(at: start + 4)
  }

  /// Whether the four digits at a position, and not more, are a year of these centuries.
  private func isYear(at position: Int) -> Bool {
    guard digitCount(from: position, atMost: 5) == 4 else { return false }
    switch (self[position], self[position + 1]) {
    case (UInt8(ascii: "1"), UInt8(ascii: "9")), (UInt8(ascii: "2"), UInt8(ascii: "0")): return true
    default: return false
    }
  }

  /// Whether there is the day of a month before a position, as in `3 Mar 2024`, `3. März 2024` and `3rd of Mar 2024`.
  func hasDayOfMonth(before position: Int) -> Bool {
    var end = position
    while end > 0, self[end - 1].isBlank { end -= 1 }
    guard end > 0, end < position else { return false }
    for word in ["of", "de"] where end > 3 && self[end - 3].isBlank {
      let letters = word.utf8
      if self[end - 2] == letters.first, self[end - 1] == letters.last { end -= 3 }
    }
    if self[end - 1] == UInt8(ascii: ".") {
      end -= 1
    } else if end > 2, self[end - 1].isASCIILetter, self[end - 2].isASCIILetter,
      self[end - 3].isDigit
    {
      end -= 2
    }
    var start = end
    while start > 0, end - start < 3, self[start - 1].isDigit { start -= 1 }
    guard 1...2 ~= end - start else { return false }
    let number = (start..<end).reduce(0) { $0 * 10 + Int(self[$1] & 0xF) }
    guard start > 0 else { return 1...31 ~= number }
    return 1...31 ~= number && !self[start - 1].isASCIILetter
      && !",.-/:".utf8.contains(self[start - 1])
  }

  /// Whether there is the week, the quarter or the half of a year after a position, as in `2025-W35`.
  func hasPartOfYear(after position: Int) -> Bool {
    guard byte(at: position) == UInt8(ascii: "-"), let letter = byte(at: position + 1),
      byte(at: position + 2)?.isDigit == true
    else { return false }
    return "WQHwqh".utf8.contains(letter)
  }

  /// Whether the one or two digits at a position are the day of a month.
  func hasDayOfMonth(at position: Int) -> Bool {
    let count = digitCount(from: position, atMost: 3)
    guard 1...2 ~= count, endsWord(at: position + count) else { return false }
    var number = 0
    for index in position..<position + count { number = number * 10 + Int(self[index] & 0xF) }
    return 1...31 ~= number
  }

  /// Whether the number before a position is not part of a longer number or of a name, such as `2000,00`,
  /// `2024.csv` and `2001:db8::1`.
  private func endsWord(at position: Int) -> Bool {
    guard let byte = byte(at: position), byte > 0x20, byte < 0x80, byte != UInt8(ascii: "/") else {
      return true
    }
    guard !byte.isASCIILetter, byte != UInt8(ascii: "_") else { return false }
    guard let next = self.byte(at: position + 1) else { return true }
    return !next.isASCIILetter && !next.isDigit && next != UInt8(ascii: ":")
  }

  private func endOfBlanks(from position: Int) -> Int {
    var end = position
    while let byte = byte(at: end) {
      if byte.isBlank {
        end += 1
      } else if byte >= 0x80, let scalar = scalar(at: end), scalar.properties.isWhitespace {
        end += UTF8.width(scalar)
      } else {
        break
      }
    }
    return end
  }

  /// The number of digits from a position on, up to a limit.
  func digitCount(from position: Int, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, byte(at: position + count)?.isDigit == true { count += 1 }
    return count
  }
}
