import DayKit
import DayRecords
import System

/// The time zone given by `--time-zone`, if any.
///
/// It is not an optional rule: copying one would need its type metadata, which takes longer than a
/// whole call.
enum TimeZoneChoice: Sendable {
  /// Dates are read as written, epochs are in UTC, and today is in the time zone of the process.
  case none

  case zone(TimeZoneRule)

  /// Whether there is a time zone.
  var isZone: Bool { if case .zone = self { true } else { false } }

  /// Returns the format in this time zone.
  func applied(to format: DayFormat) -> DayFormat {
    if case .zone(let rule) = self { format.inTimeZone(rule) } else { format }
  }

  /// Returns the first instant of a day, in seconds since 1970; `nil` if the time zone skips the day.
  func start(of day: Day) -> Int? {
    guard case .zone(let rule) = self else { return day.daysSince1970 * 86_400 }
    return rule.skips(day) ? nil : rule.start(of: day)
  }

  /// Returns today's date in this time zone, by the system clock.
  func today() throws(DateFailure) -> Day {
    if case .zone(let rule) = self { return rule.day(at: SystemTimeZone.now) ?? .today }
    do throws(TimeZoneError) {
      try SystemTimeZone.check()
    } catch {
      throw .timeZone(SystemTimeZone.value ?? [], error)
    }
    return .today
  }
}
