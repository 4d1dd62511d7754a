import DayKit
import DayRecords
import Testing

struct TextPlaceImpossibleDatesTests {
  @Test(
    arguments: [
      ("iso", "2025-08-29 2025-02-30 2025-04-31", "2025-02-30"), ("iso", "2025-13-01 x", nil),
      ("iso", "12025-02-30", nil), ("d.M.yyyy", "on 29.2.2025.", "29.2.2025"),
      ("EEE, d MMM y", "Fri, 29 Aug 2025 Mon, 29 Aug 2025", "Mon, 29 Aug 2025"), ("iso", "", nil),
    ] as [(String, String, String?)])
  func theFirstDayThatDoesNotExistIsFound(
    _ pattern: String, _ text: String, _ date: String?
  ) throws {
    let place = TextPlace([try DayFormat(parsing: pattern)])
    let bytes = Array(text.utf8)
    let range = place.firstImpossibleDate(in: bytes.span)?.range
    #expect(range.map { String(decoding: bytes[$0], as: UTF8.self) } == date)
  }

  @Test(
    arguments: [
      ("2025-02-30\n2025-08-29\n2025-04-31 2025-04-31", 2), ("2025-08-29\n\n", 0), ("", 0),
      (String(repeating: "2025-02-30\n", count: 30), 20),
      (String(repeating: "none\n", count: 19) + "2025-02-30\n2025-02-30\n", 1),
    ] as [(String, Int)])
  func theFirstTwentyLinesAreSearched(_ text: String, _ count: Int) {
    #expect(TextPlace([.iso]).linesWithImpossibleDates(in: Array(text.utf8).span) == count)
  }
}
