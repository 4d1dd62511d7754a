import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct DayFormatWritingTests {
  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: width - digits.count) + digits
  }

  /// The walked day in ISO 8601, written by other means.
  private static func iso(_ walked: WalkedDay) -> String {
    let year =
      walked.year < 0 ? "-" + padded(-walked.year, to: 6) : padded(walked.year, to: 4)
    return year + "-" + padded(walked.month, to: 2) + "-" + padded(walked.dayOfMonth, to: 2)
  }

  @Test func everyDayOfACycleIsFormattedAndParsedInISO8601() async {
    let tally = await EveryDay.tally(years: 1800...2199) { day, walked in
      let text = day.formatted(as: .iso)
      return text == Self.iso(walked) && (try? Day(text, as: .iso)) == day
    }
    #expect(tally == EveryDay.Tally(days: 146_097))
  }

  @Test(arguments: [-9999 ... -9990, -10...10, 990...1010, 9990...9999])
  func daysAtTheLimitsOfFourDigitsAreFormattedAndParsedInISO8601(_ years: ClosedRange<Int>) async {
    let tally = await EveryDay.tally(years: years) { day, walked in
      let text = day.formatted(as: .iso)
      return text == Self.iso(walked) && (try? Day(text, as: .iso)) == day
    }
    #expect(tally.firstMismatch == nil)
    #expect(tally.days >= years.count * 365)
  }

  @Test(arguments: DayFormat.samples)
  func theFirstAndTheLastDayAreWrittenAndRead(_ format: DayFormat) throws {
    for day in [Day.min, .max, Day(daysSince1970: 0), Day(daysSince1970: -1)] {
      #expect(try Day(day.formatted(as: format), as: format) == day)
    }
  }

  @Test func aDayIsAppendedToExistingBytes() throws {
    let day = try Day(2025, 8, 29)
    let bytes = [UInt8](capacity: 32) { output in
      DayFormat.dmy.write(day, to: &output)
      output.append(0x0A)
      DayFormat.iso.write(day, to: &output)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "29/08/2025\n2025-08-29")
  }

  @Test func aDayIsNotWrittenBeyondTheEndOfTheBuffer() async {
    await #expect(processExitsWith: .failure) {
      _ = [UInt8](capacity: DayFormat.iso.maximumWidth - 4) { output in
        DayFormat.iso.write(Day(daysSince1970: 0), to: &output)
      }
    }
  }
}

/// The first moments of days in zones.
extension DayFormatWritingTests {
  @Test(arguments: [
    ("+02:00", 7_200, "2025-08-29T00:00:00+02:00", "1756418400"),
    ("-04:30", -16_200, "2025-08-29T00:00:00-04:30", "1756441800"),
    ("+00:00", 0, "2025-08-29T00:00:00+00:00", "1756425600"),
    ("-00:30", -1_800, "2025-08-29T00:00:00-00:30", "1756427400"),
    ("UTC", 0, "2025-08-29T00:00:00Z", "1756425600"),
    ("+00:53:28", 3_208, "2025-08-29T00:00:00+00:53", "1756422392"),
  ])
  func aDayInAZoneIsWrittenAsItsMidnight(
    name: String, seconds: Int, dateTime: String, epoch: String
  ) throws {
    let day = try Day(2025, 8, 29)
    let zone = TimeZoneRule.fixed(name, seconds: seconds)
    #expect(day.formatted(as: .iso8601.inTimeZone(zone)) == dateTime)
    #expect(day.formatted(as: .epoch.inTimeZone(zone)) == epoch)
    #expect(day.formatted(as: .epochMilliseconds.inTimeZone(zone)) == epoch + "000")
    #expect(day.formatted(as: .epochNanoseconds.inTimeZone(zone)) == epoch + "000000000")
  }

  @Test(arguments: [
    (TimeZoneRule.skippingMidnight, "2018-11-04T01:00:00-02:00"),
    (.repeatingMidnight, "2018-11-04T00:00:00-03:00"),
    (.skippingAnHour, "2018-11-04T00:00:00+01:00"),
    (.repeatingAnHour, "2018-11-04T00:00:00+02:00"),
    (.repeatingADay, "2018-11-04T00:00:00+14:00"),
    (.skippingADay, "2018-11-05T00:00:00+14:00"),
  ])
  func aDayIsWrittenAsItsFirstMomentIfClocksChange(zone: TimeZoneRule, text: String) {
    #expect(TimeZoneRule.stepDay.formatted(as: .iso8601.inTimeZone(zone)) == text)
  }

  @Test func theLastDayIsWrittenInAZoneThatSkipsIt() {
    let zone = TimeZoneRule.step("end", from: -36_000, to: 50_400, on: .max, at: 0)
    #expect(Day.max.formatted(as: .iso8601.inTimeZone(zone)) == "9999-12-31T24:00:00+14:00")
  }

  @Test(arguments: sample(oneIn: 4, of: TimeZoneRule.fixedSamples + TimeZoneRule.stepSamples))
  func otherFormatsIgnoreTheZone(_ zone: TimeZoneRule) throws {
    for format in DayFormat.samples where !format.isInstant {
      for day in Day.chosen {
        let text = day.formatted(as: format)
        #expect(day.formatted(as: format.inTimeZone(zone)) == text)
        #expect(try Day(text, as: format.inTimeZone(zone)) == day)
      }
    }
  }
}
