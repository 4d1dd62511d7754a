import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct DayCalendarMonthTests {
  @Test(arguments: seeds(100), Weekday.allCases)
  func theCalendarCoversTheMonthAndHasNoOtherWeeks(_ seed: UInt64, first: Weekday) {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    let month = day.yearMonth.days
    let grid = day.calendarMonth(startingOn: first)
    #expect((4...6).contains(grid.count))
    let days = grid.weeks.flatMap { $0.map(\.day) }
    #expect(zip(days, days.dropFirst()).allSatisfy { $1 - $0 == 1 })
    #expect(days.filter(month.contains).count == month.count)
    #expect(grid.weeks.allSatisfy { week in week.contains { month.contains($0.day) } })
  }

  /// Years that end a century or not, before and after year 0.
  @Test(arguments: [-9999, -400, -300, -4, -1, 0, 1, 100, 400, 1900, 2000, 2023, 2024, 2100, 9999])
  func theLastWeekOfAMonthHasItsLastDay(_ year: Int) throws {
    for number in 1...12 {
      let days = try YearMonth(year, number).days
      for first in Weekday.allCases {
        let last = days.lowerBound.calendarMonth(startingOn: first).last?.value
        #expect(last?.contains { $0.day == days.upperBound } == true, "\(days.lowerBound)")
      }
    }
  }

  @Test(arguments: seeds(100), Weekday.allCases)
  func everyWeekHasSevenDaysFromTheGivenWeekday(_ seed: UInt64, first: Weekday) {
    var generator = SplitMix64(seed: seed)
    let grid = Day.random(using: &generator).calendarMonth(startingOn: first)
    for (key, week) in grid {
      #expect(key == week.firstDay)
      #expect(week.firstDay.weekday == first || week.firstDay == .min)
      #expect(week.count == 7 || week.firstDay == .min || week.lastDay == .max)
      #expect(week.firstWeekday == first)
    }
  }

  @Test(arguments: Weekday.allCases)
  func theCalendarOfEveryMonthIncludesItsFirstAndItsLastDay(_ first: Weekday) {
    // Months repeat after 400 years, which 7 does not divide, so each month of them has a turn in one
    // of five rounds.
    let turn = EveryDay.firstsOfMonths.enumerated().filter { index, _ in
      index / 12 % 7 == first.rawValue && isInSample(index, oneIn: 5)
    }
    let wrong = turn.first { _, walked in
      let month = Day(daysSince1970: walked.number)
      let last = month + (walked.daysInMonth - 1)
      let grid = (month + abs(walked.number % 28)).calendarMonth(startingOn: first)
      guard let start = grid.first?.key, let end = grid.last?.value.lastDay else { return true }
      return !(0...6).contains(month - start) || !(0...6).contains(end - last)
        || (start.weekday != first && start != .min)
        || zip(grid.keys, grid.keys.dropFirst()).contains { $1.weekday != first || $1 <= $0 }
    }
    #expect(wrong == nil)
  }

  @Test(arguments: [
    (
      "2025-08-29", Weekday.sunday,
      "[2025-07-27, 2025-08-03, 2025-08-10, 2025-08-17, 2025-08-24, 2025-08-31]"
    ),
    ("2025-08-29", .monday, "[2025-07-28, 2025-08-04, 2025-08-11, 2025-08-18, 2025-08-25]"),
    ("2025-08-01", .friday, "[2025-08-01, 2025-08-08, 2025-08-15, 2025-08-22, 2025-08-29]"),
    ("2021-02-14", .monday, "[2021-02-01, 2021-02-08, 2021-02-15, 2021-02-22]"),
    (
      "-009999-01-01", .monday,
      "[-009999-01-01, -009999-01-08, -009999-01-15, -009999-01-22, -009999-01-29]"
    ),
    (
      "-009999-01-31", .sunday,
      "[-009999-01-01, -009999-01-07, -009999-01-14, -009999-01-21, -009999-01-28]"
    ),
    ("9999-12-31", .saturday, "[9999-11-27, 9999-12-04, 9999-12-11, 9999-12-18, 9999-12-25]"),
  ])
  func knownMonthsHaveTheseWeeks(day: String, first: Weekday, weeks: String) throws {
    let day = try Day(day)
    #expect(String(describing: day.calendarMonth(startingOn: first)) == weeks)
  }

  @Test func weeksStartOnSundayByDefault() throws {
    let day = try Day(2025, 8, 29)
    #expect(day.calendarMonth() == day.calendarMonth(startingOn: .sunday))
  }

  @Test(arguments: Weekday.allCases)
  func theCalendarOfTheCurrentMonthIsTheOneOfToday(_ first: Weekday) {
    // Midnight may end the month between two looks at the clock.
    let before = Day.today.calendarMonth(startingOn: first)
    let grid = Day.calendarMonth(startingOn: first)
    let after = Day.today.calendarMonth(startingOn: first)
    #expect(grid == before || grid == after)
  }
}

extension DayCalendarMonthTests {
  @Test func aMonthHasACalendarWithWeeksAndNumberedCells() throws {
    let march = try YearMonth(2026, 3)
    let calendar = march.calendar(startingOn: .monday)
    #expect(calendar == march.lastDay.calendarMonth(startingOn: .monday))
    #expect(march.calendar() == calendar)
    #expect(calendar.weeks.count == 6)
    #expect(calendar.weeks[1].map(\.dayOfMonth) == [2, 3, 4, 5, 6, 7, 8])
    #expect(
      calendar.weeks[0].map(\.dayOfMonth) == calendar.weeks[0].map(\.dayComponents.dayOfMonth))
  }
}
