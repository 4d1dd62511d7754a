import CommandGrammar
import Testing

struct UsageErrorTests {
  @Test func aMessageIsKeptUnchanged() {
    let error = UsageError("unknown command 'août'")
    #expect(error.message == "unknown command 'août'")
    #expect(error.help == nil)
  }

  @Test func helpIsKeptWithTheMessage() {
    #expect(UsageError("no command given", help: "Usage:\n").help == "Usage:\n")
  }

  @Test func aMessageIsOneLine() {
    #expect(UsageError("a\nb\u{1B}[0m\u{2028}").message == #"a\nb\x1b[0m\u{2028}"#)
  }

  @Test(arguments: [
    (1024, "a", 1024, false), (1025, "a", 1024, true), (512, "é", 1024, false),
    (513, "é", 1023, true), (1 << 20, "a", 1024, true),
  ])
  func aMessageHasAtMostOneKibibyte(
    _ count: Int, _ letter: String, _ bytes: Int, _ isCut: Bool
  ) {
    let message = UsageError(String(repeating: letter, count: count)).message
    #expect(message.utf8.count == bytes)
    #expect(message.hasSuffix("…") == isCut)
  }
}
