import Testing

// Names of languages have few of these letters, so only the letters themselves show them all.
@testable import DayKit

struct SpanFoldingTests {
  @Test(
    arguments: [
      ("ss", "ß", 2), ("SS", "ß", 2), ("sS", "ß", 2), ("ß", "ß", 2), ("s", "s", 1), ("sa", "s", 1),
      ("A", "a", 1), ("İ", "i", 2), ("ς", "σ", 2), ("Ά", "α", 2), ("\u{FFFD}", "\u{FFFD}", 3),
    ] as [(String, Unicode.Scalar, Int)])
  func aLetterIsFoldedToWhatCapitalsHave(_ text: String, _ letter: Unicode.Scalar, _ end: Int) {
    let bytes = Array(text.utf8)
    var position = 0
    #expect(bytes.span.folded(at: &position) == letter)
    #expect(position == end)
  }

  @Test(arguments: [[], [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x80]] as [[UInt8]])
  func bytesThatAreNotUTF8HaveNoLetter(_ bytes: [UInt8]) {
    var position = 0
    #expect(bytes.span.folded(at: &position) == nil)
    #expect(position == 0)
  }
}
