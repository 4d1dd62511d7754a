import DayKit
import SeededNumbers
import Testing

/// Rules whose last event is given by a time.
struct RecurrenceReaderTests {
  /// New York before 2007: from the first Sunday of April to the last Sunday of October, the clocks
  /// are an hour ahead.
  private static let newYork = TimeZoneRule(identifier: "New York") { instant in
    guard let day = TimeZoneRule.utc.day(at: instant - 6 * 3_600),
      let april = try? YearMonth(year: day.year, month: 4),
      let october = try? YearMonth(year: day.year, month: 10),
      let first = try? april.firstDay.nextOrSame(.sunday),
      let last = try? october.lastDay.previousOrSame(.sunday)
    else { return -5 * 3_600 }
    let start = first.daysSince1970 * 86_400 + 7 * 3_600
    let end = last.daysSince1970 * 86_400 + 6 * 3_600
    return (start..<end).contains(instant) ? -4 * 3_600 : -5 * 3_600
  }

  /// The examples of RFC 5545, section 3.8.5.3, whose rules end at a time; the events begin at 9:00.
  @Test(arguments: [
    ("19970902", "FREQ=DAILY;UNTIL=19971224T000000Z", "19971223", 113),
    ("19970902", "FREQ=WEEKLY;UNTIL=19971224T000000Z", "19971223", 17),
    ("19970902", "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH", "19971002", 10),
    (
      "19970901", "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
      "19971222", 25
    ),
    ("19970905", "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR", "19971205", 4),
    (
      "19980101", "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
      "20000131", 93
    ),
    ("19980101", "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1", "20000131", 93),
  ])
  func theExamplesOfTheStandardEndOnTheirLastDay(
    _ start: String, _ text: String, _ last: String, _ count: Int
  ) throws {
    let rule = try Recurrence(text, startingAt: 9 * 3_600, in: Self.newYork)
    let days = Array(rule.days(from: try Day(start, as: .basic)))
    #expect(days.last == (try Day(last, as: .basic)))
    #expect(days.count == count)
  }

  @Test(
    arguments: [
      // Midnight in New York, a second before: what services write for the last day of a year.
      ("20140101T045959Z", 0, -5, "20131231"), ("20140101T050000Z", 0, -5, "20140101"),
      ("20140101T045959Z", 0, 0, "20140101"), ("20140101T045959Z", 5, 0, "20131231"),
      ("20131231T235959Z", 0, 9, "20140101"), ("20131231T145959Z", 0, 9, "20131231"),
      // The start is the last one: the limit includes it.
      ("20140101T090000Z", 9, 0, "20140101"), ("20140101T085959Z", 9, 0, "20131231"),
      // Times that the clocks show are the same in each zone.
      ("20140101T085959", 9, -5, "20131231"), ("20140101T090000", 9, 12, "20140101"),
      ("20140101", 9, -5, "20140101"), ("20140101T235960Z", 0, 0, "20140102"),
      ("99991231T235959Z", 0, 2, "99991231"), ("00000101T000000Z", 9, 0, "-00001231"),
    ] as [(String, Int, Int, String)])
  func anEventThatBeginsLaterIsNotPartOfTheRule(
    _ until: String, _ hour: Int, _ offset: Int, _ last: String
  ) throws {
    let zone = TimeZoneRule.fixed("zone", seconds: offset * 3_600)
    let rule = try Recurrence("FREQ=DAILY;UNTIL=\(until)", startingAt: hour * 3_600, in: zone)
    let expected = last == "-00001231" ? try Day(0, 1, 1) - 1 : try Day(last, as: .basic)
    #expect(rule.limit == .until(expected))
  }

  @Test(arguments: seeds(200))
  func theLastDayIsThatOfAWalkOverTheEvents(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let day = try Day(1997, 1, 1) + Int.random(in: 0..<365, using: &generator)
    // Most often near midnight, where the days differ.
    let time = 60 * Int.random(in: 0..<1_440, using: &generator)
    let start = 60 * Int.random(in: 0..<1_440, using: &generator)
    let end = day.daysSince1970 * 86_400 + time
    let stamp = [time / 3_600, time / 60 % 60, 0].map { "\($0 < 10 ? "0" : "")\($0)" }.joined()
    let text = "FREQ=DAILY;UNTIL=\(day.formatted(as: .basic))T\(stamp)Z"
    let rule = try Recurrence(text, startingAt: start, in: Self.newYork)
    let last = (day - 3...day + 3).last { Self.instant(of: $0, start) <= end }
    #expect(rule.limit == last.map { .until($0) }, "\(text) at \(start)")
  }

  /// The instant at which an event begins: of those that could be, the first that the clocks show,
  /// and in the gap the one before it.
  private static func instant(of day: Day, _ start: Int) -> Int {
    let wall = day.daysSince1970 * 86_400 + start
    let candidates = [wall + 4 * 3_600, wall + 5 * 3_600]
    return candidates.first { $0 + newYork.offset(at: $0) == wall } ?? wall + 5 * 3_600
  }

  @Test
  func anEventThatTheClocksSkipBeginsAnHourLater() throws {
    // On 6 April 1997, clocks went from 2:00 to 3:00; half past two is half past three, at 7:30 UTC.
    for (until, last) in [("072959", 5), ("073000", 6)] {
      let text = "FREQ=DAILY;UNTIL=19970406T\(until)Z"
      let rule = try Recurrence(text, startingAt: 9_000, in: Self.newYork)
      #expect(rule.limit == .until(try Day(1997, 4, last)))
    }
  }

  @Test
  func clocksThatAreSetBackAtMidnightShowTheNextDayTwice() throws {
    // From 0:01 back to 23:01, as in Newfoundland until 2011.
    let zone = TimeZoneRule(identifier: "back") { $0 < 60 ? 0 : -3_600 }
    let rule = try Recurrence("FREQ=DAILY;UNTIL=19700101T003000Z", startingAt: 0, in: zone)
    #expect(rule.limit == .until(try Day(1970, 1, 1)))
  }

  @Test
  func aStartOutsideTheDayTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = try Recurrence("FREQ=DAILY", startingAt: 86_400, in: .utc)
    }
    await #expect(processExitsWith: .failure) {
      _ = try Recurrence("FREQ=DAILY", startingAt: -1, in: .utc)
    }
  }
}
