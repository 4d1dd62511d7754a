import DayKit
import Testing
import WalkedCalendar

/// The conversions between numbers and components, compared with the walked calendar.
struct CivilTests {
  @Test func everyDayHasTheComponentsOfTheWalkedCalendar() async {
    let tally = await EveryDay.tally { day, walked in
      let components = day.dayComponents
      return components.year == walked.year && components.month == walked.month
        && components.dayOfMonth == walked.dayOfMonth
    }
    #expect(tally == .complete)
  }

  @Test func everyDayIsCreatedFromItsComponents() async {
    let tally = await EveryDay.tally { day, walked in
      do throws(DayError) {
        return try Day(walked.year, walked.month, walked.dayOfMonth) == day
      } catch {
        return false
      }
    }
    #expect(tally == .complete)
  }

  @Test func aCheckThatTheLastDayFailsIsNotComplete() async {
    let tally = await EveryDay.tally { day, _ in day != .max }
    #expect(tally.days == EveryDay.count - 1)
    #expect(tally.firstMismatch?.isLast == true)
  }
}
