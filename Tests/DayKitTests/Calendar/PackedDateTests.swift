import DayKit
import Testing
import WalkedCalendar

struct PackedDateTests {
  @Test func everyCellHasTheComponentsOfTheWalk() async {
    let tally = await EveryDay.tally { day, walked in
      let components = CalendarDay(day).dayComponents
      return components.year == walked.year && components.month == walked.month
        && components.dayOfMonth == walked.dayOfMonth
    }
    #expect(tally == .complete)
  }
}
