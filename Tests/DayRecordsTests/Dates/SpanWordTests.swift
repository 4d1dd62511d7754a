import DayKit
import DayRecords
import Testing

struct SpanWordTests {
  @Test(arguments: [
    ("this-week", "2025-W35"), ("last-week", "2025-W34"), ("next-week", "2025-W36"),
    ("this-month", "2025-08"), ("current-month", "2025-08"), ("previous-month", "2025-07"),
    ("past-month", "2025-07"), ("next-month", "2025-09"), ("this-quarter", "2025-Q3"),
    ("this-half-year", "2025-H2"), ("last-half-year", "2025-H1"), ("next-half-year", "2026-H1"),
    ("last-quarter", "2025-Q2"), ("next-quarter", "2025-Q4"), ("this-year", "2025"),
    ("last-year", "2024"), ("next-year", "2026"), ("last-7-days", "2025-08-23..2025-08-29"),
    ("last-1-day", "2025-08-29..2025-08-29"),
    ("last-9223372036854775807-days", "-009999-01-01..2025-08-29"),
  ])
  func aWordIsASpanRelativeToToday(_ word: String, _ span: String) throws {
    let bytes = Array(word.utf8)
    let read = SpanWord(reading: bytes.span)
    #expect(try read?.span(from: DateWordTests.today).description == span)
  }

  @Test(arguments: [
    "", "this", "this-", "month", "This-month", "this-month ", "next-7-days", "last-0-days",
    "last--1-days", "last-+1-days", "last-days", "last-7", "last-99999999999999999999-days",
    "this-day", "last-month-1",
  ])
  func otherTextsAreNotWords(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(SpanWord(reading: bytes.span) == nil)
  }

  @Test func aSpanBeyondTheCalendarDoesNotExist() {
    let word = SpanWord.unit(.year, unitsLater: 1)
    #expect(throws: DayError.outOfRange) { try word.span(from: .max) }
    #expect(throws: DayError.outOfRange) {
      try SpanWord.unit(.month, unitsLater: -1).span(from: .min)
    }
  }
}
