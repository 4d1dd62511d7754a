import CLibrary

/// The file to remove if a signal ends the process.
enum PendingRemoval {
  /// The path, which a signal handler may read at any moment.
  // Sound: only the main thread changes it, and it points to a C string that is never freed.
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?

  /// Sets the path of the file, and handles the signals that usually end a process.
  static func set(_ bytes: [UInt8]) {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    // Sound: there is room for the bytes and a zero.
    for index in bytes.indices { unsafe copy[index] = CChar(bitPattern: bytes[index]) }
    unsafe copy[bytes.count] = 0
    unsafe path = copy
    EndingSignals.handle(by: removeAndEnd)
  }

  /// Sets that no file is to be removed.
  static func clear() {
    unsafe path = nil
  }

  /// Removes the file, and ends the process as the signal would have done.
  private static let removeAndEnd: @convention(c) (Int32) -> Void = { number in
    if let path = unsafe path { _ = unsafe unlink(path) }
    EndingSignals.end(by: number)
  }
}
