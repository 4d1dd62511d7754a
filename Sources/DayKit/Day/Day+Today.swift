#if !hasFeature(Embedded)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(Darwin)
import Darwin
#elseif canImport(WASILibc)
import WASILibc
#elseif os(Windows)
import ucrt
#endif

extension Day {
  /// The current day in the time zone of the system.
  ///
  /// The C library provides the time zone, from the environment variable `TZ` if it is set. The
  /// library may read `TZ` only once, at its first use in the process, so set it before the program
  /// starts. The result may be out of date a moment later: read it once and pass it on.
  ///
  /// ```swift
  /// let today = Day.today
  /// let week = today...today + 6
  /// ```
  public static var today: Day { Day(clamping: systemDay) }

  /// The day before the current day in the time zone of the system.
  ///
  /// ```swift
  /// Day.yesterday < Day.today                // true
  /// ```
  public static var yesterday: Day { Day(clamping: systemDay - 1) }

  /// The day after the current day in the time zone of the system.
  ///
  /// ```swift
  /// Day.tomorrow > Day.today                 // true
  /// ```
  public static var tomorrow: Day { Day(clamping: systemDay + 1) }

  /// Creates the current day in the time zone of the system.
  ///
  /// ```swift
  /// let invoiceDate = Day()
  /// ```
  public init() {
    self = .today
  }

  /// Whether this day is today in the time zone of the system.
  ///
  /// ```swift
  /// let party = try Day(2031, 8, 29)
  /// party.isToday || party.isPast || party.isFuture      // true
  /// party.isYesterday && party.isTomorrow                // false
  /// ```
  public var isToday: Bool { self == .today }

  /// Whether this day was yesterday in the time zone of the system.
  public var isYesterday: Bool { .today - self == 1 }

  /// Whether this day is tomorrow in the time zone of the system.
  public var isTomorrow: Bool { self - .today == 1 }

  /// Whether this day is before today in the time zone of the system.
  public var isPast: Bool { self < .today }

  /// Whether this day is after today in the time zone of the system.
  public var isFuture: Bool { self > .today }
}

extension Day {
  /// The time of the system's clock in seconds since 1 January 1970, 00:00 UTC.
  static var systemTime: Int {
    #if os(Windows)
    Int(_time64(nil))
    #else
    Int(time(nil))
    #endif
  }

  /// The number of days from 1 January 1970 to the current day in the time zone of the system.
  private static var systemDay: Int {
    let (now, secondsAhead) = clock
    return TimeZoneRule(identifier: "") { _ in secondsAhead }.daysSince1970(atInstant: Int64(now))
  }

  /// The time of the system's clock, and the seconds that its time zone is ahead of Universal Time.
  private static var clock: (now: Int, secondsAhead: Int) {
    // `tm` can contain a pointer to the name of the zone, which this code does not use.
    #if os(Windows)
    var now = _time64(nil)
    var local = tm()
    // The second call reads the local time as if it were UTC.
    guard unsafe _localtime64_s(&local, &now) == 0 else { return (Int(now), 0) }
    return (Int(now), Int(_mkgmtime64(&local) - now))
    #else
    var now = time(nil)
    var local = unsafe tm()
    guard unsafe localtime_r(&now, &local) != nil else { return (Int(now), 0) }
    return unsafe (Int(now), Int(local.tm_gmtoff))
    #endif
  }
}
#endif

extension Day {
  /// Creates the day that is nearest to a number of days since 1970.
  ///
  /// A clock that shows a year after 9999 is broken, so its nearest day is as good as any.
  init(clamping daysSince1970: Int) {
    let number = Swift.min(Swift.max(daysSince1970, Self.bounds.lowerBound), Self.bounds.upperBound)
    self.init(unchecked: number)
  }
}
