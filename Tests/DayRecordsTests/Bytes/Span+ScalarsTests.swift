import Testing

// Records have few of the bytes that a search has to tell apart.
@testable import DayRecords

struct SpanScalarsTests {
  @Test(arguments: ["a", "é", "–", "日", "😀", "\u{301}", "\0"] as [Unicode.Scalar])
  func aScalarIsFoundBeforeAndAfterAPosition(_ scalar: Unicode.Scalar) {
    let bytes = Array("日\(scalar)é".utf8)
    let end = bytes.count - 2
    #expect(bytes.span.scalar(at: 3) == scalar)
    #expect(bytes.span.scalar(before: end) == scalar)
  }

  @Test(
    arguments: [
      [], [0x80], [0xC3], [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF], [0xC3, 0x20],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func invalidUTF8HasNoScalar(_ bytes: [UInt8]) {
    #expect(bytes.span.scalar(at: 0) == nil)
    if bytes.last != 0x20 { #expect(bytes.span.scalar(before: bytes.count) == nil) }
  }

  @Test func lettersMarksAndDigitsOfAllScriptsAreKnown() {
    let letters = "aéß日あĀ\u{301}".unicodeScalars.filter { $0.isLetter }
    #expect(letters.count == 7)
    #expect("1 -«\u{A0}٣".unicodeScalars.filter { $0.isLetter }.isEmpty)
    #expect("a1٣９".unicodeScalars.filter { $0.isDigit }.count == 3)
  }
}
