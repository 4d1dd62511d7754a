import DayKit
import SeededNumbers
import Testing

struct HolidayEntryTests {
  @Test(arguments: [
    ("", []), ("\n\n  \n", []), ("# 2025-01-01\n", []), ("2025-12-25", ["2025-12-25 "]),
    ("2025-12-25\n", ["2025-12-25 "]), ("2025-12-25 Christmas\n", ["2025-12-25 Christmas"]),
    ("2025-12-25,Christmas, first\n", ["2025-12-25 Christmas, first"]),
    ("2025-12-25 , Christmas\r\n", ["2025-12-25 Christmas"]),
    ("  2025-12-25\tChristmas #1  \n", ["2025-12-25 Christmas #1"]),
    ("2025-12-25 # Christmas\n", ["2025-12-25 "]), ("2025-12-25,\n", ["2025-12-25 "]),
    ("2026-01-01\n2025-12-25\n2025-12-25 x", ["2026-01-01 ", "2025-12-25 ", "2025-12-25 x"]),
    ("\u{FEFF}2025-12-25 Noël", ["2025-12-25 Noël"]),
    ("2025-12-31..2026-01-01 Break", ["2025-12-31 Break", "2026-01-01 Break"]),
    ("2025-12-31/2026-01-01, Break", ["2025-12-31 Break", "2026-01-01 Break"]),
  ])
  func aListHasADateAndANameOnEachLine(_ text: String, _ holidays: [String]) throws {
    #expect(try Self.holidays(text) == holidays)
  }

  @Test(
    arguments: [
      ("2025-02-30", 1, "'2025-02-30' does not exist: February 2025 has 28 days"),
      (
        "# x\n\n25.12.2025 Christmas\n", 3,
        "'25.12.2025' is not a date (yyyy-MM-dd); write one date per line, followed by its name"
      ),
      (
        "2025-12-25\nChristmas", 2,
        "'Christmas' is not a date (yyyy-MM-dd); write one date per line, followed by its name"
      ),
      (
        "2025-12-22..2025-12-24 2026-01-02", 1,
        "there are two dates: write one on each line, or 2025-12-22..2026-01-02 for the days between; if one is part of the name, put it in square brackets"
      ),
      (
        "2025-12-22 2026-01-02", 1,
        "there are two dates: write one on each line, or 2025-12-22..2026-01-02 for the days between; if one is part of the name, put it in square brackets"
      ),
      (
        "2025-12-22, 2026-01-02, 2026-01-03", 1,
        "there are two dates: write one on each line, or 2025-12-22..2026-01-02 for the days between; if one is part of the name, put it in square brackets"
      ),
      (
        "2025-12-22 - 2026-01-02", 1,
        "there are two dates: write one on each line, or 2025-12-22..2026-01-02 for the days between; if one is part of the name, put it in square brackets"
      ),
      (
        "2025-12-22 – 2026-01-02 x", 1,
        "there are two dates: write one on each line, or 2025-12-22..2026-01-02 for the days between; if one is part of the name, put it in square brackets"
      ),
      (
        "2025-12-22 to 2026-01-02", 1,
        "there are two dates: write one on each line, or 2025-12-22..2026-01-02 for the days between; if one is part of the name, put it in square brackets"
      ),
      (
        "2025-12-22/2025-12-23,2026-01-02", 1,
        "there are two dates: write one on each line, or 2025-12-22..2026-01-02 for the days between; if one is part of the name, put it in square brackets"
      ),
      (
        "2025-12-22,2026-01", 1,
        "there are two dates: write one on each line, or 2025-12-22..2026-01-31 for the days between; if one is part of the name, put it in square brackets"
      ),
      (
        "2026-01-02..2025-12-22", 1, "the end 2025-12-22 is before the start 2026-01-02: swap them"
      ),
      (
        "2025-12-22..", 1,
        "'2025-12-22..': the end is not a date, year, quarter, month or week such as 2025-W35"
      ),
      (
        "2025-02-01/2025-02-30", 1,
        "'2025-02-01/2025-02-30': the end does not exist: February 2025 has 28 days"
      ),
      ("2025-13 x", 1, "'2025-13' does not exist: months range from 1 to 12"),
      (
        "2025 08 29", 1,
        "'2025' is more than a day; for all its days, write 2025-01-01..2025-12-31, and for a part of it no space, as in 2025-Q3 or 2025-12-25"
      ),
      ("2025-01-01..2052-01-01", 1, "holidays of more than 1000 days: check the years"),
      (
        ",x", 1, "'' is not a date (yyyy-MM-dd); write one date per line, followed by its name"
      ),
    ] as [(String, Int, String)])
  func aLineWithoutADateIsAnError(_ text: String, _ line: Int, _ reason: String) {
    #expect(HolidayError.message(of: text) == "\(line): \(reason)")
  }

  @Test(arguments: [
    "2026-01-01 .. 2026-06-30", "2026-01-01 until 2026-06-30", "2026-01-01 Through 2026-06-30 x",
    "2026-01-01 and 2026-06-30", "2026-01 -> 2026-06", "2026-Q1 - 2026-Q2", "2026-Q1 2026-Q2",
    "2026-01 & 2026-06-30", "2026-01..2026-02 2026-04-30..2026-06-30",
    "2026-01-01 Thu - 2026-06-30 Tue", "2026-01-01 bis 2026-06-30",
    "2026-01-01\u{A0}– 2026-06-30", "2026-01-01 (Thu) - 2026-06-30 (Tue) x",
    "2026-01-01 Do - 2026-06-30 Di", "2026-01-01 (incl.) – 2026-06-30",
    "2026-01-01 up to 2026-06-30", "2026-01-01 closed until 2026-06-30.",
    "2026-01-01 closed; 2026-06-30 closed", "2026-01-01,Closed,2026-06-30",
    "2026-01-01\tClosed\t2026-06-30", "2026-01-01 closed until Tue 2026-06-30",
    "2026-01-01,Closed,2026-01-01..2026-06-30", "2026-01-01;2026-06-30",
    "2026-01-01 Closed 2026-06-30", "2026-01-01 bis zum 2026-06-30", "2026-01-01 t/m 2026-06-30",
    "2026-01-01 til og med 2026-06-30", "2026-01-01 hasta el 2026-06-30",
    "2026-01-01 (a) for 1 (b) reopens 2026-06-30", "2026-01-01,2026-06-30T00:00:00,x",
    "2026-01-01;x;2026-06-30T00:00:00Z",
  ])
  func twoSpansOnALineAreAnErrorThatNamesAllTheirDays(_ text: String) {
    let message = HolidayError.message(of: text)
    #expect(message?.contains("there are two dates") == true)
    #expect(message?.contains("2026-01-01..2026-06-30 for the days between") == true)
  }

  @Test func twoFiscalQuartersOnALineAreAnError() throws {
    let fiscalCalendar = try #require(FiscalCalendar(startingIn: 10))
    #expect(throws: HolidayError.self) {
      try Holiday.list(parsing: "FY2026-Q1 FY2026-Q2", in: fiscalCalendar)
    }
  }

  @Test(arguments: [
    "to 26", "- 26 Xmas", "– 2025-12-9", "through 12/26", "to 12-26", "until Friday",
    "- 31.12.2025",
    "to 24.12.2026",
    ".. 12-26", "... 26", "- 1 January", "– Jan 1 2026", "until Jan 1", "to Jan. 1", "+8 days",
    "to 20251226", "– 2025-12-32", "and Q4", "to h2", "& 25", "31.12.2025", "2025/12/31",
    "12/31/2025", "20251231", "12-31", "12/31 closed", "31", "25, 28 closed", "31.12. closed", "7d",
    "P7D", "2 weeks", "2 day", "bis 31.12.", "t/m 31-12", "and 12/31", "25;28",
    "31. Dezember 2025 x", "x; 31 Dec 2025", "x, Dec. 31st, 2025", "to Dec 31", "bis 31. Dezember",
    "- 31. Dezember", "24.12.-31.12.2025", "31 de diciembre de 2025", "closed until 26 December",
    "25 Christmas", "+ 25 x", "2 janvier 2026", "26. prosince 2025 x", "(Wed) - 28 December",
    "- (Thu) x", "24 Dec - Thu x", "24 Dec - 28 Dec", "Dec 24 – 28", ", 25th", "and the 25th",
    "25th, 26th",
    "until 4 January", "Break until 4 January", "Break – 4 Jan", "Break - 4 Jan", "Wed, Thu",
    "wed/thu x", "(Wed) (Thu)", "for 3 days", "For 2 weeks off", "to Wednesday",
    "1st to 2nd", "Café 2 Jan", "x,20251231", "DTEND=20251231", "x,8 working days",
    "1.5 days",
    "2 months", "8 dni", "24/12 - 26/12 x", "(24 Dec) - 26 Dec", "x 24.12.2025-04.01.2026",
    "x (24.12.2025 bis 04.01.2026)", "x (until 31 December)", "x 24.-31.12.2025", "x 24.12.-31.12.",
    "x,31/12/25", "x,12/31/25", "24.12.25;31.12.25", "x thru 1/2/26", "2-Jan-26,x", "x,2 Jan",
    ";x;2.1.", "x bis 31. Dezember", "x bis zum 2. Januar", "x jusqu'au 31 décembre",
    "x hasta el 31 de diciembre", "x fino al 31 dicembre", "x t/m 3 januari", "x du 24 au 31",
    "x 24-31 Dec", "x, 25.12. y", "x 25.12. y", "x/25.12.2025 y", "24/25 December", "x Dec 24/25",
    "x 24.12./25.12.", "closed for 1 week", "1 Week", "closed 3 day", "1w", "1 month",
    "x/26 December",
    "Dec 24–31", "Dec 24 – 31", "x 24 to 31", "x 24 - 31", "x (2 weeks)", "x, 14 days", "14 Tage",
    "closed until Friday", "x bis 26", "x until the 26th", "bis zum 26.", "Wed - 26",
    "– Wed 26 Dec",
  ])
  func aNameLikeTheEndOfASpanIsAnError(_ name: String) {
    let message = HolidayError.message(of: "2025-12-24 \(name)")
    #expect(message?.contains("another date or an amount") == true)
  }

  @Test(arguments: [
    "- 1 Jan New Year", "- Jan 2 closed", "- 2nd Jan closed", "through 2 Jan closed", "→ 2 Jan x",
    "bis 2. Januar", "bis 2. Januar zu", "to 2", "- Thursday closed", "- Friday", "+ 3", "+3 x",
    "Shutdown until 31.12.2025", "(Mon) - 31.12.2025", "31-Dec-2025", "to 31-Dec-2025 x",
    "x 12/31/2025", "to 31st", "Shutdown until 31.12.", "closed to 1/2", "x, 2026/01/02",
    "3 days closed", "3d closed", "2 weeks off", "- 9 February x",
  ])
  func theEndOfASpanMayBeInTheNextYearAndAWeekdayMayBeThatOfTheEnd(_ name: String) {
    #expect(HolidayError.message(of: "2025-12-29 \(name)")?.contains("another date") == true)
  }

  @Test(arguments: ["Thu", "(Thu) Xmas", "Thu, Xmas", "Thu;Xmas", "Thu\tXmas", "Thursday", "thu"])
  func aWeekdayThatIsNotTheOneOfTheDateIsAnError(_ name: String) {
    let message = HolidayError.message(of: "2025-12-24 \(name)")
    #expect(message?.contains("2025-12-24 is a Wednesday") == true)
    #expect(HolidayError.message(of: "2025-12-24 [\(name)]") == nil)
    #expect(HolidayError.message(of: "2025-12-25 \(name)") == nil)
  }

  @Test(arguments: [
    "Thursday off", "Thu, Xmas (observed)", "- Wednesday", "Black Thursday", "Thurs, x",
    "Wed (Wed)",
  ])
  func aWeekdayMayBeginAName(_ name: String) {
    #expect(HolidayError.message(of: "2025-12-24 \(name)") == nil)
    #expect(HolidayError.message(of: "2025-12-23..2025-12-24 Fri, x") == nil)
  }

  @Test(arguments: [
    "1pm close", "13.00", "13.30 x", "14h", "14 Uhr", "(Wed) 13:00", "Wed 13:00", "9-12 Uhr",
    "4 pm",
    "from 4 p.m.", "4.30 pm", "until 13:00", "x at 13:00", "Eve,13:00", "half day", "x (half-day)",
    "1/2 day",
    "Half Day, x", "x ab 14 Uhr", "x from 14.00", "x until 14.00", "x from 14h", "x (14:00)",
    "- 9:30", "at 9 AM", "0:00", "23:59", "9 - 12 h",
  ])
  func aTimeOfDayAfterTheDateIsAnError(_ name: String) {
    #expect(HolidayError.message(of: "2025-12-24 \(name)")?.contains("a time of day") == true)
    #expect(HolidayError.message(of: "2025-12-24 [\(name)]") == nil)
  }

  @Test(arguments: [
    "24 h", "24h Le Mans", "until noon", "4 hours", "13.000 x", "13.3 x", "4 pmx", "at home",
    "12.12.x", "9 12 x", "[20:20] Vision", "60:00", "9:60", "24.12 x", "x 4.30", "4 day weekend",
    "1 day in lieu", "1 day", "x,1d", "x,8h", "half-term", "Half a day", "12 days of Christmas",
    "Apollo 11 Day", "Expo 2025 Day", "Day after 9.11", "x at Route 13.37", "24/7 support",
    "Office/shop closed", "1 week before New Year", "N/A", "Release 2.0.",
    "Top 10. Release", "x (24.12.) y", "24/12 x", "1/2 x", "23/24 x", "24/26 x", "x/y",
    "[2 weeks]", "4th of July", "17. Juni 1953",
    "Final 22-20",
  ])
  func aNameMayHaveOtherNumbers(_ name: String) {
    #expect(HolidayError.message(of: "2025-12-24 \(name)") == nil)
  }

  @Test(arguments: [
    ("2025-12-24 to 2025-01-04", "the second is before the first"),
    ("2026-Q2, 2026-Q1", "the second is before the first"),
    ("2025-12-24 2025-12-24 x", "the date occurs twice"),
    ("2025-12-24;2025-12-24", "the date occurs twice"),
    ("2025-12-24 until 2025-Q4", "or 2025-12-24..2025-12-31 for"),
  ])
  func twoDatesThatMakeNoSpanHaveAnotherHint(_ text: String, _ hint: String) {
    #expect(HolidayError.message(of: text)?.contains(hint) == true)
  }

  @Test(arguments: [
    "- Monday closed", "- 1 Mar x", "- 10 February x", "- Jan 1 x (observed)", "- Sunday observed",
  ])
  func aDateFarAfterTheDayIsPartOfTheName(_ name: String) {
    #expect(HolidayError.message(of: "2025-12-29 \(name)") == nil)
  }

  @Test(arguments: [
    "except 2025-12-28", "ohne 28.12.", "(2025-12-28 half day)", "x, not on 12/28/2025",
    "except 28/12 x", "except 12/28 x", "except 2/1 x",
  ])
  func aDateWithinTheDaysIsAnError(_ name: String) {
    let message = HolidayError.message(of: "2025-12-22..2026-01-05 \(name)")
    #expect(message?.contains("another date") == true)
    #expect(HolidayError.message(of: "2025-12-22..2025-12-31 x (in lieu of 2025-12-28)") == nil)
  }

  @Test(arguments: [
    "2025-12;25;Christmas", "2025-12 -25 x", "2025-12 25 Christmas", "2025-12\t25.12.",
    "2025-W52;5;x",
    "2025-W52,Fri,x", "2025-Q4 12", "2025-12,thursday",
  ])
  func aMonthOrAWeekBesideOneOfItsDaysIsAnError(_ line: String) {
    #expect(
      HolidayError.message(of: line)?.contains("' is more than a day; for all its days") == true)
  }

  @Test(arguments: [
    "2025-12 closed", "2025-12,25th anniversary", "2025-W52;Friends", "2025-12 100 x",
  ])
  func aMonthOrAWeekBesideOtherWordsHasAName(_ line: String) throws {
    #expect(try Holiday.list(parsing: line).count >= 7)
  }

  @Test(arguments: ["(bis 2025-12-31)", "(to 2025-12-31) x"])
  func aDateInBracketsAfterAWordForTheEndIsNotAName(_ name: String) {
    #expect(HolidayError.message(of: "2025-12-24 \(name)")?.contains("two dates") == true)
  }

  @Test func tabsAndEmptyFieldsAreNotPartOfAName() throws {
    #expect(
      try Self.holidays("2025-12-25\t52\tChristmas\n2025-12-26;;Boxing Day;UK")
        == ["2025-12-25 52 Christmas", "2025-12-26 Boxing Day;UK"])
  }

  @Test(arguments: ["FY2025 Q4", "FY2025 h1 x", "FY2025, Q4"])
  func aFiscalYearBesideItsQuarterIsAnError(_ line: String) throws {
    let fiscalCalendar = try #require(FiscalCalendar(startingIn: 10))
    #expect(throws: HolidayError.self) { try Holiday.list(parsing: line, in: fiscalCalendar) }
    #expect(throws: Never.self) {
      try Holiday.list(parsing: "FY2025 quarterless", in: fiscalCalendar)
    }
  }

  @Test(arguments: [
    "31.12.2025,Silvester", "31/12/25 x", "12/31/2025", "2025/12/31", "20251231",
    "- 24th", "- 24. Dezember", "- 1 Mai", "to be", "- Wednesday - Xmas", "Wed", "31.12. Xmas",
    "3 Days War", "13-14", "2025/26 season", "25th", "1.2.3.4", "30", "24/7 closed",
    "11/11/1918 Armistice", "Wed,14,Good", "8, Hour Day", "A Monday off",
    "[2026-01-05]",
    "observed for Mon 2026-01-05", "moved from 2026-01-05", "day before 2026-01-05", "24. Advent",
    "P7", "7D2",
    "20 years", "- Q and A", "2025 ends", "(2026-01-05)", "of 2026-01-05", "(see (x) 2026-01-05)",
    "for 2026-01-05",
    "and more", "in lieu of 2026-01-05", "x (on 2026-01-05)", "Xmas, 2025-12-31",
    "- 1 December", "- May Day 1", "- January 1 (observed)", "- 1 Mar Cheshvan", "x, 2025-11-02",
    "+x", "to Mars 1 a", "- Jan", "31 Dec", "31. Dezember 2025", "Dec 25 to 31", "3rd Monday 2025",
    "40 days after Easter", "2 weeks before x", "Dec 31 x", "31 Dec - x", "31 Dec", "- Wednesday",
    "Final - 12 March", "Wed, Thursday observed", "Noël – 2 sites",
    "(ends 2026-01-04)", "[until 31.1.2026]", "25th, 26th", "x - 2 Jan (observed)",
    "Group 3 2025", "1/1 observed", "4th of July", "(see 2 Jan 2026)", "2 Jan 2026 (observed)",
    "in lieu of 2 Jan 2026", "3 Kings 1999", "2025-12", "2026-W01 x", "2025-Q4 (x)",
  ])
  func otherTextThanASecondSpanIsAName(_ name: String) throws {
    let rest = name.hasPrefix("- ") ? name.dropFirst(2) : name[...]
    #expect(try Self.holidays("2025-12-31 \(name)") == ["2025-12-31 \(rest)"])
  }

  @Test(arguments: [
    ("- Silvester", "Silvester"), (", - Silvester", "Silvester"), ("-  x", "x"), ("-x", "-x"),
    ("-", "-"),
    ("- - x", "- x"), ("-\u{A0}x", "x"),
  ])
  func aHyphenBeforeANameIsNotPartOfIt(_ text: String, _ name: String) throws {
    #expect(try Self.holidays("2025-12-31 \(text)") == ["2025-12-31 \(name)"])
  }

  @Test func aLineMayEndWithACarriageReturn() throws {
    let lines = ["2025-12-25,a", "2025-12-26;b", "2025-12-27 c"]
    for end in ["\r", "\r\n", "\n", "\r\r"] {
      let holidays = try Self.holidays(lines.joined(separator: end) + end)
      #expect(holidays == ["2025-12-25 a", "2025-12-26 b", "2025-12-27 c"])
    }
    let calendar = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:20251225", "END:VEVENT"]
    let text = (calendar + ["END:VCALENDAR"]).joined(separator: "\r")
    #expect(try Self.holidays(text) == ["2025-12-25 "])
  }

  @Test(arguments: [("\r", 2), ("\n", 2), ("\r\n", 2), ("\n\r", 3), ("\r\r", 3)])
  func aLineEndCountsOnce(_ end: String, _ line: Int) {
    #expect(HolidayError.message(of: "2025-12-25\(end)x")?.hasPrefix("\(line): ") == true)
  }

  @Test func noBreakSpacesInAListAreSpaces() throws {
    #expect(
      try Self.holidays("\u{A0}2025-12-25\u{202F} Noël\u{A0}d'hiver\u{A0} \u{202F}\n\u{A0}\n")
        == ["2025-12-25 Noël\u{A0}d'hiver"])
  }

  @Test(arguments: ["BEGIN:VCALENDAR", "\r\n\r\nbegin:vcalendar\r", "\u{FEFF}BEGIN:VCALENDAR"])
  func aFileThatBeginsACalendarIsACalendar(_ text: String) {
    #expect(throws: HolidayError.self) { try Self.holidays(text) }
    #expect(throws: Never.self) { try Self.holidays(text + "\nEND:VCALENDAR") }
  }

  @Test(arguments: seeds(300))
  func noBytesTrap(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let sample = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART;VALUE=DATE:20241225
      DTEND;VALUE=DATE:20241227
      RRULE:FREQ=YEARLY;COUNT=3
      EXDATE;VALUE=DATE:20251225
      SUMMARY;X="a:b":Christmas\\, and
        Boxing Day
      END:VEVENT
      END:VCALENDAR
      """
    var bytes = Array(sample.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: bytes.indices, using: &generator)
      bytes[index] = UInt8.random(in: 0...255, using: &generator)
    }
    _ = try? Holiday.list(parsing: bytes.span)
    let rest = Array(bytes.dropFirst(20))
    _ = try? Holiday.list(parsing: rest.span)
  }

  private static func holidays(_ text: String) throws(HolidayError) -> [String] {
    try Holiday.list(parsing: text).map { "\($0.day) \($0.name)" }
  }
}

extension HolidayError {
  /// The line and the sentence with which reading a text fails.
  static func message(of text: String) -> String? {
    do throws(HolidayError) {
      _ = try Holiday.list(parsing: text)
      return nil
    } catch {
      let wrong = text.utf8.dropFirst(error.offset).prefix(error.length)
      return
        "\(error.line): \(error.sentence(quoting: "'\(String(decoding: wrong, as: UTF8.self))'"))"
    }
  }
}
