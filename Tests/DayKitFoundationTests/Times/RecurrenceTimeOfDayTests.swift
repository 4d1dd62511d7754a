import DayKit
import DayKitFoundation
import Foundation
import Testing

struct RecurrenceTimeOfDayTests {
  @Test(arguments: [
    ("19970902", "FREQ=DAILY;UNTIL=19971224T000000Z", "19971223"),
    ("19970902", "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH", "19971002"),
    (
      "19970901", "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
      "19971222"
    ),
  ])
  func rulesOfTheStandardEndOnTheLastDayOnWhichTheEventBegins(
    _ start: String, _ text: String, _ last: String
  ) throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let rule = try Recurrence(text, startingAt: TimeOfDay(9, 0), in: zone)
    let days = Array(rule.days(from: try Day(start, as: .basic)))
    #expect(days.last == (try Day(last, as: .basic)))
  }

  @Test
  func daysAsAWholeBeginAtMidnight() throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let text = "FREQ=DAILY;UNTIL=20140101T045959Z"
    let rule = try Recurrence(text, startingAt: .midnight, in: zone)
    #expect(rule.limit == .until(try Day(2013, 12, 31)))
    let inUTC = try Recurrence(text, startingAt: .midnight, in: .gmt)
    #expect(inUTC.limit == .until(try Day(2014, 1, 1)))
  }

  @Test
  func theReasonOfARefusedTimeIsALocalizedDescription() {
    do {
      _ = try Recurrence("FREQ=DAILY;UNTIL=19971224T000000Z")
    } catch {
      #expect(error.localizedDescription.hasPrefix("UNTIL has a time of day at character 18"))
    }
  }
}
