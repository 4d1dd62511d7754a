extension FileDescriptor {
  /// Returns when it is worth trying again, and throws what trying again does not cure.
  func overcome(
    _ error: SystemError, waitingUntil readiness: SystemCall.Readiness
  ) throws(SystemError) {
    switch error {
    case .interrupted: return
    case .wouldBlock: try wait(until: readiness)
    default: throw error
    }
  }

  /// Sleeps until the descriptor is ready or a signal has come.
  private func wait(until readiness: SystemCall.Readiness) throws(SystemError) {
    do throws(SystemError) {
      try SystemCall.wait(until: readiness, on: number)
    } catch .interrupted {
      return
    }
  }
}
