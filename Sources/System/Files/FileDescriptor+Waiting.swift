import CLibrary

extension FileDescriptor {
  /// Waits until a call can be tried again, or throws the error if trying again would not help.
  ///
  /// - Parameter event: `POLLIN` for bytes to read, or `POLLOUT` for room to write.
  func recover(from error: SystemError, waitingFor event: Int32) throws(SystemError) {
    if error == .interrupted { return }
    guard error == .wouldBlock else { throw error }
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    // Sound: one request is passed, and the count is one.
    guard unsafe poll(&request, 1, -1) >= 0 else {
      if errno == EINTR { return }
      throw SystemError(code: errno)
    }
    // It is not possible to wait for a descriptor that is not open; trying again would never end.
    guard request.revents & Int16(POLLNVAL) == 0 else { throw .badDescriptor }
  }
}
