import DayKit
import SeededNumbers
import Testing

struct CalendarReaderTests {
  @Test(
    arguments: [
      ("DTSTART;VALUE=DATE:20251225", ["2025-12-25"]), ("DTSTART:20251225", ["2025-12-25"]),
      ("dtstart;value=date:20251225", ["2025-12-25"]),
      (
        "DTSTART;VALUE=DATE:20251224|DTEND;VALUE=DATE:20251227",
        ["2025-12-24", "2025-12-25", "2025-12-26"]
      ),
      ("DTSTART;VALUE=DATE:20251224|DURATION:P2D", ["2025-12-24", "2025-12-25"]),
      (
        "DTSTART:20251224|DURATION:P1W",
        [
          "2025-12-24", "2025-12-25", "2025-12-26", "2025-12-27", "2025-12-28", "2025-12-29",
          "2025-12-30",
        ]
      ),
      ("DTSTART:20240229|RRULE:FREQ=YEARLY;COUNT=3;", ["2024-02-29", "2028-02-29", "2032-02-29"]),
      ("DTSTART:20240229|RRULE:FREQ=YEARLY;COUNT=3", ["2024-02-29", "2028-02-29", "2032-02-29"]),
      (
        "DTSTART:20240527|RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO;UNTIL=20261231",
        ["2024-05-27", "2025-05-26", "2026-05-25"]
      ),
      (
        "DTSTART:20241224|DURATION:P2D|RRULE:FREQ=YEARLY;COUNT=2|EXDATE;VALUE=DATE:20241224",
        ["2025-12-24", "2025-12-25"]
      ),
      (
        "DTSTART:20250101|RDATE;VALUE=DATE:20270101,20260101",
        ["2025-01-01", "2026-01-01", "2027-01-01"]
      ),
      ("DTSTART:20250101|RDATE:20250101", ["2025-01-01"]),
      ("DTSTART:20250101|STATUS:CANCELLED", []),
      ("DTSTART:20250101|STATUS:CONFIRMED", ["2025-01-01"]),
      (
        "DTSTART:20250101|UID:1|TRANSP:TRANSPARENT|X-A;B=\"c;d:e\":f|BEGIN:VALARM|TRIGGER:-PT1H|END:VALARM",
        ["2025-01-01"]
      ),
    ] as [(String, [String])])
  func anEventIsItsDays(_ event: String, _ days: [String]) throws {
    #expect(try Self.days(event) == days)
  }

  @Test func aRuleWithoutAnEndIsAppliedThroughTheYear2499() throws {
    let days = try Self.days("DTSTART:20250101|RRULE:FREQ=YEARLY")
    #expect(days.count == 475)
    #expect(days.last == "2499-01-01")
  }

  @Test func rulesOfAShortTextCannotGiveMillionsOfDays() {
    let event = "BEGIN:VEVENT|DTSTART:20250101|RRULE:FREQ=DAILY;COUNT=99999|END:VEVENT|"
    let text = "BEGIN:VCALENDAR|\(String(repeating: event, count: 1_000))END:VCALENDAR"
    #expect {
      _ = try DaySet(parsing: text.replacing("|", with: "\n"))
    } throws: { error in
      let error = error as? HolidayError
      // The third rule.
      return error?.line == 12 && error?.reason == .tooManyDays
    }
  }

  @Test func aCalendarMayHaveAsManyDaysAsTheLimit() throws {
    func calendar(_ counts: [Int]) -> String {
      let events = counts.map {
        "BEGIN:VEVENT\nDTSTART:19900101\nRRULE:FREQ=DAILY;COUNT=\($0)\nEND:VEVENT\n"
      }
      return "BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n"
    }
    #expect(try DaySet(parsing: calendar([100_000, 100_000, 50_000])).count == 100_000)
    for counts in sample(oneIn: 2, of: [[100_000, 100_000, 50_001], [100_001]]) {
      #expect(throws: HolidayError.self) { try DaySet(parsing: calendar(counts)) }
    }
  }

  @Test func theDaysOfLongEventsAndSpansCountToo() {
    let event = "DTSTART:20250101|DURATION:P366D|RRULE:FREQ=DAILY;COUNT=1000|"
    let list = String(repeating: "2025-01..2026-12\n", count: 1_000)
    for (text, line) in [(Self.calendar(event), 2), (list, 343)] {
      #expect {
        _ = try Holiday.list(parsing: text)
      } throws: { error in
        let error = error as? HolidayError
        return error?.line == line && error?.reason == .tooManyDays
      }
    }
    #expect(throws: Never.self) { try DaySet(parsing: list) }
  }

  @Test(arguments: [
    ("SUMMARY:Christmas", "Christmas"),
    ("SUMMARY;LANGUAGE=de:Erster\\, zweiter\\; \\\\ \\n3", "Erster, zweiter; \\  3"),
    ("SUMMARY:Christ|\u{20}mas", "Christmas"), ("SUMMARY:Christ|\u{09} mas", "Christ mas"),
    ("SUMMARY:Weih|\u{20}nach|\u{20}ten", "Weihnachten"), ("UID:1", ""),
    ("SUMMARY;ALTREP=\"http://a;b\":Noël", "Noël"), ("SUMMARY:", ""),
  ])
  func theNameOfAnEventIsKept(_ property: String, _ name: String) throws {
    let text = Self.calendar("DTSTART:20251225|\(property)")
    #expect(
      try Holiday.list(parsing: text)
        == [Holiday(day: Day(2025, 12, 25), name: name)])
  }

  @Test(
    arguments: [
      ("SUMMARY:x", 2, "the event has no DTSTART"),
      ("DTSTART:20251225|DTSTART:20251226", 4, "the event has two DTSTART"),
      (
        "DTSTART:20251225T100000", 3,
        "DTSTART has a time of day, and holidays last all day: remove the event, or write "
          + "DTSTART;VALUE=DATE:20251225"
      ),
      (
        "DTSTART:20251224T230000Z", 3,
        "DTSTART has a time of day, and holidays last all day: remove the event, or write "
          + "its local day after DTSTART;VALUE=DATE:"
      ),
      (
        "DTSTART:20261003T000000", 3,
        "DTSTART has a time of day, and holidays last all day: remove the event, or write "
          + "DTSTART;VALUE=DATE:20261003"
      ),
      (
        "DTSTART;VALUE=DATE-TIME:20251225", 3,
        "DTSTART is not a date: write a line such as DTSTART;VALUE=DATE:20251225"
      ),
      ("DTSTART:20250230", 3, "DTSTART '20250230' does not exist: February 2025 has 28 days"),
      (
        "DTSTART:20251225|DTEND:20251225", 4,
        "DTEND is not after DTSTART: write the day after the last day"
      ),
      (
        "DTSTART:20251225|DTEND:20251225T180000", 4,
        "DTEND has a time of day, and holidays last all day: write DTEND;VALUE=DATE:20251226"
      ),
      (
        "DTSTART:20251225|DTEND:20251225T180000Z", 4,
        "DTEND has a time of day, and holidays last all day: write its local day after DTEND;VALUE=DATE:, or the next day if its local time is not midnight"
      ),
      (
        "DTSTART:20251225|DTEND:20251226T000000Z", 4,
        "DTEND has a time of day, and holidays last all day: write DTEND;VALUE=DATE:20251226"
      ),
      ("DTSTART:20251225|DTEND:20271225", 4, "an event can have at most 366 days"),
      (
        "DTSTART:20251225|DTEND:20251226|DURATION:P1D", 5,
        "the event has more than one DTEND or DURATION"
      ),
      (
        "DTSTART:20251225|DURATION:PT24H", 4, "DURATION must be 1 to 366 days or weeks, such as P1D"
      ),
      ("DTSTART:20251225|DURATION:-P1D", 4, "DURATION must be 1 to 366 days or weeks, such as P1D"),
      ("DTSTART:20251225|DURATION:P1M", 4, "DURATION must be 1 to 366 days or weeks, such as P1D"),
      (
        "DTSTART:20251225|RRULE:FREQ=HOURLY", 4,
        "RRULE: expected DAILY, WEEKLY, MONTHLY or YEARLY at character 6"
      ),
      (
        "DTSTART:20251225|RRULE:FREQ=YEARLY;UNTIL=20301225T000000Z", 4,
        "RRULE: UNTIL has a time of day; a holiday lasts all day: write its local day, such as UNTIL=20301225"
      ),
      (
        "DTSTART:20251225|RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", 3,
        "DTSTART is not a day of RRULE: use the first day of the rule"
      ),
      ("DTSTART:20251225|RRULE:FREQ=DAILY", 4, "the rule gives more than 100000 days"),
      (
        "DTSTART:20251225|RECURRENCE-ID:20251225", 4,
        "RECURRENCE-ID is not supported: list the days with RDATE or EXDATE"
      ),
      (
        "DTSTART:20251225|EXDATE:20251225,", 4,
        "EXDATE is not a date: write a line such as EXDATE;VALUE=DATE:20251225"
      ),
      ("DTSTART:20251225|Christmas", 4, "'Christmas' is not a property such as SUMMARY:Christmas"),
      (
        "DTSTART;VALUE:20251225", 3,
        "'DTSTART;VALUE:20251225' is not a property such as SUMMARY:Christmas"
      ),
      ("DTSTART:20251225|END:VTODO", 4, "'END:VTODO' does not match the BEGIN before it"),
      ("DTSTART:20251225|BEGIN:VALARM", 5, "'END:VEVENT' does not match the BEGIN before it"),
    ] as [(String, Int, String)])
  func whatIsNotUnderstoodIsAnErrorWithItsLine(_ event: String, _ line: Int, _ reason: String) {
    let text = Self.calendar(event)
    #expect(HolidayError.message(of: text) == "\(line): \(reason)")
  }

  @Test(arguments: [
    ("BEGIN:VCALENDAR\nBEGIN:VEVENT\n", 2, "'BEGIN:VEVENT' has no END"),
    (
      "BEGIN:VCALENDAR\nEND:VCALENDAR\nSUMMARY:x", 3,
      "'SUMMARY:x' is outside BEGIN:VCALENDAR and END:VCALENDAR"
    ),
    ("BEGIN:VCALENDAR\nEND:VCALENDAR\nBEGIN:VEVENT", 3, "expected BEGIN:VCALENDAR"),
    (
      "BEGIN:VCALENDAR\nEND:VCALENDAR\nEND:VCALENDAR", 3,
      "'END:VCALENDAR' does not match the BEGIN before it"
    ),
  ])
  func componentsMustBeNested(_ text: String, _ line: Int, _ reason: String) {
    #expect(HolidayError.message(of: text) == "\(line): \(reason)")
  }

  @Test func otherComponentsDoNotMatter() throws {
    let text = """
      BEGIN:VCALENDAR
      PRODID:x
      BEGIN:VTIMEZONE
      BEGIN:STANDARD
      DTSTART:19701025T030000
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VTODO
      DUE:20250101T000000
      END:VTODO
      END:VCALENDAR
      """
    #expect(try Holiday.list(parsing: text) == [])
  }

  /// A calendar with one event, whose properties are separated by `|`.
  private static func calendar(_ event: String) -> String {
    let lines =
      ["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + event.split(separator: "|").map(String.init)
      + ["END:VEVENT", "END:VCALENDAR", ""]
    return lines.joined(separator: "\r\n")
  }

  private static func days(_ event: String) throws(HolidayError) -> [String] {
    try Holiday.list(parsing: calendar(event)).map { $0.day.description }
  }
}
