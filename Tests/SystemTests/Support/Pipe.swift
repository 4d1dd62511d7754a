import CLibrary
import System

/// Two connected descriptors, which are closed at the end of its lifetime.
struct Pipe: ~Copyable {
  enum Kind: CaseIterable {
    case pipe
    case socketPair
  }

  private(set) var reading: FileDescriptor
  private(set) var writing: FileDescriptor

  init(_ kind: Kind = .pipe) {
    var ends: (Int32, Int32) = (-1, -1)
    unsafe withUnsafeMutableBytes(of: &ends) { bytes in
      guard let numbers = unsafe bytes.bindMemory(to: Int32.self).baseAddress else { return }
      switch kind {
      case .pipe: _ = unsafe pipe(numbers)
      case .socketPair: _ = unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, numbers)
      }
    }
    reading = FileDescriptor(ends.0)
    writing = FileDescriptor(ends.1)
    // Otherwise, a process started by another test would keep the pipe open.
    _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close(reading.number)
    close(writing.number)
  }

  mutating func closeReading() {
    close(reading.number)
    reading = FileDescriptor(-1)
  }

  mutating func closeWriting() {
    close(writing.number)
    writing = FileDescriptor(-1)
  }
}

extension FileDescriptor {
  /// Makes calls fail that would wait.
  func makeNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }
}
