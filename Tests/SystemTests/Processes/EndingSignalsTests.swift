import CLibrary
import System
import Testing

struct EndingSignalsTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalWaitsForTheEndOfTheBody(_ number: Int32) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path
    await #expect(processExitsWith: .signal(number)) { [path = path as String, number] in
      // The threads of tests block signals.
      var signals = sigset_t()
      _ = unsafe (sigemptyset(&signals), sigaddset(&signals, number))
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      EndingSignals.deferring {
        raise(number)
        close(unsafe open("\(path)/done", O_WRONLY | O_CREAT, 0o600))
      }
    }
    #expect(FolderListing.names(in: path) == ["done"])
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
