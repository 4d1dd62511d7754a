import DayKit
import Testing

struct DayTodayInZoneTests {
  private let tokyo = TimeZoneRule.fixed("+09:00", seconds: 9 * 3_600)

  @Test func todayFollowsTheClockAndTheZone() throws {
    #expect(Day.today(in: .utc) { 1_756_479_600 } == (try Day(2025, 8, 29)))
    #expect(Day.today(in: tokyo) { 1_756_479_600 } == (try Day(2025, 8, 30)))
    #expect(Day.today(in: .utc) { -1 } == (try Day(1969, 12, 31)))
  }

  @Test func aBrokenClockShowsTheNearestDay() {
    #expect(Day.today(in: tokyo) { .max } == .max)
    #expect(Day.today(in: tokyo) { .min } == .min)
  }

  @Test func todayInAZoneIsAtMostADayFromTodayInUTC() {
    // Midnight may pass between the two calls.
    #expect((-2...2).contains(Day.today(in: tokyo) - Day.today(in: .utc)))
    #expect(Day.today(in: .utc) > Day(daysSince1970: 20_000))
  }
}
