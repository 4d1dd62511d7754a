import DayKit
import Testing

struct DayErrorTests {
  @Test(arguments: [
    (2025, 13, 1, DayError.noSuchMonth(year: 2025, month: 13)),
    (2025, 0, 1, .noSuchMonth(year: 2025, month: 0)),
    (2025, 2, 29, .noSuchDay(year: 2025, month: 2, dayOfMonth: 29)),
    (2025, 8, 0, .noSuchDay(year: 2025, month: 8, dayOfMonth: 0)), (10_000, 1, 1, .outOfRange),
    (-10_000, 12, 31, .outOfRange), (.max, .min, .max, .noSuchMonth(year: .max, month: .min)),
  ])
  func anErrorHasTheNumbersThatNameNoDay(
    year: Int, month: Int, dayOfMonth: Int, error: DayError
  ) {
    #expect(throws: error) { try Day(year, month, dayOfMonth) }
  }
}
