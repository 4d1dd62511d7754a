import DayKit
import Testing

struct CalendarWeekTests {
  @Test(arguments: 0..<50 as Range<UInt64>, Weekday.allCases)
  func aWeekHoldsSevenDaysFromItsFirstWeekday(_ seed: UInt64, first: Weekday) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    guard day - Day.min >= 7, Day.max - day >= 7 else { return }
    let week = CalendarWeek(containing: day, startingOn: first)
    #expect(week.count == 7)
    #expect(week.map(\.day) == Array(week.firstDay...week.lastDay))
    #expect(week.map(\.day).contains(day))
    #expect(week.map(\.day.weekday) == Weekday.ordered(startingOn: first))
    #expect(week.firstWeekday == first)
    #expect(week.first?.day == week.firstDay)
    #expect(week.last?.day == week.lastDay)
  }

  @Test(arguments: Weekday.allCases)
  func theSevenDaysOfAWeekHaveTheSameWeek(_ first: Weekday) throws {
    let friday = try Day(2025, 8, 29)
    let week = CalendarWeek(containing: friday, startingOn: first)
    for cell in week {
      #expect(CalendarWeek(containing: cell.day, startingOn: first) == week)
    }
    #expect(CalendarWeek(containing: week.lastDay + 1, startingOn: first) != week)
    #expect(CalendarWeek(containing: week.firstDay - 1, startingOn: first) != week)
  }

  @Test(arguments: zip(Weekday.allCases, [6, 7, 1, 2, 3, 4, 5]))
  func theWeekOfTheFirstDayHasOnlyTheDaysThereAre(first: Weekday, count: Int) {
    // 1 January −9999 is a Monday.
    let week = CalendarWeek(containing: .min, startingOn: first)
    #expect(week.count == count)
    #expect(week.firstDay == .min)
    #expect(week.map(\.day) == Array(Day.min..<Day.min + count))
    #expect(week.firstWeekday == first)
  }

  @Test(arguments: zip(Weekday.allCases, [6, 5, 4, 3, 2, 1, 7]))
  func theWeekOfTheLastDayHasOnlyTheDaysThereAre(first: Weekday, count: Int) {
    // 31 December 9999 is a Friday.
    let week = CalendarWeek(containing: .max, startingOn: first)
    #expect(week.count == count)
    #expect(week.lastDay == .max)
    #expect(week.map(\.day) == Array((Day.max - (count - 1))...Day.max))
    #expect(week.firstWeekday == first)
  }

  @Test(arguments: [-1, 7, Int.min, Int.max])
  func aPositionOutsideTheWeekTraps(_ position: Int) async {
    await #expect(processExitsWith: .failure) { [position] in
      _ = CalendarWeek(containing: Day(daysSince1970: 0), startingOn: .monday)[position]
    }
  }

  @Test func aPositionOutsideAShortWeekTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = CalendarWeek(containing: Day.max - 6, startingOn: .friday)[7]
    }
    await #expect(processExitsWith: .failure) {
      _ = CalendarWeek(containing: Day.max, startingOn: .friday)[1]
    }
  }
}
