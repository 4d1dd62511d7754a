import CLibrary
import System
import Testing

struct EndingSignalsTests {
  /// Lets a signal arrive, which the threads of tests block.
  private static func unblock(_ number: Int32) {
    var signals = sigset_t()
    _ = unsafe (sigemptyset(&signals), sigaddset(&signals, number))
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalWaitsForTheEndOfTheBody(_ number: Int32) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path
    await #expect(processExitsWith: .signal(number)) { [path = path as String, number] in
      Self.unblock(number)
      EndingSignals.deferring {
        raise(number)
        close(unsafe open("\(path)/done", O_WRONLY | O_CREAT, 0o600))
      }
    }
    #expect(FolderListing.names(in: path) == ["done"])
  }

  @Test func aSignalIsHandledUnlessItIsIgnored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Self.unblock(SIGUSR1)
      EndingSignals.handle { _ in _exit(7) }
      raise(SIGUSR1)
    }
    await #expect(processExitsWith: .exitCode(8)) {
      Self.unblock(SIGUSR1)
      signal(SIGUSR1, SIG_IGN)
      EndingSignals.handle { _ in _exit(7) }
      raise(SIGUSR1)
      _exit(8)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aThreadLeavesSignalsToTheOthers(_ number: Int32) throws {
    let pipe = Pipe()
    let output = pipe.writing
    let isStarted = System.Thread.start {
      var signals = sigset_t()
      unsafe pthread_sigmask(SIG_BLOCK, nil, &signals)
      let isBlocked = unsafe sigismember(&signals, number) == 1
      try? output.write(ContiguousArray([isBlocked ? 1 : 0]).span)
    }
    #expect(isStarted)
    var input = pipe.reading
    #expect(try input.bytes() == [1])
  }
}
