import DayKit
import DayKitFoundation
import Foundation
import Testing

struct TimeFormatReadingTests {
  /// The seconds after midnight that a text names in a pattern.
  private func seconds(_ text: String, _ pattern: String) throws -> Double? {
    let day = try Day(2025, 8, 29)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = try .timeOfDay(pattern, on: day, in: .gmt)
    let json = try JSONEncoder().encode([text])
    do {
      let dates = try decoder.decode([Date].self, from: json)
      return dates.first?.timeIntervalSince(day.date(timeZone: .gmt))
    } catch DecodingError.dataCorrupted {
      return nil
    }
  }

  @Test(arguments: [
    ("7:27:02 AM", "h:mm:ss a", 26_822.0), ("7:27:02 PM", "h:mm:ss a", 70_022),
    ("07:27:02 pm", "h:mm:ss a", 70_022), ("7:27:02\u{202F}AM", "h:mm:ss a", 26_822),
    ("7:27:02\u{A0}am", "h:mm:ss a", 26_822), ("12:00:00 AM", "h:mm:ss a", 0),
    ("12:00:00 PM", "h:mm:ss a", 43_200), ("11:59:59 PM", "h:mm:ss a", 86_399),
    ("0:00 AM", "K:mm a", 0), ("11:00 PM", "K:mm a", 82_800), ("PM11", "ah", 82_800),
    ("24:30", "k:mm", 1_800), ("1:30", "k:mm", 5_400), ("00:00", "HH:mm", 0),
    ("23:59", "HH:mm", 86_340), ("2359", "HHmm", 86_340), ("7", "H", 25_200),
    ("07:27:02.250", "HH:mm:ss.SSS", 26_822.25), ("at 7h'05", "'at' H'h'''mm", 25_500),
    ("7時27分", "H時mm分", 26_820),
  ])
  func aTimeIsReadAsThePatternHasIt(
    _ text: String, _ pattern: String, _ seconds: Double
  ) throws {
    #expect(try self.seconds(text, pattern) == seconds)
  }

  @Test(arguments: [
    ("0:27:02 AM", "h:mm:ss a"), ("13:27:02 AM", "h:mm:ss a"), ("7:27:02", "h:mm:ss a"),
    ("7:27:02 XM", "h:mm:ss a"), ("7:27:02 A", "h:mm:ss a"), ("7:27:02 a.m.", "h:mm:ss a"),
    ("7:27:02  AM", "h:mm:ss a"), ("7:27:2 AM", "h:mm:ss a"), ("7:27:02 AM ", "h:mm:ss a"),
    ("24:00", "HH:mm"), ("7:00", "HH:mm"), ("07:60", "HH:mm"), ("07:0", "HH:mm"), ("-7:00", "H:mm"),
    ("+7:00", "H:mm"), ("٠٧:٠٠", "HH:mm"), ("0:30", "k:mm"), ("25:30", "k:mm"),
    ("12:00 AM", "K:mm a"),
    ("07:27:60", "HH:mm:ss"), ("07:27:02.25", "HH:mm:ss.SSS"), ("07:27:02.2500", "HH:mm:ss.SSS"),
    ("", "H"), ("777", "H"),
  ])
  func whatThePatternDoesNotHaveIsNoTime(_ text: String, _ pattern: String) throws {
    #expect(try seconds(text, pattern) == nil)
  }
}
