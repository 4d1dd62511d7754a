import DayKit
import DayRecords

/// How to count the time from one day to another.
struct Difference: Sendable {
  /// Whether both the first and the last day count.
  var isInclusive = false

  /// Whether the earlier day is the start, so that no difference is negative.
  var isAbsolute = false

  /// Returns the calendar of the business days.
  var workCalendar: DateReader.WorkCalendarSource = { .mondayToFriday }
}

extension Difference {
  /// Whether days are counted from the start to the end, without the start.
  var isPlain: Bool { !isInclusive && !isAbsolute }

  func days(_ start: Day, _ end: Day) -> Int {
    let (start, end) = ordered(start, end)
    return end - start + (isInclusive ? (start <= end ? 1 : -1) : 0)
  }

  /// The number of business days.
  func businessDays(_ start: Day, _ end: Day, in calendar: WorkCalendar) -> Int {
    let (start, end) = ordered(start, end)
    let count = start.businessDays(until: end, in: calendar)
    // A count in either direction leaves out the earlier day.
    guard isInclusive, calendar.isBusinessDay(min(start, end)) else { return count }
    return count + (start <= end ? 1 : -1)
  }

  /// The whole units of one kind.
  func count(_ unit: Day.Unit, _ start: Day, _ end: Day) -> Int {
    switch unit.code {
    case .days: days(start, end)
    case .weeks: days(start, end) / 7
    case .months, .quarters, .years: stretch(start, end).months / unit.monthCount
    }
  }

  /// The period in years, months and days.
  func period(_ start: Day, _ end: Day) -> Period {
    let stretch = stretch(start, end)
    return Period(
      years: stretch.months / 12, months: stretch.months % 12,
      days: stretch.days(after: stretch.months))
  }

  /// The numbers of several units, in the same order, where each counts the remainder of the larger ones.
  func counts(_ units: [Day.Unit], _ start: Day, _ end: Day) -> [Int] {
    var counts = [Int](repeating: 0, count: units.count)
    let shortest = units.map(\.monthCount).filter { $0 > 0 }.min()
    var days = days(start, end)
    if let shortest {
      let stretch = stretch(start, end)
      var months = stretch.months / shortest * shortest
      days = stretch.days(after: months)
      for unit in [Day.Unit.years, .quarters, .months] {
        guard let index = units.firstIndex(of: unit) else { continue }
        counts[index] = months / unit.monthCount
        months %= unit.monthCount
      }
    }
    if let index = units.firstIndex(of: .weeks) {
      counts[index] = days / 7
      days %= 7
    }
    if let index = units.firstIndex(of: .days) { counts[index] = days }
    return counts
  }

  /// The numbers of some units in words, such as `1 year, 2 months and 3 days`.
  ///
  /// A minus at the beginning applies to all parts.
  func words(_ units: [Day.Unit], _ start: Day, _ end: Day) -> String {
    let counts = counts(units, start, end)
    var parts = zip(units, counts).filter { $0.1 != 0 }.map { unit, count in
      "\(count.magnitude) \(unit.noun)\(count.magnitude == 1 ? "" : "s")"
    }
    guard let last = parts.popLast() else { return "0 \(units.last?.name ?? "days")" }
    let sign = counts.contains { $0 < 0 } ? "-" : ""
    return sign + (parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last)
  }

  private func ordered(_ start: Day, _ end: Day) -> (start: Day, end: Day) {
    isAbsolute && end < start ? (end, start) : (start, end)
  }
}

/// The time between two days, for counting its months.
private struct Stretch {
  var start: Day
  var end: Day

  /// Months in whole cycles of the calendar, in addition to those between the days.
  var cycles = 0

  /// The number of whole months.
  var months: Int { start.wholeMonths(until: end) + cycles }

  /// The number of days that remain after some of these months.
  func days(after months: Int) -> Int {
    let step = try? start.adding(.months(months - cycles))
    return end - (step ?? start)
  }
}

extension Difference {
  /// The time from one day to another, including the last day if both count.
  private func stretch(_ start: Day, _ end: Day) -> Stretch {
    let (start, end) = ordered(start, end)
    guard isInclusive else { return Stretch(start: start, end: end) }
    let step = start <= end ? 1 : -1
    if let last = Day(exactly: end.daysSince1970 + step) { return Stretch(start: start, end: last) }
    // There is no day after the end. The calendar repeats after 400 years, so move the end, and
    // count their months separately.
    let cycle = step * 146_097
    let last = end - cycle + step
    guard step > 0 ? start > last : start < last else {
      return Stretch(start: start, end: last, cycles: step * 4_800)
    }
    return Stretch(start: start - cycle, end: last)
  }
}
