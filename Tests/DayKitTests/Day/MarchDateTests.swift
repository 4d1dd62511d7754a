import DayKit
import Testing

/// The step by months, held against the walked calendar.
struct MarchDateTests {
  /// The number of the day some months after a day, as the walk has it; none beyond the days.
  private static func number(_ months: Int, after walked: WalkedDay) -> Int? {
    let index = (walked.year + 9999) * 12 + walked.month - 1 + months
    guard EveryDay.firstsOfMonths.indices.contains(index) else { return nil }
    let first = EveryDay.firstsOfMonths[index]
    return first.number + min(walked.dayOfMonth, first.daysInMonth) - 1
  }

  @Test(arguments: [-1, 1])
  func everyDayMovesByMonthsAsTheWalkHasIt(_ months: Int) async {
    let tally = await EveryDay.tally { day, walked in
      (try? day.adding(.months(months)))?.daysSince1970 == Self.number(months, after: walked)
    }
    #expect(tally == .complete)
  }

  @Test func everyDayMovesToMonthsFarAwayAsTheWalkHasIt() async {
    let tally = await EveryDay.tally { day, walked in
      // Numbers of days and 239,988 months have no common rhythm, so that all distances are met.
      let months = walked.number &* 48_271 % 239_988
      return (try? day.adding(.months(months)))?.daysSince1970
        == Self.number(months, after: walked)
    }
    #expect(tally == .complete)
  }
}
