import CLibrary
import Foundation
import TerminalModel
import Testing

/// The real program on a terminal that controls it, with its output in a pipe, as in a script.
///
/// It never sleeps: it waits for the program, and fails if nothing happens for a minute.
final class TerminalSession {
  /// The program has done nothing for a minute.
  struct Timeout: Error {}

  private var terminal: Int32

  /// The side of the terminal that the program uses, so that the terminal outlives the program.
  private var device: Int32
  private let process: pid_t

  /// Whether the end of the program has been seen.
  private var hasEnded = false

  /// A byte that ends what the terminal receives, which no program writes.
  private static let end: UInt8 = 0
  private var hasReceivedEnd = false
  private var output = Channel()
  private(set) var model: TerminalModel

  /// The modes of the terminal before the start of the program.
  let originalModes: [UInt32]

  /// The number of bytes that the terminal has received since the last key.
  private var countAtLastKey = 0

  /// Starts dayctl.
  ///
  /// - Parameter keys: What is typed before the start.
  convenience init(
    _ words: [String], rows: Int = 24, columns: Int = 80, environment: [String] = [],
    typed keys: String = ""
  ) throws {
    let program = try Shell.programs().appendingPathComponent("dayctl").path
    try self.init(calling: [program] + words, rows: rows, columns: columns, environment, keys)
  }

  /// Starts a shell that runs a script, with dayctl in its path.
  convenience init(script: String, hasJobs: Bool = false) throws {
    let words = ["/bin/sh", hasJobs ? "-mc" : "-c", script]
    let path = try Shell.programs().path + ":/usr/bin:/bin"
    try self.init(calling: words, rows: 24, columns: 80, ["PATH=\(path)"])
  }

  private init(
    calling words: [String], rows: Int, columns: Int, _ environment: [String],
    _ keys: String = ""
  ) throws {
    terminal = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let name = try #require(Self.unlock(terminal))
    device = unsafe open(name, O_RDWR | O_NOCTTY)
    for end in [terminal, device] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    model = TerminalModel(rows: rows, columns: columns)
    Self.setSize(of: terminal, rows: rows, columns: columns)
    originalModes = Self.modes(of: device)
    _ = unsafe write(terminal, keys, keys.utf8.count)
    process = try Self.start(
      words, on: name, output: output.writing,
      environment: ["DAYCTL_TODAY=2025-08-29", "LANG=C.UTF-8", "TERM=xterm-256color"]
        + Shell.settings.map { "\($0)=\($1)" } + environment)
    output.closeWriting()
  }

  deinit {
    if !hasEnded { _ = kill(process, SIGKILL) }
    // The runner of exit tests waits for any child, and would see this one again and again.
    if !hasEnded { _ = waitpid(process, nil, 0) }
    close(terminal)
    close(device)
  }

  /// Returns the path of the side of a terminal that programs use, after allowing to open it.
  private static func unlock(_ terminal: Int32) -> String? {
    #if os(Linux)
    // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
    var (lock, number): (Int32, Int32) = (0, 0)
    guard unsafe ioctl(terminal, 0x4004_5431, &lock) == 0,
      unsafe ioctl(terminal, 0x8004_5430, &number) == 0
    else { return nil }
    return "/dev/pts/\(number)"
    #else
    guard grantpt(terminal) == 0, unlockpt(terminal) == 0 else { return nil }
    return unsafe ptsname(terminal).map { unsafe String(cString: $0) }
    #endif
  }

  /// Starts a program as the leader of a session that the terminal controls.
  private static func start(
    _ words: [String], on terminal: String, output: Int32, environment: [String]
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The thread of the test may block signals, and may ignore some.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | 0x80  // POSIX_SPAWN_SETSID
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    var process = pid_t()
    let code = unsafe posix_spawn(
      &process, words[0], &actions, &attributes, &arguments, &variables)
    try #require(code == 0)
    return process
  }

  private static func setSize(of terminal: Int32, rows: Int, columns: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }
}

extension TerminalSession {
  /// The modes of the terminal.
  var modes: [UInt32] { Self.modes(of: device) }

  private static func modes(of device: Int32) -> [UInt32] {
    var modes = termios()
    _ = unsafe tcgetattr(device, &modes)
    let characters = unsafe withUnsafeBytes(of: modes.c_cc) { unsafe $0.map { UInt32($0) } }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt32($0) }
      + characters
  }

  /// Sends the bytes of keys.
  func press(_ keys: String) {
    countAtLastKey = model.byteCount
    _ = unsafe write(terminal, keys, keys.utf8.count)
  }

  /// Writes a text to the terminal, as another program can do at any time.
  func writeAsAnotherProgram(_ text: String) {
    _ = unsafe write(device, text, text.utf8.count)
  }

  /// The number of bytes that the last keys have caused.
  var bytesSinceLastKey: Int { model.byteCount - countAtLastKey }

  func send(signal: Int32) { _ = kill(process, signal) }

  /// Changes the size of the terminal, which then has an empty screen.
  func resize(rows: Int, columns: Int) {
    let modes = model.modes
    model = TerminalModel(rows: rows, columns: columns, modes: modes)
    countAtLastKey = 0
    Self.setSize(of: terminal, rows: rows, columns: columns)
  }

  /// Closes the terminal, as if its window was closed.
  func hangUp() {
    close(device)
    close(terminal)
    (terminal, device) = (-1, -1)
  }

  /// Waits until the terminal shows a text, and the cursor is where it is after each picture.
  ///
  /// - Parameter bytes: The least number of bytes since the last key, if the text was there before.
  func await(_ text: String, top: Int = 0, bytes: Int = 0) throws {
    while !model.text.contains(text) || model.position != [top, 0] || bytesSinceLastKey < bytes {
      let count = try receive()
      try #require(count > 0, "the program has ended; the terminal shows:\n\(model.text)")
    }
  }

  /// Waits until the program has asked for the position of the cursor, which the terminal does not tell.
  func awaitPositionQuestion(after keys: String) throws {
    model.tellsPosition = false
    press(keys)
    while model.positionQuestions == 0 {
      let count = try receive()
      try #require(count > 0, "the program has ended")
    }
  }

  /// Waits until the program has asked for the background of the terminal.
  func awaitThemeQuestion() throws {
    while model.themeQuestions == 0 {
      let count = try receive()
      try #require(count > 0, "the program has ended")
    }
  }

  /// Waits until the terminal has the given modes.
  ///
  /// No event tells that, so this asks again and again, for at most a minute.
  func awaitModes(_ modes: [UInt32]) throws {
    let start = ContinuousClock.now
    while self.modes != modes {
      guard start.duration(to: .now) < .seconds(60) else { throw Timeout() }
      sched_yield()
    }
  }

  /// Waits until the terminal shows something else, and the cursor is where it is after that.
  func awaitChange(top: Int = 0) throws {
    let text = model.picture
    while model.picture == text || model.position != [top, 0] {
      let count = try receive()
      try #require(count > 0, "the program has ended")
    }
  }

  /// The results and how the program has ended.
  struct Outcome: Equatable {
    var output: String

    /// The exit status, or the signal that has ended the program, as a negative number.
    var code: Int32
  }

  /// Waits for the end of the program.
  func finish() throws -> Outcome {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    var count = 1
    while count > 0 {
      var requests = [output.reading, terminal].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard unsafe poll(&requests, 2, 60_000) > 0 else { throw Timeout() }
      if requests[1].revents & Int16(POLLIN) != 0 { _ = try receive() }
      guard requests[0].revents != 0 else { continue }
      count = unsafe read(output.reading, &block, block.count)
      bytes += block.prefix(max(0, count))
    }
    var status: Int32 = 0
    _ = unsafe waitpid(process, &status, 0)
    hasEnded = true
    try receiveRest()
    let signal = status & 0x7F
    return Outcome(
      output: String(decoding: bytes, as: UTF8.self), code: signal != 0 ? -signal : status >> 8)
  }

  /// Takes what the program has written to the terminal.
  ///
  /// The system passes it on while it has time to, so only what is written after it shows that it is complete.
  private func receiveRest() throws {
    guard device >= 0 else { return }
    try #require(unsafe write(device, [Self.end], 1) == 1)
    while !hasReceivedEnd, try receive() > 0 {}
  }

  /// Takes the bytes of one read, and returns their number, 0 at the end.
  private func receive() throws -> Int {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, 60_000) > 0 else { throw Timeout() }
    var block = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(terminal, &block, block.count)
    guard count > 0 else { return 0 }
    let received = block.prefix(count)
    hasReceivedEnd = received.contains(Self.end)
    model.receive(received.filter { $0 != Self.end })
    let answers = model.takeAnswers()
    _ = unsafe write(terminal, answers, answers.count)
    return count
  }
}
