#if !hasFeature(Embedded)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(Darwin)
import Darwin
#endif

extension Day {
  /// The day that it is now in the time zone of the system.
  ///
  /// The C library tells the zone, so that the environment variable `TZ` counts.
  public static var today: Day {
    var now = time(nil)
    // `tm` holds a pointer to the name of the zone, which is not touched.
    var local = unsafe tm()
    let isKnown = unsafe localtime_r(&now, &local) != nil
    let seconds = unsafe isKnown ? Int(now) + Int(local.tm_gmtoff) : Int(now)
    let days = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    // A clock that shows a year past 9999 is broken; the nearest day is as good as any.
    return Day(unchecked: Swift.min(Swift.max(days, bounds.lowerBound), bounds.upperBound))
  }

  /// Creates the day that it is now in the time zone of the system.
  public init() {
    self = .today
  }

  /// Whether this day is today in the time zone of the system.
  public var isToday: Bool { self == .today }

  /// Whether this day was yesterday in the time zone of the system.
  public var isYesterday: Bool { days(until: .today) == 1 }

  /// Whether this day is tomorrow in the time zone of the system.
  public var isTomorrow: Bool { days(since: .today) == 1 }

  /// Whether this day is before today in the time zone of the system.
  public var isPast: Bool { self < .today }

  /// Whether this day is after today in the time zone of the system.
  public var isFuture: Bool { self > .today }
}
#endif
