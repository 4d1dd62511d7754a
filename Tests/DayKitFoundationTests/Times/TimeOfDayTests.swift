import DayKit
import DayKitFoundation
import Foundation
import Testing

struct TimeOfDayTests {
  @Test(arguments: [
    (0, 0, 0, 0), (23, 59, 59, 999_999_999), (12, 0, 0, 1), (7, 27, 2, 500_000_000),
  ])
  func theNumbersOfATimeAreThoseItWasMadeOf(
    _ hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int
  ) throws {
    let time = try TimeOfDay(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    #expect(time.hour == hour)
    #expect(time.minute == minute)
    #expect(time.second == second)
    #expect(time.nanosecond == nanosecond)
  }

  @Test(arguments: [
    (24, 0, 0, 0, "hours range from 0 to 23"), (-1, 0, 0, 0, "hours range from 0 to 23"),
    (.max, 0, 0, 0, "hours range from 0 to 23"), (0, 60, 0, 0, "minutes range from 0 to 59"),
    (0, -1, 0, 0, "minutes range from 0 to 59"), (0, 0, 60, 0, "seconds range from 0 to 59"),
    (0, 0, .min, 0, "seconds range from 0 to 59"),
    (0, 0, 0, 1_000_000_000, "nanoseconds range from 0 to 999999999"),
    (0, 0, 0, -1, "nanoseconds range from 0 to 999999999"),
  ])
  func aNumberOutOfRangeIsAnErrorWithTheRange(
    _ hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int, _ sentence: String
  ) throws {
    let error = try #require(throws: TimeOfDayError.self) {
      try TimeOfDay(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    }
    #expect(error.description == sentence)
    #expect(error.localizedDescription == sentence)
  }

  @Test func timesAreOrderedFromMidnightOn() throws {
    let times = try [TimeOfDay(19, 5), .noon, TimeOfDay(7, 27, 2), .midnight]
    #expect(times.sorted().map(\.hour) == [0, 7, 12, 19])
    #expect(times.allSatisfy { !($0 < $0) })
  }

  @Test(arguments: [
    ("00:00:00", 0), ("19:05:00", 68_700_000_000_000), ("07:27:02.5", 26_822_500_000_000),
    ("23:59:59.999999999", 86_399_999_999_999), ("00:00:00.000000001", 1),
  ])
  func theDescriptionIsISO8601AndIsParsedBack(_ text: String, _ nanoseconds: Int) throws {
    let time = try TimeOfDay(text)
    #expect(time.nanoseconds == nanoseconds)
    #expect(time.description == text)
  }

  @Test(arguments: [
    "", "19", "19:05:00.", "19:05.5", "19:05:00.1234567890", "19:05:00.x", "24:00", "19:60", "7:05",
    "19:05:00Z", " 19:05", "19:05:00.-1", "19:05:00.٠",
  ])
  func whatIsNotISO8601IsNotATime(_ text: String) {
    #expect(throws: TimeParsingError.self) { try TimeOfDay(text) }
  }

  @Test(arguments: [
    ("", "expected 2 digits at character 1"), ("7:05", "expected 2 digits at character 1"),
    ("19:05.5", "expected ':' at character 6"), ("19:05:00.", "expected a digit at character 10"),
    ("19:05:00.x", "expected a digit at character 10"),
    ("19:05:00.1234567890", "expected nothing more at character 19"),
    ("19:05:00.5 ", "expected nothing more at character 11"),
    ("24:00", "hours range from 0 to 23"), ("23:60", "minutes range from 0 to 59"),
  ])
  func aTextThatIsNotATimeHasAReason(_ text: String, _ reason: String) throws {
    let error = try #require(throws: TimeParsingError.self) { try TimeOfDay(text) }
    #expect(error.description == reason)
    #expect(throws: error) { try TimeOfDay(Substring(text)) }
  }

  @Test func aTimeIsCodedAsISO8601() throws {
    let time = try TimeOfDay(19, 5)
    let data = try JSONEncoder().encode([time])
    #expect(String(decoding: data, as: UTF8.self) == #"["19:05:00"]"#)
    #expect(try JSONDecoder().decode([TimeOfDay].self, from: data) == [time])
    let context = try dataCorruption {
      try JSONDecoder().decode([TimeOfDay].self, from: Data(#"["7 PM"]"#.utf8))
    }
    #expect(
      context?.debugDescription
        == "'7 PM' is not a time such as 19:05:00: expected 2 digits at character 1")
  }
}
