import DayKit
import SeededNumbers
import Testing

struct WorkCalendarTests {
  /// A calendar with a random weekend and random holidays around 2025.
  private static func calendar(using generator: inout SplitMix64) throws -> WorkCalendar {
    let weekend = Weekday.allCases.filter { _ in
      Int.random(in: 0..<3, using: &generator) == 0
    }
    let start = try Day(2025, 1, 1)
    let holidays = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
      start + Int.random(in: 0..<400, using: &generator)
    }
    // A week without workdays has a test of its own.
    return WorkCalendar(
      weekend: WeekdaySet(weekend.count == 7 ? [] : weekend), holidays: holidays)
  }

  private static func walk(_ calendar: WorkCalendar, from start: Day, by count: Int) -> Day {
    var (day, rest) = (start, abs(count))
    while rest > 0 {
      day += count.signum()
      let isFree =
        calendar.weekend.contains(day.weekday) || calendar.holidays.contains(day)
      if !isFree { rest -= 1 }
    }
    return day
  }

  @Test(arguments: seeds(100))
  func addingAgreesWithAWalkFromDayToDay(_ block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      var generator = SplitMix64(seed: seed)
      let calendar = try Self.calendar(using: &generator)
      let start = try Day(2025, 1, 1) + Int.random(in: -30..<430, using: &generator)
      let count = Int.random(in: -60...60, using: &generator)
      let reached = try start.adding(businessDays: count, in: calendar)
      try #require(
        reached == Self.walk(calendar, from: start, by: count), "seed \(seed): \(start) \(count)")
    }
  }

  @Test(arguments: seeds(100))
  func theDifferenceCountsTheBusinessDaysAfterTheStartUpToTheEnd(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let calendar = try Self.calendar(using: &generator)
    let start = try Day(2025, 1, 1) + Int.random(in: -30..<430, using: &generator)
    let end = start + Int.random(in: 0..<200, using: &generator)
    let count = (start...end).dropFirst().count(where: calendar.isBusinessDay)
    #expect(start.businessDays(until: end, in: calendar) == count)
    #expect(end.businessDays(until: start, in: calendar) == -count)
  }

  @Test(arguments: seeds(100))
  func theBusinessDaysOfARangeAreThoseThatAWalkCounts(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let calendar = try Self.calendar(using: &generator)
    for _ in 0..<20 {
      let start = try Day(2025, 1, 1) + Int.random(in: -30..<430, using: &generator)
      let days = start...start + Int.random(in: 0..<200, using: &generator)
      let count = days.count(where: calendar.isBusinessDay)
      try #require(calendar.businessDays(in: days) == count, "\(days)")
      let set = DaySet(days.filter { _ in Bool.random(using: &generator) })
      try #require(
        calendar.businessDays(in: set) == set.count(where: calendar.isBusinessDay), "\(set)")
    }
  }

  @Test(arguments: [[], [.saturday, .sunday], WeekdaySet.all])
  func theBusinessDaysOfARangeAreCountedAtEveryEndOfTheCalendar(_ weekend: WeekdaySet) {
    let (first, last) = (Day.min, Day.max)
    let holidays = [first, first + 2, first + 3, last - 4, last - 1, last]
    for calendar in [
      WorkCalendar(weekend: weekend), WorkCalendar(weekend: weekend, holidays: holidays),
    ] {
      for (near, far) in [(0, 0), (0, 1), (0, 9), (1, 3), (2, 20)] {
        for days in [first + near...first + far, last - far...last - near] {
          #expect(calendar.businessDays(in: days) == days.count(where: calendar.isBusinessDay))
        }
      }
      let all = calendar.businessDays(in: .min...(.max))
      let others = calendar.businessDays(in: first + 1...last)
      #expect(all == others + (calendar.isBusinessDay(first) ? 1 : 0))
    }
  }

  @Test
  func withoutAWeekendEveryDayIsABusinessDay() {
    #expect(WorkCalendar(weekend: []).businessDays(in: .min...(.max)) == Day.max - Day.min + 1)
  }

  @Test(arguments: seeds(100))
  func anOrdinalFindsABusinessDayFromEitherEnd(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let calendar = try Self.calendar(using: &generator)
    let start = try Day(2025, 1, 1) + Int.random(in: 0..<400, using: &generator)
    let days = start...start + Int.random(in: 0..<40, using: &generator)
    let businessDays = days.filter(calendar.isBusinessDay)
    for index in businessDays.indices {
      #expect(calendar.businessDay(index + 1, in: days) == businessDays[index])
      #expect(calendar.businessDay(index - businessDays.count, in: days) == businessDays[index])
    }
    #expect(calendar.businessDay(businessDays.count + 1, in: days) == nil)
    #expect(calendar.businessDay(-businessDays.count - 1, in: days) == nil)
    #expect(calendar.businessDay(0, in: days) == nil)
    #expect(calendar.businessDay(.min, in: days) == nil)
  }

  @Test
  func holidaysAreSortedAndCountOnce() throws {
    let (first, second) = (try Day(2025, 12, 25), try Day(2025, 12, 26))
    let calendar = WorkCalendar(holidays: [second, first, second])
    #expect(calendar.holidays == [first, second])
    #expect(calendar == WorkCalendar(holidays: [first, second]))
  }

  @Test
  func aHolidayOnAWeekendChangesNothing() throws {
    let saturday = try Day(2025, 8, 30)
    let calendar = WorkCalendar(holidays: [saturday])
    #expect(try (saturday - 1).adding(businessDays: 1, in: calendar) == saturday + 2)
    #expect((saturday - 1).businessDays(until: saturday + 2, in: calendar) == 1)
  }

  @Test
  func aWeekWithoutWorkdaysHasNoBusinessDays() throws {
    let calendar = WorkCalendar(weekend: WeekdaySet(Weekday.allCases))
    let day = try Day(2025, 8, 29)
    #expect(!calendar.isBusinessDay(day))
    #expect(try day.adding(businessDays: 0, in: calendar) == day)
    #expect(throws: DayError.outOfRange) { try day.adding(businessDays: 1, in: calendar) }
    #expect(Day.min.businessDays(until: .max, in: calendar) == 0)
  }

  @Test(arguments: [Int.min, -10_000_000, 10_000_000, .max])
  func moreBusinessDaysThanThereAreAreAnError(_ count: Int) {
    #expect(throws: DayError.outOfRange) {
      try Day(2025, 8, 29).adding(businessDays: count)
    }
  }

  @Test
  func theFirstAndTheLastBusinessDayThereAreCanBeReached() throws {
    let calendar = WorkCalendar.mondayToFriday
    let all = Day.min.businessDays(until: .max, in: calendar)
    #expect(try Day.min.adding(businessDays: all, in: calendar) == .max)
    #expect(try Day.max.adding(businessDays: -all, in: calendar) == .min)
    #expect(throws: DayError.outOfRange) { try Day.min.adding(businessDays: all + 1, in: calendar) }
    #expect(throws: DayError.outOfRange) { try Day.min.adding(businessDays: -1, in: calendar) }
  }

  @Test
  func aCalendarIsPrintedByItsWeekendAndItsHolidays() throws {
    let calendar = WorkCalendar(holidays: [try Day(2025, 12, 25)])
    #expect("\(calendar)" == "weekend \(calendar.weekend), 1 holiday")
    #expect(Mirror(reflecting: calendar).children.map(\.label) == ["weekend", "holidays"])
  }
}
