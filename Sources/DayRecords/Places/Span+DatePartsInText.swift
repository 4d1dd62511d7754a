import DayKit

// What is beside a date in a text and belongs to it, although the format of the date has no year or no day.

extension Span<UInt8> {
  /// Whether a hyphen or a slash joins a year, or a year and a month, to a position, as in `2024-Aug 29` and
  /// `2024-12-24`.
  func hasYear(joinedTo position: Int) -> Bool {
    guard let joiner = byte(at: position - 1),
      joiner == UInt8(ascii: "-") || joiner == UInt8(ascii: "/")
    else { return false }
    let hasMonth =
      byte(at: position - 4) == joiner && digitCount(from: position - 3, atMost: 2) == 2
    let end = hasMonth ? position - 4 : position - 1
    return isYear(at: end - 4) && byte(at: end - 5)?.isDigit != true
  }

  /// Whether there is a year before a position, as in `2024年8月29日` and, with a full stop, in
  /// `2024. augusztus 29.`.
  func hasYear(before position: Int, withFullStop: Bool) -> Bool {
    let end = startOfBlanks(before: position)
    if withFullStop, end >= 5, self[end - 1] == UInt8(ascii: ".") {
      return isYear(at: end - 5) && byte(at: end - 6)?.isDigit != true
    }
    guard end > 3, let sign = scalar(before: end) else { return false }
    return (sign == "年" || sign == "년") && self[end - 4].isDigit
  }

  /// Whether the text begins, or a line of it, with a year before a position, as in `2020 Nov 26 10:30:00`.
  func beginsWithYear(before position: Int) -> Bool {
    let end = startOfBlanks(before: position)
    guard end >= 4, end < position, isYear(at: end - 4) else { return false }
    return end == 4 || self[end - 5] == UInt8(ascii: "\n")
  }

  /// Whether a date at a position begins with a weekday, or has one before it.
  func hasNameOfWeekday(beside start: Int) -> Bool {
    var end = startOfBlanks(before: start)
    if byte(at: end - 1) == .comma { end -= 1 }
    var name = end
    while name > 0, end - name < 10, self[name - 1].isASCIILetter { name -= 1 }
    if end == start || name == end {
      (name, end) = (start, start)
      while byte(at: end)?.isASCIILetter == true { end += 1 }
    }
    return Weekday(name: extracting(name..<end)) != nil
  }

  /// Whether there is a year after a position, as in `3 Mar 2024`, `Mar 3, 2024` and `3 de marzo de 2024`, or the
  /// day and the year of another date whose month this is, as in `Page 12 May 3, 2024` and `12 May  3  2024`.
  func hasYear(after position: Int) -> Bool {
    var position = position
    // The end of an ordinal number such as 3rd, and the second day of 3-5 May.
    if byte(at: position - 1)?.isDigit == true {
      if ["st", "nd", "rd", "th"].contains(where: { hasText($0, at: position) }) { position += 2 }
      if let day = endOfHyphen(from: position), hasDayOfMonth(at: day) {
        position = day + digitCount(from: day, atMost: 2)
      }
    }
    let isAbbreviated =
      byte(at: position) == UInt8(ascii: ".") && byte(at: position - 1)?.isASCIILetter == true
    let end = isAbbreviated || byte(at: position) == .comma ? position + 1 : position
    var start = endOfBlanks(from: end)
    // After the name of a month, a comma without a space separates columns.
    let isJoined =
      byte(at: position) == .comma && self[position - 1].isDigit
      || start == position && byte(at: position) == UInt8(ascii: "-")
        && self[position - 1].isASCIILetter
    if isJoined, start == position { start += 1 }
    guard start > end || isJoined else { return false }
    if let quote = ["'", "’"].first(where: { hasText($0, at: start) }) {
      let year = start + quote.utf8.count
      return digitCount(from: year, atMost: 3) == 2 && endsWord(at: year + 2)
    }
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

  /// The end of a hyphen or an en dash, with blanks on both sides of it or none; `nil` for other text.
  private func endOfHyphen(from position: Int) -> Int? {
    let start = endOfBlanks(from: position)
    let hyphen = ["-", "–"].first { hasText($0, at: start) }
    guard let hyphen else { return nil }
    let end = start + hyphen.utf8.count
    return start > position ? endOfBlanks(from: end) : end
  }

  /// Whether there are the bytes of a text at a position.
  func hasText(_ text: String, at position: Int) -> Bool {
    let bytes = text.utf8
    return position + bytes.count <= count
      && zip(position..., bytes).allSatisfy { self[$0] == $1 }
  }

  /// Whether the four digits at a position, and not more, are a year of these centuries.
  func isYear(at position: Int) -> Bool {
    guard digitCount(from: position, atMost: 5) == 4 else { return false }
    switch (self[position], self[position + 1]) {
    case (UInt8(ascii: "1"), UInt8(ascii: "9")), (UInt8(ascii: "2"), UInt8(ascii: "0")): return true
    default: return false
    }
  }

  /// Whether there is the day of a month before a position, as in `3 Mar 2024`, `3. März 2024` and `3rd of Mar 2024`.
  func hasDayOfMonth(before position: Int) -> Bool {
    var end = startOfBlanks(before: position)
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
    // The last of several days, as in 1-3 Mar 2024.
    if self[start - 1] == UInt8(ascii: "-"), start > 1, self[start - 2].isDigit {
      return 1...31 ~= number && byte(at: start - 4) != UInt8(ascii: "-")
        && byte(at: start - 3) != UInt8(ascii: "-")
    }
    return 1...31 ~= number && !self[start - 1].isASCIILetter
      && !",.-/:".utf8.contains(self[start - 1])
  }

  /// Whether there is a number with the sign of days or months after a position, as in `2025年8月3日`.
  func hasSignOfDay(after position: Int) -> Bool {
    let digits = digitCount(from: position, atMost: 3)
    guard 1...2 ~= digits, let sign = scalar(at: position + digits) else { return false }
    return "日일月월".unicodeScalars.contains(sign)
  }

  /// Whether there is the day of a month after blanks, as in `2025 August 3`.
  func hasDay(after position: Int) -> Bool {
    let start = endOfBlanks(from: position)
    return start > position && hasDayOfMonth(at: start)
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
  func endsWord(at position: Int) -> Bool {
    guard let byte = byte(at: position), byte > 0x20, byte < 0x80, byte != UInt8(ascii: "/") else {
      return true
    }
    guard !byte.isASCIILetter, byte != UInt8(ascii: "_") else { return false }
    guard let next = self.byte(at: position + 1) else { return true }
    return !next.isASCIILetter && !next.isDigit && next != .colon
  }

  /// The position of the first blank of those before a position, of which at most 16 are passed, so that a search for
  /// dates that begin with a space takes no quadratic time.
  private func startOfBlanks(before position: Int) -> Int {
    var start = position
    while start > 0, position - start < 16, self[start - 1].isBlank { start -= 1 }
    return start
  }

  func endOfBlanks(from position: Int) -> Int {
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
