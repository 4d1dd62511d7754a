import DayKit
import DayKitFoundation
import Foundation
import Testing

struct TimeFormatFormattingTests {
  @Test(
    arguments: [
      // The seconds after midnight, the pattern, the text.
      (0.0, "h:mm:ss a", "12:00:00 AM"), (43_200, "h:mm:ss a", "12:00:00 PM"),
      (26_822, "h:mm:ss a", "7:27:02 AM"), (86_399, "hh:mm:ss a", "11:59:59 PM"),
      (46_800, "hh a", "01 PM"), (0, "K a", "0 AM"), (43_200, "K a", "0 PM"), (0, "k", "24"),
      (3_600, "kk", "01"), (0, "H", "0"), (0, "HH", "00"), (82_800, "HH", "23"),
      (3_661, "H:m:s", "1:1:1"), (26_822.25, "HH:mm:ss.SSS", "07:27:02.250"),
      (26_822.0625, "HH:mm:ss.SS", "07:27:02.06"), (26_822.9996, "HH:mm:ss.SSS", "07:27:02.999"),
      (25_500, "'at' H'h'''mm", "at 7h'05"), (26_820, "H時mm分", "7時27分"),
    ] as [(Double, String, String)])
  func aTimeIsFormattedAsThePatternSays(
    _ seconds: Double, _ pattern: String, _ text: String
  ) throws {
    let date = try Day(2025, 8, 29).date(in: .gmt) + seconds
    let time = try #require(TimeOfDay(exactly: date, in: .gmt))
    let format = try TimeFormat(pattern: pattern)
    #expect(format.format(time) == text)
    #expect(time.formatted(as: format) == text)
  }
}
