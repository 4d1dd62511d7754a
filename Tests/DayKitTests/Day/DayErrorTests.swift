import DayKit
import Testing

struct DayErrorTests {
  @Test(arguments: [
    (2025, 13, 1, DayError.noSuchMonth(year: 2025, month: 13)),
    (2025, 0, 1, .noSuchMonth(year: 2025, month: 0)),
    (2025, 2, 29, .noSuchDay(year: 2025, month: 2, day: 29)),
    (2025, 8, 0, .noSuchDay(year: 2025, month: 8, day: 0)), (10_000, 1, 1, .outOfRange),
    (-10_000, 12, 31, .outOfRange), (.max, .min, .max, .noSuchMonth(year: .max, month: .min)),
  ])
  func anErrorHasTheNumbersThatAreNotADay(
    year: Int, month: Int, dayOfMonth: Int, error: DayError
  ) {
    #expect(throws: error) { try Day(year, month, dayOfMonth) }
  }

  @Test func anErrorIsCaughtByItsMember() throws {
    do {
      _ = try Day(10_000, 1, 1)
      Issue.record("there is no such day")
    } catch DayError.outOfRange {}
    do throws(DayError) {
      _ = try Day(2025, 13, 1)
      Issue.record("there is no such day")
    } catch .noSuchMonth(year: 2025, month: 13) {
    } catch {
      Issue.record(error)
    }
  }

  @Test(
    arguments: [
      (DayError.outOfRange, .outOfRange, []),
      (.noSuchMonth(year: 1, month: 13), .noSuchMonth, [1, 13]),
      (.noSuchDay(year: 1, month: 2, day: 32), .noSuchDay, [1, 2, 32]),
      (.noSuchDayOfYear(year: 1, dayOfYear: 366), .noSuchDayOfYear, [1]),
      (.noSuchWeek(year: 1, week: 54), .noSuchWeek, [1]),
      (.noSuchWeekday(year: 1, month: 2, ordinal: 5, weekday: .friday), .noSuchWeekday, [1, 2]),
      (.noSuchMonthDay(month: 2, day: 30), .noSuchMonthDay, [nil, 2, 30]),
      (.noSuchQuarter(year: 2025, quarter: 5), .noSuchQuarter, [2025]),
      (.noSuchBusinessDay(ordinal: 23), .noSuchBusinessDay, []),
      (.noSuchDay(ordinal: 92, of: .min ... .min), .noSuchDayOfSpan, []),
      (.noSuchHalfYear(year: 2025, half: 3), .noSuchHalfYear, [2025]),
    ] as [(DayError, DayError.Reason, [Int?])])
  func anErrorHasAReasonAndNumbers(error: DayError, reason: DayError.Reason, numbers: [Int?]) {
    #expect(error.reason == reason)
    #expect(Set([error.reason, .outOfRange]).count == (reason == .outOfRange ? 1 : 2))
    let missing = Array(repeating: Int?.none, count: 3 - numbers.count)
    #expect([error.year, error.month, error.day] == numbers + missing)
  }
}
