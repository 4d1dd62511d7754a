import DayKit
import Testing

@testable import DayCommands

struct PartOfDateTests {
  @Test(arguments: [
    ("2025", "year", "2025-01-01"), ("2025-08", "month", "2025-08-01"),
    ("2025-8", "month", "2025-08-01"), ("8/2025", "month", "2025-08-01"),
    ("2025.08", "month", "2025-08-01"), ("8 2025", "month", "2025-08-01"),
    ("AUG 2025", "month", "2025-08-01"), ("August-2025", "month", "2025-08-01"),
    ("2025-W01", "week", "2024-12-30"), ("2025-Q1", "quarter", "2025-01-01"),
    ("2025-q4", "quarter", "2025-10-01"),
  ])
  func aPartOfADateHasANounAndAFirstDay(_ text: String, _ noun: String, _ day: String) throws {
    let bytes = Array(text.utf8)
    let found = PartOfDate(bytes.span, in: .english)
    let part = try #require(found)
    #expect(part.noun == noun)
    #expect(part.firstDay.description == day)
  }

  @Test(arguments: [
    "", "13/2025", "2025-00", "2025-W54", "2025-Q5", "2025-Q0", "2025-08-29", "août 2025", "8",
    "aug",
  ])
  func anotherTextIsNotAPartOfADate(_ text: String) {
    let bytes = Array(text.utf8)
    let found = PartOfDate(bytes.span, in: .english)
    #expect(found == nil)
  }
}
