extension FileDescriptor {
  /// Waits until a call can be tried again, or throws the error if trying again would not help.
  func recover(
    from error: SystemError, waitingUntil readiness: SystemCall.Readiness
  ) throws(SystemError) {
    switch error {
    case .interrupted: return
    case .wouldBlock: try wait(until: readiness)
    default: throw error
    }
  }

  /// Sleeps until the descriptor is ready or a signal arrives.
  private func wait(until readiness: SystemCall.Readiness) throws(SystemError) {
    do throws(SystemError) {
      try SystemCall.wait(until: readiness, on: number)
    } catch .interrupted {
      return
    }
  }
}
