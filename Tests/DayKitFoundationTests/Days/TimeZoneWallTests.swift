import DayKit
import DayKitFoundation
import Foundation
import SeededNumbers
import Testing

struct TimeZoneWallTests {
  /// Around every change of clocks from 1900 to 2040, a day begins at an instant at which clocks
  /// show midnight or a later time, and at no instant before do they.
  @Test(arguments: sample(oneIn: 3, of: TimeZone.knownTimeZoneIdentifiers))
  func noInstantBeforeTheFirstMomentOfADayShowsMidnightOrLater(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let start = try Day(1900, 1, 1).date(in: .gmt)
    let end = try Day(2040, 1, 1).date(in: .gmt)
    var change = start
    while let next = zone.nextDaylightSavingTimeTransition(after: change), next < end {
      change = next
      let day = Day(date: change, in: .gmt)
      for day in (day - 1)...(day + 1) {
        let fault = fault(day, zone)
        if let fault { Issue.record("\(day): \(fault)") }
      }
    }
  }

  private func fault(_ day: Day, _ zone: TimeZone) -> String? {
    let midnight = day.daysSince1970 * 86_400
    func wall(_ seconds: Int) -> Int {
      let date = Date(timeIntervalSince1970: Double(seconds))
      return seconds + zone.secondsFromGMT(for: date) - midnight
    }
    let start = Int(day.date(in: zone).timeIntervalSince1970)
    if wall(start) < 0 { return "clocks show the day before at the start" }
    if wall(start - 1) >= 0 { return "clocks show the day a second before the start" }
    // Half hours meet every time that comes twice, since clocks go back by at least that.
    for halfHours in 1...54 where wall(start - halfHours * 1_800) >= 0 {
      return "clocks show the day \(halfHours) half hours before the start"
    }
    return nil
  }
}
