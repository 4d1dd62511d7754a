import CLibrary

/// Two connected descriptors, one for a program and one for the test that talks to it.
///
/// Other programs that are started at the same time do not inherit them.
struct Channel: ~Copyable {
  enum Kind: Sendable {
    case pipe

    /// A pipe that holds 4 KiB, if the system supports that.
    case narrowPipe

    /// A socket on which each write is one read, if the system supports that.
    case packets
  }

  private(set) var reading: Int32
  private(set) var writing: Int32

  init(_ kind: Kind = .pipe) {
    var ends: [Int32] = [-1, -1]
    switch kind {
    case .pipe, .narrowPipe: _ = unsafe pipe(&ends)
    case .packets: _ = unsafe socketpair(AF_UNIX, Self.packets, 0, &ends)
    }
    reading = ends[0]
    writing = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if os(Linux)
    // F_SETPIPE_SZ, which some headers lack.
    if kind == .narrowPipe { _ = fcntl(writing, 1031, 4096) }
    #endif
  }

  deinit {
    close(reading)
    close(writing)
  }

  mutating func closeReading() {
    close(reading)
    reading = -1
  }

  mutating func closeWriting() {
    close(writing)
    writing = -1
  }

  /// Makes calls on an end fail that would wait.
  static func makeNonBlocking(_ end: Int32) {
    _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
  }

  private static var packets: Int32 {
    #if os(Linux)
    Int32(SOCK_SEQPACKET.rawValue)
    #else
    SOCK_STREAM
    #endif
  }
}
