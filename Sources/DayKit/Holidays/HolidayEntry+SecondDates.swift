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
      end > 0 && extracting(end...).isOne(of: " . st nd rd th")
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
    let isAfterFor = count > 4 && self[3] == UInt8(ascii: " ") && extracting(..<3).isOne(of: " for")
    let first =
      isAfterSign
      ? end(from: 1) { $0 == UInt8(ascii: " ") }
      : isAfterFor ? 4 : count > 1 && self[0] == UInt8(ascii: "P") ? 1 : 0
    let number = end(from: first) { $0.digitValue != nil }
    let unit = end(from: number) { $0.digitValue != nil || ".,".utf8.contains($0) }
    guard number > first else { return false }
    var start = unit < count && self[unit] == UInt8(ascii: " ") ? unit + 1 : unit
    var end = end(from: start) { $0.isInName || $0.digitValue != nil }
    if extracting(start..<end).isOne(of: " working business calendar school full"), end < count {
      start = end + 1
      end = self.end(from: start) { $0.isInName }
    }
    // Not "3 Days War", "4 day weekend", "40 days after Easter" or "Apollo 11 Day".
    let (word, isLast) = (extracting(start..<end), end == count || self[end] == UInt8(ascii: ")"))
    let next = self.end(from: end) { $0 == UInt8(ascii: " ") }
    let isOfOther = extracting(next..<self.end(from: next) { $0.isLetter }).isOne(
      of: " after before of")
    let isLowercase = start < end && self[start] & 0x20 != 0
    let isUnit =
      word.isOne(of: " tage wochen")
      || isLast && word.isOne(of: isLowercase ? " day week month" : " week month")
      || (isLast || isLowercase)
        && word.isOne(
          of:
            " d w days weeks months jours semaines mois días dias semanas giorni settimane dagen weken dagar veckor dage dni"
        )
    let isOneDay = extracting(first..<unit).isText("1") && word.isOne(of: " d day days")
    return isAfterSign || !isOfOther && isUnit && !isOneDay
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
#endif
