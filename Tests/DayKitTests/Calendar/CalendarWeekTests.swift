import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct CalendarWeekTests {
  @Test(arguments: seeds(50), Weekday.allCases)
  func aWeekHasSevenDaysFromItsFirstWeekday(_ seed: UInt64, first: Weekday) throws {
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
  func theFirstDayIdentifiesTheWeekAndDaysIdentifyItsCells(_ first: Weekday) throws {
    let month = try Day(2025, 8, 29).calendarMonth(startingOn: first)
    // What `ForEach` asks for: random access and elements that are identifiable.
    func ids<Rows: RandomAccessCollection>(_ rows: Rows) -> [Day]
    where Rows.Element: Identifiable<Day> { rows.map(\.id) }
    #expect(ids(month.weeks) == Array(month.keys))
    for week in month.weeks { #expect(ids(week) == Array(week.days)) }
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
  func theWeekOfTheFirstDayOfTheCalendarMayBeShort(first: Weekday, count: Int) {
    // 1 January −9999 is a Monday.
    let week = CalendarWeek(containing: .min, startingOn: first)
    #expect(week.count == count)
    #expect(week.firstDay == .min)
    #expect(week.map(\.day) == Array(Day.min..<Day.min + count))
    #expect(week.firstWeekday == first)
  }

  @Test(arguments: zip(Weekday.allCases, [6, 5, 4, 3, 2, 1, 7]))
  func theWeekOfTheLastDayOfTheCalendarMayBeShort(first: Weekday, count: Int) {
    // 31 December 9999 is a Friday.
    let week = CalendarWeek(containing: .max, startingOn: first)
    #expect(week.count == count)
    #expect(week.lastDay == .max)
    #expect(week.map(\.day) == Array((Day.max - (count - 1))...Day.max))
    #expect(week.firstWeekday == first)
  }

  @Test(arguments: Weekday.allCases, [-9999 ... -9980, 1600...1999, 9980...9999])
  func theCellsOfAllWeeksHaveTheComponentsOfTheWalk(
    first: Weekday, years: ClosedRange<Int>
  ) throws {
    var walked = EveryDay.walk(to: years.lowerBound, 1, 1)
    let days = try Day(years.lowerBound, 1, 1)...Day(years.upperBound, 12, 31)
    var count = 0
    var wrong: [CalendarDay] = []
    for (_, week) in CalendarDays(covering: days, startingOn: first) {
      for cell in week where days.contains(cell.day) {
        let name = DayComponents(
          year: walked.year, month: walked.month, day: walked.dayOfMonth)
        let isRight = cell.day.daysSince1970 == walked.number && cell.dayComponents == name
        if !isRight || cell != CalendarDay(cell.day) { wrong.append(cell) }
        walked.advance()
        count += 1
      }
    }
    #expect(wrong.isEmpty)
    #expect(count == days.count)
  }

  @Test(arguments: Weekday.allCases)
  func iterationGivesTheCellsAtThePositions(_ first: Weekday) {
    for day in [Day.min, .min + 6, Day(daysSince1970: 0), .max - 6, .max] {
      let week = CalendarWeek(containing: day, startingOn: first)
      #expect(Array(week) == week.indices.map { week[$0] })
      #expect(week.reversed().reversed().elementsEqual(week))
    }
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
