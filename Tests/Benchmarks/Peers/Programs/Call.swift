import Foundation

/// A program with its arguments, and the files that it reads and writes.
struct Call {
  /// A placeholder for the path of the input.
  static let inputWord = "{}"

  var words: [String]
  var input = "/dev/null"
  var output = "/dev/null"
  var errors = "/dev/null"

  /// Whether the exit status 1 is not an error; searching programs end with it if they find nothing.
  var mayFindNothing = false

  /// The environment of the program, by default without a locale and a time zone.
  var environment = [
    "LC_ALL=C", "TZ=UTC0",
    "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
  ]

  init(_ words: [String], input: String = "/dev/null") {
    self.words = words
    self.input = input
  }

  /// Runs the program and returns its time in nanoseconds.
  @discardableResult
  func run() throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let process = try spawn()
    try wait(for: process)
    let duration = (clock.now - start).components
    return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
  }

  /// Runs the program and returns its processor time in nanoseconds.
  func processorTime() throws -> Double {
    let usage = try wait(for: spawn())
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    let microseconds = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    return seconds * 1e9 + microseconds * 1e3
  }

  /// Runs the program and returns its output.
  func text() throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    var call = self
    call.output = file.path
    try call.run()
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Starts the program.
  func spawn() throws -> pid_t {
    var actions = unsafe fileActions()
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let words = words.map { $0 == Self.inputWord ? input : $0 }
    var arguments = unsafe Self.strings(words)
    defer { unsafe Self.free(arguments) }
    var environment = unsafe Self.strings(environment)
    defer { unsafe Self.free(environment) }
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, words[0], &actions, nil, &arguments, &environment)
    guard code == 0 else { throw BenchmarkError("\(words[0]) does not start: error \(code)") }
    return process
  }

  /// Waits for the end of the program and returns its usage.
  @discardableResult
  func wait(for process: pid_t) throws -> rusage {
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    guard status == 0 || (mayFindNothing && status == 1 << 8) else {
      throw BenchmarkError("\(words.joined(separator: " ")) ends with status \(status)")
    }
    return usage
  }
}

#if canImport(Darwin)
private typealias FileActions = posix_spawn_file_actions_t?
#else
private typealias FileActions = posix_spawn_file_actions_t
#endif

extension Call {
  private func fileActions() -> FileActions {
    #if canImport(Darwin)
    var actions: FileActions = nil
    #else
    var actions = unsafe FileActions()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o644)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o644)
    return unsafe actions
  }

  private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { unsafe strdup($0) } + [nil]
  }

  private static func free(_ strings: [UnsafeMutablePointer<CChar>?]) {
    unsafe strings.forEach { unsafe Foundation.free($0) }
  }
}
