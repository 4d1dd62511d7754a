import DayKit
import Foundation
import Testing

/// Midnight may pass between two readings of the clock, so each test repeats until it does not.
struct DayTodayTests {
  private struct RestlessClock: Error {}

  /// The result of a function during which the day does not change.
  private func onOneDay<Result>(_ body: (Day) -> Result) throws -> Result {
    for _ in 0..<10 {
      let before = Day.today
      let result = body(before)
      if Day.today == before { return result }
    }
    throw RestlessClock()
  }

  @Test func theDayWithoutArgumentsIsToday() throws {
    #expect(try onOneDay { $0 == Day() })
    #expect(try onOneDay { $0 == Day.today })
  }

  @Test func yesterdayAndTomorrowAreTheDaysBesideToday() throws {
    #expect(try onOneDay { $0 - 1 == Day.yesterday })
    #expect(try onOneDay { $0 + 1 == Day.tomorrow })
  }

  @Test func todayIsAtMostADayFromTheDayInUTC() throws {
    let distance = try onOneDay { today in
      today - Day(timeIntervalSince1970: Date().timeIntervalSince1970)
    }
    #expect((-1...1).contains(distance))
  }

  @Test func todayHasTheDateThatTheSystemShows() throws {
    let shown = try onOneDay { _ in
      var (now, local) = unsafe (time(nil), tm())
      _ = unsafe localtime_r(&now, &local)
      return unsafe [Int(local.tm_year) + 1900, Int(local.tm_mon) + 1, Int(local.tm_mday)]
    }
    #expect(try onOneDay { [$0.year, $0.month, $0.dayOfMonth] } == shown)
  }

  @Test(arguments: [-400, -8, -2, -1, 0, 1, 2, 8, 400])
  func todayYesterdayAndTomorrowDependOnTheDistanceInDays(_ distance: Int) throws {
    #expect(try onOneDay { ($0 + distance).isToday } == (distance == 0))
    #expect(try onOneDay { ($0 + distance).isYesterday } == (distance == -1))
    #expect(try onOneDay { ($0 + distance).isTomorrow } == (distance == 1))
    #expect(try onOneDay { ($0 + distance).isPast } == (distance < 0))
    #expect(try onOneDay { ($0 + distance).isFuture } == (distance > 0))
  }

  @Test func theFirstAndTheLastDayAreNotNearToday() {
    #expect(Day.min.isPast && !Day.min.isFuture && !Day.min.isYesterday)
    #expect(Day.max.isFuture && !Day.max.isPast && !Day.max.isTomorrow)
  }
}
