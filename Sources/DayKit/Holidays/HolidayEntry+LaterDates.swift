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
    var context = NameContext(of: name, after: lead)
    while position < name.count {
      let (end, next) = name.endOfWord(from: position)
      let isEndOfSentence = end - position > 1 && name[end - 1] == UInt8(ascii: ".")
      let word = name.extracting(position..<(isEndOfSentence ? end - 1 : end))
      if !context.isQuoted {
        if name.hasPartOfDay(at: position, word, before: next) { return .timeOfDay }
        let rest = name.extracting(position...)
        let isLength = word.isRange(from: days) || rest.isAmount && rest[0].digitValue != nil
        let isException = days.count > 1 && !context.isAside && word.isDate(within: days)
        if isLength || isException { return .unclear }
      }
      if context.allowsDate {
        if let span = word.span(after: days) { return .days(span) }
        let isAlone = name.beginsField(at: position) && name.endsList(at: end)
        if !isObserved,
          word.isLaterDate(than: days.upperBound)
            || NamedDate(in: name, at: position)?.isSecond(after: days) == true
            || context.isEnd(word, of: days, isAlone: isAlone || isEndOfSentence)
            || position > lead.end && context.isWeekday(word, before: next, in: name)
        {
          return .unclear
        }
      }
      context.pass(word, name, end..<next, days.lowerBound.dayOfMonth)
      position = next
    }
    return .none
  }
}

/// What is before a word of a name.
private struct NameContext {
  /// The number of brackets that are open.
  private var (round, square) = (0, 0)

  /// Whether a date belongs to another event, as in "in lieu of 2026-12-26".
  private(set) var isAside = false

  /// Whether a dash or a word such as "and" is before the word, or one such as "until".
  private var isAfterJoin = false
  private var isAfterUntil: Bool

  /// Whether the day of the month, and perhaps a dash or such a word after it, is before the word.
  private var isAfterDay = false

  init(of name: Span<UInt8>, after lead: NameLead) {
    isAfterUntil = lead.endsWithWord
    count(name, 0..<lead.end)
  }

  /// Whether the word is in square brackets.
  var isQuoted: Bool { square > 0 }

  /// Whether a date here would be a second one of the holiday.
  var allowsDate: Bool { !isQuoted && !isAside && (round <= 0 || isAfterUntil) }

  /// Whether a word is the number of a day, or of a day and a month, with which the days end.
  ///
  /// - Parameter isAlone: Whether it is all between two commas, semicolons or tabs, or ends with a full stop.
  func isEnd(_ word: Span<UInt8>, of days: ClosedRange<Day>, isAlone: Bool) -> Bool {
    let number = word.extracting(..<word.endOfOrdinal).numbers
    let (first, last) = (days.lowerBound.dayOfMonth, days.upperBound.dayOfMonth)
    return switch number.count {
    case 2: (isAfterJoin || isAfterUntil || isAlone) && word.isOtherDate(than: days.upperBound)
    case 1 where word.count <= 4 && 1...31 ~= number[0]:
      isAfterUntil && number[0] != first && number[0] != last
        || isAfterDay && isAfterJoin && number[0] > first
    default: false
    }
  }

  /// Whether a word is the weekday with which the days end, and not one before a date.
  func isWeekday(_ word: Span<UInt8>, before next: Int, in name: Span<UInt8>) -> Bool {
    isAfterUntil && name.byte(at: next)?.digitValue == nil && Weekday(name: word) != nil
  }

  /// Goes past a word and what is between it and the next one.
  mutating func pass(
    _ word: Span<UInt8>, _ name: Span<UInt8>, _ gap: Range<Int>, _ dayOfMonth: Int
  ) {
    let isWeekday = Weekday(name: word) != nil
    if allowsDate {
      let isDay = word.extracting(..<word.endOfOrdinal).numbers == [dayOfMonth]
      isAfterDay =
        isDay || isAfterDay && (word.joinsDates || word.count == 1 && !word[0].isLetter)
    }
    isAfterJoin = word.joinsDates || word.isText("-") || name.hasDash(in: gap)
    isAfterUntil = word.isUntil || isAfterUntil && (word.isBesideTo || isWeekday)
    isAside = isAside && isWeekday || word.isOne(of: " of for from before after instead statt")
    count(name, gap)
  }

  private mutating func count(_ name: Span<UInt8>, _ range: Range<Int>) {
    for index in range {
      switch name[index] {
      case UInt8(ascii: "("): round += 1
      case UInt8(ascii: ")"): round -= 1
      case UInt8(ascii: "["), UInt8(ascii: "{"): square += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): square -= 1
      default: break
      }
    }
  }
}

extension NamedDate {
  /// Whether the date is later than some days, or within six weeks after them.
  fileprivate func isSecond(after days: ClosedRange<Day>) -> Bool {
    isLater(than: days) || year == nil && follows(days.upperBound)
  }
}

extension Span<UInt8> {
  /// The days of a word that is a date or a span in ISO 8601, if they end after some days.
  fileprivate func span(after days: ClosedRange<Day>) -> ClosedRange<Day>? {
    // In databases, a time follows a T. Shorter texts, such as 2026-01, may be numbers.
    let hasTime = count > 10 && self[10] == UInt8(ascii: "T")
    let date = hasTime ? extracting(..<10) : self
    guard date.count >= 10, let span = try? DaySpan(parsing: date).days else { return nil }
    return days.lowerBound <= span.lowerBound && days.upperBound < span.upperBound ? span : nil
  }

  /// The end of a word and the start of the next one; a slash after letters is between words, too.
  fileprivate func endOfWord(from start: Int) -> (end: Int, next: Int) {
    var end = start
    while end < count, self[end].isInSpan {
      let isBetween = self[end] == UInt8(ascii: "/") && end > start && self[end - 1].isLetter
      if isBetween { return (end, end + 1) }
      end += 1
    }
    return (end, self.end(from: end) { !$0.isInSpan })
  }

  /// Whether a time of day or half a day is at a position.
  fileprivate func hasPartOfDay(at position: Int, _ word: Span<UInt8>, before next: Int) -> Bool {
    hasTimeOfDay(at: position, isFirst: word.isBeforeTime) || word.isOne(of: " half-day")
      || word.isOne(of: " half 1/2")
        && extracting(next..<end(from: next) { $0.isLetter }).isOne(of: " day")
  }

  /// Whether the word may be before a time of day.
  fileprivate var isBeforeTime: Bool { isOne(of: " from at after before until ab") }

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

  /// Whether the text is a span of numbers such as `24.-31.12.`, `24-31`, `24/25` or `24.12./25.12.` that begins with
  /// the first of some days.
  fileprivate func isRange(from days: ClosedRange<Day>) -> Bool {
    let day = days.lowerBound.dayOfMonth
    var mark = end(from: 0) { $0 != UInt8(ascii: "-") }
    if mark == count {
      mark = end(from: 0) { $0 != UInt8(ascii: "/") }
      guard numbers == [day, day + 1] || mark > 1 && self[mark - 1] == UInt8(ascii: ".") else {
        return false
      }
    }
    guard mark < count, !hasLetter else { return false }
    let (first, last) = (extracting(..<mark).numbers, extracting((mark + 1)...))
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
    let isBeforeTime = isFirst && extracting(position..<word).isBeforeTime
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
