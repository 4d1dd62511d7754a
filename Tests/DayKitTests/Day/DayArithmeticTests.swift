import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct DayArithmeticTests {
  @Test func everyDayButTheLastHasTheNextDayAsItsSuccessor() async {
    let tally = await EveryDay.tally { day, walked in
      if walked.isLast { return day == .max }
      let successor = day + 1
      return successor.daysSince1970 == walked.number + 1 && successor - 1 == day
    }
    #expect(tally == .complete)
  }

  @Test(arguments: seeds(100))
  func distanceAndMoveAreInverse(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let start = Day.random(using: &generator)
    let end = Day.random(using: &generator)
    let distance = end - start
    #expect(start + distance == end)
    #expect(end - distance == start)
    #expect(start - end == -distance)
    #expect(start.distance(to: end) == distance)
    #expect(start.advanced(by: distance) == end)
    #expect((distance > 0) == (start < end))
  }

  @Test(arguments: [
    ("2025-08-29", "2025-08-28", "2025-08-30"), ("2025-01-01", "2024-12-31", "2025-01-02"),
    ("2024-02-29", "2024-02-28", "2024-03-01"), ("0000-01-01", "-000001-12-31", "0000-01-02"),
  ])
  func yesterdayAndTomorrowAreTheDaysBesideADay(
    _ day: String, _ yesterday: String, _ tomorrow: String
  ) throws {
    let day = try Day(day)
    #expect(day.yesterday.description == yesterday)
    #expect(day.tomorrow.description == tomorrow)
    #expect(day.yesterday.tomorrow == day)
  }

  @Test func thereIsNoDayBeforeTheFirstOrAfterTheLast() async {
    #expect(Day.min.tomorrow.yesterday == .min)
    #expect(Day.max.yesterday.tomorrow == .max)
    await #expect(processExitsWith: .failure) { _ = Day.min.yesterday }
    await #expect(processExitsWith: .failure) { _ = Day.max.tomorrow }
  }

  @Test func movingInPlaceGivesTheSameDay() throws {
    var day = try Day(2024, 2, 28)
    day += 2
    #expect(day == (try Day(2024, 3, 1)))
    day -= 366
    #expect(day == (try Day(2023, 3, 1)))
  }

  @Test func theFirstAndTheLastDayCanBeReached() {
    #expect(Day.min + (EveryDay.count - 1) == .max)
    #expect(Day.max - (EveryDay.count - 1) == .min)
    #expect(Day.min - 0 == .min)
    #expect(Day.max + 0 == .max)
  }

  @Test func rangesOfDaysAreCollections() throws {
    let start = try Day(2024, 2, 27)
    let end = try Day(2024, 3, 2)
    #expect((start..<end).count == 4)
    #expect((start...end).map(\.dayComponents.dayOfMonth) == [27, 28, 29, 1, 2])
    #expect((start...end).contains(try Day(2024, 2, 29)))
    #expect((start..<start).isEmpty)
    #expect(stride(from: start, to: end, by: 2).map(\.dayComponents.dayOfMonth) == [27, 29])
  }

  @Test func theRangeOfAllDaysCanBeTraversedAtItsEnds() {
    #expect((Day.min...Day.max).count == EveryDay.count)
    #expect(Array((Day.max - 2)...Day.max).last == .max)
    #expect(Array(Day.min...(Day.min + 2)).first == .min)
    #expect((Day.min...Day.max).last == .max)
  }

  @Test(arguments: [1, EveryDay.count, Int.max])
  func addingPastTheLastDayTraps(_ days: Int) async {
    await #expect(processExitsWith: .failure) { [days] in _ = Day.max + days }
  }

  @Test(arguments: [-1, -EveryDay.count, Int.min])
  func addingPastTheFirstDayTraps(_ days: Int) async {
    await #expect(processExitsWith: .failure) { [days] in _ = Day.min + days }
  }

  @Test(arguments: [1, EveryDay.count, Int.max])
  func subtractingPastTheFirstDayTraps(_ days: Int) async {
    await #expect(processExitsWith: .failure) { [days] in _ = Day.min - days }
  }

  @Test(arguments: [-1, -EveryDay.count, Int.min])
  func subtractingPastTheLastDayTraps(_ days: Int) async {
    await #expect(processExitsWith: .failure) { [days] in _ = Day.max - days }
  }

  @Test func movingInPlacePastTheEndsTraps() async {
    await #expect(processExitsWith: .failure) {
      var day = Day.max
      day += 1
    }
    await #expect(processExitsWith: .failure) {
      var day = Day.min
      day -= 1
    }
  }
}
