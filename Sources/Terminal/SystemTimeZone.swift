#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The clock of the system, and the time zones that its C library knows.
package enum SystemTimeZone {
  /// The seconds since 1 January 1970, 00:00 UTC.
  package static var now: Int { Int(time(nil)) }

  /// The seconds that clocks in the zone of the process are ahead of Universal Time at an instant.
  package static func offset(at instant: Int) -> Int {
    var instant = time_t(instant)
    // Sound: `tm` holds a pointer to the name of the zone, which is not touched.
    var local = unsafe tm()
    return unsafe localtime_r(&instant, &local) == nil ? 0 : Int(unsafe local.tm_gmtoff)
  }

  /// Makes an area such as `Europe/Berlin` the zone of the process, if there is data of it.
  ///
  /// The C library would take an unknown name for Universal Time and say nothing. Must be called
  /// while the process has one thread.
  package static func use(area: String) -> Bool {
    guard isName(area), hasData(of: area) else { return false }
    guard unsafe setenv("TZ", ":" + area, 1) == 0 else { return false }
    tzset()
    return true
  }

  /// Whether a text is made as the names of areas are, so that it leads to no other file.
  private static func isName(_ text: String) -> Bool {
    let isAllowed = text.utf8.allSatisfy { byte in
      byte.isLetterOrDigit || "/_+-".utf8.contains(byte)
    }
    return isAllowed && text.utf8.first?.isLetterOrDigit == true
  }

  /// Whether the folder of zones has a file of a name that begins as such files do.
  private static func hasData(of name: String) -> Bool {
    let folder = CurrentProcess.environmentValue(named: "TZDIR") ?? []
    let known = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo"]
    let folders = folder.isEmpty ? known : [String(decoding: folder, as: UTF8.self)]
    return folders.contains { firstBytes(ofFile: "\($0)/\(name)") == Array("TZif".utf8) }
  }

  /// The first four bytes of a file, nothing if it cannot be read.
  private static func firstBytes(ofFile path: String) -> [UInt8] {
    // Sound: the path is a C string as long as the call.
    let number = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
    guard number >= 0 else { return [] }
    defer { close(number) }
    let file = FileDescriptor(number)
    var bytes: [UInt8] = []
    try? bytes.append(addingCapacity: 4) { (bytes) throws(SystemError) in
      try file.read(into: &bytes)
    }
    return bytes
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
