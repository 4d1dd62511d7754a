import DayKit
import Testing

struct DayFormatInTextTests {
  @Test(
    arguments: [
      ("iso", "-", 3), ("dmy", "/", 3), ("week", "-", 4), ("ordinal", nil, 0), ("d.M.yyyy", nil, 0),
      ("d.MM.yyyy", ".", 3), ("MM-yyyy-dd", nil, 0), ("basic", nil, 0), ("'of' yyyy-DDD", "f", 1),
    ] as [(String, Unicode.Scalar?, Int)])
  func theSecondLandmarkHasTheSameDistanceInAllDates(
    _ pattern: String, _ landmark: Unicode.Scalar?, _ distance: Int
  ) throws {
    let second = try DayFormat(parsing: pattern).secondLandmark
    #expect(second?.byte == landmark.map { UInt8(ascii: $0) })
    #expect(second?.distance ?? 0 == distance)
  }

  @Test(
    arguments: [
      ("iso", .number, .number, true), ("basic", .number, .number, false),
      ("iso8601", .number, .number, nil), ("rfc5322", .name, .number, true),
      ("%GW%V%u", .number, .number, false), ("yyyy d MMMM", .number, .name, true),
      ("[yyyy] MM dd", .text, .number, true), ("yyyy. MM. dd.", .number, .number, true),
      ("yyyy年MM月dd日", .number, .text, true), ("'on' d.M.yyyy", .name, .number, true),
      ("dd/MM/yyyy HH:mm", .number, .number, true), ("h:mm a d.M.yyyy", .number, .number, true),
      ("d.M.yyyy h:mm a", .number, .name, true), ("yyyyMMddHHmmss", .number, .number, false),
      ("%F %T %Z", .number, .name, true), ("%F %T %z", .number, .number, true),
    ] as [(String, DateEdge, DateEdge, Bool?)])
  func aFormatKnowsHowItsDatesBeginAndEnd(
    _ pattern: String, _ first: DateEdge, _ last: DateEdge, _ hasSeparators: Bool?
  ) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.firstEdge == first)
    #expect(format.lastEdge == last)
    #expect(format.hasSeparators == hasSeparators)
  }

  @Test(arguments: [
    ("iso8601-sans-timezone", true), ("iso8601", false), ("dd/MM/yyyy HH:mm", true),
    ("rfc5322", true), ("HH:mm dd/MM/yyyy", false), ("d.M.yyyy h:mm a", false), ("iso", false),
    ("epoch", false),
  ])
  func aFormatMayEndWithANumberOfATime(_ pattern: String, _ endsWithTime: Bool) throws {
    #expect(try DayFormat(parsing: pattern).endsWithTime == endsWithTime)
  }

  @Test(arguments: [
    ("yyyy", true, true), ("yyyy-MM-dd", false, false), ("yyyy/MM/dd", false, false),
    ("yyyy/MM", false, true), ("yyyy.MM", false, false), ("dd/MM/yyyy", false, false),
    ("yyyy/M/d", false, false), ("d.M.yyyy", false, false), ("MM/yyyy", true, true),
    ("MMM/yyyy", true, true),
  ])
  func aSlashJoinsANumberOnEitherSideToADate(
    _ pattern: String, _ joinsBefore: Bool, _ joinsAfter: Bool
  ) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.joinsNumberBefore(UInt8(ascii: "/")) == joinsBefore)
    #expect(format.joinsNumberAfter(UInt8(ascii: "/")) == joinsAfter)
  }

  @Test(arguments: [
    ("MMM d", true), ("MMM d HH:mm:ss", false), ("yyyy-MM-dd", false), ("d.M.yyyy", true),
    ("yyyy.MM.dd", false), ("basic", true),
  ])
  func aFullStopMayJoinANumberToTheEndOfADate(_ pattern: String, _ joins: Bool) throws {
    let format = try DayFormat(parsing: pattern, defaultYear: 2025)
    #expect(format.joinsNumberAfter(UInt8(ascii: ".")) == joins)
  }

  @Test(arguments: [
    ("DDD", true), ("MMM d", false), ("d-M", true), ("yyyy", true), ("epoch", false),
    ("days", true),
    ("yyyy-MM-dd", false), ("dd-MM-yyyy", true), ("basic", false),
  ])
  func aHyphenMayJoinANumberToTheEndOfADate(_ pattern: String, _ joins: Bool) throws {
    let format = try DayFormat(parsing: pattern, defaultYear: 2025)
    #expect(format.joinsNumberAfter(UInt8(ascii: "-")) == joins)
  }

  @Test(arguments: [
    ("d/M/yyyy H:mm", "mdy", true), ("mdy", "dmy", true), ("dmy", "d/M/yy", false),
    ("d.M.yyyy", "mdy", false), ("yyyy/MM/dd", "mdy", false),
  ])
  func formatsWithTheSameSeparatorMaySwapTheDayAndTheMonth(
    _ first: String, _ second: String, _ swaps: Bool
  ) throws {
    let first = try DayFormat(parsing: first, pivot: 1970)
    let second = try DayFormat(parsing: second, pivot: 1970)
    #expect(first.swapsDayAndMonth(of: second) == swaps)
    #expect(second.swapsDayAndMonth(of: first) == swaps)
  }

  @Test func countsInTextsHaveTheDigitsOfRecentTimes() throws {
    #expect(DayFormat.epoch.digitsInText == 9...10)
    #expect(DayFormat.epochMilliseconds.digitsInText == 12...13)
    #expect(DayFormat.epochMicroseconds.digitsInText == 15...16)
    #expect(DayFormat.epochNanoseconds.digitsInText == 18...19)
    #expect(try DayFormat(pattern: "%s").digitsInText == 9...10)
    #expect(try DayFormat(pattern: "%s %F").digitsInText == nil)
    #expect(DayFormat.iso.digitsInText == nil)
  }

  @Test func countsOfDaysAreTooVagueForASearch() throws {
    #expect(DayFormat.days.isTooVagueForText)
    #expect(try DayFormat(pattern: "g").isTooVagueForText)
    #expect(!DayFormat.epoch.isTooVagueForText)
    #expect(!DayFormat.iso.isTooVagueForText)
  }
}
