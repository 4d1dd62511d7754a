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
  static func check(_ value: [UInt8]) throws(TimeZoneError) {
    let value = value.first == UInt8(ascii: ":") ? value.dropFirst() : value[...]
    // Without a value, and for UTC, the C library needs no data.
    guard !value.isEmpty, !isRule(value), !names.contains(where: value.elementsEqual) else {
      return
    }
    let text = String(decoding: value, as: UTF8.self)
    _ = try value.first == UInt8(ascii: "/") ? TimeZoneData(path: text) : TimeZoneData(area: text)
  }

  private static let names = ["UTC".utf8, "GMT".utf8]

  /// Whether a value begins with the name and the offset of a rule, as in `EST5EDT` and `<+03>-3`.
  private static func isRule(_ value: ArraySlice<UInt8>) -> Bool {
    guard value.first != UInt8(ascii: "<") else { return true }
    let rest = value.drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    guard rest.startIndex - value.startIndex >= 3, let byte = rest.first else { return false }
    return byte.isDigitOrSign
  }
}

extension UInt8 {
  fileprivate var isDigitOrSign: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "+")
      || self == UInt8(ascii: "-")
  }
}
