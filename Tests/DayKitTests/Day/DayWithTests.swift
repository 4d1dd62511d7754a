import DayKit
import Testing

struct DayWithTests {
  @Test func componentsCanBeReplaced() throws {
    let day = try Day(2025, 8, 29)
    #expect(day == (try day.with()))
    #expect(try day.with(year: 2024) == Day(2024, 8, 29))
    #expect(try day.with(month: 1) == Day(2025, 1, 29))
    #expect(try day.with(day: 1) == Day(2025, 8, 1))
    #expect(try day.with(year: 2024, month: 2, day: 29) == Day(2024, 2, 29))
  }

  @Test func aDayThatDoesNotExistIsAnErrorAndNotClamped() throws {
    let day = try Day(2024, 2, 29)
    #expect(throws: DayError.noSuchDay(year: 2025, month: 2, day: 29)) {
      try day.with(year: 2025)
    }
    #expect(throws: DayError.noSuchMonth(year: 2024, month: 13)) { try day.with(month: 13) }
    #expect(throws: DayError.outOfRange) { try day.with(year: 10_000) }
  }
}
