package import DayKit

/// One of several equal weekdays of a month, such as the second Tuesday.
package struct NthWeekday: Hashable, Sendable {
  /// 1 for the first, −1 for the last, and so on; 1 to 5 or −5 to −1.
  package var ordinal: Int

  package var weekday: Weekday

  package init(_ ordinal: Int, _ weekday: Weekday) {
    self.ordinal = ordinal
    self.weekday = weekday
  }

  /// Whether the day is this weekday of its month.
  package func matches(_ day: Day) -> Bool {
    guard day.weekday == weekday else { return false }
    let (index, count) = (day.dayOfMonth, day.yearMonth.dayCount)
    return ordinal > 0 ? ordinal == (index + 6) / 7 : ordinal == -((count - index) / 7 + 1)
  }
}

extension NthWeekday {
  /// Reads an ordinal number and a weekday, such as `2-tue`, `2nd-tuesday`, `last-fri` or
  /// `last-fri-of-month`.
  package init?(reading text: Span<UInt8>) {
    let unit = DaySpan.Kind(suffixOf: text)
    let bytes = unit == .month ? text.extracting(droppingLast: "-of-month".utf8.count) : text
    guard let (ordinal, rest) = Ordinal.read(bytes),
      let weekday = Weekday(name: bytes.extracting(rest)),
      (-5...5).contains(ordinal)
    else { return nil }
    self.init(ordinal, weekday)
  }
}
