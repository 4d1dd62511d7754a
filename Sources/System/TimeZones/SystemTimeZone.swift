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

extension SystemTimeZone {
  /// The value of the environment variable `TZ`, which sets the time zone of a process.
  package static var value: [UInt8]? { CurrentProcess.environmentValue(named: "TZ") }

  /// Checks that the C library can use the value of `TZ`.
  ///
  /// - Throws: `TimeZoneError`, where the C library would silently use UTC, or wait for a pipe.
  package static func check() throws(TimeZoneError) {
    if let value { try check(value) }
  }

  /// Checks a value of `TZ`: the name of an area, the path of a file, or a rule such as `JST-9`.
  package static func check(_ value: [UInt8]) throws(TimeZoneError) {
    let value = value.first == UInt8(ascii: ":") ? value.dropFirst() : value[...]
    // Without a value, and for UTC, the C library needs no data.
    guard !value.isEmpty, !TimeZoneFooter.isBegun(by: value),
      !names.contains(where: value.elementsEqual)
    else {
      return
    }
    let text = String(decoding: value, as: UTF8.self)
    _ = try value.first == UInt8(ascii: "/") ? TimeZoneData(path: text) : TimeZoneData(area: text)
  }

  private static let names = ["UTC".utf8, "GMT".utf8]
}
