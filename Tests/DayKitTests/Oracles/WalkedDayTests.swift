import Testing
import WalkedCalendar

/// The walked calendar is checked with known facts about some days.
struct WalkedDayTests {
  @Test func theWalkBeginsOnAMonday() {
    let first = WalkedDay.first
    #expect((first.year, first.month, first.dayOfMonth) == (-9999, 1, 1))
    #expect(first.isoWeekday == 1)
    #expect(first.number == -4_371_587)
  }

  @Test func theWalkComesTo1January1970OnAThursdayWithNumberZero() {
    let epoch = EveryDay.walk(to: 1970, 1, 1)
    #expect((epoch.year, epoch.month, epoch.dayOfMonth) == (1970, 1, 1))
    #expect(epoch.isoWeekday == 4)
    #expect(epoch.number == 0)
  }

  @Test func theWalkEndsOnAFridayWithTheNumberOfTheLastDay() {
    let last = EveryDay.walk(to: 9999, 12, 31)
    #expect(last.isLast)
    #expect(last.isoWeekday == 5)
    #expect(last.number == 2_932_896)
    #expect(last.number - WalkedDay.first.number + 1 == EveryDay.count)
  }

  @Test(arguments: [
    (1582, 10, 15, 5), (1752, 9, 14, 4), (1858, 11, 17, 3), (1900, 3, 1, 4), (1969, 7, 20, 7),
    (2000, 2, 29, 2), (2025, 8, 29, 5),
  ])
  func theWalkKnowsFamousWeekdays(year: Int, month: Int, dayOfMonth: Int, isoWeekday: Int) {
    #expect(EveryDay.walk(to: year, month, dayOfMonth).isoWeekday == isoWeekday)
  }

  @Test(arguments: [
    (1977, 1, 1, 1976, 53), (1977, 1, 2, 1976, 53), (1978, 1, 1, 1977, 52),
    (1979, 12, 31, 1980, 1), (1982, 1, 3, 1981, 53), (2008, 12, 29, 2009, 1),
    (2010, 1, 3, 2009, 53), (2024, 12, 30, 2025, 1),
  ])
  func theWalkKnowsFamousWeeks(year: Int, month: Int, day: Int, weekYear: Int, week: Int) {
    let walked = EveryDay.walk(to: year, month, day)
    #expect((walked.weekYear, walked.week) == (weekYear, week))
  }

  @Test func theWalkCrosses239988MonthsInOrder() {
    let firsts = EveryDay.firstsOfMonths
    #expect(firsts.count == 19_999 * 12)
    #expect(firsts.allSatisfy { $0.dayOfMonth == 1 })
    #expect(firsts.indices.allSatisfy { firsts[$0].month == $0 % 12 + 1 })
  }
}
