import CLibrary
import Foundation
import Testing

/// The real program with pipes as its input and output, for a step-by-step conversation.
///
/// It never sleeps: it waits for the program, and fails if nothing happens for a minute.
final class Conversation {
  /// The result of a program.
  struct Outcome: Equatable {
    var output: String
    var messages: String
    var code: Int32
  }

  enum Output {
    case answers
    case messages
  }

  /// The program has done nothing for a minute.
  struct Timeout: Error {}

  /// The maximum number of bytes of output to read at a time.
  var readSize = 1 << 16

  /// Whether the bytes of the output are kept; otherwise, they are only counted.
  var keepsOutput = true

  /// The number of bytes of output received so far.
  private(set) var outputCount = 0

  /// Whether the program is stopped and continued after each read and each piece.
  var isInterrupted = false

  private let process = Process()
  private var input: Channel
  private var output: Channel
  private var errors = Channel()

  /// The pieces to send, each with a separate write.
  private var pieces: ArraySlice<ArraySlice<UInt8>> = []
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []

  /// Starts the program with pipes.
  ///
  /// - Parameters:
  ///   - unread: The outputs that are closed from the start.
  ///   - isNonBlocking: Whether the descriptors of the program are in non-blocking mode.
  ///   - joinsErrors: Whether messages and answers go to the same output.
  ///   - file: The file for the output, if it is not a pipe.
  init(
    _ words: [String], input inputKind: Channel.Kind = .pipe,
    output outputKind: Channel.Kind = .pipe, unread: [Output] = [], isNonBlocking: Bool = false,
    joinsErrors: Bool = false, outputFile file: String? = nil
  ) throws {
    input = Channel(inputKind)
    output = Channel(outputKind)
    if isNonBlocking {
      for end in [input.reading, output.writing, errors.writing] { Channel.makeNonBlocking(end) }
    }
    for end in [input.writing, output.reading, errors.reading] { Channel.makeNonBlocking(end) }
    if unread.contains(.answers) { output.closeReading() }
    if unread.contains(.messages) { errors.closeReading() }
    process.executableURL = try Shell.programs().appendingPathComponent("dayctl")
    process.arguments = words
    process.environment = Shell.settings
    process.standardInput = FileHandle(fileDescriptor: input.reading)
    process.standardOutput =
      try file.map { try FileHandle(forWritingTo: URL(fileURLWithPath: $0)) }
      ?? FileHandle(fileDescriptor: output.writing)
    process.standardError = FileHandle(
      fileDescriptor: joinsErrors ? output.writing : errors.writing)
    try runWithUnblockedSignals()
    // The other end of the input stays open, so that writing to a program that has ended raises no
    // signal.
    output.closeWriting()
    errors.closeWriting()
  }

  deinit {
    if process.isRunning { send(signal: SIGKILL) }
  }

  /// Sends each piece with a separate write, and waits until all are written.
  func send(_ pieces: some Sequence<some Sequence<UInt8>>) throws {
    // An empty packet would mean the end of the input.
    self.pieces += pieces.map { Array($0)[...] }.filter { !$0.isEmpty }
    while !self.pieces.isEmpty, !isOver { try step() }
  }

  func send(_ text: String) throws {
    try send(CollectionOfOne(text.utf8))
  }

  /// Sends a text repeatedly until the program ends.
  func sendUntilItEnds(_ text: String) throws {
    for _ in 0..<200 where !isOver { try send(text) }
    #expect(isOver, "the program goes on")
  }

  /// Waits for a number of bytes of output, or for its end, and returns the output.
  func receive(_ count: Int) throws -> String {
    while outputBytes.count < count, output.reading >= 0 { try step() }
    defer { outputBytes = [] }
    return String(decoding: outputBytes, as: UTF8.self)
  }

  /// Waits until a number of bytes of output have been received since the start, or for its end.
  func await(outputCount count: Int) throws {
    while outputCount < count, output.reading >= 0 { try step() }
  }

  /// Waits for a number of bytes of messages, or for their end, and returns the messages.
  func receiveMessages(_ count: Int) throws -> String {
    while errorBytes.count < count, errors.reading >= 0 { try step() }
    defer { errorBytes = [] }
    return String(decoding: errorBytes, as: UTF8.self)
  }

  /// Closes the output of the program.
  func closeOutput() {
    output.closeReading()
  }

  func closeInput() {
    input.closeWriting()
  }

  /// Whether the program has closed its outputs.
  var isOver: Bool { output.reading < 0 && errors.reading < 0 }

  /// Ends the input, and waits for the rest of the output and the end of the program.
  func finish() throws -> Outcome {
    closeInput()
    while !isOver { try step() }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return Outcome(
      output: String(decoding: outputBytes, as: UTF8.self),
      messages: String(decoding: errorBytes, as: UTF8.self), code: process.terminationStatus)
  }

  func send(signal: Int32) {
    _ = kill(process.processIdentifier, signal)
  }

  /// Stops the program, and lets it go on when it has stopped.
  func interrupt() {
    send(signal: SIGSTOP)
    wait(for: WSTOPPED)
    send(signal: SIGCONT)
    wait(for: WCONTINUED)
  }

  /// The peak memory of the program so far in KiB, without the files that are mapped, if the system reports it.
  ///
  /// How much of a program the system maps at once depends on the system.
  var peakMemory: Int? {
    let path = "/proc/\(process.processIdentifier)/status"
    guard let status = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    func size(_ name: String) -> Int? {
      let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
      return line?.split(separator: " ").dropLast().last.flatMap { Int($0) }
    }
    guard let all = size("VmHWM:"), let mapped = size("RssFile:") else { return nil }
    return all - mapped
  }

  /// Starts the program with all signals unblocked, because this thread may block some.
  private func runWithUnblockedSignals() throws {
    var nothing = sigset_t()
    var usual = sigset_t()
    unsafe sigemptyset(&nothing)
    unsafe pthread_sigmask(SIG_SETMASK, &nothing, &usual)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &usual, nil) }
    try process.run()
  }

  private func wait(for event: some BinaryInteger) {
    var information = unsafe siginfo_t()
    _ = unsafe waitid(P_PID, id_t(process.processIdentifier), &information, Int32(event))
  }
}

extension Conversation {
  /// Waits until a piece can be sent or output is available, and sends or reads it.
  func step() throws {
    var requests = [
      pollfd(fd: pieces.isEmpty ? -1 : input.writing, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&requests, 3, 60_000) > 0 else { throw Timeout() }
    if requests[0].revents != 0 { sendSome() }
    if requests[1].revents != 0 { takeOutput() }
    if requests[2].revents != 0 { takeErrors() }
    if isInterrupted, !isOver { interrupt() }
  }

  private func sendSome() {
    guard let piece = pieces.popFirst() else { return }
    let count = unsafe write(input.writing, Array(piece), piece.count)
    let rest = piece.dropFirst(max(0, count))
    if !rest.isEmpty { pieces = [rest] + pieces }
  }

  private func takeOutput() {
    let bytes = readSome(from: output.reading)
    if bytes?.isEmpty == true { output.closeReading() }
    outputCount += bytes?.count ?? 0
    if keepsOutput { outputBytes += bytes ?? [] }
  }

  private func takeErrors() {
    let bytes = readSome(from: errors.reading)
    if bytes?.isEmpty == true { errors.closeReading() }
    errorBytes += bytes ?? []
  }

  /// Returns the bytes of one read: empty at the end, and `nil` if nothing is available yet.
  private func readSome(from end: Int32) -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: readSize)
    let count = unsafe read(end, &bytes, bytes.count)
    return count < 0 ? nil : bytes.prefix(count)
  }
}
