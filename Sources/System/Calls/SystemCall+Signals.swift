import CLibrary

/// System calls for signals and for the pipe through which a loop receives them.
extension SystemCall {
  /// Opens a pipe whose ends do not wait.
  static func openPipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    // Sound: the call fills in two descriptors.
    guard unsafe pipe(&ends) == 0 else { throw SystemError(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Returns up to 64 bytes of a pipe that does not wait, none if it is empty.
  static func bytesInPipe(_ descriptor: Int32) -> ContiguousArray<UInt8> {
    ContiguousArray(capacity: 64) { buffer in
      try? readOnce(from: descriptor, into: &buffer)
    }
  }

  static func isIgnored(signal number: Int32) -> Bool {
    var action = sigaction()
    // Sound: the call fills in exactly one `sigaction`.
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = unsafe action.__sigaction_u.__sa_handler
    #else
    let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == 1
  }
}
