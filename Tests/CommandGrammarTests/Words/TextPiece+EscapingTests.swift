import CommandGrammar
import SeededNumbers
import Testing

struct TextPieceEscapingTests {
  @Test(arguments: UInt8.min...UInt8.max)
  func everySingleByteIsShownOnOneLine(_ byte: UInt8) {
    let escapes: [UInt8: String] = [
      9: #"\t"#, 10: #"\n"#, 13: #"\r"#, 0x27: #"\'"#, 0x5C: #"\\"#,
    ]
    let digits = Array("0123456789abcdef")
    let hexadecimal = #"\x"# + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
    let isPrintable = (0x20...0x7E).contains(byte)
    let plain = isPrintable ? String(Unicode.Scalar(byte)) : hexadecimal
    #expect(String(quoting: [byte]) == "'\(escapes[byte] ?? plain)'")
  }

  @Test(
    arguments: [
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
      ("2025\u{AD}08", #"'2025\u{ad}08'"#),
      ("2025\u{A0}08\u{202F}29\u{3000}", #"'2025\u{a0}08\u{202f}29\u{3000}'"#),
      ("\u{180E}\u{2060}\u{FFF9}", #"'\u{180e}\u{2060}\u{fff9}'"#),
      ("\u{E0001}\u{E0041}", #"'\u{e0001}\u{e0041}'"#),
      ("👩\u{200D}🚀\u{FE0F}", #"'👩\u{200d}🚀\u{fe0f}'"#),
      ("\u{3164}\u{115F}", #"'\u{3164}\u{115f}'"#),
      ("1\u{0}1", #"'1\x001'"#),
    ] as [(String, String)])
  func textThatIsInvisibleOrMovesOtherTextIsEscaped(_ text: String, _ quoted: String) {
    #expect(Word(text).quoted == quoted)
  }

  @Test(arguments: ["29. août", "二〇二五年", "٢٩", "é", "e\u{301}", "🚀", "a b", "\u{10FFFF}"])
  func ordinaryTextIsUnchanged(_ text: String) {
    #expect(Word(text).quoted == "'\(text)'")
  }

  @Test func exactlyTheInvisibleScalarsAreEscaped() {
    var wrong: [String] = []
    for scalar in Unicode.Scalar.tested where !"\t\n\r'\\".unicodeScalars.contains(scalar) {
      let hexadecimal = String(scalar.value, radix: 16)
      let padded = scalar.value < 16 ? "0" + hexadecimal : hexadecimal
      let escape = scalar.isASCII ? "\\x" + padded : "\\u{" + hexadecimal + "}"
      let shown = scalar.isInvisible ? escape : String(scalar)
      if Word(String(scalar)).quoted != "'\(shown)'" { wrong.append(hexadecimal) }
      if UsageError(String(scalar)).message != shown { wrong.append(hexadecimal) }
    }
    #expect(wrong.isEmpty)
  }
}

extension Unicode.Scalar {
  /// All scalars of alphabets, and in each round others of the rest.
  fileprivate static var tested: some Sequence<Unicode.Scalar> {
    (0...0x10FFFF).lazy.filter { number in number < 0x3000 || isInSample(number, oneIn: 16) }
      .compactMap { Unicode.Scalar(UInt32($0)) }
  }

  /// Whether this scalar is invisible or only moves the text after it; the space U+0020 is not.
  fileprivate var isInvisible: Bool {
    let invisible: [Unicode.GeneralCategory] = [
      .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator,
    ]
    return self != " "
      && (invisible.contains(properties.generalCategory) || properties.isDefaultIgnorableCodePoint)
  }
}
