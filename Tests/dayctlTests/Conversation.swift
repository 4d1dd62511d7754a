import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The real program with pipes at its descriptors, to speak with step by step.
///
/// Nothing sleeps here: what waits waits for the program, and fails where nothing happens at all for
/// a minute.
final class Conversation {
  /// What a program came to.
  struct Outcome: Equatable {
    var output: String
    var messages: String
    var code: Int32
  }

  enum Output {
    case answers
    case messages
  }

  /// Nothing has happened for a minute.
  struct Silence: Error {}

  /// The most bytes of its output that are taken at once.
  var sip = 1 << 16

  /// Whether the bytes of the output are kept, and not only counted.
  var keepsOutput = true

  /// The number of bytes of the output that have come.
  private(set) var outputCount = 0

  /// Whether the program is stopped and continued after each sip and each piece.
  var isInterrupted = false

  private let process = Process()
  private var input: Channel
  private var output: Channel
  private var errors = Channel()

  /// What is to be sent, each piece by a write of its own.
  private var pieces: ArraySlice<ArraySlice<UInt8>> = []
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []

  /// Starts the program with pipes.
  ///
  /// - Parameters:
  ///   - unread: The outputs that nobody reads from the start.
  ///   - isNonBlocking: Whether calls of the program fail that would wait.
  ///   - joinsErrors: Whether messages go where answers go.
  ///   - file: What the output is, if it is no pipe.
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
    process.environment = [:]
    process.standardInput = FileHandle(fileDescriptor: input.reading)
    process.standardOutput =
      try file.map { try FileHandle(forWritingTo: URL(fileURLWithPath: $0)) }
      ?? FileHandle(fileDescriptor: output.writing)
    process.standardError = FileHandle(
      fileDescriptor: joinsErrors ? output.writing : errors.writing)
    try runHearingSignals()
    // The other end of the input stays, so that writing to a program that has ended is no signal.
    output.closeWriting()
    errors.closeWriting()
  }

  deinit {
    if process.isRunning { send(signal: SIGKILL) }
  }

  /// Sends each piece by a write of its own, and waits until all have been taken.
  func send(_ pieces: some Sequence<some Sequence<UInt8>>) throws {
    // Nothing in a packet would be the end.
    self.pieces += pieces.map { Array($0)[...] }.filter { !$0.isEmpty }
    while !self.pieces.isEmpty, !isOver { try turn() }
  }

  func send(_ text: String) throws {
    try send(CollectionOfOne(text.utf8))
  }

  /// Sends a text over and over again until the program has ended of itself.
  func sendUntilItEnds(_ text: String) throws {
    for _ in 0..<200 where !isOver { try send(text) }
    #expect(isOver, "the program goes on")
  }

  /// Waits for so many bytes of the output, or for its end, and gives what has come.
  func receive(_ count: Int) throws -> String {
    while outputBytes.count < count, output.reading >= 0 { try turn() }
    defer { outputBytes = [] }
    return String(decoding: outputBytes, as: UTF8.self)
  }

  /// Waits until so many bytes of the output have come since the start, or its end.
  func await(outputCount count: Int) throws {
    while outputCount < count, output.reading >= 0 { try turn() }
  }

  /// Waits for so many bytes of messages, or for their end, and gives what has come.
  func receiveMessages(_ count: Int) throws -> String {
    while errorBytes.count < count, errors.reading >= 0 { try turn() }
    defer { errorBytes = [] }
    return String(decoding: errorBytes, as: UTF8.self)
  }

  /// Takes no more answers.
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
    while !isOver { try turn() }
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

  /// The most memory that the program has had so far, in KiB, if the system tells.
  var peakMemory: Int? {
    let path = "/proc/\(process.processIdentifier)/status"
    let status = try? String(contentsOfFile: path, encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropLast().last.flatMap { Int($0) }
  }

  /// Starts the program with no signal kept away from it, as this thread may have kept some.
  private func runHearingSignals() throws {
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
  /// Waits until something can be sent or has come, and sends or takes it.
  func turn() throws {
    var requests = [
      pollfd(fd: pieces.isEmpty ? -1 : input.writing, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&requests, 3, 60_000) > 0 else { throw Silence() }
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
    let bytes = takeSip(from: output.reading)
    if bytes?.isEmpty == true { output.closeReading() }
    outputCount += bytes?.count ?? 0
    if keepsOutput { outputBytes += bytes ?? [] }
  }

  private func takeErrors() {
    let bytes = takeSip(from: errors.reading)
    if bytes?.isEmpty == true { errors.closeReading() }
    errorBytes += bytes ?? []
  }

  /// Takes what one read brings, nothing at the end, nil where there is nothing yet.
  private func takeSip(from end: Int32) -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: sip)
    let count = unsafe read(end, &bytes, bytes.count)
    return count < 0 ? nil : bytes.prefix(count)
  }
}
