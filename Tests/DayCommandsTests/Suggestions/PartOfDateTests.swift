import CommandGrammar
import Testing

/// Texts that are less precise than a date, as messages about them show.
struct PartOfDateTests {
  @Test(arguments: [
    ("2025", "year", "2025-01-01"), ("2025-08", "month", "2025-08-01"),
    ("2025-8", "month", "2025-08-01"), ("8/2025", "month", "2025-08-01"),
    ("2025.08", "month", "2025-08-01"), ("8 2025", "month", "2025-08-01"),
    ("AUG 2025", "month", "2025-08-01"), ("August-2025", "month", "2025-08-01"),
    ("2025-W01", "week", "2024-12-30"), ("2025-Q1", "quarter", "2025-01-01"),
    ("2025-q4", "quarter", "2025-10-01"),
  ])
  func aPartOfADateHasANounAndAFirstDay(_ text: String, _ noun: String, _ day: String) {
    let message = "dayctl: '\(text)' is a \(noun), not a date; write a date such as \(day)\n"
    #expect(dayctl(["convert", Word(text)]) == Run(written: message, code: 2))
  }

  @Test(arguments: [
    "", "13/2025", "2025-00", "2025-W54", "2025-Q5", "2025-Q0", "2025-08-29", "août 2025", "8",
    "aug",
  ])
  func anotherTextIsNotAPartOfADate(_ text: String) {
    #expect(!dayctl(["convert", Word(text)]).written.contains("not a date; write a date"))
  }
}
