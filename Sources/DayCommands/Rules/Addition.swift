import DayKit
import DayRecords

/// Adds an amount to each day.
struct Addition: DayMap {
  private let amount: Amount
  private let overflow: MonthOverflow
  private let calendar: DateReader.WorkCalendarSource

  /// The number of days, if the amount consists of days only.
  private let days: Int?

  /// - Parameter calendar: Returns the calendar of the business days.
  init(
    _ amount: Amount, _ overflow: MonthOverflow,
    in calendar: @escaping DateReader.WorkCalendarSource
  ) {
    self.amount = amount
    self.overflow = overflow
    self.calendar = calendar
    days = amount.days
  }

  func map(_ days: Span<Day>, into answers: inout OutputSpan<Day>) -> DayError? {
    if let count = self.days { return map(days, by: count, into: &answers) }
    switch amount {
    case .period(let period) where overflow == .lastOfMonth:
      guard let months = period.totalMonths, let count = period.totalDays else {
        return days.isEmpty ? nil : .outOfRange
      }
      return map(days, into: &answers) { day throws(DayError) in
        try day.adding(Period(months: months, days: count))
      }
    case .period(let period):
      return map(days, into: &answers) { [overflow] day throws(DayError) in
        try day.adding(period, overflow: overflow)
      }
    case .businessDays(let count):
      let calendar = calendar()
      return map(days, into: &answers) { day throws(DayError) in
        try day.adding(businessDays: count, in: calendar)
      }
    }
  }

  @inline(__always)
  private func map(
    _ days: Span<Day>, into answers: inout OutputSpan<Day>,
    _ answer: (Day) throws(DayError) -> Day
  ) -> DayError? {
    for index in days.indices {
      do throws(DayError) {
        answers.append(try answer(days[index]))
      } catch {
        return error
      }
    }
    return nil
  }

  private func map(
    _ days: Span<Day>, by count: Int, into answers: inout OutputSpan<Day>
  ) -> DayError? {
    for index in days.indices {
      guard let sum = Day(exactly: days[index].daysSince1970 &+ count) else { return .outOfRange }
      answers.append(sum)
    }
    return nil
  }
}
