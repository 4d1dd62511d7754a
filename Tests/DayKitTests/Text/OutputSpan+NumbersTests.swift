import DayKit
import Testing

/// The numbers of dates as formats write them.
struct OutputSpanNumbersTests {
  @Test(
    arguments: [
      (-9999, "-009999", "-009999", "-009999"), (-100, "-000100", "-000100", "-000100"),
      (-1, "-000001", "-000001", "-000001"), (0, "0000", "0", "   0"), (9, "0009", "9", "   9"),
      (10, "0010", "10", "  10"), (99, "0099", "99", "  99"), (100, "0100", "100", " 100"),
      (999, "0999", "999", " 999"), (1000, "1000", "1000", "1000"), (9999, "9999", "9999", "9999"),
    ] as [(Int, String, String, String)])
  func aYearHasFourDigitsOrAsManyAsNeededOrIsExpanded(
    year: Int, four: String, fewest: String, spaced: String
  ) throws {
    let day = try Day(year, 7, 4)
    #expect(try day.formatted(as: DayFormat(pattern: "yyyy")) == four)
    #expect(try day.formatted(as: DayFormat(pattern: "%-Y")) == fewest)
    #expect(try day.formatted(as: DayFormat(pattern: "%_Y")) == spaced)
    #expect(day.formatted(as: .iso8601SansTimezone) == four + "-07-04T00:00:00")
  }

  @Test(
    arguments: [
      (-4_371_587, "-4371587", "-377705116800", "-4331000"),
      (-40_588, "-40588", "-3506803200", "-1"), (-40_587, "-40587", "-3506716800", "0"),
      (-1, "-1", "-86400", "40586"), (0, "0", "0", "40587"), (1, "1", "86400", "40588"),
      (10, "10", "864000", "40597"), (2_932_896, "2932896", "253402214400", "2973483"),
    ] as [(Int, String, String, String)])
  func aCountHasAsManyDigitsAsItNeeds(
    days: Int, count: String, seconds: String, julian: String
  ) throws {
    let day = Day(daysSince1970: days)
    #expect(day.formatted(as: .days) == count)
    #expect(day.formatted(as: .epoch) == seconds)
    #expect(day.formatted(as: .epochMilliseconds) == (days == 0 ? "0" : seconds + "000"))
    #expect(day.formatted(as: .epochMicroseconds) == (days == 0 ? "0" : seconds + "000000"))
    #expect(day.formatted(as: .epochNanoseconds) == (days == 0 ? "0" : seconds + "000000000"))
    #expect(try day.formatted(as: DayFormat(pattern: "g")) == julian)
  }

  @Test(arguments: [
    (0, "+00:00"), (60, "+00:01"), (3_600, "+01:00"), (20_700, "+05:45"), (86_340, "+23:59"),
    (-60, "-00:01"), (-3_600, "-01:00"), (-34_200, "-09:30"), (-86_340, "-23:59"),
    (86_399, "+23:59"), (59, "+00:00"), (3_208, "+00:53"),
  ])
  func anOffsetIsASignAndHoursAndMinutes(seconds: Int, text: String) throws {
    let format = DayFormat.iso8601.inTimeZone(.fixed("zone", seconds: seconds))
    #expect(try Day(2025, 8, 29).formatted(as: format) == "2025-08-29T00:00:00" + text)
  }

  @Test(arguments: [(1, "00:00:01"), (60, "00:01:00"), (3_600, "01:00:00"), (5_025, "01:23:45")])
  func aFirstMomentAfterMidnightIsWrittenToTheSecond(skipped: Int, text: String) {
    let zone = TimeZoneRule.step("zone", from: 0, to: skipped, on: TimeZoneRule.stepDay, at: 0)
    let written = TimeZoneRule.stepDay.formatted(as: .iso8601.inTimeZone(zone))
    #expect(written.hasPrefix("2018-11-04T\(text)+"))
  }

  @Test(arguments: [(-1, "-00:01"), (-75, "-00:02"), (-17_762, "-04:57"), (-21_600, "-06:00")])
  func secondsOfAnOffsetInTheWestCountAsAMinute(seconds: Int, text: String) throws {
    let format = DayFormat.iso8601.inTimeZone(.fixed("zone", seconds: seconds))
    let written = try Day(1800, 1, 1).formatted(as: format)
    #expect(written == "1800-01-01T00:00:00" + text)
    #expect(try Day(written, as: format) == Day(1800, 1, 1))
  }
}
