import CommandGrammar
import SeededNumbers
import Testing

struct StringQuotingTests {
  @Test func anEmptyWordIsTwoQuotes() {
    #expect(Word("").quoted == "''")
  }

  @Test func wordBytesAndSpanAreQuotedTheSameWay() {
    let bytes = Array("a'b".utf8)
    #expect(String(quoting: bytes) == #"'a\'b'"#)
    #expect(String(quoting: bytes.span) == #"'a\'b'"#)
    #expect(String(quoting: Word(bytes: bytes)) == #"'a\'b'"#)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 64), String(repeating: "a", count: 64), ""),
    (String(repeating: "a", count: 65), String(repeating: "a", count: 64), "…"),
    (String(repeating: "€", count: 65), String(repeating: "€", count: 64), "…"),
    (String(repeating: "\n", count: 32), String(repeating: #"\n"#, count: 32), ""),
    (String(repeating: "\n", count: 33), String(repeating: #"\n"#, count: 32), "…"),
    (String(repeating: "a", count: 61) + "\u{1B}", String(repeating: "a", count: 61), "…"),
    (
      String(repeating: "a", count: 60) + "\u{1B}", String(repeating: "a", count: 60) + #"\x1b"#, ""
    ),
    (String(repeating: "e\u{301}", count: 33), String(repeating: "e\u{301}", count: 32), "…"),
  ])
  func aLongTextIsCutBetweenCharacters(_ text: String, _ shown: String, _ end: String) {
    #expect(Word(text).quoted == "'\(shown)'\(end)")
  }

  @Test(arguments: [
    ("", ""), (#"a'b\c"#, #"a'b\\c"#),
    ("a\u{200C}b\u{200D}c\u{FE0F}", "a\u{200C}b\u{200D}c\u{FE0F}"),
    ("a\u{202E}\u{200B}\n", #"a\u{202e}\u{200b}\n"#),
    (String(repeating: "a", count: 65), String(repeating: "a", count: 64) + "…"),
  ])
  func aNameHasNoQuotesAndKeepsItsJoiners(_ name: String, _ shown: String) {
    #expect(String(showing: Array(name.utf8).span) == shown)
  }

  @Test(arguments: [0x00, 0x20, 0x41, 0x80, 0xFF] as [UInt8])
  func aMegabyteIsNotReadToItsEnd(_ byte: UInt8) {
    let word = Word(bytes: Array(repeating: byte, count: 1 << 20))
    for _ in 0..<1000 {
      #expect(word.quoted.unicodeScalars.count <= 67)
    }
  }

  @Test(arguments: seeds(50))
  func quotedTextIsAlwaysShortAndFreeOfControlCharacters(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for count in 0..<100 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let scalars = String(quoting: bytes).unicodeScalars
      #expect(scalars.count <= 67)
      #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }
}
