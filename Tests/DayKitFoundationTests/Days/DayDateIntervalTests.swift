import DayKit
import DayKitFoundation
import Foundation
import Testing

struct DayDateIntervalTests {
  @Test(arguments: [
    // The day, the zone, how long it lasts in hours.
    ("2025-08-29", "Europe/Berlin", 24), ("2025-03-30", "Europe/Berlin", 23),
    ("2025-10-26", "Europe/Berlin", 25), ("2018-11-04", "America/Sao_Paulo", 23),
    ("2018-02-17", "America/Sao_Paulo", 25), ("2011-12-29", "Pacific/Apia", 24),
    ("2011-12-30", "Pacific/Apia", 0), ("2011-12-31", "Pacific/Apia", 24),
    ("9999-12-31", "UTC", 24), ("-009999-01-01", "UTC", 24),
  ])
  func aDayLastsAsLongAsItsClocksShow(_ text: String, _ name: String, _ hours: Double) throws {
    let day = try Day(text)
    let zone = try #require(TimeZone(identifier: name))
    let interval = DateInterval(day, in: zone)
    #expect(interval.start == day.date(in: zone))
    #expect(interval.duration == hours * 3_600)
  }

  @Test(arguments: ["UTC", "Europe/Berlin", "America/Sao_Paulo", "Pacific/Apia"])
  func theIntervalOfARangeHasItsDays(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    for start in try Day(2011, 12, 1)..<Day(2012, 2, 1) {
      for end in [start, start + 1, start + 40] {
        let interval = DateInterval(start..<end, in: zone)
        #expect(interval.start == start.date(in: zone) && interval.end == end.date(in: zone))
        guard start < end else { continue }
        #expect(DateInterval(start...end - 1, in: zone) == interval)
        // Samoa has no 30 December 2011.
        guard name != "Pacific/Apia" else { continue }
        #expect(Range<Day>(interval, in: zone) == start..<end)
      }
    }
    #expect(DateInterval(Day.max...Day.max, in: zone).duration == 86_400)
  }

  @Test(arguments: ["UTC", "Europe/Berlin", "America/Sao_Paulo", "America/St_Johns", "Asia/Tehran"])
  func theIntervalOfADayHasOnlyThatDay(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    for day in try Day(2005, 1, 1)..<Day(2009, 1, 1) {
      let range = Range<Day>(DateInterval(day, in: zone), in: zone)
      if range != day..<day + 1 { #expect(range == day..<day + 1) }
    }
  }

  @Test(arguments: [
    // The start and the end in seconds from 2025-08-29 00:00, the days from that day on.
    (0.0, 86_400.0, 0, 1), (0.0, 86_401.0, 0, 2), (-1.0, 0.0, -1, 0), (-1.0, 1.0, -1, 1),
    (0.0, 0.001, 0, 1), (43_200.0, 43_200.0, 0, 0), (86_399.999, 86_400.0, 0, 1),
    (-34_560_000.0, 0.0, -400, 0),
  ])
  func anIntervalHasTheDaysThatContainAPartOfIt(
    _ start: Double, _ end: Double, _ first: Int, _ limit: Int
  ) throws {
    let day = try Day(2025, 8, 29)
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let midnight = day.date(in: zone)
    let interval = DateInterval(start: midnight + start, end: midnight + end)
    #expect(Range<Day>(interval, in: zone) == (day + first)..<(day + limit))
  }

  @Test func anIntervalThatEndsOnAnEarlierDayHasBothDays() throws {
    // In St John's clocks went back from 00:01 on 29 October 2006 to 23:01 on the day before.
    let zone = try #require(TimeZone(identifier: "America/St_Johns"))
    let start = try Day(2006, 10, 29).date(in: zone)
    let end = start + 600
    #expect(Day(date: end, in: zone) == (try Day(2006, 10, 28)))
    let range = Range<Day>(DateInterval(start: start, end: end), in: zone)
    #expect(range == (try Day(2006, 10, 28)..<Day(2006, 10, 30)))
  }

  @Test func anIntervalBeyondTheCalendarHasNoRange() {
    let last = DateInterval(.max, in: .gmt)
    #expect(Range<Day>(last, in: .gmt) == nil)
    #expect(Range<Day>(DateInterval(start: last.end, duration: 1), in: .gmt) == nil)
    #expect(Range<Day>(DateInterval(start: last.start, duration: 0), in: .gmt) == .max ..< .max)
    #expect(Range<Day>(DateInterval(start: .distantPast, end: last.start), in: .gmt) != nil)
    #expect(Range<Day>(DateInterval(start: .distantPast, duration: 1e300), in: .gmt) == nil)
  }

  @Test func withoutAZoneTheUsersIsUsed() throws {
    let day = try Day(2025, 8, 29)
    #expect(DateInterval(day) == DateInterval(day, in: .current))
    #expect(Range<Day>(DateInterval(day)) == day..<day + 1)
  }
}
