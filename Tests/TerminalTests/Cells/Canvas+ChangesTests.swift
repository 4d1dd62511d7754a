import SeededNumbers
import Terminal
import TerminalModel
import Testing

struct CanvasChangesTests {
  @Test func theWholeCanvasIsShownFromTheRowOfTheCursorOn() {
    var terminal = TerminalModel(rows: 5, columns: 10)
    terminal.receive("old\nold\r\nabc\r".utf8)
    var canvas = Canvas(rows: 3, columns: 10)
    canvas.put("first", row: 0, column: 1)
    canvas.put("third", row: 2, column: 2)
    terminal.receive(canvas.all)
    #expect(terminal.text == "old\n   old\n first\n\n  third")
    #expect(terminal.position == [2, 0])
  }

  @Test func theTerminalScrollsIfThereAreTooFewRowsBelow() {
    var terminal = TerminalModel(rows: 4, columns: 10)
    terminal.receive("1\r\n2\r\n3\r\n4\r".utf8)
    var canvas = Canvas(rows: 3, columns: 10)
    for row in 0..<3 { canvas.put("row \(row)", row: row, column: 0) }
    terminal.receive(canvas.all)
    #expect(terminal.text == "3\nrow 0\nrow 1\nrow 2")
    #expect(terminal.position == [1, 0])
  }

  // Some terminals keep an erased screen as scrolled text.
  @Test func theWholeScreenIsNotErasedAtOnce() {
    var terminal = TerminalModel(rows: 3, columns: 10)
    terminal.receive("a\r\nb\r\nc".utf8)
    var canvas = Canvas(rows: 1, columns: 10)
    canvas.put("x", row: 0, column: 0)
    for _ in 0..<2 { terminal.receive("\u{1B}[1A".utf8) }
    terminal.receive(canvas.all)
    #expect(terminal.text == "x")
    #expect(terminal.failures == [])
  }

  @Test func nothingIsWrittenForTheSameCanvasExceptTheReturn() {
    var canvas = Canvas(rows: 2, columns: 8)
    canvas.put("ab月", row: 1, column: 0, style: TextStyle(isBold: true))
    #expect(canvas.changes(from: canvas) == Array("\r".utf8))
  }

  @Test func onlyTheCellsThatDifferAreWritten() {
    var before = Canvas(rows: 3, columns: 20)
    var after = before
    before.put("25 26 27", row: 1, column: 3)
    after.put("25 26 28", row: 1, column: 3)
    #expect(after.changes(from: before) == Array("\u{1B}[1B\u{1B}[11G8\r\u{1B}[1A".utf8))
  }

  @Test(arguments: [0, 4])
  func aWideCharacterThatDiffersIsWrittenAlone(_ column: Int) {
    var before = Canvas(rows: 1, columns: 6)
    var after = before
    before.put("日", row: 0, column: column)
    after.put("月", row: 0, column: column)
    #expect(after.changes(from: before) == Array("\u{1B}[\(column + 1)G月\r".utf8))
  }

  @Test(arguments: seeds(200))
  func theChangesLeadToTheSameTerminalAsTheWholeCanvas(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var shown = TerminalModel(rows: 6, columns: 12)
    var canvas = Canvas(rows: 4, columns: 12)
    shown.receive(canvas.all)
    for _ in 0..<10 {
      let next = Self.changed(canvas, using: &generator)
      shown.receive(next.changes(from: canvas))
      canvas = next
      var expected = TerminalModel(rows: 6, columns: 12)
      expected.receive(canvas.all)
      #expect(shown.picture == expected.picture)
      #expect(shown.position == [0, 0])
      #expect(shown.failures == [] && expected.failures == [])
    }
  }

  /// Returns a canvas with a few other texts.
  private static func changed(
    _ canvas: Canvas, using generator: inout SplitMix64
  ) -> Canvas {
    var canvas = canvas
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let text =
        ["ab", "月", "u\u{302}", "日本", "   ", "x月y"].randomElement(using: &generator) ?? ""
      let style = TextStyle(
        isBold: Bool.random(using: &generator), isUnderlined: Bool.random(using: &generator),
        background: Bool.random(using: &generator) ? .palette(153) : .standard)
      canvas.put(
        text, row: Int.random(in: 0...3, using: &generator),
        column: Int.random(in: -1...11, using: &generator), style: style)
    }
    return canvas
  }
}

extension Canvas {
  fileprivate var all: [UInt8] {
    var text: ContiguousArray<UInt8> = []
    writeAll(to: &text)
    return Array(text)
  }

  fileprivate func changes(from other: Canvas) -> [UInt8] {
    var text: ContiguousArray<UInt8> = []
    writeChanges(from: other, to: &text)
    return Array(text)
  }
}
