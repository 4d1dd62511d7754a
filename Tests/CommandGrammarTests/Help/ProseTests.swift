import CommandGrammar
import Testing

struct ProseTests {
  /// The discussion in the long help: everything below the options.
  private static func set(_ text: String) -> String {
    let plain = CustomCommand.with { CustomCommand.description }
    var command = plain
    command.discussion = text
    let start = plain.help(.long, program: "p").count
    return String(command.help(.long, program: "p").dropFirst(start))
  }

  private static let forty = "1234567890 234567890 234567890 234567890"

  @Test(arguments: [
    ("", ""),
    ("one", "\none\n"),
    ("one\ntwo", "\none two\n"),
    ("one  two ", "\none two\n"),
    ("one\n\ntwo", "\none\n\ntwo\n"),
    ("one\n  two\n  three\nfour", "\none\n  two\n  three\nfour\n"),
    ("\(forty) \(forty)", "\n\(forty) 1234567890 234567890 234567890\n234567890\n"),
    ("\(forty) 234567890 234567890 234567890 234567890", "\n\(forty) \(forty.dropFirst())\n"),
    ("  \(forty) \(forty)", "\n  \(forty) \(forty)\n"),
    ("  ab  c  \(forty)", "\n  ab  c  \(forty)\n"),
    (
      "  ab  c  \(forty) \(forty)",
      "\n  ab  c  \(forty) 1234567890 234567890 234567890\n         234567890\n"
    ),
    (String(repeating: "é", count: 90) + " x", "\n" + String(repeating: "é", count: 90) + "\nx\n"),
  ])
  func wordsFillLinesOfEightyColumns(_ text: String, _ lines: String) {
    #expect(Self.set(text) == lines)
  }
}
