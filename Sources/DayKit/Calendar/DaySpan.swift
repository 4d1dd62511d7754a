/// A span of days as people pick one for a calendar or a report.
///
/// ```swift
/// let span = try DaySpan.week(containing: Day(2025, 8, 29), startingOn: .monday)
/// span.days                               // 2025-08-25 ... 2025-08-31
/// span.title()                            // 25–31 August 2025
/// span.kind                               // .week
/// ```
///
/// A span holds at least one day. Where it would reach beyond ``Day/min`` or ``Day/max`` it has the
/// days there are, as ``Day/firstOfWeek(startingOn:)`` has it. Spans are equal where they are of the
/// same kind and the same days: whichever day of it was picked, a week is the same week.
public struct DaySpan: Hashable, Sendable {
  let form: Form

  enum Form: Hashable, Sendable {
    case week(CalendarWeek)
    case last7Days(endingOn: Day)
    case month(YearMonth)
    case year(Int)
    case custom(ClosedRange<Day>)
  }

  /// The way in which a span is picked.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case week, last7Days, month, year, custom
  }
}

extension DaySpan {
  /// The week that a day lies in.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - first: The weekday that weeks start on.
  public static func week(containing day: Day, startingOn first: Weekday = .monday) -> DaySpan {
    DaySpan(form: .week(CalendarWeek(containing: day, startingOn: first)))
  }

  /// A day and the six days before it.
  public static func last7Days(endingOn day: Day) -> DaySpan {
    DaySpan(form: .last7Days(endingOn: day))
  }

  /// A month of a year.
  public static func month(_ month: YearMonth) -> DaySpan {
    DaySpan(form: .month(month))
  }

  /// A year.
  ///
  /// - Throws: ``DayError/outOfRange`` if days do not reach that year.
  public static func year(_ year: Int) throws(DayError) -> DaySpan {
    guard Day.years.contains(year) else { throw .outOfRange }
    return DaySpan(form: .year(year))
  }

  /// The year that a day lies in.
  public static func year(containing day: Day) -> DaySpan {
    DaySpan(form: .year(day.dayComponents.year))
  }

  /// The days from one to another, both included; which of them comes first plays no part.
  public static func custom(_ one: Day, _ other: Day) -> DaySpan {
    DaySpan(form: .custom(min(one, other)...max(one, other)))
  }
}

extension DaySpan {
  /// The way in which the span was picked.
  public var kind: Kind {
    switch form {
    case .week: .week
    case .last7Days: .last7Days
    case .month: .month
    case .year: .year
    case .custom: .custom
    }
  }

  /// The days of the span, from the first to the last.
  public var days: ClosedRange<Day> {
    switch form {
    case .week(let week): week.firstDay...week.lastDay
    case .last7Days(let day): (day - min(6, day - .min))...day
    case .month(let month): month.days
    case .year(let year): Day.first(ofYear: year)...Day.first(ofYear: year).lastOfYear
    case .custom(let days): days
    }
  }
}
