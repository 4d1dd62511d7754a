import CommandGrammar
import DayKit
import DayRecords

extension RangeCommand {
  /// Returns which days of the sequence stay.
  func filter(
    _ formats: RecordFormats, _ surroundings: Surroundings
  ) throws(UsageError) -> DayFilter {
    var filter = DayFilter()
    if !only.isEmpty { filter.weekdays = [] }
    for word in only { filter.weekdays.formUnion(try WeekdaySet(word, of: "--only")) }
    for word in nth {
      for name in word.parts {
        guard let weekday = NthWeekday(reading: name.span) else {
          throw UsageError(
            "--nth: \(String(quoting: Array(name))) is not an ordinal number and a weekday, such as "
              + "2-tue, 1st-monday or last-fri")
        }
        filter.nthWeekdays.append(weekday)
      }
    }
    filter.calendar = try skipped(formats.workCalendar)
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
    // Most ranges have at most one of these options, and a weekend of seven days is an error of its own.
    let count = (only.isEmpty ? 0 : 1) + (nth.isEmpty ? 0 : 1) + (skip.isEmpty ? 0 : 1)
    guard count + (usesBusinessDays ? 1 : 0) > 1 else { return }
    var weekdays = filter.weekdays.isEmpty ? .all : filter.weekdays
    if let calendar = filter.calendar { weekdays.subtract(calendar.weekend) }
    let hasDay =
      nth.isEmpty
      ? !weekdays.isEmpty : filter.nthWeekdays.contains { weekdays.contains($0.weekday) }
    guard !hasDay else { return }
    let options = [
      only.isEmpty ? nil : "--only", nth.isEmpty ? nil : "--nth", skip.isEmpty ? nil : "--skip",
      usesBusinessDays ? "--business" : nil,
    ].compactMap(\.self)
    throw UsageError("\(options.conjunction) leave no weekday: leave one of them out")
  }

  /// The calendar whose business days are the days that are not skipped, if any are skipped.
  private func skipped(
    _ calendar: DateReader.WorkCalendarSource
  ) throws(UsageError) -> WorkCalendar? {
    if usesBusinessDays { return calendar() }
    return try work.calendar(of: skip, for: "--skip", calendar)
  }
}
