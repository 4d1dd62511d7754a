import DayKit
import SeededNumbers
import Testing

struct HolidayParsingTests {
  private static let calendar = """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    DTSTART;VALUE=DATE:20251224
    DTEND;VALUE=DATE:20251227
    SUMMARY:Christmas
    END:VEVENT
    END:VCALENDAR
    """

  @Test(arguments: ["2025-12-24..2025-12-26 Christmas", calendar])
  func aWorkCalendarComesFromAText(_ text: String) throws {
    let work = try WorkCalendar(
      weekend: [.friday], parsingHolidays: text, fiscalCalendar: .calendarYear)
    #expect(work.weekend == [.friday])
    #expect(work.holidays.map(\.description) == ["2025-12-24", "2025-12-25", "2025-12-26"])
    #expect(work.fiscalCalendar == .calendarYear)
    #expect(try Holiday.list(parsing: text).map(\.name) == ["Christmas", "Christmas", "Christmas"])
    #expect(try DaySet(parsing: text).spans == [Day(2025, 12, 24)...Day(2025, 12, 26)])
    #expect(try WorkCalendar(parsingHolidays: text[...]).weekend == [.saturday, .sunday])
  }

  @Test func aSetOfDaysHasSpansOfAnyLength() throws {
    #expect(try DaySet(parsing: "2000-01..2025-12\n2030-01-01").count == 9498)
    #expect(throws: HolidayError.self) { try Holiday.list(parsing: "2000-01..2025-12") }
  }

  @Test(arguments: [
    ("2026-Q1", "2025-10-01..2025-12-31"), ("FY2026-Q1 Closed", "2025-10-01..2025-12-31"),
    ("2026-H1", "2025-10-01..2026-03-31"), ("FY2026-H2", "2026-04-01..2026-09-30"),
    ("FY2026", "2025-10-01..2026-09-30"), ("2025-Q4..FY2026", "2025-07-01..2026-09-30"),
    ("2026-08", "2026-08-01..2026-08-31"), ("2026-W01", "2025-12-29..2026-01-04"),
  ])
  func quartersOfAListMayBeFiscal(_ text: String, _ days: String) throws {
    let october = try #require(FiscalCalendar(startingIn: 10))
    let expected = try DaySpan(days).days
    #expect(try DaySet(parsing: text, in: october).spans == [expected])
    #expect(try Holiday.list(parsing: text, in: october).map(\.day) == Array(expected))
    let work = try WorkCalendar(parsingHolidays: text, fiscalCalendar: october)
    #expect(work.holidays == Array(expected))
  }

  @Test(arguments: ["FY2026-08", "FY2026-W01", "FY", "FY2026-Q5", "2026-Q0", "2026 closed"])
  func otherPartsAreNotFiscal(_ text: String) {
    #expect(throws: HolidayError.self) { try DaySet(parsing: text, in: .calendarYear) }
  }

  @Test func withoutAFiscalCalendarNoPartIsFiscal() throws {
    #expect(try DaySet(parsing: "2026-Q1").spans == [DaySpan("2026-01..2026-03").days])
    #expect(throws: HolidayError.self) { try DaySet(parsing: "FY2026-Q1") }
  }

  @Test func anEmptyTextHasNoHolidays() throws {
    #expect(try Holiday.list(parsing: "").isEmpty)
    #expect(try WorkCalendar(parsingHolidays: "\n# none\n") == .mondayToFriday)
  }

  @Test(arguments: seeds(100))
  func theDescriptionsOfHolidaysAreAList(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let holidays = (0..<10).map { _ in
      Holiday(
        day: Day.random(using: &generator),
        name: ["", "Christmas", "Noël 1"].randomElement(using: &generator) ?? "")
    }
    let text = holidays.map(\.description).joined(separator: "\n")
    #expect(try Holiday.list(parsing: text) == holidays)
    #expect(try DaySet(parsing: text) == DaySet(holidays.map(\.day)))
  }

  @Test func bytesThatAreNotUTF8AreReplacedInNames() throws {
    let bytes: [UInt8] = Array("2025-12-25 No".utf8) + [0xEB, 0x6C]
    #expect(try Holiday.list(parsing: bytes.span).first?.name == "No\u{FFFD}l")
  }
}
