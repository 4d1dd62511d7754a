import DayKit

extension DayAdjustment {
  /// Reads a word such as `end-of-month`, `next-or-same-friday`, `previous-15`, `2nd-tue-of-month`,
  /// `monday-of-week` or `last-business-day-of-quarter`.
  package init?(reading bytes: Span<UInt8>) {
    guard let adjustment = Self.directed(bytes) ?? Self.bound(bytes) ?? Self.part(bytes) else {
      return nil
    }
    self = adjustment
  }

  /// Reads a direction and what to look for.
  private static func directed(_ bytes: Span<UInt8>) -> Self? {
    var length = 0
    guard let direction = Direction(prefixOf: bytes, length: &length) else { return nil }
    let target = bytes.extracting(droppingFirst: length)
    if let weekday = Weekday(name: target) { return .weekday(direction, weekday) }
    if target.equals("business-day") { return .businessDay(direction) }
    guard (1...2).contains(target.count), target[0].isDigit, let number = target.integer,
      (1...31).contains(number)
    else { return nil }
    return .dayOfMonth(direction, number)
  }

  /// Reads the start or the end of a span, which are also its first and its last day.
  private static func bound(_ bytes: Span<UInt8>) -> Self? {
    guard let unit = Unit(suffixOf: bytes) else { return nil }
    let name = bytes.extracting(droppingLast: unit.suffix.utf8CodeUnitCount)
    if name.equals("start") || name.equals("first") { return .start(of: unit) }
    return name.equals("end") || name.equals("last") ? .end(of: unit) : nil
  }

  /// Reads a weekday or a business day of a span.
  private static func part(_ bytes: Span<UInt8>) -> Self? {
    guard let unit = Unit(suffixOf: bytes) else { return nil }
    let name = bytes.extracting(droppingLast: unit.suffix.utf8CodeUnitCount)
    if unit == .week, let weekday = Weekday(name: name) { return .weekdayOfWeek(weekday) }
    if unit == .month, let nth = NthWeekday(reading: name) { return .nthWeekdayOfMonth(nth) }
    guard let (ordinal, rest) = Ordinal.read(name), name.extracting(rest).equals("business-day")
    else { return nil }
    return .nthBusinessDay(ordinal, of: unit)
  }
}

extension DayAdjustment.Direction {
  /// Reads the direction with which a word begins, and the `-` after it.
  fileprivate init?(prefixOf bytes: Span<UInt8>, length: inout Int) {
    if bytes.starts(with: "next-or-same-") {
      (self, length) = (.nextOrSame, 13)
    } else if bytes.starts(with: "next-") {
      (self, length) = (.next, 5)
    } else if bytes.starts(with: "previous-or-same-") {
      (self, length) = (.previousOrSame, 17)
    } else if bytes.starts(with: "previous-") {
      (self, length) = (.previous, 9)
    } else {
      return nil
    }
  }
}

extension DayAdjustment.Unit {
  /// Reads the span with which a word ends.
  init?(suffixOf bytes: Span<UInt8>) {
    if bytes.ends(with: Self.month.suffix) {
      self = .month
    } else if bytes.ends(with: Self.week.suffix) {
      self = .week
    } else if bytes.ends(with: Self.quarter.suffix) {
      self = .quarter
    } else if bytes.ends(with: Self.year.suffix) {
      self = .year
    } else {
      return nil
    }
  }

  /// Reads the name of a span, such as `month`.
  package init?(name: Span<UInt8>) {
    if name.equals("week") {
      self = .week
    } else if name.equals("month") {
      self = .month
    } else if name.equals("quarter") {
      self = .quarter
    } else if name.equals("year") {
      self = .year
    } else {
      return nil
    }
  }

  fileprivate var suffix: StaticString {
    switch self {
    case .week: "-of-week"
    case .month: "-of-month"
    case .quarter: "-of-quarter"
    case .year: "-of-year"
    }
  }
}
