import DayKit
import Testing

struct DayReadingErrorDescriptionTests {
  @Test(arguments: [
    (DayParsingError.Expectation.byte(0x2D), "'-'"), (.byte(0x7A), "'z'"), (.byte(0x20), "' '"),
    (.byte(0x7E), "'~'"), (.byte(0x7F), "the byte 0x7f"), (.byte(0xE5), "the byte 0xe5"),
    (.byte(0), "the byte 0x0"), (.digits(1), "a digit"), (.digits(2), "2 digits"),
    (.digits(4), "4 digits"), (.number, "a number"), (.weekdayNumber(0), "a number from 0 to 6"),
    (.weekdayNumber(1), "a number from 1 to 7"), (.name(.era), "the name of an era"),
    (.name(.quarter), "the name of a quarter"), (.name(.month), "the name of a month"),
    (.name(.weekday), "the name of a weekday"), (.time, "a time of day"),
    (.timeZone, "a time zone"), (.end, "the end"),
  ])
  func anExpectationIsANoun(expectation: DayParsingError.Expectation, noun: String) {
    #expect(String(describing: expectation) == noun)
  }

  @Test(arguments: [
    ("d. MMMM yyyy", "29. März x025", "expected 4 digits at character 10", 10),
    ("yyyy年M月", "2025年x", "expected a digit at character 6", 7),
  ])
  func aPositionIsCountedInCharacters(
    _ pattern: String, _ text: String, _ message: String, _ offset: Int
  ) throws {
    let format = try DayFormat(
      parsing: pattern.contains("d") ? pattern : pattern + "d", symbols: .dotted)
    let error = try #require(
      throws: DayParsingError.self, performing: { try Day(text, as: format) })
    #expect(error.description == message)
    #expect(error.offset == offset)
  }

  @Test(arguments: [
    (DayParsingError.Reason.expected(.end), "expected nothing more"),
    (.expected(.digits(2)), "expected 2 digits"),
    (.contradicts(.weekday, of: Day(daysSince1970: 0)), "1970-01-01 is a Thursday"),
    (
      .unreadableFormat(.noCentury),
      "the format cannot parse text: two digits of a year leave the century open; a pivot year sets it"
    ),
  ])
  func aReasonIsTheErrorWithoutItsPlace(reason: DayParsingError.Reason, text: String) {
    #expect(String(describing: reason) == text)
  }
}
