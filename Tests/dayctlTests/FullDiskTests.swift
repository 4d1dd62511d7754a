import DayKit
import Testing

/// Outputs that cannot be written.
struct FullDiskTests {
  private static let message = "dayctl: cannot write the output: No space left on device\n"

  @Test(arguments: [
    "add 2025-08-29 1", "weekday --json 2025-08-29", "diff 2025-08-29 2025-08-30", "month-grid",
    "convert --csv 2025-08-29", "help", "help add", "-h", "--version",
  ])
  func aCallThatCannotWriteItsAnswerReportsIt(_ words: String) throws {
    #expect(
      try Shell.run("dayctl \(words) > /dev/full")
        == Shell.Outcome(written: Self.message, code: 2))
  }

  @Test(arguments: Place.all)
  func aStreamThatCannotWriteStopsWithOneMessage(_ place: Place) throws {
    let conversation = try Conversation(place.words, outputFile: "/dev/full")
    try conversation.send(place.header)
    try conversation.sendUntilItEnds(place.input(1000, hasHeader: false))
    #expect(try conversation.finish() == .init(output: "", messages: Self.message, code: 2))
  }

  @Test(arguments: Place.all)
  func aStreamThatCannotWriteItsOnlyAnswerReportsIt(_ place: Place) throws {
    let conversation = try Conversation(place.words, outputFile: "/dev/full")
    try conversation.send(place.input(1))
    #expect(try conversation.finish() == .init(output: "", messages: Self.message, code: 2))
  }

  @Test(arguments: Place.all, ["/dev/full", "&-"])
  func unwritableMessagesDoNotAffectAnswersAndExitCode(_ place: Place, errors: String) throws {
    let input = try place.header + place.wrongRecord + place.input(1, hasHeader: false)
    #expect(
      try Shell.run(
        "printf %s \"$input\" | dayctl \(place.command) 2>\(errors)", environment: ["input": input])
        == Shell.Outcome(written: place.output(1), code: 2))
  }

  @Test(arguments: ["> /dev/full 2>&1", "> /dev/full 2>&-", ">&- 2>&-", ">&- 2>/dev/full"])
  func theExitCodeReportsAnErrorIfNothingCanBeWritten(_ redirection: String) throws {
    for words in ["add 2025-08-29 1", "add x 1", "--help", "nothing"] {
      #expect(
        try Shell.run("dayctl \(words) \(redirection)") == Shell.Outcome(written: "", code: 2))
    }
  }
}
