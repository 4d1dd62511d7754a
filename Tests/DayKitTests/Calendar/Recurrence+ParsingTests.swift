import DayKit
import Testing

struct RecurrenceParsingTests {
  @Test(arguments: [
    "FREQ=DAILY", "FREQ=WEEKLY;COUNT=3;INTERVAL=2;BYDAY=MO,FR;WKST=SU",
    "FREQ=MONTHLY;UNTIL=20251231;BYMONTH=1,2;BYMONTHDAY=-1,15;BYSETPOS=1,-2",
    "FREQ=YEARLY;BYWEEKNO=1,-1;BYYEARDAY=366,-366;BYDAY=MO",
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
  func aTimeAfterTheLastDayIsIgnored() throws {
    let rule = try Recurrence("FREQ=DAILY;UNTIL=19971224T000000Z")
    #expect(rule.limit == .until(try Day(1997, 12, 24)))
  }

  @Test(arguments: [
    ("", 0, RecurrenceError.Reason.expected(UInt8(ascii: "="))),
    ("FREQ", 4, .expected(UInt8(ascii: "="))),
    ("FREQ=HOURLY", 5, .noDayFrequency),
    ("INTERVAL=2", 0, .noFrequency),
    ("FREQ=DAILY;", 11, .expected(UInt8(ascii: "="))),
    ("FREQ=DAILY COUNT=2", 10, .expected(UInt8(ascii: ";"))),
    ("FREQ=DAILY;BYHOUR=9", 11, .unknownPart),
    ("FREQ=DAILY;COUNT=2;COUNT=2", 19, .repeatedPart),
    ("FREQ=DAILY;COUNT=2;UNTIL=20250101", 19, .repeatedPart),
    ("FREQ=DAILY;COUNT=0", 17, .numberOutside(1, .max)),
    ("FREQ=DAILY;INTERVAL=-1", 20, .numberOutside(1, .max)),
    ("FREQ=DAILY;INTERVAL=99999999999999999999", 20, .numberOutside(1, .max)),
    ("FREQ=DAILY;BYMONTH=13", 19, .numberOutside(1, 12)),
    ("FREQ=DAILY;BYMONTH=1,", 21, .numberOutside(1, 12)),
    ("FREQ=YEARLY;BYWEEKNO=54", 21, .numberOutside(1, 53)),
    ("FREQ=MONTHLY;BYDAY=6XX", 20, .noSuchWeekday),
    ("FREQ=MONTHLY;BYDAY=0MO", 19, .numberOutside(1, 53)),
    ("FREQ=DAILY;UNTIL=20250229", 17, .noDate),
    ("FREQ=DAILY;UNTIL=2025-02-28", 17, .noDate),
    ("FREQ=DAILY;UNTIL=20250228T1", 17, .noDate),
    ("FREQ=WEEKLY;BYMONTHDAY=1", 0, .partsDoNotFit),
    ("FREQ=WEEKLY;BYDAY=1MO", 0, .partsDoNotFit),
    ("FREQ=MONTHLY;BYWEEKNO=1", 0, .partsDoNotFit),
    ("FREQ=MONTHLY;BYYEARDAY=1", 0, .partsDoNotFit),
    ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", 0, .partsDoNotFit),
    ("FREQ=MONTHLY;BYSETPOS=1", 0, .partsDoNotFit),
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

  @Test(arguments: 0..<100 as Range<UInt64>)
  func aRuleReadFromItsDescriptionIsTheSame(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let rule = try Recurrence(RecurrenceDaysTests.randomRule(using: &generator))
    #expect(try Recurrence(rule.description) == rule)
  }
}
