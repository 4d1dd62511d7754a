import DayKit

// A year of a format such as `yyyy` may be part of a date in another form, which stays as it is.

extension Span<UInt8> {
  /// Whether the number at a position is the year of a date such as `3 March 2026`, `March 3rd, 2026`, `2026-Mar-03`,
  /// `3. 5. 2026` or `Mar 3 10:00:00 CET 2026`, or the offset after a time such as `10:00:00 +0100`.
  ///
  /// Between a day and a year, a word is the name of a month in whatever language. Neither is an offset such as `-0500`
  /// alone, a time such as `1830` after a whole date, or the first number of `2025/26` and `2026,50` a year.
  func hasWrittenDate(besideYearAt start: Int) -> Bool {
    let end = start + digitCount(from: start, atMost: 9)
    if isOffset(at: start) { return true }
    let rest = digitCount(from: end + 1, atMost: 4)
    let isDecimal =
      byte(at: end) == .comma && rest < 4 && byte(at: start - 1) != .comma
      && byte(at: end + 1 + rest) != .comma
    if rest > 0, byte(at: end) == UInt8(ascii: "/") || isDecimal { return true }
    let before = WordBesideYear.words(before: text(Swift.max(0, start - 48)..<start))
    let after = WordBesideYear.words(after: text(end..<Swift.min(count, end + 32)))
    let time = before.lengthOfTime
    if time > 0, "+-".contains(before[0].gap) || byte(at: start - 1) == .comma { return true }
    if isTime(at: start, to: end), before[...].isWholeDate { return true }
    return before[time...].isDayAndMonth(isBeforeYear: true)
      || after[...].isDayAndMonth(isBeforeYear: false)
  }

  /// Whether a number may be a time such as `1830`: it is before a time zone, or is not a year of these centuries.
  private func isTime(at start: Int, to end: Int) -> Bool {
    guard let time = Int(text(start..<end)) else { return false }
    return time < 2_400 && time % 100 < 60 && (!isYear(at: start) || timeZone(from: end) != nil)
  }

  /// Whether the number at a position is after a plus sign, or is at most 14 hours after a hyphen.
  private func isOffset(at start: Int) -> Bool {
    guard let sign = byte(at: start - 1) else { return false }
    let isShort =
      self[start] == UInt8(ascii: "0")
      || self[start] == UInt8(ascii: "1") && (byte(at: start + 1) ?? 0) < UInt8(ascii: "5")
    return sign == UInt8(ascii: "+")
      || sign == UInt8(ascii: "-") && isShort && byte(at: start - 2)?.isDigit != true
  }
}

/// A word or a number near a year, or near another that is between it and the year.
private struct WordBesideYear {
  enum Role {
    case day, month, number, word
  }

  let role: Role
  let text: Substring

  /// What is between it and the year: a sign, with blanks beside it or none; a space for blanks only; and a zero for
  /// other text, and for none.
  let gap: Character

  private init(_ text: Substring, of line: Substring, gap: Substring) {
    self.text = text
    let signs = gap.filter { !$0.isWhitespace && !$0.isLetter }
    self.gap =
      switch signs.count {
      case 0: gap.contains(where: \.isWhitespace) ? " " : "0"
      case 1: signs == "–" ? "-" : signs.first ?? "0"
      default: "0"
      }
    let number = text.prefix(while: \.isDigit)
    let isTouched =
      line[..<text.startIndex].last?.isLetter == true
      || line[text.endIndex...].first?.isLetter == true
    role =
      if number.isEmpty {
        MonthDay.month(named: ContiguousArray(text.utf8).span) != nil ? .month : .word
      } else {
        !isTouched && number.count <= 2 && 1...31 ~= Int(number) ?? 0 ? .day : .number
      }
  }

  /// The words and numbers of the last line of a text, the last one first.
  static func words(before text: String) -> [WordBesideYear] {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let words = words(of: line)
    let ends = words.dropFirst().map(\.startIndex) + [line.endIndex]
    return zip(words, ends).reversed().map {
      WordBesideYear($0, of: line, gap: line[$0.endIndex..<$1])
    }
  }

  /// The words and numbers of the first line of a text.
  static func words(after text: String) -> [WordBesideYear] {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    let words = words(of: line)
    let starts = [line.startIndex] + words.map(\.endIndex)
    return zip(words, starts).map { WordBesideYear($0, of: line, gap: line[$1..<$0.startIndex]) }
  }

  /// The words and numbers of a line, without words such as "of".
  private static func words(of line: Substring) -> [Substring] {
    var words: [Substring] = []
    var rest = line
    while let start = rest.firstIndex(where: { $0.isDigit || $0.isLetter }) {
      var end = start
      if line[start].isDigit {
        end = line[start...].firstIndex { !$0.isDigit } ?? line.endIndex
        let suffix = line[end...].prefix(while: \.isLetter)
        if ["st", "nd", "rd", "th", "er"].contains(suffix) { end = suffix.endIndex }
      } else {
        end = line[start...].firstIndex { !$0.isLetter } ?? line.endIndex
      }
      let word = line[start..<end]
      if !["of", "de", "del", "the", "den", "to", "and"].contains(word) { words.append(word) }
      rest = line[end...]
    }
    return words
  }
}

extension [WordBesideYear] {
  /// The number of words of a time such as `10:00:00` or `10:00 AM CET` at the beginning, the last one first.
  fileprivate var lengthOfTime: Int {
    let names = prefix { $0.role == .word && $0.text.count <= 5 && $0.text == $0.text.uppercased() }
    var end = names.count
    // The offset after it.
    if end + 1 < count, self[end].text.count == 4, "+-".contains(self[end + 1].gap) { end += 1 }
    if end + 1 < count, self[end + 1].gap == "." { end += 1 }
    let last = end
    while end + 1 < count, self[end + 1].gap == ":" { end += 1 }
    return end > last ? end + 1 : 0
  }
}

extension ArraySlice<WordBesideYear> {
  /// Whether the first words are the day and the month of a date, and not only the second day of several.
  fileprivate func isDayAndMonth(isBeforeYear: Bool) -> Bool {
    guard let nearest = first, let next = dropFirst().first else { return false }
    switch (nearest.role, next.role) {
    case (.month, .day), (.day, .month):
      return " ,./-".contains(nearest.gap) && " ./-".contains(next.gap)
    case (.word, .day):
      return (isBeforeYear || nearest.gap == ".") && nearest.text.count > 2
        && " ./-".contains(nearest.gap)
        && " ./-".contains(next.gap)
    case (.day, .day):
      let isSecondDay = " -&".contains(next.gap) && dropFirst(2).first?.role == .month
      let areTwoDigits = !isBeforeYear && nearest.text.count + next.text.count == 4
      return isBeforeYear && isSecondDay
        || nearest.gap == next.gap && (areTwoDigits ? " ./-:" : "./-:").contains(next.gap)
    default:
      return false
    }
  }
}

extension ArraySlice<WordBesideYear> {
  /// Whether the first words are a day, a month and a year in any order.
  fileprivate var isWholeDate: Bool {
    guard count > 2, first?.gap == " " else { return false }
    let roles = prefix(3).map(\.role)
    let years = prefix(3).filter { $0.role == .number && $0.text.count == 4 }
    let hasMonth = roles.contains(.month) || roles.count { $0 == .day } == 2
    return years.count == 1 && roles.contains(.day) && hasMonth && roles[1] != .number
      && !dropFirst().prefix(2).contains { $0.gap == "0" }
  }
}

extension Character {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}
