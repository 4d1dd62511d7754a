import CommandGrammar
import DayKit
import DayRecords

extension RangeCommand {
  /// Returns which days of the sequence stay.
  func filter(
    _ skipped: FreeDays, _ formats: RecordFormats, _ surroundings: Surroundings
  ) throws(UsageError) -> DayFilter {
    var filter = DayFilter()
    if !only.isEmpty { filter.weekdays = [] }
    for word in only { filter.weekdays.formUnion(try WeekdaySet(word, of: "--only")) }
    for word in nth {
      for name in word.parts {
        guard let weekday = NthWeekday(reading: name.span) else {
          throw UsageError(
            "--nth: \(String(quoting: Array(name))) is not an ordinal number and a weekday, such as "
              + "2-tue, 1st-monday or last-fri"
              + (Weekday(name: name.span) == nil ? "" : "; for all of them, use --only"))
        }
        filter.nthWeekdays.append(weekday)
      }
    }
    if usesBusinessDays {
      filter.calendar = formats.workCalendar()
    } else if !skipped.isEmpty {
      filter.calendar = skipped.calendar(in: formats.workCalendar())
    }
    if !excluded.isEmpty {
      filter.excluded = try surroundings.days(
        of: excluded, for: "--except", formats.fiscalCalendar)
    }
    if !only.isEmpty, !skip.isEmpty, let calendar = filter.calendar, calendar.holidays.isEmpty,
      filter.weekdays.isDisjoint(with: calendar.weekend)
    {
      throw UsageError("--skip leaves out none of the weekdays of --only: leave it out")
    }
    try checkWeekdays(filter)
    return filter
  }

  /// Checks that the options, each of which may leave some weekdays, leave one together.
  private func checkWeekdays(_ filter: DayFilter) throws(UsageError) {
    // A weekend of seven days is an error of its own.
    guard weekdayOptionCount > 1, filter.possibleWeekdays.isEmpty else { return }
    throw UsageError("\(weekdayOptions.conjunction) leave no weekday: leave one of them out")
  }

  /// Checks that steps of whole weeks, which all have the weekday of the first day, meet one that stays.
  func check(_ step: Amount, from start: Day, in filter: DayFilter) throws(UsageError) {
    if case .businessDays = step, weekdayOptionCount > 0,
      filter.possibleWeekdays.isSubset(of: work.weekend)
    {
      throw UsageError(
        "steps of business days meet no weekday that \(weekdayOptions.conjunction) "
          + "leave\(weekdayOptions.count == 1 ? "s" : ""): use steps of days, such as 1d")
    }
    guard weekdayOptionCount > 0, case .period(let period) = step, period.years == 0,
      period.months == 0,
      period.days % 7 == 0, !filter.possibleWeekdays.contains(start.weekday),
      let other = (1...6).lazy.compactMap({ try? start.adding(.days($0)) }).first(where: {
        filter.possibleWeekdays.contains($0.weekday)
      })
    else { return }
    let options = weekdayOptions
    throw UsageError(
      "steps of weeks from \(start) meet no other weekday than \(start.weekday), which \(options.conjunction) "
        + "leave\(options.count == 1 ? "s" : "") out: begin on another day, such as \(other)")
  }

  // The first array of a type takes as long to create as the rest of a call.
  private var weekdayOptionCount: Int {
    (only.isEmpty ? 0 : 1) + (nth.isEmpty ? 0 : 1) + (skip.isEmpty ? 0 : 1)
      + (usesBusinessDays ? 1 : 0)
  }

  private var weekdayOptions: [String] {
    [
      only.isEmpty ? nil : "--only", nth.isEmpty ? nil : "--nth", skip.isEmpty ? nil : "--skip",
      usesBusinessDays ? "--business" : nil,
    ].compactMap(\.self)
  }
}
