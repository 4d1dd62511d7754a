import DayKit
import Terminal

/// The zone in which instants are days, if one is asked for.
///
/// An optional rule would be copied by way of its metadata, which takes longer than a whole call.
enum ZoneChoice: Sendable {
  /// Dates are taken as they are written, epochs are in UTC, and today is that of the process.
  case none

  case zone(TimeZoneRule)

  /// The same format in the zone.
  func applied(to format: DayFormat) -> DayFormat {
    if case .zone(let rule) = self { format.inTimeZone(rule) } else { format }
  }

  /// The day that it is now by the system's clock.
  var today: Day {
    guard case .zone(let rule) = self else { return .today }
    return rule.day(at: SystemTimeZone.now) ?? .today
  }
}
