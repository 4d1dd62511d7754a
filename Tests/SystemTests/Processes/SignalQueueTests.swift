import CLibrary
import System
import Testing

struct SignalQueueTests {
  @Test func signalsThatWaitAreTakenTogetherAndInOrder() async {
    await #expect(processExitsWith: .exitCode(3)) {
      // The threads of tests block signals.
      var signals = sigset_t()
      _ = unsafe sigfillset(&signals)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      try SignalQueue.start()
      for number in [SIGWINCH, SIGCONT, SIGWINCH] { _ = raise(number) }
      let isRight = SignalQueue.takeAll() == [.resizing, .continuation, .resizing]
      _exit(isRight && SignalQueue.takeAll().isEmpty ? 3 : 4)
    }
  }
}
