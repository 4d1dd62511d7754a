import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct DayWeekdayTests {
  @Test func everyDayHasTheWeekdayOfTheWalkedCalendar() async {
    let tally = await EveryDay.tally { day, walked in
      day.weekday.isoNumber == walked.isoWeekday
    }
    #expect(tally == .complete)
  }

  @Test(arguments: seeds(50), Weekday.allCases)
  func theNextWeekdayIsTheFirstOneAfterTheDay(_ seed: UInt64, weekday: Weekday) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    guard Day.max - day >= 7 else { return }
    let met = try #require((day + 1...day + 7).first { $0.weekday == weekday })
    #expect(try day.next(weekday) == met)
  }

  @Test(arguments: seeds(50), Weekday.allCases)
  func thePreviousWeekdayIsTheLastOneBeforeTheDay(_ seed: UInt64, weekday: Weekday) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    guard day - Day.min >= 7 else { return }
    let met = try #require((day - 7...day - 1).last { $0.weekday == weekday })
    #expect(try day.previous(weekday) == met)
  }

  @Test(arguments: [
    (Weekday.sunday, 31, 24), (.monday, 1, 25), (.tuesday, 2, 26), (.wednesday, 3, 27),
    (.thursday, 4, 28), (.friday, 5, 22), (.saturday, 30, 23),
  ])
  func weekdaysAroundAFridayHaveTheseDates(weekday: Weekday, next: Int, previous: Int) throws {
    let friday = try Day(2025, 8, 29)
    let nextMonth = next > 29 ? 8 : 9
    #expect(try friday.next(weekday) == Day(2025, nextMonth, next))
    #expect(try friday.previous(weekday) == Day(2025, 8, previous))
  }

  @Test(arguments: zip(Weekday.allCases, [6, 7, 1, 2, 3, 4, 5]))
  func noWeekdayComesBeforeTheFirstDay(weekday: Weekday, distance: Int) throws {
    // 1 January −9999 is a Monday.
    #expect(throws: DayError.outOfRange) { try Day.min.previous(weekday) }
    #expect(try Day.min.next(weekday) == Day.min + distance)
  }

  @Test(arguments: zip(Weekday.allCases, [5, 4, 3, 2, 1, 7, 6]))
  func noWeekdayComesAfterTheLastDay(weekday: Weekday, distance: Int) throws {
    // 31 December 9999 is a Friday.
    #expect(throws: DayError.outOfRange) { try Day.max.next(weekday) }
    #expect(try Day.max.previous(weekday) == Day.max - distance)
  }

  @Test(arguments: seeds(50), Weekday.allCases)
  func theSameDayCountsForNextOrSameAndPreviousOrSame(_ seed: UInt64, weekday: Weekday) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    guard Day.max - day >= 7, day - Day.min >= 7 else { return }
    #expect(try day.nextOrSame(weekday) == (day...day + 6).first { $0.weekday == weekday })
    #expect(try day.previousOrSame(weekday) == (day - 6...day).last { $0.weekday == weekday })
    #expect(try day.nextOrSame(day.weekday) == day)
  }

  @Test func noWeekdayOutsideTheCalendarIsNextOrPreviousOrSame() throws {
    #expect(try Day.max.nextOrSame(.friday) == .max)
    #expect(throws: DayError.outOfRange) { try Day.max.nextOrSame(.saturday) }
    #expect(try Day.min.previousOrSame(.monday) == .min)
    #expect(throws: DayError.outOfRange) { try Day.min.previousOrSame(.sunday) }
  }

  /// The rows of the month grid, which are built in another way.
  @Test(arguments: seeds(50), Weekday.allCases)
  func theWeekOfTheMonthIsTheRowOfTheGrid(_ seed: UInt64, first: Weekday) {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    let weeks = day.calendarMonth(startingOn: first).weeks
    let row = weeks.firstIndex { $0.contains { $0.day == day } }
    #expect(row.map { $0 + 1 } == day.weekOfMonth(startingOn: first))
  }

  @Test(arguments: seeds(50))
  func theOrdinalOfAWeekdayFindsTheDayInItsMonth(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    #expect(try day.yearMonth.day(day.weekdayOrdinal, day.weekday) == day)
  }
}
