#if Formats
// A second date in a line of a list. As a part of the name, it would leave all days but the first without a holiday.

extension HolidayEntry {
  /// A second date in the name of a holiday.
  enum SecondDate {
    case none
    case days(ClosedRange<Day>)

    /// One in a form that is not that of a date here, or an amount.
    case unclear
  }

  /// Returns the date with which a name begins, even after a weekday, a dash, a slash or a word such as "to", or a
  /// later one anywhere in it.
  static func secondDate(
    beside days: ClosedRange<Day>, in name: Span<UInt8>, _ fiscalCalendar: FiscalCalendar?
  ) -> SecondDate {
    var start = name.end(from: 0) { $0.separatesSpans }
    var isJoined = name.hasDash(upTo: start)
    // The weekday of the first day.
    let weekday = name.end(from: start) { $0.isLetter }
    if Weekday(name: name.extracting(start..<weekday)) != nil {
      start = name.end(from: weekday) { $0.separatesSpans }
      isJoined = isJoined || name.hasDash(upTo: start)
    }
    var word = name.end(from: start) { $0.isLetter }
    var isAfterWord = false
    while name.text(start..<word).joinsDates || isAfterWord && name.text(start..<word).isBesideTo {
      start = name.end(from: word) { $0.separatesSpans }
      word = name.end(from: start) { $0.isLetter }
      (isJoined, isAfterWord) = (true, true)
    }
    let second = name.extracting(start..<name.end(from: start) { $0.isInSpan })
    // A number of four digits belongs to a name such as "2025 ends".
    if DaySpan.year(second) == nil, let span = try? DaySpan(parsing: second, in: fiscalCalendar) {
      return .days(span.days)
    }
    if let span = laterDate(than: days, in: name, from: start) { return .days(span) }
    let isUnclear =
      isJoined
      ? second.isUnclearEnd(of: days.upperBound)
        || name.extracting(start...).isInOtherMonth(than: days.upperBound)
      : second.isOtherDate(than: days.upperBound)
        && (second.count >= 5 || name.endsList(at: start + second.count))
    return isUnclear || name.isAmount ? .unclear : .none
  }

  /// Returns the first date in a name that is later, and neither in brackets nor after a word such as "of", as in
  /// "in lieu of 2026-12-26".
  private static func laterDate(
    than days: ClosedRange<Day>, in name: Span<UInt8>, from start: Int
  ) -> ClosedRange<Day>? {
    var (position, isAside) = (start, false)
    var depth = name.depth(of: 0..<start)
    while position < name.count {
      let end = name.end(from: position) { $0.isInSpan }
      let isEndOfSentence = end - position > 1 && name[end - 1] == UInt8(ascii: ".")
      let word = name.extracting(position..<(isEndOfSentence ? end - 1 : end))
      // Shorter texts, such as 2026-01, may be numbers.
      if depth <= 0, !isAside, word.count >= 10, let span = try? DaySpan(parsing: word).days,
        days.lowerBound <= span.lowerBound, days.upperBound < span.upperBound
      {
        return span
      }
      position = name.end(from: end) { !$0.isInSpan }
      depth += name.depth(of: end..<position)
      let isWeekday = Weekday(name: word) != nil
      isAside = isAside && isWeekday || word.text(word.indices).isBesideOtherDate
    }
    return nil
  }
}

extension Span<UInt8> {
  /// How many more opening brackets than closing ones are in a part of the text.
  fileprivate func depth(of range: Range<Int>) -> Int {
    let bytes = extracting(range)
    return bytes.indices.count { "([{".utf8.contains(bytes[$0]) }
      - bytes.indices.count { ")]}".utf8.contains(bytes[$0]) }
  }

  /// Whether there is a hyphen, a full stop, an ampersand, or a dash outside ASCII, before a position.
  fileprivate func hasDash(upTo end: Int) -> Bool {
    (0..<end).contains { "-.&".utf8.contains(self[$0]) || self[$0] >= 0x80 && space(at: $0) == nil }
  }

  /// Whether the text, after a dash or a word such as "to", looks like the end of a span: a date in another form, or
  /// the quarter, the weekday or the later day of a month in which it ends.
  fileprivate func isUnclearEnd(of day: Day) -> Bool {
    isPartOfYear || Weekday(name: self) != nil || isOtherDate(than: day)
  }

  /// Whether the text is a date in digits such as `12/31` that is not a day, or a later day of its month.
  ///
  /// A number with a full stop may be an ordinal number.
  fileprivate func isOtherDate(than day: Day) -> Bool {
    let (year, month, dayOfMonth) = (day.year, day.month, day.dayOfMonth)
    let numbers = numbers
    switch numbers.count {
    case 1 where count == 8: return numbers[0] != year * 10_000 + month * 100 + dayOfMonth
    case 1 where self[count - 1].digitValue != nil:
      return numbers[0] > dayOfMonth && numbers[0] <= 31
    case 2 where !numbers.allSatisfy({ 1...31 ~= $0 }) || Swift.min(numbers[0], numbers[1]) > 12:
      return false
    // The number of another year is that of another event.
    case 3 where numbers.contains { $0 > 99 && abs($0 - year) > 1 }: return false
    case 2, 3:
      let hasYear = numbers.count < 3 || numbers.contains { $0 == year || $0 == year % 100 }
      return !hasYear || !numbers.contains(month) || !numbers.contains(dayOfMonth)
    default: return false
    }
  }

  /// The numbers in a text without letters.
  private var numbers: [Int] {
    var numbers: [Int] = []
    for index in indices {
      if self[index].isLetter { return [] }
      guard let digit = self[index].digitValue else { continue }
      if index == 0 || self[index - 1].digitValue == nil { numbers.append(0) }
      numbers[numbers.count - 1] = Swift.min(numbers[numbers.count - 1], 99_999_999) * 10 + digit
    }
    return numbers
  }
}

extension Span<UInt8> {
  /// Whether the text is a date such as `1 January` or `Jan 1 2026` in another month than that of a day.
  fileprivate func isInOtherMonth(than day: Day) -> Bool {
    let isDayFirst = count > 0 && self[0].digitValue != nil
    let first = end(from: 0) { isDayFirst ? $0.digitValue != nil : $0.isLetter }
    let start = end(from: first) { ". ".utf8.contains($0) }
    let last = end(from: start) { isDayFirst ? $0.isLetter : $0.digitValue != nil }
    let month = MonthDay.month(named: extracting(isDayFirst ? start..<last : 0..<first))
    let isWhole = end(from: last) { $0.digitValue != nil || ", ".utf8.contains($0) } == count
    return start < last && isWhole && month.map { $0 != day.month } == true
  }

  /// Whether the text is an amount such as `7d`, `2 weeks` or `P7D`, or begins with a sign as `+8 days` does.
  fileprivate var isAmount: Bool {
    let hasSign = count > 1 && self[0] == UInt8(ascii: "+")
    let first = hasSign || count > 1 && self[0] == UInt8(ascii: "P") ? 1 : 0
    let unit = end(from: first) { $0.digitValue != nil }
    guard unit > first else { return false }
    let start = unit < count && self[unit] == UInt8(ascii: " ") ? unit + 1 : unit
    return hasSign
      || ["d", "day", "days", "w", "week", "weeks"].contains(text(start..<count).lowercased())
  }

  /// Whether the text ends at a position, or another number is there after a comma or a semicolon.
  fileprivate func endsList(at position: Int) -> Bool {
    guard position < count, self[position].separatesName else { return position == count }
    let next = end(from: position + 1) { $0 == UInt8(ascii: " ") }
    return next < count && self[next].digitValue != nil
  }
}

extension String {
  /// Whether the word stands between the first and the last day of a span, or between two days.
  fileprivate var joinsDates: Bool {
    switch lowercased() {
    case "to", "and", "until", "till", "til", "through", "thru", "bis", "und", "au", "al", "hasta",
      "tot", "t", "og", "och":
      true
    default: false
    }
  }

  /// Whether a date after the word is that of another event, as in "in lieu of 2026-12-26".
  fileprivate var isBesideOtherDate: Bool {
    ["of", "for", "from", "before", "after", "instead", "statt"].contains(lowercased())
  }

  /// Whether the word stands after one that joins dates, as in "bis zum", "til og med" and "t/m".
  fileprivate var isBesideTo: Bool {
    ["zum", "el", "m", "met", "med", "den", "including"].contains(lowercased())
  }
}

extension UInt8 {
  /// Whether the byte may be between two spans, such as that of a comma, or of a dash outside ASCII.
  fileprivate var separatesSpans: Bool {
    !isLetter && digitValue == nil && !#"()[]{}"'#"#.utf8.contains(self)
  }

  fileprivate var isInSpan: Bool { isLetter || digitValue != nil || "-./".utf8.contains(self) }
}
#endif
