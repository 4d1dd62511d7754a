import DayKit
import DayRecords
import Testing

struct AmountTests {
  @Test(arguments: [
    ("30", Amount.period(.days(30))), ("+30", .period(.days(30))), ("-30", .period(.days(-30))),
    ("0", .period(.zero)), ("2w", .period(.weeks(2))),
    ("1y2m3d", .period(Period(years: 1, months: 2, days: 3))),
    ("-P1M", .period(.months(-1))), ("5b", .businessDays(5)), ("-5b", .businessDays(-5)),
    ("+0b", .businessDays(0)), ("9223372036854775807", .period(.days(.max))),
    ("-9223372036854775808", .period(.days(.min))),
  ])
  func anAmountIsADayCountABusinessDayCountOrAPeriod(_ text: String, _ amount: Amount) {
    #expect(Amount(text) == amount)
  }

  @Test(arguments: [
    "", "b", "-", "+", "-b", "1.5", "5bb", "1m5b", "9223372036854775808", "-9223372036854775809",
    "99999999999999999999b", "3h", "--3", "+-3", "3 ",
  ])
  func otherTextsAreNotAmounts(_ text: String) {
    #expect(Amount(text) == nil)
  }

  @Test(arguments: [
    ("1m", true), ("2y", true), ("1y3d", true), ("30", false), ("2w", false), ("5b", false),
  ])
  func monthsAndYearsHaveMonths(_ text: String, _ hasMonths: Bool) {
    #expect(Amount(text)?.hasMonths == hasMonths)
  }

  @Test(
    arguments: [
      ("1y2m3w4d", "-1y2m3w4d"), ("-30", "30"), ("5b", "-5b"), ("-5b", "5b"),
      ("-9223372036854775808", nil), ("-9223372036854775808b", nil), ("-9223372036854775808m", nil),
      ("-9223372036854775808y", nil), ("-9223372036854775808w", nil),
    ] as [(String, String?)])
  func anAmountInTheOtherDirectionHasTheOtherSign(_ text: String, _ negated: String?) throws {
    let amount = try #require(Amount(text))
    #expect(amount.negated == negated.flatMap { Amount($0) })
  }

  @Test func onlyDaysWithinTheCalendarAreANumberOfDays() {
    let most = Day.bounds.count
    let counts = [most, -most, most + 1, -most - 1].map { Amount.period(.days($0)).days }
    #expect(counts == [most, -most, nil, nil])
    #expect(Amount.period(.weeks(1)).days == nil && Amount.businessDays(1).days == nil)
  }

  @Test func businessDaysFollowTheCalendar() throws {
    let friday = try Day(2025, 8, 29)
    let calendar = WorkCalendar(weekend: [.friday], holidays: [friday + 1])
    #expect(try Amount.businessDays(1).added(to: friday, in: calendar) == friday + 2)
    #expect(try Amount.businessDays(1).added(to: friday) == friday + 3)
  }

  @Test func anAmountOfOtherUnitsCreatesNoCalendar() throws {
    func calendar() -> WorkCalendar {
      Issue.record("the calendar is not needed")
      return .mondayToFriday
    }
    #expect(try Amount.period(.days(1)).added(to: .min, in: calendar()) == .min + 1)
  }

  @Test(arguments: [
    ("30", 30), ("1w", nil), ("30d", 30), ("5b", nil), ("0", 0), ("1m", nil), ("99999999", nil),
  ])
  func theNumberOfDaysIsKnownForAnAmountOfDays(_ text: String, _ days: Int?) {
    #expect(Amount(text)?.days == days)
  }
}

extension Amount {
  fileprivate init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(reading: bytes.span)
  }
}
