import DayKit
import SeededNumbers
import Testing

struct RecurrenceParsingTests {
  @Test(arguments: [
    "FREQ=DAILY", "FREQ=WEEKLY;COUNT=3;INTERVAL=2;BYDAY=MO,FR;WKST=SU",
    "FREQ=MONTHLY;UNTIL=20251231;BYMONTH=1,2;BYMONTHDAY=-1,15;BYSETPOS=-2,1",
    "FREQ=YEARLY;BYWEEKNO=-1,1;BYYEARDAY=-366,366;BYDAY=MO",
    "FREQ=YEARLY;BYDAY=20MO,-1FR",
  ])
  func theDescriptionOfARuleIsItsText(_ text: String) throws {
    #expect(try Recurrence(text).description == text)
  }

  @Test
  func orderAndCaseDoNotMatter() throws {
    let rule = try Recurrence("byday=+1mo;interval=1;freq=monthly;wkst=mo")
    #expect(rule.description == "FREQ=MONTHLY;BYDAY=1MO")
  }

  @Test
  func aRuleMayHaveTheNameOfItsPropertyInICalendar() throws {
    #expect(try Recurrence("RRULE:FREQ=DAILY") == Recurrence(.days))
    #expect(try Recurrence("rrule:FREQ=DAILY") == Recurrence(.days))
  }

  @Test
  func aRuleMadeOfPartsIsTheRuleOfTheirText() throws {
    let rule = try Recurrence(
      .years, interval: 2, limit: .until(Day(2030, 12, 31)), startingWeeksOn: .sunday,
      months: [1, 12], daysOfYear: [1, -1], daysOfMonth: [1, 31],
      weekdays: [.init(.monday), .init(-1, .friday)], positions: [1, -1])
    #expect(try Recurrence(rule.description) == rule)
    #expect(try Recurrence(.years, weeks: [1]).description == "FREQ=YEARLY;BYWEEKNO=1")
  }

  @Test
  func partsThatNoTextCouldHaveAreAnError() {
    func expect(_ reason: RecurrenceError.Reason, _ rule: () throws -> Recurrence) {
      do {
        Issue.record("\(try rule()) is a rule")
      } catch {
        #expect((error as? RecurrenceError)?.reason == reason)
      }
    }
    expect(.numberOutside(1, .max)) { try Recurrence(.days, interval: 0) }
    expect(.numberOutside(1, .max)) { try Recurrence(.days, limit: .count(-1)) }
    expect(.numberOutside(1, 12)) { try Recurrence(.days, months: [-1]) }
    expect(.numberOutside(1, 12)) { try Recurrence(.days, months: [13]) }
    expect(.numberOutside(-53, 53)) { try Recurrence(.years, weeks: [.min]) }
    expect(.numberOutside(-366, 366)) { try Recurrence(.years, daysOfYear: [0]) }
    expect(.numberOutside(-31, 31)) { try Recurrence(.months, daysOfMonth: [32]) }
    expect(.numberOutside(-53, 53)) { try Recurrence(.years, weekdays: [.init(54, .monday)]) }
    expect(.numberOutside(-366, 366)) { try Recurrence(.days, months: [1], positions: [400]) }
    expect(.daysOfMonthInWeeks) { try Recurrence(.weeks, daysOfMonth: [1]) }
    expect(.positionsAlone) { try Recurrence(.days, positions: [1]) }
  }

  @Test
  func anErrorSaysWhereItIs() {
    #expect(throws: RecurrenceError.self) { try Recurrence("FREQ=HOURLY") }
    do {
      _ = try Recurrence("FREQ=MONTHLY;BYDAY=6XX")
    } catch {
      #expect("\(error)" == "expected a weekday such as MO at character 21")
    }
  }

  @Test(arguments: [
    " FREQ=DAILY;COUNT=2", "FREQ=DAILY;COUNT=2 \t\r\n", "FREQ=DAILY;COUNT=2;",
    " RRULE: FREQ=DAILY;COUNT=2; ",
  ])
  func blanksAroundARuleAndASemicolonAtItsEndAreRead(_ text: String) throws {
    #expect(try Recurrence(text) == Recurrence(.days, limit: .count(2)))
  }

  @Test
  func aTimeOfUntilIsAnErrorThatSaysWhatToDo() {
    do {
      _ = try Recurrence("FREQ=DAILY;UNTIL=19971224T000000Z")
      Issue.record("a day has no time")
    } catch {
      #expect(
        "\(error)" == "UNTIL has a time of day at character 18, and days have none: "
          + "write UNTIL=19971224, or say when the events begin")
    }
  }

  @Test(arguments: [
    ("", 0, RecurrenceError.Reason.expected(UInt8(ascii: "="))),
    ("FREQ", 4, .expected(UInt8(ascii: "="))),
    ("FREQ=HOURLY", 5, .unsupportedFrequency),
    ("INTERVAL=2", 0, .missingFrequency),
    ("FREQ=DAILY;;", 11, .expected(UInt8(ascii: "="))),
    ("  FREQ=DAILY; COUNT=2", 13, .expected(UInt8(ascii: "="))),
    (";", 0, .expected(UInt8(ascii: "="))),
    ("FREQ=DAILY COUNT=2", 10, .expected(UInt8(ascii: ";"))),
    ("FREQ=DAILY;BYHOUR=9", 11, .unknownPart),
    ("FREQ=DAILY;COUNT=2;COUNT=2", 19, .repeatedPart),
    ("FREQ=DAILY;COUNT=2;UNTIL=20250101", 19, .countAndUntil),
    ("FREQ=DAILY;COUNT=0", 17, .numberOutside(1, .max)),
    ("FREQ=DAILY;INTERVAL=-1", 20, .numberOutside(1, .max)),
    ("FREQ=DAILY;INTERVAL=99999999999999999999", 20, .numberOutside(1, .max)),
    ("FREQ=DAILY;BYMONTH=13", 19, .numberOutside(1, 12)),
    ("FREQ=DAILY;BYMONTH=1,", 21, .numberOutside(1, 12)),
    ("FREQ=YEARLY;BYWEEKNO=54", 21, .numberOutside(-53, 53)),
    ("FREQ=MONTHLY;BYMONTHDAY=-32", 25, .numberOutside(-31, 31)),
    ("FREQ=MONTHLY;BYDAY=6XX", 20, .noSuchWeekday),
    ("FREQ=MONTHLY;BYDAY=0MO", 19, .numberOutside(-53, 53)),
    ("FREQ=DAILY;UNTIL=20250229", 17, .noSuchDay(.noSuchDay(year: 2025, month: 2, day: 29))),
    ("FREQ=DAILY;UNTIL=2025-02-28", 17, .invalidDate),
    ("FREQ=DAILY;UNTIL=20250228T1", 17, .invalidDate),
    ("FREQ=DAILY;UNTIL=20250228T250000", 17, .invalidDate),
    ("FREQ=DAILY;UNTIL=20250228T240000Z", 17, .invalidDate),
    ("FREQ=DAILY;UNTIL=20250228T106000Z", 17, .invalidDate),
    ("FREQ=DAILY;UNTIL=20250228T100061Z", 17, .invalidDate),
    ("FREQ=DAILY;UNTIL=20250228T100000", 17, .untilHasTime),
    ("FREQ=DAILY;UNTIL=20250228T100000Z", 17, .untilHasTime),
    ("FREQ=DAILY;UNTIL=20250228T100000X", 17, .untilHasTime),
    ("FREQ=WEEKLY;BYMONTHDAY=1", 0, .daysOfMonthInWeeks),
    ("FREQ=WEEKLY;BYDAY=1MO", 0, .ordinalWithoutMonths),
    ("FREQ=DAILY;BYDAY=-1MO", 0, .ordinalWithoutMonths),
    ("FREQ=MONTHLY;BYWEEKNO=1", 0, .needsYears),
    ("FREQ=MONTHLY;BYYEARDAY=1", 0, .needsYears),
    ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", 0, .ordinalWithoutMonths),
    ("FREQ=MONTHLY;BYSETPOS=1", 0, .positionsAlone),
  ])
  func aTextThatIsNotARuleFailsWithItsPlace(
    _ text: String, _ offset: Int, _ reason: RecurrenceError.Reason
  ) {
    do {
      _ = try Recurrence(text)
      Issue.record("'\(text)' is a rule")
    } catch {
      #expect(error.reason == reason)
      #expect(error.offset == offset)
    }
  }

  @Test(arguments: seeds(100))
  func aRuleReadFromItsDescriptionIsTheSame(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let rule = try Recurrence(RecurrenceDaysTests.randomRule(using: &generator))
    #expect(try Recurrence(rule.description) == rule)
  }

  @Test func theOrderInListsHasNoMeaning() throws {
    let rule = try Recurrence("FREQ=WEEKLY;BYDAY=SU,MO,FR,MO")
    #expect(rule == (try Recurrence("FREQ=WEEKLY;BYDAY=FR,MO,SU")))
    #expect(rule == (try Recurrence(.weeks, weekdays: [.sunday, .friday, .monday])))
    #expect(rule.description == "FREQ=WEEKLY;BYDAY=MO,FR,SU")
    #expect(
      try Recurrence("FREQ=MONTHLY;BYDAY=2MO,-1MO,FR;BYMONTHDAY=20,-1,3;BYMONTH=12,1").description
        == "FREQ=MONTHLY;BYMONTH=1,12;BYMONTHDAY=-1,3,20;BYDAY=-1MO,2MO,FR")
    #expect(
      try Recurrence(.months, weekdays: [.last(.friday), .first(.monday)])
        == Recurrence("FREQ=MONTHLY;BYDAY=1MO,-1FR"))
  }

  @Test(arguments: [
    ("FREQ=DAILY;COUNT=0", "a number of at least 1, with at most 18 digits"),
    ("FREQ=WEEKLY;BYDAY=1MO", "needs FREQ=MONTHLY, or YEARLY without BYWEEKNO"),
  ])
  func anErrorSaysWhatIsExpected(_ text: String, _ sentence: String) {
    let error = #expect(throws: RecurrenceError.self) { try Recurrence(text) }
    #expect(error?.description.contains(sentence) == true)
  }

  @Test(arguments: [
    ("MONTHLY;BYMONTHDAY=40", "expected a number from 1 to 31 or from -31 to -1 at character 25"),
    ("YEARLY;BYMONTH=13", "expected a number from 1 to 12 at character 21"),
    ("DAILY;INTERVAL=0", "expected a number of at least 1, with at most 18 digits at character 21"),
  ])
  func aNumberOutsideItsRangeIsReportedWithTheRange(_ rule: String, _ sentence: String) {
    do throws(RecurrenceError) {
      _ = try Recurrence("FREQ=\(rule)")
      Issue.record("\(rule) is accepted")
    } catch {
      #expect(error.description == sentence)
    }
  }
}
