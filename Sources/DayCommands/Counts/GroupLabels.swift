import DayKit

/// How the groups of counts are written.
struct GroupLabels: Sendable {
  var grouping: DayGrouping
  let firstWeekday: Weekday
  let symbols: DaySymbols

  /// The fiscal years, if years and quarters are not those of the calendar.
  var fiscalCalendar: FiscalCalendar?

  /// The text for a group, which sorts in the order of the groups unless they recur.
  func label(_ group: DayGroup, width: DaySymbols.Width = .wide) -> String {
    switch group.content {
    case .weekday(let weekday): symbols.name(of: weekday, width: width)
    case .monthOfYear(let month): symbols.name(ofMonth: month, width: width)
    case .dayOfMonth(let number): "\(number)"
    case .span(let span): label(span.days.lowerBound)
    }
  }

  /// The text for a fiscal year, half of it or a quarter; `nil` for other groups.
  private func label(_ first: Day, in fiscalCalendar: FiscalCalendar) -> String? {
    let year = first.formatted(as: .fiscalYear(fiscalCalendar))
    return switch grouping.spanKind {
    case .year: year
    case .halfYear: "\(year)-H\(fiscalCalendar.quarter(of: first) > 2 ? 2 : 1)"
    case .quarter: first.formatted(as: .fiscalQuarter(fiscalCalendar))
    default: nil
    }
  }

  /// Whether the labels are numbers.
  var areNumbers: Bool { grouping == .dayOfMonth }

  private func label(_ first: Day) -> String {
    if let fiscalCalendar, let label = label(first, in: fiscalCalendar) { return label }
    return switch grouping.spanKind?.code {
    case .day, .halfMonth, .last7Days, .custom, nil: first.description
    case .week where firstWeekday == .monday: String(first.weekDate.description.dropLast(2))
    case .week: first.description
    case .month: first.yearMonth.description
    case .quarter, .halfYear, .year:
      DaySpan(grouping.spanKind ?? .year, containing: first).description
    }
  }
}
