import CLibrary

/// The arguments and environment of the process as bytes, its clock, and its signals.
package enum CurrentProcess {
  /// Calls the body with the bytes of each argument after the name of the program.
  ///
  /// The bytes are valid as long as the vector. `CommandLine.arguments` would replace bytes that are
  /// not UTF-8.
  package static func forEachWord(
    count: Int32, vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    // A program can be started with no arguments at all, not even its name.
    for index in 1..<max(1, Int(count)) {
      // Sound: the vector holds `count` arguments, each of which ends with a zero.
      guard let word = unsafe vector[index] else { return }
      let length = unsafe strlen(word)
      unsafe word.withMemoryRebound(to: UInt8.self, capacity: length) {
        unsafe body(UnsafeBufferPointer(start: $0, count: length))
      }
    }
  }

  /// Returns the value of an environment variable, or `nil` if it is not set.
  package static func environmentValue(named name: String) -> [UInt8]? {
    // Sound: the value is copied immediately, and this program does not change the environment.
    unsafe environmentBytes(named: name).map { unsafe [UInt8]($0) }
  }

  /// Returns the value of an environment variable without copying it, or `nil` if it is not set.
  ///
  /// It is valid until the process ends, because this program does not change the environment.
  package static func environmentBytes(named name: String) -> UnsafeBufferPointer<UInt8>? {
    // Sound: a C string is readable up to its zero.
    guard let text = unsafe name.withCString({ unsafe getenv($0) }) else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
    return unsafe bytes.assumingMemoryBound(to: UInt8.self)
  }

  /// The time of a monotonic clock in nanoseconds.
  package static var uptime: Int {
    var time = timespec()
    // Sound: the call fills in exactly one `timespec`.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// The number of processors that are online, at least 1.
  package static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Makes writing to a closed pipe fail with ``SystemError/closedPipe`` instead of ending the
  /// process.
  ///
  /// Child processes inherit this setting.
  package static func ignoreClosedPipe() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
