import DayKit
import Testing

struct DayEasterTests {
  /// Source: dateutil.easter of Python, version 2.
  @Test(
    arguments: [
      (1583, "1583-04-10"), (1600, "1600-04-02"), (1700, "1700-04-11"), (1761, "1761-03-22"),
      (1818, "1818-03-22"), (1886, "1886-04-25"), (1900, "1900-04-15"), (1943, "1943-04-25"),
      (1954, "1954-04-18"), (1981, "1981-04-19"), (2000, "2000-04-23"), (2008, "2008-03-23"),
      (2011, "2011-04-24"), (2024, "2024-03-31"), (2025, "2025-04-20"), (2026, "2026-04-05"),
      (2027, "2027-03-28"), (2038, "2038-04-25"), (2049, "2049-04-18"), (2100, "2100-03-28"),
      (2285, "2285-03-22"), (2400, "2400-04-16"), (3000, "3000-04-13"), (4099, "4099-04-19"),
    ] as [(Int, String)])
  func easterIsOnTheDayThatTablesGive(_ year: Int, _ day: String) throws {
    #expect(try Day.easter(year: year).description == day)
  }

  /// Source: dateutil.easter of Python, version 2.
  @Test(
    arguments: [
      (1583, "1583-04-10"), (1600, "1600-04-02"), (1700, "1700-04-11"), (1761, "1761-04-26"),
      (1818, "1818-04-26"), (1886, "1886-04-25"), (1900, "1900-04-22"), (1943, "1943-04-25"),
      (1954, "1954-04-25"), (1981, "1981-04-26"), (2000, "2000-04-30"), (2008, "2008-04-27"),
      (2011, "2011-04-24"), (2024, "2024-05-05"), (2025, "2025-04-20"), (2026, "2026-04-12"),
      (2027, "2027-05-02"), (2038, "2038-04-25"), (2049, "2049-04-25"), (2100, "2100-05-02"),
      (2285, "2285-04-26"), (2400, "2400-04-16"), (3000, "3000-04-20"), (4099, "4099-05-03"),
    ] as [(Int, String)])
  func orthodoxEasterIsOnTheDayThatTablesGive(_ year: Int, _ day: String) throws {
    #expect(try Day.orthodoxEaster(year: year).description == day)
  }

  @Test func easterIsASundayFrom22MarchTo25AprilInEveryYear() throws {
    for year in Day.years {
      let easter = try Day.easter(year: year)
      #expect(easter.weekday == .sunday)
      #expect(try (Day(year, 3, 22)...Day(year, 4, 25)).contains(easter), "\(easter)")
    }
  }

  @Test func orthodoxEasterIsASundayAndFollowsTheFullMoonOfTheJulianCalendar() throws {
    for year in Day.years {
      let easter = try Day.orthodoxEaster(year: year)
      #expect(easter.weekday == .sunday)
      // 22 March to 25 April of the Julian calendar.
      let first = Self.day(julian: year, 3, 22)
      #expect((first...first + 34).contains(easter), "\(easter)")
      // The cycle of full moons and weekdays is 532 years of the Julian calendar.
      guard Day.years.contains(year + 532) else { continue }
      let later = try Day.orthodoxEaster(year: year + 532)
      #expect(later - easter == 532 * 365 + 133)
    }
  }

  @Test func orthodoxEasterIsOnTheSameDayAsWesternEasterOrLater() throws {
    for year in 1583...4099 {
      let distance = try Day.orthodoxEaster(year: year) - Day.easter(year: year)
      #expect(distance % 7 == 0 && distance >= 0)
    }
  }

  @Test(arguments: [-10_000, 10_000, .max, .min])
  func aYearOutsideTheCalendarHasNoEaster(_ year: Int) {
    #expect(throws: DayError.outOfRange) { try Day.easter(year: year) }
    #expect(throws: DayError.outOfRange) { try Day.orthodoxEaster(year: year) }
  }

  /// The day of a date in the Julian calendar (Richards, 1998).
  private static func day(julian year: Int, _ month: Int, _ dayOfMonth: Int) -> Day {
    let shift = (14 - month) / 12
    let (march, months) = (year + 12_000 - shift, month + 12 * shift - 3)
    let number = dayOfMonth + (153 * months + 2) / 5 + 365 * march + march / 4
    return Day(daysSince1970: number - 4_383_000 - 719_471)
  }
}
