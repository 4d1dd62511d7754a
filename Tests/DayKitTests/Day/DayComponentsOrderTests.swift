import DayKit
import Testing

struct DayComponentsOrderTests {
  @Test(arguments: [
    ((2024, 12, 31), (2025, 1, 1)), ((2025, 1, 31), (2025, 2, 1)), ((2025, 2, 1), (2025, 2, 2)),
    ((-1, 12, 31), (0, 1, 1)), ((2025, 2, 30), (2025, 2, 31)),
  ])
  func componentsAreOrderedFieldByField(earlier: (Int, Int, Int), later: (Int, Int, Int)) {
    let first = DayComponents(year: earlier.0, month: earlier.1, day: earlier.2)
    let second = DayComponents(year: later.0, month: later.1, day: later.2)
    #expect(first < second)
    #expect(!(second < first))
    #expect(!(first < first))
    #expect(first != second)
  }

  @Test func componentsMayDescribeADayThatDoesNotExist() {
    var components = DayComponents(year: 2025, month: 2, day: 30)
    #expect(throws: DayError.noSuchDay(year: 2025, month: 2, day: 30)) {
      try Day(components)
    }
    components.month = 3
    #expect(throws: Never.self) { try Day(components) }
  }
}
