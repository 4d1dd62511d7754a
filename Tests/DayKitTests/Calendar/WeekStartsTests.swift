import DayKit
import SeededNumbers
import Testing

/// The set of weeks behind a calendar, whatever form it is stored in.
struct WeekStartsTests {
  /// A calendar of a few months of chance near to each other, with weeks of one kind or of several.
  private static func calendar(using generator: inout SplitMix64) -> CalendarDays {
    let weekdays = Weekday.allCases.shuffled(using: &generator).prefix(
      Int.random(in: 1...2, using: &generator))
    let start = Day(daysSince1970: Int.random(in: -4_000_000...2_900_000, using: &generator))
    return (0..<Int.random(in: 0...5, using: &generator)).reduce(into: CalendarDays()) { sum, _ in
      let day = start + Int.random(in: -200...200, using: &generator)
      let first = weekdays.randomElement(using: &generator) ?? .sunday
      sum += day.calendarMonth(startingOn: first)
    }
  }

  @Test(arguments: seeds(300))
  func theSumHasTheWeeksOfBothOnceAndInOrder(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let left = Self.calendar(using: &generator)
    let right = Self.calendar(using: &generator)
    let expected = Set(left.keys).union(right.keys).sorted()
    #expect(Array((left + right).keys) == expected)
    #expect(Array((right + left).keys) == expected)
    #expect((left + right).weeks.allSatisfy { $0.count == 7 })
  }

  @Test(arguments: seeds(300))
  func additionIsCommutativeAssociativeAndIdempotent(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let (a, b, c) = (
      Self.calendar(using: &generator), Self.calendar(using: &generator),
      Self.calendar(using: &generator)
    )
    #expect(a + b == b + a)
    #expect((a + b) + c == a + (b + c))
    #expect(a + a == a)
    #expect(a + b + a == a + b)
    #expect(a + CalendarDays() == a)
    #expect(CalendarDays() + a == a)
    var sum = a
    sum += b
    #expect(sum == a + b)
  }

  @Test(arguments: seeds(300))
  func calendarsWithEqualWeeksAreEqualAndHaveEqualHashes(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let first = Weekday.allCases.randomElement(using: &generator) ?? .sunday
    let months = (0..<5).map { YearMonth.some(after: Int($0)) }
    let shuffled = months.shuffled(using: &generator)
    let sum = shuffled.reduce(into: CalendarDays()) { sum, month in
      sum += month.firstDay.calendarMonth(startingOn: first)
    }
    let whole = CalendarDays(
      covering: months[0].firstDay...months[4].lastDay, startingOn: first)
    #expect(sum == whole)
    #expect(sum.hashValue == whole.hashValue)
    #expect(Set([sum, whole]).count == 1)
  }

  @Test(arguments: seeds(300))
  func calendarsAreEqualIfAndOnlyIfTheirWeeksAre(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let left = Self.calendar(using: &generator)
    let right = Self.calendar(using: &generator)
    #expect((left == right) == (Array(left.weeks) == Array(right.weeks)))
    #expect((left.keys == right.keys) == (left == right))
    #expect((left.weeks == right.weeks) == (left == right))
  }

  @Test(arguments: 0...5, [1, 3])
  func joiningRunsNeverAddsAWeekBetweenThem(distance: Int, length: Int) {
    let start = Day(daysSince1970: 20_329)
    let first = start...(start + (length * 7 - 1))
    let second = (start + distance * 7)...(start + (distance + length) * 7 - 1)
    let kind = start.weekday
    let (left, right) = (
      CalendarDays(covering: first, startingOn: kind),
      CalendarDays(covering: second, startingOn: kind)
    )
    let keys = Set(left.keys).union(right.keys).sorted()
    #expect(left.count == length && right.count == length)
    #expect(Array((left + right).keys) == keys)
    #expect(left + right == right + left)
  }

  @Test func aCalendarWhoseGapIsFilledEqualsOneWithoutAGap() throws {
    let (june, july, august) = (
      try Day(2025, 6, 15).calendarMonth(), try Day(2025, 7, 15).calendarMonth(),
      try Day(2025, 8, 15).calendarMonth()
    )
    let gap = june + august
    #expect(gap.count == june.count + august.count)
    let filled = gap + july
    let run = june + july + august
    #expect(filled == run)
    #expect(filled.hashValue == run.hashValue)
    #expect(filled != gap)
    #expect(gap + gap == gap)
  }

  @Test func neighbouringMonthsShareTheWeekBetweenThem() throws {
    let july = try Day(2025, 7, 1).calendarMonth(startingOn: .monday)
    let august = try Day(2025, 8, 1).calendarMonth(startingOn: .monday)
    let both = july + august
    #expect(both.count == july.count + august.count - 1)
    #expect(july.last?.key == august.first?.key)
  }

  @Test func weeksOfDifferentKindsInterleave() throws {
    let day = try Day(2021, 2, 1)
    let sum = day.calendarMonth(startingOn: .sunday) + day.calendarMonth(startingOn: .monday)
    let keys = sum.keys.map { $0.formatted(as: .iso) }
    #expect(
      keys == [
        "2021-01-31", "2021-02-01", "2021-02-07", "2021-02-08", "2021-02-14", "2021-02-15",
        "2021-02-21", "2021-02-22", "2021-02-28",
      ])
    #expect(sum[day]?.firstWeekday == .monday)
    #expect(sum[day - 1]?.firstWeekday == .sunday)
    #expect(sum + sum == sum)
  }

  @Test(arguments: Weekday.allCases.dropFirst(), [Weekday.sunday, .monday])
  func noFirstDayOccursTwiceAtTheStartOfTheCalendar(first: Weekday, other: Weekday) {
    let sum =
      Day.min.calendarMonth(startingOn: first) + Day.min.calendarMonth(startingOn: other)
    #expect(sum.keys.count == Set(sum.keys).count)
  }
}

extension YearMonth {
  /// One of a row of months that follow each other.
  fileprivate static func some(after months: Int) -> YearMonth {
    let start = Day(daysSince1970: 20_329).yearMonth
    return (try? start.adding(months: months)) ?? start
  }
}
