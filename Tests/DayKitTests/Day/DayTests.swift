import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct DayTests {
  @Test func daysGoFromTheFirstOfMinus9999ToTheLastOf9999() throws {
    #expect(try Day(-9999, 1, 1) == .min)
    #expect(try Day(9999, 12, 31) == .max)
    #expect(Day.min.daysSince1970 == -4_371_587)
    #expect(Day.max.daysSince1970 == 2_932_896)
    #expect(Day.bounds == Day.min.daysSince1970...Day.max.daysSince1970)
    #expect(Day.bounds.count == EveryDay.count)
  }

  @Test(arguments: [-4_371_587, -1, 0, 1, 20_329, 2_932_896])
  func aNumberWithinTheBoundsIsADay(_ number: Int) {
    #expect(Day(exactly: number)?.daysSince1970 == number)
    #expect(Day(daysSince1970: number).daysSince1970 == number)
  }

  @Test(arguments: [
    Int.min, -1 << 32, -4_371_588, 2_932_897, 1 << 32, 20_329 + 1 << 32, Int.max,
  ])
  func aNumberOutsideTheBoundsIsNotADay(_ number: Int) {
    #expect(Day(exactly: number) == nil)
  }

  @Test(arguments: [
    Int.min, -1 << 32, -4_371_588, 2_932_897, 1 << 32, 20_329 + 1 << 32, Int.max,
  ])
  func aNumberOutsideTheBoundsTraps(_ number: Int) async {
    await #expect(processExitsWith: .failure) { [number] in
      _ = Day(daysSince1970: number)
    }
  }

  /// SwiftData finds the properties to store in the same way.
  @Test func theOnlyStoredPropertyOfADayIsDaysSince1970() throws {
    let children = try Array(Mirror(reflecting: Day(2025, 8, 29)).children)
    #expect(children.map(\.label) == ["daysSince1970"])
    #expect(children.map { $0.value as? Int } == [20_329])
    #expect(MemoryLayout<Day>.size == MemoryLayout<Int>.size)
  }

  @Test(arguments: [
    (0, 0), (1, 0), (86_399.999, 0), (86_400, 1), (-0.0, 0), (-1, -1), (-0.001, -1),
    (-86_400, -1), (-86_400.001, -2), (1_756_425_600, 20_329), (1_756_511_999.5, 20_329),
    (-377_705_116_800, -4_371_587), (253_402_300_799.999, 2_932_896),
  ])
  func anInstantIsOnTheDayThatContainsIt(seconds: Double, number: Int) {
    #expect(Day(timeIntervalSince1970: seconds).daysSince1970 == number)
  }

  @Test(arguments: [-4_371_586, -719_468, -2, -1, 1, 2, 3, 1_000, 20_329, 65_536, 2_932_896])
  func theLastInstantBeforeMidnightBelongsToTheDayBefore(_ number: Int) {
    let midnight = Double(number) * 86_400
    #expect(Day(timeIntervalSince1970: midnight.nextDown).daysSince1970 == number - 1)
    #expect(Day(timeIntervalSince1970: midnight).daysSince1970 == number)
    #expect(Day(timeIntervalSince1970: midnight.nextUp).daysSince1970 == number)
  }

  @Test func theSmallestTimeBefore1970IsIn1969() {
    let instant = -Double.leastNonzeroMagnitude
    #expect(Day(timeIntervalSince1970: instant).daysSince1970 == -1)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 253_402_300_800, (-377_705_116_800).nextDown,
    .greatestFiniteMagnitude,
  ])
  func anInstantOutsideTheCalendarTraps(_ seconds: Double) async {
    let bits: UInt64 = seconds.bitPattern
    await #expect(processExitsWith: .failure) { [bits = bits as UInt64] in
      _ = Day(timeIntervalSince1970: Double(bitPattern: bits))
    }
  }

  @Test(arguments: seeds(50))
  func daysHaveTheOrderOfTheirNumbersAndComponents(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let left = Day.random(using: &generator)
    let right = left.randomNeighbour(using: &generator)
    #expect((left < right) == (left.daysSince1970 < right.daysSince1970))
    #expect((left < right) == (left.dayComponents < right.dayComponents))
    #expect((left == right) == (left.daysSince1970 == right.daysSince1970))
    #expect(!(left < left))
    #expect((left <= right) == !(right < left))
  }

  @Test func equalDaysHaveEqualHashes() throws {
    let day = try Day(2025, 8, 29)
    #expect(day.hashValue == Day(daysSince1970: 20_329).hashValue)
    #expect(Set([day, Day(daysSince1970: 20_329), day + 1]).count == 2)
  }
}
