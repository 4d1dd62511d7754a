import CommandGrammar
import Testing

struct StringArgumentValueTests {
  @Test(arguments: ["", "abc", "29. août", "📅", "a\0b"])
  func validTextIsReadUnchanged(_ text: String) throws {
    #expect(try String(word: Word(text)) == text)
  }

  @Test(
    arguments: [
      ([0xFF], #"'\xff' is not valid UTF-8"#),
      ([0x61, 0xC3], #"'a\xc3' is not valid UTF-8"#),
      ([0xED, 0xA0, 0x80], #"'\xed\xa0\x80' is not valid UTF-8"#),
    ] as [([UInt8], String)])
  func invalidTextIsRejected(_ bytes: [UInt8], _ message: String) {
    #expect(throws: ValueError.sentence(message)) { try String(word: Word(bytes: bytes)) }
  }
}
