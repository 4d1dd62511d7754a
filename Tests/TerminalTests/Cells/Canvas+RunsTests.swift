import Terminal
import Testing

struct CanvasRunsTests {
  private static let bold = TextStyle(isBold: true)

  @Test func cellsOfOneStyleAreARun() {
    var canvas = Canvas(rows: 3, columns: 12)
    canvas.put("above", row: 0, column: 0)
    canvas.put("ab", row: 1, column: 1)
    canvas.put("月u\u{302}", row: 1, column: 3, style: Self.bold)
    canvas.put("c", row: 1, column: 8)
    let runs = canvas.runs(ofRow: 1)
    #expect(runs.map(\.columns) == [0..<3, 3..<6, 6..<9])
    #expect(runs.map(\.text) == [" ab", "月u\u{302}", "  c"])
    #expect(runs.map(\.style) == [.plain, Self.bold, .plain])
    #expect(canvas.runs(ofRow: 2).isEmpty)
  }

  @Test func aCellIsEmptyIfNothingIsInIt() {
    var canvas = Canvas(rows: 2, columns: 5)
    canvas.put("月", row: 1, column: 0)
    canvas.put(" ", row: 1, column: 3, style: Self.bold)
    canvas.put("x", row: 0, column: 4)
    let rows = (-1...2).map { row in
      (-1...5).map { canvas.isEmpty(row: row, column: $0) ? "." : "#" }.joined()
    }
    #expect(rows == ["#######", "#....##", "###.#.#", "#######"])
  }

  @Test func whatIsEmptyAtTheEndsIsNotUsed() {
    var canvas = Canvas(rows: 5, columns: 9)
    #expect(canvas.usedRows == 0 && canvas.usedColumns == 0)
    canvas.put("ab", row: 0, column: 3)
    canvas.put("c", row: 2, column: 0)
    #expect(canvas.usedRows == 3 && canvas.usedColumns == 5)
    canvas.put("d", row: 4, column: 8)
    #expect(canvas.usedRows == 5 && canvas.usedColumns == 9)
  }
}
