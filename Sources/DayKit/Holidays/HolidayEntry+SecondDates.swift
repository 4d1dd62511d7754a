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
    var start = name.startOfSecondDate
    var isJoined = name.hasDash(upTo: start)
    let (last, isObserved) = (days.upperBound, name.isObserved)
    // The weekday of the first day, or after a dash that of the last one.
    let endOfWeekday = name.end(from: start) { $0.isLetter }
    if let weekday = Weekday(name: name.extracting(start..<endOfWeekday)) {
      if isJoined, !isObserved, weekday != last.weekday { return .unclear }
      start = name.end(from: endOfWeekday) { $0.separatesSpans }
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
    // A number of four digits belongs to a name such as "2025 ends". A month or a week may be a column of its own.
    if DaySpan.year(second) == nil, let span = try? DaySpan(parsing: second, in: fiscalCalendar),
      isJoined || second.count > 8 || !span.days.contains(days)
    {
      return .days(span.days)
    }
    let later = laterDate(than: days, in: name, from: start, isObserved: isObserved)
    guard case .none = later else { return later }
    let end = start + second.count
    let isUnclear =
      isJoined
      ? second.isUnclearEnd(of: last) || isAfterWord && second.isEarlierDay(than: last)
        || name.hasNamedEnd(from: start, after: last, isObserved: isObserved)
      : name.isNextDay(start..<end, after: last)
        || !isObserved && second.isOtherDate(than: last)
          && (second.count >= 5 || name.endsList(at: end))
    return isUnclear || name.isAmount ? .unclear : .none
  }

  /// Returns the first date in a name that is later, and neither in brackets nor after a word such as "of", as in
  /// "in lieu of 2026-12-26".
  ///
  /// - Parameter isObserved: Whether a date with the name of a month is the one that the day replaces.
  private static func laterDate(
    than days: ClosedRange<Day>, in name: Span<UInt8>, from start: Int, isObserved: Bool
  ) -> SecondDate {
    var (position, isAside, isAfterJoin) = (start, false, false)
    var depth = name.depth(of: 0..<start)
    while position < name.count {
      let end = name.end(from: position) { $0.isInSpan }
      let isEndOfSentence = end - position > 1 && name[end - 1] == UInt8(ascii: ".")
      let word = name.extracting(position..<(isEndOfSentence ? end - 1 : end))
      // Shorter texts, such as 2026-01, may be numbers.
      if depth <= 0, !isAside, word.count >= 10, let span = try? DaySpan(parsing: word).days,
        days.lowerBound <= span.lowerBound, days.upperBound < span.upperBound
      {
        return .days(span)
      }
      if depth <= 0, !isAside, !isObserved,
        word.isLaterDate(than: days.upperBound)
          || NamedDate(in: name, at: position)?.isLater(than: days) == true
          || isAfterJoin && word.numbers.count == 2 && word.isOtherDate(than: days.upperBound)
      {
        return .unclear
      }
      isAfterJoin = word.text(word.indices).joinsDates
      position = name.end(from: end) { !$0.isInSpan }
      depth += name.depth(of: end..<position)
      let isWeekday = Weekday(name: word) != nil
      isAside = isAside && isWeekday || word.text(word.indices).isBesideOtherDate
    }
    return .none
  }
}

/// A date such as `31 Dec`, `Dec. 31, 2026` or `31 de diciembre de 2026`.
private struct NamedDate {
  let dayOfMonth: Int
  let year: Int?

  /// The month; `nil` if its name is not English, with a year that shows that it is one.
  let month: Int?

  /// The position after the date.
  let end: Int

  /// Reads the date at the beginning of a word.
  init?(in text: Span<UInt8>, at start: Int) {
    var end = start
    if let day = text.dayOfMonth(from: &end) {
      let isOrdinal = text[end - 1].isLetter
      let word = text.nextWord(from: &end)
      dayOfMonth = day
      month = MonthDay.month(named: text.extracting(word))
      // Not "3rd Monday 2026".
      guard month != nil || word.count >= 3 && !isOrdinal else { return nil }
    } else {
      month = MonthDay.month(named: text.extracting(text.nextWord(from: &end)))
      guard month != nil, let day = text.dayOfMonth(from: &end) else { return nil }
      dayOfMonth = day
    }
    var rest = text.end(from: end) { ", -".utf8.contains($0) }
    if text.text(rest..<text.end(from: rest) { $0.isInName }) == "de" { rest += 3 }
    let last = text.end(from: rest) { $0.digitValue != nil }
    year = last - rest == 4 ? Int(text.text(rest..<last)) : nil
    self.end = year == nil ? end : last
    guard month != nil || year != nil else { return nil }
  }

  /// Whether the date is after some days, in their year if it has no other.
  func isLater(than days: ClosedRange<Day>) -> Bool {
    let last = days.upperBound
    guard let month else {
      let others = [days.lowerBound.dayOfMonth, last.dayOfMonth]
      return year.map { 0...1 ~= $0 - last.year } == true && !others.contains(dayOfMonth)
    }
    return (year ?? last.year, month, dayOfMonth) > (last.year, last.month, last.dayOfMonth)
  }
}

extension Span<UInt8> {
  /// How many more opening brackets than closing ones are in a part of the text.
  fileprivate func depth(of range: Range<Int>) -> Int {
    let bytes = extracting(range)
    return bytes.indices.count { "([{".utf8.contains(bytes[$0]) }
      - bytes.indices.count { ")]}".utf8.contains(bytes[$0]) }
  }

  /// Whether there is a hyphen, a full stop, an ampersand, a plus sign, or a dash outside ASCII, before a position.
  fileprivate func hasDash(upTo end: Int) -> Bool {
    (0..<end).contains {
      "-.&+".utf8.contains(self[$0]) || self[$0] >= 0x80 && space(at: $0) == nil
    }
  }

  /// Whether the text, after a dash or a word such as "to", looks like the end of a span: a date in another form, or
  /// the quarter, the weekday or the later day of a month in which it ends.
  fileprivate func isUnclearEnd(of day: Day) -> Bool {
    // A full stop after the number belongs to the name of a month, and letters to an ordinal number.
    let end = end(from: 0) { $0.digitValue != nil }
    let isNumber =
      end > 0 && [".", "st", "nd", "rd", "th"].contains(text(end..<count).lowercased())
    return isPartOfYear || Weekday(name: self) != nil
      || (isNumber ? extracting(0..<end) : self).isOtherDate(than: day)
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
    // The first one and the last one.
    case 4...6:
      let dash = end(from: 0) { $0 != UInt8(ascii: "-") }
      return dash < count && extracting((dash + 1)...).isOtherDate(than: day)
    default: return false
    }
  }

  /// Whether the text is a date in digits with a year, such as `31.12.2026` or `12/31/2026`, that is later than a day.
  fileprivate func isLaterDate(than day: Day) -> Bool {
    let numbers = numbers
    guard numbers.count == 3, let index = numbers.firstIndex(where: { $0 > 999 }), index != 1
    else { return false }
    let (first, second) = index == 0 ? (numbers[1], numbers[2]) : (numbers[0], numbers[1])
    let readings = [(first, second), (second, first)].compactMap {
      try? Day(year: numbers[index], month: $0.0, day: $0.1)
    }
    return !readings.contains(day) && readings.contains { $0 > day && $0.year <= day.year + 1 }
  }

  /// Whether the text is the number of an earlier day of a month, as that of a later month is.
  fileprivate func isEarlierDay(than day: Day) -> Bool {
    numbers.count == 1 && 1..<day.dayOfMonth ~= numbers[0]
  }

  /// The numbers in a text without letters.
  fileprivate var numbers: [Int] {
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
  /// Reads a day of the month such as `31`, `31.` or `31st`, and passes what separates it from the month.
  fileprivate func dayOfMonth(from position: inout Int) -> Int? {
    let digits = end(from: position) { $0.digitValue != nil }
    guard 1...2 ~= digits - position, let day = Int(text(position..<digits)), 1...31 ~= day
    else { return nil }
    let suffix = end(from: digits) { $0.isInName }
    let isOrdinal = ["st", "nd", "rd", "th"].contains(text(digits..<suffix))
    guard suffix == digits || isOrdinal else { return nil }
    position = suffix
    return day
  }

  /// The next word after blanks and a full stop, without "de" before it, and the full stop of an abbreviation.
  fileprivate func nextWord(from position: inout Int) -> Range<Int> {
    var start = end(from: position) { ". -".utf8.contains($0) }
    var word = end(from: start) { $0.isInName }
    if text(start..<word) == "de" {
      start = end(from: word) { $0 == UInt8(ascii: " ") }
      word = end(from: start) { $0.isInName }
    }
    position = end(from: word) { ". ".utf8.contains($0) }
    return start..<word
  }

  /// Whether the text from a position on begins with a date such as `1 January` or `Jan 1 2026` that may be the end of
  /// a span: it follows the last day within six weeks, or it is alone and is another day.
  fileprivate func hasNamedEnd(from start: Int, after last: Day, isObserved: Bool) -> Bool {
    guard let date = NamedDate(in: self, at: start), let month = date.month else { return false }
    let days = (month - last.month) * 31 + date.dayOfMonth - last.dayOfMonth
    return !isObserved && 1...42 ~= (days + 12 * 31) % (12 * 31)
      || end(from: date.end) { $0.digitValue != nil || ", ".utf8.contains($0) } == count
        && (month != last.month || days > 0)
  }

  /// Whether the name says that the day replaces another one.
  fileprivate var isObserved: Bool {
    let word = "observed".utf8
    return indices.contains { start in
      count - start >= word.count && zip(start..., word).allSatisfy { self[$0] | 0x20 == $1 }
    }
  }

  /// Where a second date may begin: after punctuation, and in brackets after a word such as "to".
  fileprivate var startOfSecondDate: Int {
    let start = end(from: 0) { $0.separatesSpans }
    let opening = end(from: start) { $0 == UInt8(ascii: "(") }
    return text(opening..<end(from: opening) { $0.isLetter }).joinsDates ? opening : start
  }

  /// Whether a word is the number of the next day of the month, before other words, as in `25 Christmas`.
  fileprivate func isNextDay(_ word: Range<Int>, after day: Day) -> Bool {
    text(word) == "\(day.dayOfMonth + 1)" && word.upperBound < count
      && blankWidth(at: word.upperBound) > 0
  }

  /// Whether the text is an amount such as `7d`, `2 Weeks` or `P7D`, or begins with one as `2 weeks off` does, or with a
  /// sign as `+8 days` does.
  fileprivate var isAmount: Bool {
    let isAfterSign = count > 1 && self[0] == UInt8(ascii: "+")
    let first =
      isAfterSign
      ? end(from: 1) { $0 == UInt8(ascii: " ") } : count > 1 && self[0] == UInt8(ascii: "P") ? 1 : 0
    let unit = end(from: first) { $0.digitValue != nil }
    guard unit > first else { return false }
    let start = unit < count && self[unit] == UInt8(ascii: " ") ? unit + 1 : unit
    let end = end(from: start) { $0.isInName || $0.digitValue != nil }
    // Not "3 Days War".
    let word = end == count ? text(start..<end).lowercased() : text(start..<end)
    return isAfterSign || ["d", "day", "days", "w", "week", "weeks"].contains(word)
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

  fileprivate var isInName: Bool { isLetter || self >= 0x80 }

  fileprivate var isInSpan: Bool { isLetter || digitValue != nil || "-./".utf8.contains(self) }
}
#endif
