import DayKit
import Testing

struct EncodedDaySentencesTests {
  private func message(_ text: String) throws -> String {
    let node = Node(.text(text))
    let error = try #require(throws: DecodingError.self) {
      try node.decoded(as: DayString.DMY<Day>.self)
    }
    return error.summary
  }

  @Test(arguments: [
    ("a\nb", #"'a\nb'"#), ("a'b", #"'a\'b'"#), (#"a\b"#, #"'a\\b'"#),
    ("\u{1B}[31m", #"'\u{1B}[31m'"#),
    ("\u{202E}x", #"'\u{202E}x'"#), ("\u{2028}", #"'\u{2028}'"#), ("\0", #"'\0'"#),
    ("é 🦊", "'é 🦊'"),
  ])
  func quotedTextCannotChangeTheTextAroundIt(_ text: String, _ shown: String) throws {
    let reason = "is not in the format dd/MM/yyyy: expected 2 digits at character 1"
    #expect(try message(text) == "corrupt at : \(shown) \(reason)")
  }

  @Test(arguments: [(64, false), (65, true), (100_000, true)])
  func longTextIsCut(_ count: Int, _ isCut: Bool) throws {
    let shown = String(repeating: "x", count: 64) + (isCut ? "'…" : "'")
    let reason = "is not in the format dd/MM/yyyy: expected 2 digits at character 1"
    #expect(
      try message(String(repeating: "x", count: count)) == "corrupt at : '\(shown) \(reason)")
  }
}
