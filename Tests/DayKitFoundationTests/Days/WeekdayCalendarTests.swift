import DayKit
import DayKitFoundation
import Foundation
import Testing

struct WeekdayCalendarTests {
  @Test func numbersOfCalendarsAgreeWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for day in try Day(2025, 8, 25)...Day(2025, 8, 31) {
      let number = calendar.component(.weekday, from: day.date(in: .gmt))
      #expect(day.weekday.calendarNumber == number)
      #expect(Weekday(calendarNumber: number) == day.weekday)
    }
  }

  @Test(arguments: [Int.min, -1, 0, 8, Int.max])
  func otherNumbersAreNotWeekdays(_ number: Int) {
    #expect(Weekday(calendarNumber: number) == nil)
  }
}
