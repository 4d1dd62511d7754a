import CommandGrammar
import SeededNumbers
import Testing

struct TextPieceTests {
  @Test(
    arguments: [
      ([0x41], "'A'"),
      ([0xC3, 0xA9], "'é'"),
      ([0xE2, 0x82, 0xAC], "'€'"),
      ([0xF0, 0x9F, 0x93, 0x85], "'📅'"),
      ([0xF4, 0x8F, 0xBF, 0xBF], "'\u{10FFFF}'"),
    ] as [([UInt8], String)])
  func aCompleteSequenceIsAScalar(_ bytes: [UInt8], _ text: String) {
    #expect(String(quoting: bytes) == text)
  }

  @Test(
    arguments: [
      ([0x80], #"'\x80'"#),
      ([0xC3], #"'\xc3'"#),
      ([0xC3, 0x41], #"'\xc3A'"#),
      ([0xC0, 0xAF], #"'\xc0\xaf'"#),
      ([0xC1, 0xBF], #"'\xc1\xbf'"#),
      ([0xE0, 0x9F, 0xBF], #"'\xe0\x9f\xbf'"#),
      ([0xE2, 0x82], #"'\xe2\x82'"#),
      ([0xE2, 0x82, 0xC3, 0xA9], #"'\xe2\x82é'"#),
      ([0xED, 0xA0, 0x80], #"'\xed\xa0\x80'"#),
      ([0xF0, 0x8F, 0xBF, 0xBF], #"'\xf0\x8f\xbf\xbf'"#),
      ([0xF4, 0x90, 0x80, 0x80], #"'\xf4\x90\x80\x80'"#),
      ([0xF5, 0x80, 0x80, 0x80], #"'\xf5\x80\x80\x80'"#),
      ([0xFF, 0xFE], #"'\xff\xfe'"#),
    ] as [([UInt8], String)])
  func aByteOutsideAnyScalarIsAPieceOfItsOwn(_ bytes: [UInt8], _ text: String) {
    #expect(String(quoting: bytes) == text)
  }

  @Test func everyScalarIsReadAsItself() {
    var wrong: [UInt32] = []
    for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 13) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      if (try? String(word: Word(text))) != text { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: seeds(100))
  func validityAgreesWithTheStandardLibrary(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var bytes = Array("aé€📅".utf8)
      let position = Int.random(in: bytes.indices, using: &generator)
      bytes[position] = UInt8.random(in: 0...255, using: &generator)
      let text = String(validating: bytes, as: UTF8.self)
      #expect((try? String(word: Word(bytes: bytes))) == text)
    }
  }
}
