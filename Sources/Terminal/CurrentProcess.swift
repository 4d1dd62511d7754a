#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the process was started with, as bytes, and how it takes signals.
package enum CurrentProcess {
  /// Calls the body with the bytes of each word after the program's name.
  ///
  /// They are where the system has put them, and stay there as they are until the process ends.
  /// `CommandLine.arguments` would repair what is not UTF-8.
  package static func forEachWord(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    // Sound: the count and the vector are the ones that the process was started with.
    unsafe forEachWord(count: CommandLine.argc, vector: CommandLine.unsafeArgv, body)
  }

  /// Calls the body with the bytes of each word of an argument vector but the first one.
  package static func forEachWord(
    count: Int32, vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    // A program can be started without even its name.
    for index in 1..<max(1, Int(count)) {
      // Sound: the vector holds that many words, each of which ends with a zero.
      guard let word = unsafe vector[index] else { return }
      let length = unsafe strlen(word)
      unsafe word.withMemoryRebound(to: UInt8.self, capacity: length) {
        unsafe body(UnsafeBufferPointer(start: $0, count: length))
      }
    }
  }

  /// Returns the value of an environment variable, nil if it is not set.
  package static func environmentValue(named name: String) -> [UInt8]? {
    // Sound: the value is copied at once, and nothing here changes the environment.
    unsafe environmentBytes(named: name).map { unsafe [UInt8]($0) }
  }

  /// Returns the value of an environment variable where the system has put it, nil if it is not set.
  ///
  /// It stays there as it is until the process ends, since nothing here changes the environment.
  package static func environmentBytes(named name: String) -> UnsafeBufferPointer<UInt8>? {
    // Sound: a C string is readable as far as its zero.
    guard let text = unsafe name.withCString({ unsafe getenv($0) }) else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
    return unsafe bytes.assumingMemoryBound(to: UInt8.self)
  }

  /// The nanoseconds of a clock that only goes on, whatever the time of day is set to.
  package static var uptime: Int {
    var time = timespec()
    // Sound: the call fills in exactly one `timespec`.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// The number of processors that the system has at work, 1 at least.
  package static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Makes writing to a pipe that nobody reads the error ``SystemError/closedPipe``.
  ///
  /// Without it the system ends the process. Programs that are started later inherit it.
  package static func ignoreClosedPipe() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
