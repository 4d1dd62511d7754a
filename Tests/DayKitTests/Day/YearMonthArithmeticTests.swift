import DayKit
import SeededNumbers
import Testing

struct YearMonthArithmeticTests {
  @Test func monthsAreStrideable() throws {
    let start = try YearMonth(year: 2025, month: 11)
    let months = Array(start...start + 3).map { [$0.year, $0.month] }
    #expect(months == [[2025, 11], [2025, 12], [2026, 1], [2026, 2]])
    let quarters = stride(from: start, to: start + 12, by: 3).map(\.month)
    #expect(quarters == [11, 2, 5, 8])
    #expect((start..<start).isEmpty)
  }

  @Test(arguments: seeds(100))
  func aDistanceLeadsFromOneMonthToAnother(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let start = Day.random(using: &generator).yearMonth
    let end = Day.random(using: &generator).yearMonth
    let months = end - start
    #expect(start + months == end)
    #expect(end - months == start)
    #expect(start - end == -months)
    #expect(start.advanced(by: months) == end)
    #expect((months > 0) == (start < end))
    var moved = start
    moved += months
    #expect(moved == end)
    moved -= months
    #expect(moved == start)
  }

  @Test func aMonthOutsideTheCalendarTraps() async {
    await #expect(processExitsWith: .failure) { _ = Day.max.yearMonth + 1 }
    await #expect(processExitsWith: .failure) { _ = Day.min.yearMonth - 1 }
    await #expect(processExitsWith: .failure) { _ = Day.max.yearMonth - Int.min }
    await #expect(processExitsWith: .failure) { _ = Day.max.yearMonth + Int.max }
  }

  @Test func aMonthHasTheDayOfANumber() throws {
    let february = try YearMonth(year: 2024, month: 2)
    #expect(try february.day(15) == Day(2024, 2, 15))
    #expect(try february.day(1) == february.firstDay)
    #expect(try february.day(29) == february.lastDay)
    for number in [Int.min, -1, 0, 30, 31, .max] {
      let error = DayError.noSuchDay(year: 2024, month: 2, day: number)
      #expect(throws: error) { try february.day(number) }
    }
  }
}
