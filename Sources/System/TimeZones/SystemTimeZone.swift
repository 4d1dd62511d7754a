import CLibrary

/// The system clock and the time zone of the process, from the C library.
package enum SystemTimeZone {
  /// The seconds since 1 January 1970, 00:00 UTC.
  package static var now: Int { Int(time(nil)) }

  /// Returns the offset of the process's time zone from UTC at an instant, in seconds.
  package static func offset(at instant: Int) -> Int {
    var instant = time_t(instant)
    // Sound: `tm` contains a pointer to the name of the zone, which is not used.
    var local = unsafe tm()
    return unsafe localtime_r(&instant, &local) == nil ? 0 : Int(unsafe local.tm_gmtoff)
  }
}
