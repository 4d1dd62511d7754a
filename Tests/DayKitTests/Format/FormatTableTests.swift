import DayKit
import Foundation
import Testing

/// The table of formats that `make wasm-check` checks in WebAssembly, where an `Int` has 32 bits.
struct FormatTableTests {
  @Test func everyTextHasTheDayOrTheErrorOfTheTable() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../WebAssembly/formats.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count > 70)
    for row in rows {
      let cells = row.split(separator: "\t").map(String.init)
      try #require(cells.count == 3, "\(row)")
      #expect(result(of: cells[1], as: cells[0]) == cells[2], "\(row)")
    }
  }

  private func result(of text: String, as pattern: String) -> String {
    do {
      return "\(try Day(text, as: DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2025)))"
    } catch {
      return "\(error)"
    }
  }
}
