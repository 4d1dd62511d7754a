import CommandGrammar
import DayKit
import DayRecords

/// The options that determine which days can be chosen.
struct LimitOptions: Equatable, Sendable {
  var first: Word?
  var last: Word?
  var until: Word?
  var years: Word?
  var disabled = Words()
  var work = WorkOptions()
}

extension LimitOptions {
  /// The days on the command line, and another one.
  func words(with other: Word?) -> Words {
    var words = Words()
    for word in [first, last, until, other] { if let word { words.append(word) } }
    return words
  }

  /// Binds these options to a command line.
  mutating func bind(to parts: inout Parts) throws(UsageError) {
    guard parts.needsOptions else { return }
    try parts.option(
      "--min", value: "DATE", into: &first, help: "first day that can be chosen",
      completion: .date)
    try parts.option(
      "--max", value: "DATE", into: &last, help: "last day that can be chosen", completion: .date)
    try parts.option(
      "--until", value: "DATE", into: &until, help: "like --max, such as --until today",
      completion: .date, isRare: true)
    try parts.option(
      "--years", value: "YEARS", into: &years, help: "years that can be chosen, such as 1900..2060")
    try parts.option(
      "--disable", value: "DAYS", into: &disabled,
      help: "days that cannot be chosen: weekends, holidays, fri",
      detail: """
        Separate several with commas, or repeat the option. A range may still contain such \
        days.
        """, completion: .disabledDays)
    try work.bind(to: &parts)
    try parts.exclusive("--max", "--until")
  }

  /// Returns the days that can be chosen.
  func limits(_ formats: RecordFormats) throws(UsageError) -> DayLimits {
    var days = try self.years(formats)
    if let first {
      let day = try formats.day(first, of: "--min")
      days = try Self.narrow(days, toDaysFrom: day, through: .max, "--min")
    }
    if let last {
      let day = try formats.day(last, of: "--max")
      days = try Self.narrow(days, toDaysFrom: .min, through: day, "--max")
    }
    if let until {
      let day = try formats.day(until, of: "--until")
      days = try Self.narrow(days, toDaysFrom: .min, through: day, "--until")
    }
    let freeDays = try work.freeDays(disabled, of: "--disable")
    if freeDays.isEmpty { return DayLimits(days) }
    let calendar = freeDays.calendar(in: formats.workCalendar())
    let limits = DayLimits(days).disabling { !calendar.isBusinessDay($0) }
    guard limits.allowsAny(of: days) else {
      throw UsageError(
        "--disable: no day can be chosen from \(days.lowerBound) to \(days.upperBound)")
    }
    return limits
  }

  private func years(_ formats: RecordFormats) throws(UsageError) -> ClosedRange<Day> {
    guard let years else { return .min...(.max) }
    var formats = formats
    formats.readFormats = DateFormats(.year)
    let days = try formats.days(years, of: "--years")
    return days.lowerBound.firstOfYear...days.upperBound.lastOfYear
  }

  private static func narrow(
    _ days: ClosedRange<Day>, toDaysFrom first: Day, through last: Day, _ option: String
  ) throws(UsageError) -> ClosedRange<Day> {
    let (first, last) = (max(days.lowerBound, first), min(days.upperBound, last))
    guard first <= last else {
      throw UsageError("\(option): no day can be chosen: \(first) is after \(last)")
    }
    return first...last
  }
}
