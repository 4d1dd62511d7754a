import DayKit
import DayRecords
import Testing

struct DateWordTests {
  /// 29 August 2025, a Friday.
  static let today = Day(daysSince1970: 20_329)

  @Test(
    arguments: [
      ("today", "2025-08-29"), ("yesterday", "2025-08-28"), ("tomorrow", "2025-08-30"),
      ("today+30", "2025-09-28"), ("today-1m", "2025-07-29"), ("today+1y2m3d", "2026-11-01"),
      ("tomorrow-1w", "2025-08-23"), ("yesterday+1m", "2025-09-28"), ("today+0", "2025-08-29"),
      ("today+5b", "2025-09-05"), ("today-P1M", "2025-07-29"), ("next-friday", "2025-09-05"),
      ("previous-monday", "2025-08-25"), ("next-or-same-friday", "2025-08-29"),
      ("previous-or-same-mon", "2025-08-25"), ("start-of-month", "2025-08-01"),
      ("end-of-month", "2025-08-31"), ("first-of-month", "2025-08-01"),
      ("last-of-week", "2025-08-31"), ("start-of-week", "2025-08-25"),
      ("start-of-quarter", "2025-07-01"), ("end-of-year", "2025-12-31"),
      ("start-of-half-year", "2025-07-01"), ("end-of-last-half-year-5d", "2025-06-25"),
      ("end-of-last-month", "2025-07-31"), ("start-of-previous-year", "2024-01-01"),
      ("start-of-next-quarter", "2025-10-01"), ("end-of-next-week", "2025-09-07"),
      ("start-of-this-month", "2025-08-01"), ("end-of-month-5b", "2025-08-25"),
      ("next-15", "2025-09-15"), ("previous-or-same-29", "2025-08-29"),
      ("next-12-25", "2025-12-25"),
      ("nearest-monday", "2025-09-01"), ("next-march", "2026-03-01"),
      ("previous-sep", "2024-09-01"),
      ("next-business-day", "2025-09-01"), ("next-or-same-02-29", "2028-02-29"),
      ("start-of-year+1m", "2025-02-01"), ("end-of-last-quarter-P1M", "2025-05-30"),
    ] as [(String, String)])
  func aWordIsADateRelativeToToday(_ word: String, _ date: String) throws {
    #expect(try Self.read(word).description == date)
    let bytes = Array(word.utf8)
    #expect(DateWord(reading: bytes.span) != nil)
  }

  @Test(arguments: [
    "", "t", "Today", "todays", "today ", "today+", "today30", "today+x", "today+1m-1d", "today++1",
    "friday", "last-friday", "next-32", "next-13-01", "next-02-30", "following", "preceding",
    "anniversary", "monday-of-week", "2nd-tue-of-month", "next-week", "next-month", "end-of",
    "end-of-",
    "end-of-day", "of-month",
    "end-of-next-next-month", "end-of-month-", "end-of-month+x", "now",
  ])
  func otherTextsAreNotWords(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(DateWord(reading: bytes.span) == nil)
    #expect(throws: DateFailure.self) { try Self.read(text) }
  }

  @Test func aTextThatOnlyTheWholeOfItIsADateHasTheFirstFormat() throws {
    let format = try DayFormat(pattern: "y d MMM")
    let place = DatePlace.line
    var engine = Engine(
      Rewrite(.same, as: .iso, orAsRead: [format, .iso], at: place), at: place, as: [format, .iso])
    engine.usesSlowPath = true
    #expect(engine.run("2025 5 Sept\n2025-09-05\n").text == "2025 5 Sep\n2025-09-05\n")
  }

  @Test func aWordHasTheFirstFormat() {
    let formats = [DayFormat.dmy, .iso]
    let engine = Engine(
      Rewrite(.same, as: .iso, orAsRead: formats, at: .line), at: .line, as: formats)
    // Today is the last day.
    #expect(engine.run("today\n2025-09-05\n").text == "31/12/9999\n2025-09-05\n")
  }

  @Test func aDateBeyondTheCalendarDoesNotExist() {
    #expect(throws: DateFailure.doesNotExist(.outOfRange)) { try Self.read("today+9999999") }
    let reader = DateReader(DateFormats(.iso), today: { Day.max })
    let bytes = Array("end-of-next-month".utf8)
    #expect(throws: DateFailure.doesNotExist(.outOfRange)) { try reader.read(bytes.span) }
  }

  @Test func businessDaysFollowTheCalendarOfTheReader() throws {
    let reader = DateReader(
      DateFormats(.iso), workCalendar: { WorkCalendar(weekend: []) }, today: { Self.today })
    let bytes = Array("today+5b".utf8)
    #expect(try reader.read(bytes.span).description == "2025-09-03")
  }

  private static func read(_ text: String) throws(DateFailure) -> Day {
    let reader = DateReader(DateFormats(.iso), today: { today })
    let bytes = Array(text.utf8)
    return try reader.read(bytes.span)
  }
}
