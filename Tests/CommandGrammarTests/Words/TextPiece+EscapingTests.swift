import CommandGrammar
import Testing

struct TextPieceEscapingTests {
  @Test(arguments: UInt8.min...UInt8.max)
  func everySingleByteIsShownOnOneLine(_ byte: UInt8) {
    let escapes: [UInt8: String] = [
      0: #"\0"#, 9: #"\t"#, 10: #"\n"#, 13: #"\r"#, 0x27: #"\'"#, 0x5C: #"\\"#,
    ]
    let digits = Array("0123456789abcdef")
    let hexadecimal = #"\x"# + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
    let isPrintable = (0x20...0x7E).contains(byte)
    let plain = isPrintable ? String(Unicode.Scalar(byte)) : hexadecimal
    #expect(String(quoting: [byte]) == "'\(escapes[byte] ?? plain)'")
  }

  @Test(arguments: [
    ("\u{80}", #"'\u{80}'"#),
    ("\u{85}", #"'\u{85}'"#),
    ("\u{9B}31m", #"'\u{9b}31m'"#),
    ("\u{9F}", #"'\u{9f}'"#),
    ("\u{61C}", #"'\u{61c}'"#),
    ("\u{200B}", #"'\u{200b}'"#),
    ("\u{200E}\u{200F}", #"'\u{200e}\u{200f}'"#),
    ("\u{2028}\u{2029}", #"'\u{2028}\u{2029}'"#),
    ("a\u{202E}b", #"'a\u{202e}b'"#),
    ("\u{202A}\u{202B}\u{202C}\u{202D}", #"'\u{202a}\u{202b}\u{202c}\u{202d}'"#),
    ("\u{2066}\u{2067}\u{2068}\u{2069}", #"'\u{2066}\u{2067}\u{2068}\u{2069}'"#),
    ("\u{FEFF}2025", #"'\u{feff}2025'"#),
  ])
  func whatMovesOtherTextOrHidesIsEscaped(_ text: String, _ quoted: String) {
    #expect(Word(text).quoted == quoted)
  }

  @Test(arguments: ["29. août", "二〇二五年", "٢٩", "é", "👩‍🚀", "a b", "\u{A0}", "\u{10FFFF}"])
  func ordinaryTextStaysAsItIs(_ text: String) {
    #expect(Word(text).quoted == "'\(text)'")
  }
}
