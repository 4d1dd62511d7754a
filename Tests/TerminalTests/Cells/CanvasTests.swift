import SeededNumbers
import Terminal
import Testing

struct CanvasTests {
  @Test func textsAppearWhereTheyArePut() {
    var canvas = Canvas(rows: 3, columns: 8)
    canvas.put("c", row: 2, column: 1)
    canvas.put("ab", row: 0, column: 3)
    #expect(canvas.text == "   ab\n\n c")
  }

  @Test func spacesAndRowsAtTheEndAreNotWritten() {
    var canvas = Canvas(rows: 4, columns: 8)
    canvas.put("a  ", row: 1, column: 0)
    #expect(canvas.text == "\na")
    #expect(Canvas(rows: 2, columns: 2).text == "")
  }

  @Test func aLaterTextReplacesAnEarlierOne() {
    var canvas = Canvas(rows: 1, columns: 8)
    canvas.put("abcdef", row: 0, column: 0)
    canvas.put("XY", row: 0, column: 2)
    #expect(canvas.text == "abXYef")
  }

  @Test(arguments: [(-1, "bc"), (6, "      ab"), (8, ""), (-3, "")])
  func textOutsideTheCanvasIsCutOff(_ column: Int, _ text: String) {
    var canvas = Canvas(rows: 1, columns: 8)
    canvas.put("abc", row: 0, column: column)
    canvas.put("abc", row: 1, column: 0)
    canvas.put("abc", row: -1, column: 0)
    #expect(canvas.text == text)
  }

  @Test func aWideCharacterIsShownWholeOrNotAtAll() {
    var canvas = Canvas(rows: 1, columns: 5)
    canvas.put("月日月", row: 0, column: 0)
    #expect(canvas.text == "月日")
    canvas.put("x", row: 0, column: 1)
    #expect(canvas.text == " x日")
    canvas.put("y", row: 0, column: 2)
    #expect(canvas.text == " xy")
  }

  @Test func combiningMarksStayWithTheirCharacter() {
    var canvas = Canvas(rows: 1, columns: 4)
    canvas.put("\u{200F}u\u{302}t", row: 0, column: 1)
    canvas.put("x", row: 0, column: 3)
    #expect(Array(canvas.text.unicodeScalars) == Array(" \u{200F}u\u{302}tx".unicodeScalars))
  }

  @Test func aMarkJoinsTheSpaceBeforeIt() {
    var canvas = Canvas(rows: 1, columns: 4)
    canvas.put("a \u{302}b", row: 0, column: 0)
    #expect(Array(canvas.text.unicodeScalars) == Array("a \u{302}b".unicodeScalars))
    canvas.put("月 b", row: 0, column: 0)
    #expect(canvas.text == "月 b")
    canvas.put("月  ", row: 0, column: 0)
    #expect(canvas.text == "月")
  }

  @Test func controlCharactersAreNotWritten() {
    var canvas = Canvas(rows: 1, columns: 8)
    canvas.put("a\u{1B}[7m\n\u{9B}", row: 0, column: 0)
    #expect(canvas.text == "a?[7m??")
    canvas.put("\u{7F}\u{A0}~ ", row: 0, column: 0)
    #expect(canvas.text.hasPrefix("?\u{A0}~ "))
  }

  @Test(arguments: [(0, 0), (1, 0), (0, 1), (-1, 1), (1, -1)])
  func aCanvasWithoutCellsShowsNothing(_ rows: Int, _ columns: Int) {
    var canvas = Canvas(rows: rows, columns: columns)
    canvas.put("x", row: 0, column: 0)
    #expect(canvas.text == "")
  }

  @Test func aStyleChangesOnlyWhereItDiffers() {
    var canvas = Canvas(rows: 2, columns: 8)
    canvas.put("ab", row: 0, column: 0, style: TextStyle(isDim: true))
    canvas.put("cd", row: 0, column: 2, style: TextStyle(isDim: true))
    canvas.put("e", row: 0, column: 4, style: TextStyle(isBold: true, color: .red))
    canvas.put("f", row: 1, column: 1, style: TextStyle(isReversed: true))
    #expect(
      canvas.text
        == "\u{1B}[2mabcd\u{1B}[22;1;31me\u{1B}[22;39m\n \u{1B}[7mf\u{1B}[27m")
  }

  @Test(arguments: seeds(100))
  func everyRowIsAsWideAsItsCells(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var canvas = Canvas(rows: 3, columns: 12)
    for _ in 0..<20 {
      let text = ["ab", "月", "u\u{302}", "日本", " ", "x月y"].randomElement(using: &generator) ?? ""
      canvas.put(
        text, row: Int.random(in: -1...3, using: &generator),
        column: Int.random(in: -2...13, using: &generator))
    }
    for row in 0..<3 { canvas.put("|", row: row, column: 11) }
    for line in canvas.text.split(separator: "\n") { #expect(String(line).columns == 12) }
  }
}

extension Canvas {
  var text: String {
    var bytes: ContiguousArray<UInt8> = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
