#if Formats
/// The workdays of every week, without holidays.
struct WorkWeek: Hashable, Sendable {
  let weekend: WeekdaySet

  /// One bit for each day of a week, set for workdays; the lowest is the weekday of ``Day/min``.
  private let workdays: UInt8

  /// The number of workdays in a week, 0 to 7.
  var length: Int { workdays.nonzeroBitCount }

  init(weekend: WeekdaySet) {
    self.weekend = weekend
    workdays = (0..<7).reduce(into: 0) { bits, offset in
      if !weekend.contains(Day.min.weekday.advanced(by: offset)) { bits |= 1 << UInt8(offset) }
    }
  }

  func isWorkday(_ weekday: Weekday) -> Bool { !weekend.contains(weekday) }

  /// The number of workdays among the given number of days from ``Day/min`` on.
  func workdays(in dayCount: Int) -> Int {
    let rest = workdays & (1 << UInt8(dayCount % 7) - 1)
    return dayCount / 7 * length + rest.nonzeroBitCount
  }

  /// The number of days from ``Day/min`` to a workday, counted from 0 for the first one.
  ///
  /// - Precondition: A week has workdays.
  func position(ofWorkday index: Int) -> Int {
    var rest = workdays
    for _ in 0..<index % length { rest &= rest - 1 }
    return index / length * 7 + rest.trailingZeroBitCount
  }
}
#endif
