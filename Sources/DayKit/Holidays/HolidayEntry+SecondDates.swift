#if Formats
// A second date in a line of a list. As a part of the name, it would leave all days but the first without a holiday.

extension HolidayEntry {
  /// A second date in the name of a holiday.
  enum SecondDate {
    case none
    case days(ClosedRange<Day>)

    /// One in a form that is not that of a date here, or an amount.
    case unclear

    /// A time of day instead of a date.
    case timeOfDay

    /// Another weekday than that of the date.
    case otherWeekday
  }

  /// Returns the date with which a name begins, even after a weekday, a dash, a slash or a word such as "to", or a
  /// later one anywhere in it.
  static func secondDate(
    beside days: ClosedRange<Day>, in name: Span<UInt8>, _ fiscalCalendar: FiscalCalendar?
  ) -> SecondDate {
    let (last, isObserved) = (days.upperBound, name.isObserved)
    let lead = NameLead(of: name, beside: days)
    let start = lead.end
    if name.hasTimeOfDay(at: start, isFirst: true) { return .timeOfDay }
    let second = name.extracting(start..<name.end(from: start) { $0.isInSpan })
    // A number of four digits belongs to a name such as "2025 ends". A month or a week may be a column of its own.
    if DaySpan.year(second) == nil, let span = try? DaySpan(parsing: second, in: fiscalCalendar),
      lead.isJoined || second.count > 8 || !span.days.contains(days)
    {
      return .days(span.days)
    }
    if lead.hasOtherWeekday, !isObserved { return .unclear }
    let later = laterDate(than: days, in: name, after: lead, isObserved: isObserved)
    guard case .none = later else { return later }
    if lead.contradictsDate, !isObserved { return .otherWeekday }
    let end = start + second.count
    let number = second.extracting(..<second.endOfOrdinal)
    let isUnclear =
      lead.isJoined
      ? second.isPartOfYear || number.isOtherDate(than: last)
        || lead.endsWithWord && second.isEarlierDay(than: last)
        || name.hasNamedEnd(from: start, after: last, isObserved: isObserved)
      : name.isNextDay(start..<end, after: last)
        || !isObserved && number.isOtherDate(than: last)
          && (number.count >= 5 || name.endsList(at: end))
    return isUnclear || name.extracting(start...).isAmount || name.isAmount ? .unclear : .none
  }
}

extension Span<UInt8> {
  /// The position after a number such as `25.` or `25th`, without what makes it an ordinal number; the end of any
  /// other text.
  var endOfOrdinal: Int {
    let end = end(from: 0) { $0.digitValue != nil }
    let isOrdinal =
      end > 0 && [".", "st", "nd", "rd", "th"].contains(text(end..<count).lowercased())
    return isOrdinal ? end : count
  }

  /// Whether the text is a date in digits such as `12/31` that is not a day, or a later day of its month.
  ///
  /// A number with a full stop may be an ordinal number.
  func isOtherDate(than day: Day) -> Bool {
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

  /// Whether the text is the number of an earlier day of a month, as that of a later month is.
  fileprivate func isEarlierDay(than day: Day) -> Bool {
    numbers.count == 1 && 1..<day.dayOfMonth ~= numbers[0]
  }

  /// The numbers in a text without letters.
  var numbers: [Int] {
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
  /// Whether the text from a position on begins with a date such as `1 January` or `Jan 1 2026` that may be the end of
  /// a span: it follows the last day within six weeks, or it is alone and is another day.
  fileprivate func hasNamedEnd(from start: Int, after last: Day, isObserved: Bool) -> Bool {
    guard let date = NamedDate(in: self, at: start), let month = date.month else { return false }
    return !isObserved && date.follows(last)
      || end(from: date.end) { $0.digitValue != nil || ", ".utf8.contains($0) } == count
        && (month != last.month || date.dayOfMonth > last.dayOfMonth)
  }

  /// Whether the name says that the day replaces another one.
  fileprivate var isObserved: Bool {
    let word = "observed".utf8
    return indices.contains { start in
      count - start >= word.count && zip(start..., word).allSatisfy { self[$0] | 0x20 == $1 }
    }
  }

  /// Whether a word is the number of the next day of the month, before other words, as in `25 Christmas`.
  fileprivate func isNextDay(_ word: Range<Int>, after day: Day) -> Bool {
    text(word) == "\(day.dayOfMonth + 1)" && word.upperBound < count
      && blankWidth(at: word.upperBound) > 0
  }

  /// Whether the text is an amount such as `7d`, `2 Weeks` or `P7D`, or begins with one as `2 weeks off` does, with a
  /// sign as `+8 days` does, or with "for".
  var isAmount: Bool {
    let isAfterSign = count > 1 && self[0] == UInt8(ascii: "+")
    let isAfterFor = count > 4 && text(0..<4).lowercased() == "for "
    let first =
      isAfterSign
      ? end(from: 1) { $0 == UInt8(ascii: " ") }
      : isAfterFor ? 4 : count > 1 && self[0] == UInt8(ascii: "P") ? 1 : 0
    let unit = end(from: first) { $0.digitValue != nil }
    guard unit > first else { return false }
    let start = unit < count && self[unit] == UInt8(ascii: " ") ? unit + 1 : unit
    let end = end(from: start) { $0.isInName || $0.digitValue != nil }
    // Not "3 Days War", "4 day weekend" or "40 days after Easter".
    let (word, isLast) = (text(start..<end), end == count || self[end] == UInt8(ascii: ")"))
    let next = text(self.end(from: end) { $0 == UInt8(ascii: " ") }..<count)
    let isOfOther = ["after ", "before ", "of "].contains { next.hasPrefix($0) }
    return isAfterSign
      || !isOfOther && (isLast ? word.lowercased() : word).isUnit(inSingular: isLast)
  }

  /// Whether the text ends at a position, or another number is there after a comma or a semicolon.
  func endsList(at position: Int) -> Bool {
    guard position < count, self[position].separatesName else { return position == count }
    let next = end(from: position + 1) { $0 == UInt8(ascii: " ") }
    return next < count && self[next].digitValue != nil
  }
}

extension UInt8 {
  /// Whether the byte may be in a date.
  var isInSpan: Bool { isLetter || digitValue != nil || "-./".utf8.contains(self) }
}

extension String {
  /// Whether the word is days or weeks, in a few languages.
  fileprivate func isUnit(inSingular allowsSingular: Bool) -> Bool {
    switch self {
    case "day", "week": allowsSingular
    case "d", "w", "days", "weeks", "Tage", "tage", "Wochen", "wochen", "jours", "semaines", "días",
      "semanas",
      "giorni", "settimane", "dagen", "weken", "dagar", "veckor":
      true
    default: false
    }
  }
}
#endif
