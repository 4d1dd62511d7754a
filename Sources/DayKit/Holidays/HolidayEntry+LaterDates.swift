#if Formats
// A second date, an amount or a time of day after the first word of a name.

extension HolidayEntry {
  /// Returns the first date in a name that is later or the end of a span, unless it is in square brackets, in round ones
  /// without a word such as "until", or after a word such as "of", as in "in lieu of 2026-12-26".
  ///
  /// - Parameter isObserved: Whether a date with the name of a month is the one that the day replaces.
  static func laterDate(
    than days: ClosedRange<Day>, in name: Span<UInt8>, after lead: NameLead, isObserved: Bool
  ) -> SecondDate {
    var position = lead.end
    var (isAside, isAfterJoin, isAfterUntil, isAfterDay) = (false, false, lead.endsWithWord, false)
    var (round, square) = (0, 0)
    for index in 0..<position { name.count(index, &round, &square) }
    while position < name.count {
      let end = name.end(from: position) { $0.isInSpan }
      let isEndOfSentence = end - position > 1 && name[end - 1] == UInt8(ascii: ".")
      let word = name.extracting(position..<(isEndOfSentence ? end - 1 : end))
      let next = name.end(from: end) { !$0.isInSpan }
      if square <= 0 {
        let isHalf =
          word.isOne(of: " half")
          && name.extracting(next..<name.end(from: next) { $0.isLetter }).isOne(of: " day")
        if isHalf || word.isOne(of: " half-day") { return .timeOfDay }
        if name.hasTimeOfDay(at: position, isFirst: false) { return .timeOfDay }
        let amount = name.extracting(position...)
        if word.isRange(from: days) || amount.isAmount && amount[0].digitValue != nil {
          return .unclear
        }
        if days.count > 1, !isAside, word.isDate(within: days) { return .unclear }
      }
      if square <= 0, round <= 0 || isAfterUntil, !isAside {
        // In databases, a time follows a T. Shorter texts, such as 2026-01, may be numbers.
        let hasTime = word.count > 10 && word[10] == UInt8(ascii: "T")
        let date = hasTime ? word.extracting(..<10) : word
        if date.count >= 10, let span = try? DaySpan(parsing: date).days,
          days.lowerBound <= span.lowerBound, days.upperBound < span.upperBound
        {
          return .days(span)
        }
        if !isObserved,
          word.isLaterDate(than: days.upperBound)
            || NamedDate(in: name, at: position)?.isSecond(after: days) == true
        {
          return .unclear
        }
        let number = word.extracting(..<word.endOfOrdinal).numbers
        let isAlone = name.beginsField(at: position) && name.endsList(at: end)
        if !isObserved, number.count == 2, isAfterJoin || isAfterUntil || isAlone,
          word.isOtherDate(than: days.upperBound)
        {
          return .unclear
        }
        if !isObserved, number.count == 1, word.count <= 4, 1...31 ~= number[0],
          isAfterUntil
            && ![days.lowerBound.dayOfMonth, days.upperBound.dayOfMonth].contains(number[0])
            || isAfterDay && isAfterJoin && number[0] > days.lowerBound.dayOfMonth
        {
          return .unclear
        }
        // A weekday may be before a date.
        let isLastWord = next == name.count || name[next].digitValue == nil
        if isAfterUntil, !isObserved, position > lead.end, isLastWord, Weekday(name: word) != nil {
          return .unclear
        }
        isAfterDay =
          number == [days.lowerBound.dayOfMonth]
          || isAfterDay
            && (word.joinsDates || word.count == 1 && !word[0].isLetter)
      }
      position = next
      let isWeekday = Weekday(name: word) != nil
      isAfterJoin = word.joinsDates || word.isText("-") || name.hasDash(in: end..<position)
      isAfterUntil = word.isUntil || isAfterUntil && (word.isBesideTo || isWeekday)
      // As in "in lieu of 2026-12-26".
      isAside = isAside && isWeekday || word.isOne(of: " of for from before after instead statt")
      for index in end..<position { name.count(index, &round, &square) }
    }
    return .none
  }
}

extension NamedDate {
  /// Whether the date is later than some days, or within six weeks after them.
  fileprivate func isSecond(after days: ClosedRange<Day>) -> Bool {
    isLater(than: days) || year == nil && follows(days.upperBound)
  }
}

extension Span<UInt8> {
  /// Counts a bracket at a position.
  fileprivate func count(_ position: Int, _ round: inout Int, _ square: inout Int) {
    switch self[position] {
    case UInt8(ascii: "("): round += 1
    case UInt8(ascii: ")"): round -= 1
    case UInt8(ascii: "["), UInt8(ascii: "{"): square += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"): square -= 1
    default: break
    }
  }

  fileprivate var hasLetter: Bool { indices.contains { self[$0].isLetter } }

  /// Whether a comma, a semicolon or a tab is before a position.
  fileprivate func beginsField(at position: Int) -> Bool {
    let start = (0..<position).last { self[$0] != UInt8(ascii: " ") }
    return start.map { self[$0].separatesName || self[$0] == UInt8(ascii: "\t") } ?? false
  }

  /// The days that a text such as `31.12.2026`, `12/31/26` or `31.12.` may be, the last ones near a year.
  private func readings(near year: Int) -> [Day] {
    let numbers = numbers
    switch numbers.count {
    case 1 where count == 8: return [try? DayFormat.basic.read(self)].compactMap { $0 }
    case 2:
      return [year, year + 1].flatMap { Self.days($0, numbers[0], numbers[1]) }
    case 3:
      if numbers[0] > 999 { return Self.days(numbers[0], numbers[1], numbers[2]) }
      let last = numbers[2]
      return Self.days(last < 100 ? year / 100 * 100 + last : last, numbers[0], numbers[1])
    default: return []
    }
  }

  private static func days(_ year: Int, _ first: Int, _ second: Int) -> [Day] {
    [(first, second), (second, first)].compactMap { try? Day(year: year, month: $0.0, day: $0.1) }
  }

  /// Whether the text is a date in digits with a year that is later than a day, and not by more than a year.
  fileprivate func isLaterDate(than day: Day) -> Bool {
    guard numbers.count != 2 else { return false }
    let readings = readings(near: day.year)
    return !readings.contains(day) && readings.contains { $0 > day && $0.year <= day.year + 1 }
  }

  /// Whether the text is a date in digits that is one of some days.
  fileprivate func isDate(within days: ClosedRange<Day>) -> Bool {
    readings(near: days.lowerBound.year).contains { days.contains($0) }
  }

  /// Whether the text is a span of numbers such as `24.-31.12.`, `24-31` or `24.12.2026-31.12.2026` that begins with
  /// the first of some days.
  fileprivate func isRange(from days: ClosedRange<Day>) -> Bool {
    let hyphen = end(from: 0) { $0 != UInt8(ascii: "-") }
    guard hyphen < count, !hasLetter else { return false }
    let (first, last) = (extracting(..<hyphen).numbers, extracting((hyphen + 1)...))
    let day = days.lowerBound.dayOfMonth
    guard first.count <= 3, first.contains(day) else { return false }
    let end = last.extracting(..<last.endOfOrdinal).numbers
    return end.count == 1
      ? first.count == 1 && day < end[0] && end[0] <= 31 : last.isOtherDate(than: days.upperBound)
  }

  /// Whether a time of day is at a position, such as `9:30`, `1 pm`, `14h`, `14 Uhr` or `9-12 Uhr`.
  ///
  /// - Parameter isFirst: Whether it may be after a word such as "from", and have a full stop, as in `13.30`.
  func hasTimeOfDay(at position: Int, isFirst: Bool) -> Bool {
    let word = end(from: position) { $0.isLetter }
    let isBeforeTime =
      isFirst && extracting(position..<word).isOne(of: " from at after before until ab")
    var start = isBeforeTime ? end(from: word) { $0 == UInt8(ascii: " ") } : position
    var end = end(from: start) { $0.digitValue != nil }
    guard let hour = extracting(start..<end).decimalNumber(ofAtMost: 2), hour < 24 else {
      return false
    }
    if end < count, self[end] == UInt8(ascii: ":") || isFirst && self[end] == UInt8(ascii: ".") {
      let last = self.end(from: end + 1) { $0.digitValue != nil }
      // A number after a full stop may be that of a month or a day.
      if last == end + 3, let minute = extracting(end + 1..<last).decimalNumber(ofAtMost: 2),
        minute < 60,
        self[end] == UInt8(ascii: ":") || minute % 15 == 0
      {
        return true
      }
    }
    // At most as far as in "9 - 12 Uhr", because other numbers may follow.
    let limit = Swift.min(count, start + 10)
    while end < limit, "- ".utf8.contains(self[end]) || self[end].digitValue != nil { end += 1 }
    start = end
    end = self.end(from: start) { $0.isInName || $0 == UInt8(ascii: ".") }
    let unit = extracting(start..<end)
    // Later, 8h is a length.
    return unit.isOne(of: " am pm a.m. p.m. uhr") || isFirst && unit.isOne(of: " h")
  }
}
#endif
