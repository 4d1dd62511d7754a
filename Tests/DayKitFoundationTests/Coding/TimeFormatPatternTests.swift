import DayKitFoundation
import Testing

struct TimeFormatPatternTests {
  @Test(arguments: [
    ("", 0, TimeFormatError.Reason.empty, "the pattern is empty"),
    ("HH:mm'x", 5, .openQuotation, "the quote at byte 5 has no end"),
    (
      "HH:MM", 3, .unknownField("M", count: 2), "'MM' is the month; the minute is mm"
    ),
    (
      "HHH", 0, .unknownField("H", count: 3),
      "'HHH' is no field of a time of day; put text in quotes: 'H'"
    ),
    (
      "HH:mm z", 6, .unknownField("z", count: 1),
      "'z' is no field of a time of day; put text in quotes: 'z'"
    ),
    (
      "ss.SSSSSSS", 3, .unknownField("S", count: 7),
      "'SSSSSSS' is no field of a time of day; put text in quotes: 'S'"
    ),
    ("HH:HH", 3, .repeatedField("H"), "'H' tells what stands there already"),
    ("h:H a", 2, .repeatedField("H"), "'H' tells what stands there already"),
    ("H:mm a", 6, .repeatedField("a"), "'a' tells what stands there already"),
    ("h:mm", 4, .missingField("a"), "'a' is missing"),
    ("mm:ss", 5, .missingField("H"), "'H' is missing"),
    ("HH ss", 5, .missingField("m"), "'m' is missing"),
    ("HH:mm.SSS", 9, .missingField("s"), "'s' is missing"),
    ("Hmm", 1, .noBorder, "nothing tells where the number before byte 1 ends"),
    ("é'H'H:mss", 8, .noBorder, "nothing tells where the number before byte 8 ends"),
  ])
  func aSlipIsRefusedWithItsPlace(
    _ pattern: String, _ offset: Int, _ reason: TimeFormatError.Reason, _ text: String
  ) {
    let error = #expect(throws: TimeFormatError.self) { try TimeFormat(pattern: pattern) }
    #expect(error?.offset == offset)
    #expect(error?.reason == reason)
    #expect(error?.description == text)
  }

  @Test(arguments: ["H", "HHmm", "h a", "ah", "HH:mm:ss.SSSSSS", "'at' HH'h'''mm", "k:mm", "K a"])
  func aPatternIsItsDescription(_ pattern: String) throws {
    let format = try TimeFormat(pattern: pattern)
    #expect(format.description == pattern)
    #expect(try format == TimeFormat(pattern: pattern))
  }
}
