import CLibrary
import DayKit
import Testing

/// Signals that do not end the program.
struct SignalTests {
  /// Signals that are ignored by default.
  private static let harmless = [SIGWINCH, SIGURG, SIGCHLD, SIGCONT]

  @Test(arguments: Place.all, [false, true])
  func aSignalDuringAReadLosesNoBytes(_ place: Place, isNonBlocking: Bool) throws {
    let conversation = try Conversation(
      place.words, input: .packets, isNonBlocking: isNonBlocking)
    try conversation.send(place.header)
    #expect(try conversation.receive(place.header.utf8.count) == place.header)
    for day in try Day(2025, 8, 27)...Day(2025, 8, 31) {
      for half in halves(of: place.record(day) + "\n") {
        // The program has answered everything, or has half a record: it reads, or is about to.
        for signal in Self.harmless { conversation.send(signal: signal) }
        conversation.interrupt()
        try conversation.send(half)
      }
      let answer = try place.answer(to: day) + "\n"
      #expect(try conversation.receive(answer.utf8.count) == answer)
    }
    #expect(try conversation.finish() == Conversation.Outcome(output: "", messages: "", code: 0))
  }

  // A signal during a write to a pipe ends the write early.
  @Test(arguments: Place.all, [false, true])
  func aSignalDuringAWriteLosesNoBytes(_ place: Place, isNonBlocking: Bool) throws {
    let conversation = try Conversation(
      place.words, output: .narrowPipe, isNonBlocking: isNonBlocking)
    conversation.readSize = 701
    conversation.isInterrupted = true
    try conversation.send(place.input(8000))
    try PieceTests.expect(conversation, toAnswer: place.output(8000))
  }

  private func halves(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    let middle = bytes.count / 2
    return [bytes[..<middle], bytes[middle...]].map { String(decoding: $0, as: UTF8.self) }
  }
}
