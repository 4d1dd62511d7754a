import DayKit
import Testing

struct DaySymbolsTests {
  @Test(
    arguments: zip(
      1...12,
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]))
  func monthsHaveEnglishNames(month: Int, name: String) {
    #expect(DaySymbols.english.name(ofMonth: month) == name)
  }

  @Test(
    arguments: zip(
      Weekday.allCases,
      [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
      ]))
  func weekdaysHaveEnglishNames(weekday: Weekday, name: String) {
    #expect(DaySymbols.english.name(of: weekday) == name)
    #expect(DaySymbols.english.name(of: weekday, width: .wide) == name)
    #expect(DaySymbols.english.name(of: weekday, width: .short) == name.prefix(2))
  }

  @Test func weeksBeginOnMonday() {
    #expect(DaySymbols.english.firstWeekday == .monday)
    #expect(DaySymbols.english == DaySymbols.english)
  }
}
