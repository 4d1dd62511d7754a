import DayKit
import DayKitFoundation
import Foundation
import Testing

struct TimeFormatParsingTests {
  @Test(
    arguments: [
      ("7:27:02 AM", "h:mm:ss a", 26_822.0), ("7:27:02 PM", "h:mm:ss a", 70_022),
      ("07:27:02 pm", "h:mm:ss a", 70_022), ("7:27:02\u{202F}AM", "h:mm:ss a", 26_822),
      ("7:27:02\u{A0}am", "h:mm:ss a", 26_822), ("12:00:00 AM", "h:mm:ss a", 0),
      ("12:00:00 PM", "h:mm:ss a", 43_200), ("11:59:59 PM", "h:mm:ss a", 86_399),
      ("0:00 AM", "K:mm a", 0), ("11:00 PM", "K:mm a", 82_800), ("PM11", "ah", 82_800),
      ("24:30", "k:mm", 1_800), ("1:30", "k:mm", 5_400), ("00:00", "HH:mm", 0),
      ("23:59", "HH:mm", 86_340), ("2359", "HHmm", 86_340), ("7", "H", 25_200),
      ("07:27:02.250", "HH:mm:ss.SSS", 26_822.25), ("at 7h'05", "'at' H'h'''mm", 25_500),
      ("7時27分", "H時mm分", 26_820),
    ] as [(String, String, Double)])
  func aTimeIsParsedAsThePatternSays(
    _ text: String, _ pattern: String, _ seconds: Double
  ) throws {
    let time = try TimeFormat(pattern: pattern).parse(text)
    #expect(Double(time.nanoseconds) / 1e9 == seconds)
  }

  @Test(
    arguments: [
      ("13:27:02 AM", "h:mm:ss a", 0, "hours with AM or PM range from 1 to 12"),
      ("0:27:02 AM", "h:mm:ss a", 0, "hours with AM or PM range from 1 to 12"),
      ("12:00 AM", "K:mm a", 0, "hours with AM or PM range from 0 to 11"),
      ("24:00", "HH:mm", 0, "hours range from 0 to 23"),
      ("0:30", "k:mm", 0, "hours range from 1 to 24"),
      ("25:30", "k:mm", 0, "hours range from 1 to 24"),
      ("07:60", "HH:mm", 3, "minutes range from 0 to 59"),
      ("07:27:60", "HH:mm:ss", 6, "seconds range from 0 to 59"),
      ("7:27:02", "h:mm:ss a", 7, "expected a space at character 8"),
      ("7:27:02 XM", "h:mm:ss a", 8, "expected AM or PM at character 9"),
      ("7:27:02 A", "h:mm:ss a", 8, "expected AM or PM at character 9"),
      ("7:27:02 a.m.", "h:mm:ss a", 8, "expected AM or PM at character 9"),
      ("7:27:02  AM", "h:mm:ss a", 8, "expected AM or PM at character 9"),
      ("7:27:2 AM", "h:mm:ss a", 5, "expected 2 digits at character 6"),
      ("7:27:02 AM ", "h:mm:ss a", 10, "expected nothing more at character 11"),
      ("7:00", "HH:mm", 0, "expected 2 digits at character 1"),
      ("07:0", "HH:mm", 3, "expected 2 digits at character 4"),
      ("-7:00", "H:mm", 0, "expected a digit at character 1"),
      ("+7:00", "H:mm", 0, "expected a digit at character 1"),
      ("٠٧:٠٠", "HH:mm", 0, "expected 2 digits at character 1"),
      ("07.00", "HH:mm", 2, "expected ':' at character 3"),
      ("07:27:02.25", "HH:mm:ss.SSS", 9, "expected 3 digits at character 10"),
      ("07:27:02.2500", "HH:mm:ss.SSS", 12, "expected nothing more at character 13"),
      ("", "H", 0, "expected a digit at character 1"),
      ("777", "H", 2, "expected nothing more at character 3"),
      ("077", "H", 2, "expected nothing more at character 3"),
      ("7x", "H時", 1, "expected the byte 0xe6 at character 2"),
    ] as [(String, String, Int, String)])
  func anErrorHasItsPlaceAndReason(
    _ text: String, _ pattern: String, _ offset: Int, _ reason: String
  ) throws {
    let format = try TimeFormat(pattern: pattern)
    let error = try #require(
      throws: TimeParsingError.self, performing: { try format.parse(text) })
    #expect(error.offset == offset)
    #expect(error.description == reason)
    #expect(error.localizedDescription == reason)
  }

  @Test func anErrorTellsWhatItIsAbout() throws {
    let format = try TimeFormat(pattern: "h:mm a")
    let missing = try #require(
      throws: TimeParsingError.self, performing: { try format.parse("7:05") })
    #expect(missing.reason == .expected(.byte(0x20)))
    #expect(missing.reason.expectation == .byte(0x20))
    #expect(missing.reason.timeError == nil)
    let wrong = try #require(
      throws: TimeParsingError.self, performing: { try format.parse("7:60 PM") })
    #expect(wrong.reason.timeError?.reason == .noSuchMinute(60))
    #expect(wrong.reason.expectation == nil)
  }

  @Test(arguments: [
    ("7:05 PM", "19:05:00"), ("19:05", "19:05:00"), ("19:05:30", "19:05:30"), ("07h05", "07:05:00"),
  ])
  func severalFormatsAreTriedInOrder(_ text: String, _ time: String) throws {
    let (clock, french) = try (TimeFormat(pattern: "h:mm a"), TimeFormat(pattern: "HH'h'mm"))
    #expect(try TimeOfDay(text, as: clock, .iso, .isoMinutes, french).description == time)
  }

  @Test(arguments: [
    ("7:05 XM", 5, "expected AM or PM at character 6"), ("25:05:00", 0, "hours range from 0 to 23"),
    ("x", 0, "expected a digit at character 1"), ("19:05:3", 6, "expected 2 digits at character 7"),
    ("13:05 PM", 0, "hours with AM or PM range from 1 to 12"),
  ])
  func theErrorOfSeveralFormatsIsThatOfTheClosest(
    _ text: String, _ offset: Int, _ reason: String
  ) throws {
    let clock = try TimeFormat(pattern: "h:mm a")
    let error = try #require(
      throws: TimeParsingError.self, performing: { try TimeOfDay(text, as: clock, .iso) })
    #expect(error.offset == offset)
    #expect(error.description == reason)
  }
}
