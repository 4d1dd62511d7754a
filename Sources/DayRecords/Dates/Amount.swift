package import DayKit

/// The amount by which to move a day.
package enum Amount: Hashable, Sendable {
  case period(Period)
  case businessDays(Int)
}

extension Amount {
  /// The number of days, if the amount consists of days only and is not larger than the calendar.
  package var days: Int? {
    guard case .period(let period) = self, period == .days(period.days),
      period.days.magnitude <= Day.bounds.count
    else { return nil }
    return period.days
  }

  /// Whether the amount has months or years, whose days differ.
  package var hasMonths: Bool {
    switch self {
    case .period(let period): period.months != 0 || period.years != 0
    case .businessDays: false
    }
  }

  /// Returns the day that is this amount after the given day.
  ///
  /// - Parameters:
  ///   - overflow: What to do if a month is too short.
  ///   - calendar: Determines the business days. It is created only for an amount of business days,
  ///     because creating it takes longer than adding a period.
  package func added(
    to day: Day, _ overflow: MonthOverflow = .lastOfMonth,
    in calendar: @autoclosure () -> WorkCalendar = .mondayToFriday
  ) throws(DayError) -> Day {
    switch self {
    case .period(let period) where overflow == .lastOfMonth: try day.adding(period)
    case .period(let period): try day.adding(period, overflow: overflow)
    case .businessDays(let count): try day.adding(businessDays: count, in: calendar())
    }
  }

  /// The same amount in the other direction; `nil` if a number is the smallest integer.
  package var negated: Amount? {
    switch self {
    case .period(let period):
      let parts = [period.years, period.months, period.weeks, period.days]
      return parts.contains(.min) ? nil : .period(-period)
    case .businessDays(let count): return count == .min ? nil : .businessDays(-count)
    }
  }
}

extension Amount {
  /// Reads a number of days such as `30`, a number of business days such as `5b`, or a period.
  package init?(reading bytes: Span<UInt8>) {
    guard let last = bytes.byte(at: bytes.count - 1) else { return nil }
    if last.isDigit {
      guard let days = bytes.integer else { return nil }
      self = .period(.days(days))
    } else if last == UInt8(ascii: "b"), let count = bytes.extracting(droppingLast: 1).integer {
      self = .businessDays(count)
    } else if let period = Period(reading: bytes) {
      self = .period(period)
    } else {
      return nil
    }
  }
}

extension Amount: CustomStringConvertible {
  /// A period in ISO 8601, or business days such as `5b`.
  package var description: String {
    switch self {
    case .period(let period): period.description
    case .businessDays(let count): "\(count)b"
    }
  }
}
