import DayKit
import Testing

struct DayCodingTests {
  private struct Bill: Codable, Hashable, Sendable {
    @DayString.DMY var due: Day
    @Epoch.Seconds var paid: Day? = nil
    @ISO8601.Default.Nullable var cancelled: Day? = nil
    @DayString.YMD var reminders: [Day] = []
  }

  private let day = Day(daysSince1970: 20_329)

  @Test func theMemberwiseInitializerTakesDays() {
    let bill = Bill(due: day, paid: day + 1, cancelled: day + 2, reminders: [day + 3])
    #expect(bill.due == day)
    #expect(bill.paid == day + 1)
    #expect(bill.cancelled == day + 2)
    #expect(bill.reminders == [day + 3])
  }

  @Test func propertiesWithDefaultsMayBeOmittedFromTheMemberwiseInitializer() {
    let bill = Bill(due: day)
    #expect(bill.paid == nil)
    #expect(bill.cancelled == nil)
    #expect(bill.reminders.isEmpty)
  }

  @Test func structuresWithWrappersAreEqualIfTheirDaysAre() {
    #expect(Bill(due: day) == Bill(due: day))
    #expect(Bill(due: day) != Bill(due: day + 1))
    #expect(Bill(due: day) != Bill(due: day, paid: day))
    #expect(Bill(due: day) != Bill(due: day, cancelled: day))
    #expect(Set([Bill(due: day), Bill(due: day), Bill(due: day, reminders: [day])]).count == 2)
  }

  @Test func structuresWithWrappersAreSendable() async {
    let bill = Bill(due: day)
    #expect(await Task.detached { bill }.value == bill)
  }

  @Test func propertiesCanBeChanged() {
    var bill = Bill(due: day)
    bill.due += 1
    bill.cancelled = day
    bill.reminders.append(day)
    #expect(bill == Bill(due: day + 1, cancelled: day, reminders: [day]))
  }
}
