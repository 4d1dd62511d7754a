import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

/// Moving by months, compared with the walked calendar.
struct MarchDateTests {
  /// The number of the day some months after a walked day; `nil` outside the calendar.
  private static func number(_ months: Int, after walked: WalkedDay) -> Int? {
    let index = (walked.year + 9999) * 12 + walked.month - 1 + months
    guard EveryDay.firstsOfMonths.indices.contains(index) else { return nil }
    let first = EveryDay.firstsOfMonths[index]
    return first.number + min(walked.dayOfMonth, first.daysInMonth) - 1
  }

  @Test(arguments: [-1, 1])
  func movingEveryDayByMonthsMatchesTheWalkedCalendar(_ months: Int) async {
    let tally = await EveryDay.tally { day, walked in
      guard isInSample(walked.number, oneIn: 24) else { return true }
      return (try? day.adding(.months(months)))?.daysSince1970 == Self.number(months, after: walked)
    }
    #expect(tally == .complete)
  }

  @Test func movingEveryDayByManyMonthsMatchesTheWalkedCalendar() async {
    let tally = await EveryDay.tally { day, walked in
      guard isInSample(walked.number, oneIn: 24) else { return true }
      // Numbers of days and 239,988 have no common factor, so all distances occur in 24 rounds.
      let months = walked.number &* 48_271 % 239_988
      return (try? day.adding(.months(months)))?.daysSince1970
        == Self.number(months, after: walked)
    }
    #expect(tally == .complete)
  }
}
