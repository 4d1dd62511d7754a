import DayKit
import SeededNumbers
import Testing

struct DaySetTests {
  private static let start = Day(daysSince1970: 20_000)

  /// Random days near each other, so that many are neighbours, and the set of their numbers.
  private static func days(using generator: inout SplitMix64) -> [Day] {
    let width = [4, 40, 400][Int.random(in: 0..<3, using: &generator)]
    return (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
      start + Int.random(in: 0..<width, using: &generator)
    }
  }

  private static func numbers(_ days: some Sequence<Day>) -> Set<Int> {
    Set(days.map(\.daysSince1970))
  }

  @Test(arguments: seeds(300))
  func aSetOfDaysAgreesWithASetOfNumbers(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let (days, others) = (Self.days(using: &generator), Self.days(using: &generator))
    let (set, other) = (DaySet(days), DaySet(others))
    let (numbers, otherNumbers) = (Self.numbers(days), Self.numbers(others))
    #expect(set.map(\.daysSince1970) == numbers.sorted())
    #expect(set.count == numbers.count && set.isEmpty == numbers.isEmpty)
    #expect(Self.numbers(set.union(other)) == numbers.union(otherNumbers))
    #expect(Self.numbers(set.intersection(other)) == numbers.intersection(otherNumbers))
    #expect(
      Self.numbers(set.symmetricDifference(other)) == numbers.symmetricDifference(otherNumbers))
    #expect(Self.numbers(set.subtracting(other)) == numbers.subtracting(otherNumbers))
    #expect(set.isSubset(of: other) == numbers.isSubset(of: otherNumbers))
    #expect(set.isDisjoint(with: other) == numbers.isDisjoint(with: otherNumbers))
    #expect((set == other) == (numbers == otherNumbers))
    for shift in -2..<402 {
      #expect(set.contains(Self.start + shift) == numbers.contains(20_000 + shift))
    }
  }

  @Test(arguments: seeds(100))
  func spansAreInOrderWithGapsBetweenThem(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let days = Self.days(using: &generator)
    let set = DaySet(days)
    for (span, next) in zip(set.spans, set.spans.dropFirst()) {
      #expect(next.lowerBound - span.upperBound > 1)
    }
    #expect(Array(set) == set.spans.flatMap { Array($0) })
    #expect(DaySet(spans: set.spans.shuffled(using: &generator)) == set)
    #expect(DaySet(spans: days.map { $0...$0 }).hashValue == set.hashValue)
  }

  @Test(arguments: seeds(100))
  func overlappingSpansInAnyOrderAreTheUnionOfTheirDays(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let spans = Self.days(using: &generator).map {
      $0...$0 + Int.random(in: 0..<9, using: &generator)
    }
    #expect(Self.numbers(DaySet(spans: spans)) == Self.numbers(spans.joined()))
  }

  @Test(arguments: seeds(100))
  func gapsAreTheOtherDaysOfARange(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let set = DaySet(Self.days(using: &generator))
    let range = Self.start + 10...Self.start + Int.random(in: 10..<500, using: &generator)
    let others = range.filter { !set.contains($0) }
    #expect(set.gaps(in: range).flatMap { Array($0) } == others)
    #expect(set.gaps(in: range) == DaySet(others).spans)
  }

  @Test(arguments: seeds(100))
  func insertingAndRemovingAgreesWithASetOfNumbers(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var (set, numbers) = (DaySet(), Set<Int>())
    for day in Self.days(using: &generator) {
      if Bool.random(using: &generator) {
        #expect(set.insert(day).inserted == numbers.insert(day.daysSince1970).inserted)
      } else {
        #expect(set.remove(day)?.daysSince1970 == numbers.remove(day.daysSince1970))
      }
    }
    #expect(Self.numbers(set) == numbers)
  }

  @Test(arguments: seeds(100), [0, 1, 5])
  func joiningFillsExactlyTheGapsThatMeetTheCondition(_ seed: UInt64, _ longest: Int) {
    var generator = SplitMix64(seed: seed)
    let set = DaySet(Self.days(using: &generator))
    let gaps = set.bounds.map(set.gaps(in:)) ?? []
    let short = DaySet(spans: gaps.filter { $0.count <= longest })
    #expect(set.joiningSpans { $0.count <= longest } == set.union(short))
  }

  @Test func theFirstAndTheLastDayThereAreCanBeInASet() {
    let all = DaySet(.min...(.max))
    let inner = Day.min + 1...Day.max - 1
    #expect(all.spans == [.min...(.max)])
    #expect(all.gaps(in: .min...(.max)).isEmpty)
    #expect(DaySet([.max, .min]).gaps(in: .min...(.max)) == [inner])
    #expect(all.contains(.min) && all.contains(.max))
    #expect(DaySet().bounds == nil && all.bounds == .min...(.max))
  }

  @Test func aSetCanBeTheHolidaysOfACalendar() throws {
    let holidays = DaySet(try Day(2025, 12, 24)...Day(2026, 1, 1))
    #expect(
      try Day(2025, 12, 23).adding(businessDays: 1, in: WorkCalendar(holidays: holidays))
        == Day(2026, 1, 2))
  }

  @Test func aSetIsPrintedAsIntervals() throws {
    let set: DaySet = [try Day(2025, 8, 29), try Day(2025, 8, 30)]
    #expect("\(set)" == "[2025-08-29/2025-08-30]")
    #expect("\(DaySet())" == "[]")
    #expect(Mirror(reflecting: set).children.count == 1)
  }

  @Test func rangesOfEveryKindAreSets() throws {
    let day = Self.start
    #expect(DaySet(day..<day + 3) == DaySet(day...day + 2))
    #expect(DaySet(day..<day).isEmpty)
    #expect(DaySet(day...).bounds == day ... .max)
    #expect(DaySet(...day).bounds == .min...day)
    #expect(DaySet(.min ..< .max).bounds == Day.min...Day.max - 1)
  }

  @Test(arguments: seeds(50))
  func rangesAreInsertedAndRemovedAsSetsOfThem(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let set = DaySet(Self.days(using: &generator))
    let first = Self.start + Int.random(in: 0..<40, using: &generator)
    let range = first...first + Int.random(in: 0..<10, using: &generator)
    var (more, less) = (set, set)
    more.insert(range)
    less.remove(range)
    #expect(more == set.union(DaySet(range)))
    #expect(less == set.subtracting(DaySet(range)))
    #expect(set.contains(range) == range.allSatisfy(set.contains))
    #expect(more.contains(range))
  }

  @Test(arguments: seeds(40))
  func theSymmetricDifferenceReplacesTheSet(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let days = { (0..<20).map { _ in Day(daysSince1970: .random(in: 0..<30, using: &generator)) } }
    let (first, second) = (Set(days()), Set(days()))
    var set = DaySet(first)
    set.formSymmetricDifference(DaySet(second))
    #expect(Array(set) == first.symmetricDifference(second).sorted())
  }
}
