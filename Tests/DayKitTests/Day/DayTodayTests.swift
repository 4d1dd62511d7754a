import DayKit
import Foundation
import Testing

/// Midnight may pass between two looks at the clock, so that each law holds for one of two days.
struct DayTodayTests {
  private struct RestlessClock: Error {}

  /// The results of a look at a clock that shows the same day before and after it.
  private func lookOnOneDay<Result>(_ look: (Day) -> Result) throws -> Result {
    for _ in 0..<10 {
      let before = Day.today
      let result = look(before)
      if Day.today == before { return result }
    }
    throw RestlessClock()
  }

  @Test func theDayMadeOfNothingIsToday() throws {
    #expect(try lookOnOneDay { $0 == Day() })
    #expect(try lookOnOneDay { $0 == Day.today })
  }

  @Test func yesterdayAndTomorrowAreTheDaysBesideToday() throws {
    #expect(try lookOnOneDay { $0 - 1 == Day.yesterday })
    #expect(try lookOnOneDay { $0 + 1 == Day.tomorrow })
  }

  @Test func todayIsAtMostADayFromTheDayInUTC() throws {
    let distance = try lookOnOneDay { today in
      today - Day(timeIntervalSince1970: Date().timeIntervalSince1970)
    }
    #expect((-1...1).contains(distance))
  }

  @Test(arguments: [-400, -8, -2, -1, 0, 1, 2, 8, 400])
  func nearnessToTodayIsADistanceInDays(_ distance: Int) throws {
    #expect(try lookOnOneDay { ($0 + distance).isToday } == (distance == 0))
    #expect(try lookOnOneDay { ($0 + distance).isYesterday } == (distance == -1))
    #expect(try lookOnOneDay { ($0 + distance).isTomorrow } == (distance == 1))
    #expect(try lookOnOneDay { ($0 + distance).isPast } == (distance < 0))
    #expect(try lookOnOneDay { ($0 + distance).isFuture } == (distance > 0))
  }

  @Test func theEndsOfAllDaysAreFarFromToday() {
    #expect(Day.min.isPast && !Day.min.isFuture && !Day.min.isYesterday)
    #expect(Day.max.isFuture && !Day.max.isPast && !Day.max.isTomorrow)
  }
}
