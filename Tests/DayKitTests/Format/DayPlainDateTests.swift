import DayKit
import Testing

struct DayPlainDateTests {
  private static func day(_ text: String) -> Day? {
    let bytes = ContiguousArray(text.utf8)
    return Day(plainDate: bytes.span)
  }

  @Test(arguments: [
    "2025-08-29", "0000-01-01", "9999-12-31", "2024-02-29", "0001-12-31",
  ])
  func tenBytesOfADateAreRead(_ text: String) throws {
    #expect(Self.day(text) == (try Day(text, as: .iso)))
  }

  @Test(arguments: [
    "", "2025-08-2", "2025-08-290", "2025-02-29", "2025-13-01", "2025-00-10", "2025-08-00",
    "2025/08/29", "20250829", "-025-08-29", "2025-8-029", "+25-08-29 ", "2025-08-2x", "２025-08-",
    "+002025-08-29", "-000043-03-15", " 2025-08-29", "2025-08-29\n",
  ])
  func allElseIsLeftToTheFormat(_ text: String) {
    #expect(Self.day(text) == nil)
  }

  /// Every seventh day or so of all that there are: each day of the month and year comes up.
  @Test func daysAreWrittenAndReadAsByTheFormat() throws {
    for number in stride(from: Day.min.daysSince1970, through: Day.max.daysSince1970, by: 97) {
      let day = try #require(Day(exactly: number))
      var bytes: [UInt8] = []
      var isPlain = false
      bytes.append(addingCapacity: 10) { isPlain = day.writePlainDate(to: &$0) }
      #expect(isPlain == (day.year >= 0))
      guard isPlain else {
        try #require(bytes.isEmpty)
        continue
      }
      let text = String(decoding: bytes, as: UTF8.self)
      try #require(text == day.formatted(as: .iso))
      try #require(Self.day(text) == day)
    }
  }
}
