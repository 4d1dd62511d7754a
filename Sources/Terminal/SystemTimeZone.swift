#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The clock of the system and the time zone of the process, as the C library knows them.
package enum SystemTimeZone {
  /// The seconds since 1 January 1970, 00:00 UTC.
  package static var now: Int { Int(time(nil)) }

  /// The seconds that clocks in the zone of the process are ahead of Universal Time at an instant.
  package static func offset(at instant: Int) -> Int {
    var instant = time_t(instant)
    // Sound: `tm` holds a pointer to the name of the zone, which is not used.
    var local = unsafe tm()
    return unsafe localtime_r(&instant, &local) == nil ? 0 : Int(unsafe local.tm_gmtoff)
  }
}
