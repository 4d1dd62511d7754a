import System
import Terminal
import Testing

struct SheetNotesTests {
  @Test(arguments: [
    ("C.UTF-8", 24, "2026-04-03  The Friday …"), ("C", 24, "2026-04-03  The Friday.."),
    ("C", 36, "2026-04-03  The Friday before Easter"),
  ])
  func theNameOfAHolidayIsCutAtTheWidth(_ language: String, _ width: Int, _ line: String) {
    let run = dayctl(
      "month-grid --holidays h.txt 2026-04", outputIsTerminal: true,
      environment: ["LANG": language, "COLUMNS": "\(width)", "NO_COLOR": "1"],
      files: ["h.txt": "2026-04-03 The Friday before Easter\n"])
    #expect(run.written.split(separator: "\n").last == line[...])
  }
}
