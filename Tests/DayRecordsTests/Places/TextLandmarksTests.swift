import DayKit
import Testing

// A search that finds too many places costs only time, which no result shows.
@testable import DayRecords

struct TextLandmarksTests {
  @Test(arguments: [
    ("iso", true), ("dmy", true), ("mdy", true), ("week", true), ("yyyy.MM.dd", true),
    ("d.MM.yyyy", true), ("yyyy-MM-dd d", true), ("ordinal", false), ("d-MM yyyy", false),
    ("d.M.yyyy", false), ("MM-yyyy-dd", false),
  ])
  func datesAreFoundByTheirLandmarks(_ pattern: String, _ areTwo: Bool) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(TextSearch(format).landmarks?.areTwo == areTwo)
  }

  @Test(arguments: ["basic", "epoch", "iso8601", "rfc5322", "d MMM y", "dd MM yyyy"])
  func datesWithoutLandmarksAreFoundByTheirFirstBytes(_ pattern: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(TextSearch(format).landmarks == nil)
  }

  @Test(arguments: [
    ("iso", false, false), ("iso8601", true, false), ("yyyy-MM-dd HH:mm z", false, false),
    ("yyyy-MM-dd HH:mm z", true, true), ("yyyy-MM-dd HH:mm", true, true), ("d MMM y", true, false),
  ])
  func onlyTimesInATimeZoneMayNeedOne(_ pattern: String, _ isZoned: Bool, _ mayNeed: Bool) throws {
    let format = try DayFormat(parsing: pattern)
    let zoned = isZoned ? format.inTimeZone(.utc) : format
    #expect(TextSearch(zoned).mayNeedTimeZone == mayNeed)
  }

  @Test func namesOfAllMonthsAndWeekdaysMayBeginADate() throws {
    let months = TextSearch(try DayFormat(pattern: "MMMM d, y")).beginnings
    let weekdays = TextSearch(.rfc5322).beginnings
    for byte in "JFMASONDjfmasond".utf8 { #expect(months[Int(byte)]) }
    for byte in "MTWFSmtwfs".utf8 { #expect(weekdays[Int(byte)]) }
    for byte in "bxz 0-".utf8 { #expect(!months[Int(byte)] && !weekdays[Int(byte)]) }
  }
}
