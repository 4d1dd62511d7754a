import DayKit
import Testing

struct HolidayErrorTests {
  @Test(
    arguments: [
      (
        "x", .notADate,
        "line 1: the line does not begin with a date (yyyy-MM-dd); write one date per line, followed by its name"
      ),
      ("\n2025-02-30", .doesNotExist, "line 2: the date does not exist: February 2025 has 28 days"),
      (
        "2025-08-02..2025-08-01", .endsBeforeItStarts,
        "line 1: the end 2025-08-01 is before the start 2025-08-02: swap them"
      ),
      (
        "2025-08-02..x", .notADate,
        "line 1: the end is not a date, year, quarter, month or week such as 2025-W35"
      ),
      (
        "2025-08-02 2025-08-03", .ambiguous,
        "line 1: there are two dates: write one on each line, or 2025-08-02..2025-08-03 for the days between; if one is part of the name, put it in square brackets"
      ),
      (
        "-000044", .ambiguous,
        "line 1: the date is more than a day; for all its days, write -000044-01-01..-000044-12-31, and for a part of it no space, as in 2025-Q3 or 2025-12-25"
      ),
      (
        "2025-12-24 12:00-18:00 half day", .timeOfDay,
        "line 1: a time of day or half a day is after the date, and holidays last all day: remove the line or the time; if it is part of the name, put it in square brackets"
      ),
      (
        "2025-12-24 from 13:00", .timeOfDay,
        "line 1: a time of day or half a day is after the date, and holidays last all day: remove the line or the time; if it is part of the name, put it in square brackets"
      ),
      (
        "2025-12-23 1:1 meeting\n2025-12-24 - 9:30 half", .timeOfDay,
        "line 2: a time of day or half a day is after the date, and holidays last all day: remove the line or the time; if it is part of the name, put it in square brackets"
      ),
      (
        "2025-01..2035-01", .tooManyDays, "line 1: holidays of more than 1000 days: check the years"
      ),
      (
        "BEGIN:VCALENDAR\nx", .malformedCalendar,
        "line 2: the line is not a property such as SUMMARY:Christmas"
      ),
      ("BEGIN:VCALENDAR", .malformedCalendar, "line 1: BEGIN has no END"),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT", .invalidEvent,
        "line 2: the event has no DTSTART"
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20250230", .doesNotExist,
        "line 3: DTSTART does not exist: February 2025 has 28 days"
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20250228T100000", .timeOfDay,
        "line 3: DTSTART has a time of day, and holidays last all day: remove the event, or write "
          + "DTSTART;VALUE=DATE:20250228"
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nRRULE:x=", .invalidRule,
        "line 3: RRULE: unknown part, or a part for times of day"
      ),
      (
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEXRULE:x", .unsupportedProperty,
        "line 3: EXRULE is not supported: list the days with RDATE or EXDATE"
      ),
    ] as [(String, HolidayError.Reason, String)])
  func anErrorHasALineAndAReason(_ text: String, _ reason: HolidayError.Reason, _ sentence: String)
    throws
  {
    let error = #expect(throws: HolidayError.self) { try WorkCalendar(parsingHolidays: text) }
    #expect(error?.reason == reason)
    #expect(error?.description == sentence)
  }

  @Test func theCauseCanBeExamined() {
    let missing = #expect(throws: HolidayError.self) { try DaySet(parsing: "2025-02-30") }
    #expect(missing?.dayError?.reason == .noSuchDay)
    #expect(missing?.recurrenceError == nil)
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nRRULE:FREQ=HOURLY"
    let rule = #expect(throws: HolidayError.self) { try DaySet(parsing: text) }
    #expect(rule?.recurrenceError?.reason == .unsupportedFrequency)
    #expect(rule?.dayError == nil)
  }

  @Test(arguments: [
    ("\u{FEFF}2025-12-25\r\n  Weihnachten \r\n", "Weihnachten"),
    ("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nRDATE:20250101,2025013\r\n", "2025013"),
    ("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nRDATE:20250101,202\r\n 5013\r\n", "202"),
    ("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nRDATE:20250101\r\n ,2025013\r\n", ""),
    ("BEGIN:VCALENDAR\r\nfol\r\n ded\r\n", "fol"),
  ])
  func thePlaceIsThatOfTheBytes(_ text: String, _ wrong: String) {
    let error = #expect(throws: HolidayError.self) { try DaySet(parsing: text) }
    let bytes = text.utf8.dropFirst(error?.offset ?? 0).prefix(error?.length ?? 0)
    #expect(String(decoding: bytes, as: UTF8.self) == wrong)
  }
}
