import DayKitFoundation
import Foundation
import Testing

struct TimeFormatPatternTests {
  @Test func dumpShowsThePatternOnly() throws {
    var text = ""
    dump(try TimeFormat(pattern: "h:mm a"), to: &text)
    #expect(text == "▿ h:mm a\n  - pattern: \"h:mm a\"\n")
  }

  @Test(arguments: [
    ("", 0, TimeFormatError.Reason.empty, "the pattern is empty"),
    ("HH:mm'x", 5, .openQuotation, "the quote at character 6 is not closed"),
    (
      "HH:MM", 3, .unknownField("M", count: 2), "'MM' is the month; the minute is mm"
    ),
    (
      "HHH", 0, .unknownField("H", count: 3),
      "'HHH' is not a field of a time of day; put text in quotes: 'H'"
    ),
    (
      "HH:mm z", 6, .unknownField("z", count: 1),
      "'z' is not a field of a time of day; put text in quotes: 'z'"
    ),
    (
      "ss.SSSSSSS", 3, .unknownField("S", count: 7),
      "'SSSSSSS' is not a field of a time of day; put text in quotes: 'S'"
    ),
    ("HH:HH", 3, .repeatedField("H"), "'H' repeats a part of the time"),
    ("h:H a", 2, .repeatedField("H"), "'H' repeats a part of the time"),
    ("H:mm a", 6, .repeatedField("a"), "'a' repeats a part of the time"),
    ("h:mm", 4, .missingField("a"), "'a' is missing"),
    ("mm:ss", 5, .missingField("H"), "'H' is missing"),
    ("HH ss", 5, .missingField("m"), "'m' is missing"),
    ("HH:mm.SSS", 9, .missingField("s"), "'s' is missing"),
    ("Hmm", 1, .noBorder, "the number before character 2 has no clear end"),
    ("H'0'mm", 2, .noBorder, "the number before character 3 has no clear end"),
    ("H0:mm", 1, .noBorder, "the number before character 2 has no clear end"),
    ("HH:m'5 h'", 5, .noBorder, "the number before character 6 has no clear end"),
    ("é'H'H:mss", 8, .noBorder, "the number before character 8 has no clear end"),
  ])
  func aMistakeIsAnErrorWithItsPlaceAndReason(
    _ pattern: String, _ offset: Int, _ reason: TimeFormatError.Reason, _ text: String
  ) {
    let error = #expect(throws: TimeFormatError.self) { try TimeFormat(pattern: pattern) }
    #expect(error?.offset == offset)
    #expect(error?.reason == reason)
    #expect(error?.description == text)
    #expect(error?.localizedDescription == text)
  }

  @Test(arguments: [
    "H", "HHmm", "h a", "ah", "HH:mm:ss.SSSSSS", "'at' HH'h'''mm", "HH'0'mm", "H'h0'mm", "'1'H:mm",
    "k:mm", "K a",
  ])
  func theDescriptionIsThePattern(_ pattern: String) throws {
    let format = try TimeFormat(pattern: pattern)
    #expect(format.description == pattern)
    #expect(try format == TimeFormat(pattern: pattern))
  }
}
