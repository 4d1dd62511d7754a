import DayKit
import Testing

/// Outputs whose reader has closed them, and descriptors that are not open.
struct ClosedPipeTests {
  @Test(arguments: Place.all, [false, true])
  func aClosedOutputPipeEndsAStreamQuietly(_ place: Place, isNonBlocking: Bool) throws {
    let conversation = try Conversation(place.words, isNonBlocking: isNonBlocking)
    let output = try place.output(1)
    try conversation.send(place.input(1))
    #expect(try conversation.receive(output.utf8.count) == output)
    conversation.closeOutput()
    try conversation.sendUntilItEnds(place.input(1000, hasHeader: false))
    #expect(try conversation.finish() == .init(output: "", messages: "", code: 0))
  }

  @Test(arguments: Place.all)
  func aClosedOutputPipeKeepsTheExitCodeSoFar(_ place: Place) throws {
    let conversation = try Conversation(place.words, unread: [.answers])
    let message = place.wrongDateMessage(line: 1)
    try conversation.send(place.header + place.wrongRecord)
    try conversation.sendUntilItEnds(place.input(1000, hasHeader: false))
    #expect(try conversation.finish() == .init(output: "", messages: message, code: 2))
  }

  @Test(arguments: [
    ["add", "2025-08-29", "1"], ["weekday", "--json", "2025-08-29"], ["month-grid"], ["--help"],
    ["range", "0001-01-01", "9999-12-31"], ["range", "--json", "0001-01-01", "9999-12-31"],
    ["help", "add"], ["--version"],
  ])
  func anUnreadAnswerIsNotAnError(_ words: [String]) throws {
    let conversation = try Conversation(words, unread: [.answers])
    #expect(try conversation.finish() == .init(output: "", messages: "", code: 0))
  }

  // Further answers would hide that an error occurred.
  @Test(arguments: Place.all)
  func aClosedMessagePipeEndsAStreamQuietly(_ place: Place) throws {
    let conversation = try Conversation(place.words, unread: [.messages])
    try conversation.send(place.input(1) + place.wrongRecord)
    try conversation.sendUntilItEnds(place.input(1000, hasHeader: false))
    #expect(try conversation.finish() == .init(output: place.output(1), messages: "", code: 2))
  }

  @Test(arguments: [["add", "x", "1"], ["nothing"], ["add", "--nothing"]])
  func unreadErrorsAreReportedByTheExitCode(_ words: [String]) throws {
    let conversation = try Conversation(words, unread: [.answers, .messages])
    #expect(try conversation.finish() == .init(output: "", messages: "", code: 2))
  }

  @Test(arguments: Place.all)
  func aClosedInputIsReported(_ place: Place) throws {
    #expect(
      try Shell.run("dayctl \(place.command) <&-")
        == Shell.Outcome(
          written: "dayctl: cannot read standard input: Bad file descriptor\n", code: 2))
  }

  @Test(arguments: [
    ("add 2025-08-29 1", "2025-08-30\n"), ("--version", nil), ("month-grid", nil),
    // Time zone files are opened with the numbers of descriptors that are not open.
    ("convert --from epoch --time-zone Europe/Berlin 1756425600", "2025-08-29\n"),
    ("convert --from epoch --time-zone local 1756425600", "2025-08-29\n"),
  ])
  func aClosedInputDoesNotMatterIfNothingIsRead(_ words: String, _ answer: String?) throws {
    let outcome = try Shell.run("dayctl \(words) <&-")
    #expect(outcome.code == 0)
    if let answer { #expect(outcome.written == answer) }
  }

  @Test(arguments: Place.all)
  func aClosedOutputIsReported(_ place: Place) throws {
    #expect(
      try Shell.run(
        "printf %s \"$input\" | dayctl \(place.command) >&-",
        environment: ["input": place.input(3)])
        == Shell.Outcome(
          written: "dayctl: cannot write the output: Bad file descriptor\n", code: 2))
  }

  @Test(arguments: [
    "convert --from epoch --time-zone Europe/Berlin 0", "--help", "--version", "month-grid",
  ])
  func aClosedOutputIsReportedEvenIfOtherFilesAreOpened(_ words: String) throws {
    #expect(
      try Shell.run("dayctl \(words) <&- >&-")
        == Shell.Outcome(
          written: "dayctl: cannot write the output: Bad file descriptor\n", code: 2))
  }
}
