import DayKit
import Testing

struct DayComponentsDescriptionTests {
  @Test(arguments: [
    (DayComponents(year: 2025, month: 8, day: 29), "2025-08-29"),
    (DayComponents(year: 2025, month: 2, day: 30), "2025-02-30"),
    (DayComponents(year: -43, month: 3, day: 15), "-000043-03-15"),
    (DayComponents(year: 0, month: 0, day: 99), "0000-00-99"),
    (DayComponents(year: 10_000, month: 1, day: 1), "year 10000, month 1, day 1"),
    (DayComponents(year: 1, month: -1, day: 100), "year 1, month -1, day 100"),
  ])
  func componentsPrintAsADateInISO8601(components: DayComponents, text: String) {
    #expect(components.description == text)
    #expect("\(components)" == text)
  }
}
