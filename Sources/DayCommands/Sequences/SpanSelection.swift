import DayKit
import DayRecords

/// Which days of a set are printed, and as which spans.
struct SpanSelection: Sendable {
  /// The days that must be in the set, or nil for all, and those that must not.
  var included: DaySet?
  var excluded = DaySet()

  /// The days to which spans are cut.
  var limits: ClosedRange<Day>?

  /// The most days between spans that become one.
  var join = 0
  var areGaps = false

  /// The calendar of the only days that count, if not all count.
  var calendar: WorkCalendar?

  /// The unit at whose ends spans are cut.
  var unit: DaySpan.Kind?

  /// The fiscal years, if years and quarters are not those of the calendar.
  var fiscalCalendar: FiscalCalendar?

  /// The fewest days of a span.
  var shortest = 1
  var isLongest = false
}

extension SpanSelection {
  /// Returns the spans in order; they begin and end on days that count.
  func spans(of days: DaySet) -> [ClosedRange<Day>] {
    var spans = selected(days).spans.flatMap(split).compactMap(trimmed)
    if shortest > 1 { spans.removeAll { count(of: $0) < shortest } }
    guard isLongest else { return spans }
    guard let longest = spans.lazy.map(count).max() else { return [] }
    return spans.first { count(of: $0) == longest }.map { [$0] } ?? []
  }

  /// The number of days of a span that count.
  func count(of span: ClosedRange<Day>) -> Int {
    calendar?.businessDays(in: span) ?? span.upperBound - span.lowerBound + 1
  }

  /// Whether a day of a span is printed.
  func counts(_ day: Day) -> Bool { calendar?.isBusinessDay(day) ?? true }

  private func selected(_ days: DaySet) -> DaySet {
    var days = days.subtracting(excluded)
    if let included { days.formIntersection(included) }
    days = joined(days, by: join)
    guard areGaps else { return limits.map { days.intersection(DaySet($0)) } ?? days }
    guard let limits = limits ?? days.bounds else { return DaySet() }
    return joined(DaySet(limits).subtracting(days), by: 0)
  }

  /// Fills the gaps in which at most a number of days count.
  private func joined(_ days: DaySet, by most: Int) -> DaySet {
    calendar == nil && most == 0 ? days : days.joiningSpans { count(of: $0) <= most }
  }

  private func split(_ span: ClosedRange<Day>) -> [ClosedRange<Day>] {
    guard let unit else { return [span] }
    var parts: [ClosedRange<Day>] = []
    var first = span.lowerBound
    while true {
      let last = min(first.span(of: unit, in: fiscalCalendar).upperBound, span.upperBound)
      parts.append(first...last)
      if last == span.upperBound { return parts }
      first = last + 1
    }
  }

  /// The span from the first to the last day that counts, or `nil` if none does.
  private func trimmed(_ span: ClosedRange<Day>) -> ClosedRange<Day>? {
    guard let calendar else { return span }
    guard let first = calendar.businessDay(1, in: span),
      let last = calendar.businessDay(-1, in: span)
    else { return nil }
    return first...last
  }
}
