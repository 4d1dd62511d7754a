import DayKit
import Testing

struct DayReadingErrorDescriptionTests {
  @Test(arguments: [
    (DayReadingError.Expectation.byte(0x2D), "'-'"), (.byte(0x7A), "'z'"), (.byte(0x20), "' '"),
    (.byte(0x7E), "'~'"), (.byte(0x7F), "the byte 0x7f"), (.byte(0xE5), "the byte 0xe5"),
    (.byte(0), "the byte 0x0"), (.digits(1), "a digit"), (.digits(2), "2 digits"),
    (.digits(4), "4 digits"), (.number, "a number"), (.weekdayNumber(0), "a number from 0 to 6"),
    (.weekdayNumber(1), "a number from 1 to 7"), (.name(.era), "the name of an era"),
    (.name(.quarter), "the name of a quarter"), (.name(.month), "the name of a month"),
    (.name(.weekday), "the name of a weekday"), (.time, "a time of day"),
    (.timeZone, "a time zone"), (.end, "the end"),
  ])
  func anExpectationIsANoun(expectation: DayReadingError.Expectation, noun: String) {
    #expect(String(describing: expectation) == noun)
  }

  @Test(arguments: [
    (DayReadingError.Reason.expected(.end), "expected nothing more"),
    (.expected(.digits(2)), "expected 2 digits"),
    (.contradicts(.weekday, of: Day(daysSince1970: 0)), "1970-01-01 is a Thursday"),
    (
      .unreadableFormat(.noCentury),
      "the format cannot parse text: two digits of a year leave the century open; a pivot year sets it"
    ),
  ])
  func aReasonIsTheErrorWithoutItsPlace(reason: DayReadingError.Reason, text: String) {
    #expect(String(describing: reason) == text)
  }
}
