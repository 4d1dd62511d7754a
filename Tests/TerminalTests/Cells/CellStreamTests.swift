import SeededNumbers
import Terminal
import Testing

struct CellStreamTests {
  @Test func textsFollowThoseBefore() {
    var text = ContiguousArray("before\n".utf8)
    var stream = CellStream(continuing: &text, setsColumns: false)
    #expect(text.isEmpty)
    stream.put("a", 0, 2)
    stream.put("月", 0, 4)
    stream.put("b", 0, 7)
    stream.put("c", 2, 1)
    stream.finish(into: &text)
    #expect(String(decoding: text, as: UTF8.self) == "before\n  a 月 b\n\n c")
  }

  @Test(arguments: [
    ("👨‍👩‍👧", "\u{1B}[6G"), ("👍🏽", "\u{1B}[6G"), ("❤️", "\u{1B}[6G"), ("月", "   "), ("🚀", "   "),
    ("abc", "  "),
  ])
  func theColumnIsSetAfterCharactersThatJoin(_ name: String, _ gap: String) {
    for setsColumns in [true, false] {
      var text: ContiguousArray<UInt8> = []
      var stream = CellStream(continuing: &text, setsColumns: setsColumns)
      stream.put(name, 0, 0)
      stream.put("|", 0, 5)
      stream.put("x", 0, 7)
      stream.put(name, 1, 0)
      stream.put("y", 2, 5)
      stream.finish(into: &text)
      let spaces = String(repeating: " ", count: 5 - name.columns)
      #expect(
        String(decoding: text, as: UTF8.self)
          == "\(name)\(setsColumns ? gap : spaces)| x\n\(name)\n     y")
    }
  }

  @Test func theColumnIsSetForTextThatFollowsAtOnceToo() {
    var text: ContiguousArray<UInt8> = []
    var stream = CellStream(continuing: &text, setsColumns: true)
    stream.put("👍🏽", 0, 0)
    stream.put("|", 0, 2)
    stream.finish(into: &text)
    #expect(String(decoding: text, as: UTF8.self) == "👍🏽\u{1B}[3G|")
  }

  @Test func onlyAColumnOfThreeDigitsIsSet() {
    for (column, isSet) in [(998, true), (999, false)] {
      var text: ContiguousArray<UInt8> = []
      var stream = CellStream(continuing: &text, setsColumns: true)
      stream.put("👍🏽", 0, 0)
      stream.put("|", 0, column)
      stream.finish(into: &text)
      let written = String(decoding: text, as: UTF8.self)
      #expect(written.hasSuffix(isSet ? "\u{1B}[999G|" : "  |"), "\(column)")
    }
  }

  @Test func aNumberHasItsStyleAlone() {
    var text: ContiguousArray<UInt8> = []
    var stream = CellStream(continuing: &text, setsColumns: false)
    stream.put(7, width: 2, row: 0, column: 0, style: TextStyle(isBold: true))
    stream.put(8, width: 2, row: 0, column: 3, style: .plain)
    stream.finish(into: &text)
    #expect(String(decoding: text, as: UTF8.self) == "\u{1B}[1m 7\u{1B}[22m  8")
  }

  @Test(arguments: [(2, 0..<100), (3, 0..<1_000)])
  func aNumberIsAlignedToTheRight(_ width: Int, _ numbers: Range<Int>) {
    for number in numbers {
      let digits = String(number)
      let expected = "a" + String(repeating: " ", count: width - digits.count) + digits + "b"
      var canvas = Canvas(rows: 1, columns: 6)
      var text: ContiguousArray<UInt8> = []
      var stream = CellStream(continuing: &text, setsColumns: false)
      canvas.put("axxx", row: 0, column: 0)
      canvas.put("b ", row: 0, column: width + 1)
      stream.put("a", 0, 0)
      canvas.put(number, width: width, row: 0, column: 1, style: .plain)
      stream.put(number, width: width, row: 0, column: 1, style: .plain)
      stream.put("b", 0, width + 1)
      stream.finish(into: &text)
      #expect(canvas.text == expected)
      #expect(String(decoding: text, as: UTF8.self) == expected)
    }
  }

  @Test func aStyleAddsItsColorsToThoseOfAnother() {
    let red = TextStyle(color: .red, background: .palette(1))
    #expect(red.adding(TextStyle(isBold: true)).background == .palette(1))
    #expect(red.adding(TextStyle(isBold: true)).color == .red)
    let other = red.adding(TextStyle(color: .palette(2), background: .palette(3)))
    #expect(other == TextStyle(color: .palette(2), background: .palette(3)))
  }

  @Test(arguments: seeds(100))
  func aStreamWritesTheSameAsACanvas(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var start: ContiguousArray<UInt8> = []
    var stream = CellStream(continuing: &start, setsColumns: false)
    var canvas = Canvas(rows: 5, columns: 40)
    for row in 0..<5 {
      for column in stride(from: 0, to: 40, by: 4) where Bool.random(using: &generator) {
        let text = ["ab", "月", "u\u{302}x", "אב"].randomElement(using: &generator) ?? ""
        let style = TextStyle(
          isDim: Bool.random(using: &generator), color: .red, background: .palette(200))
        canvas.put(text, row: row, column: column, style: style)
        stream.put(ContiguousArray(text.utf8).span, row: row, column: column, style: style)
      }
    }
    var text: ContiguousArray<UInt8> = []
    stream.finish(into: &text)
    #expect(String(decoding: text, as: UTF8.self) == canvas.text)
  }
}

extension CellStream {
  fileprivate mutating func put(_ text: String, _ row: Int, _ column: Int) {
    put(ContiguousArray(text.utf8).span, row: row, column: column, style: .plain)
  }
}
