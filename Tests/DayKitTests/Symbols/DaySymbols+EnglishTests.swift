import DayKit
import Testing

struct DaySymbolsEnglishTests {
  private let english = DaySymbols.english

  @Test func weeksStartOnMondayAndEndWithTheWeekend() {
    #expect(english.firstWeekday == .monday)
    #expect(english.weekend == [.saturday, .sunday])
  }

  @Test func monthsHaveEnglishNames() {
    #expect(english.name(ofMonth: 1) == "January")
    #expect(english.name(ofMonth: 8, width: .abbreviated) == "Aug")
    #expect(english.name(ofMonth: 12, width: .narrow) == "D")
  }

  @Test func weekdaysHaveEnglishNames() {
    #expect(english.name(of: .sunday) == "Sunday")
    #expect(english.name(of: .wednesday, width: .abbreviated) == "Wed")
    #expect(english.name(of: .thursday, width: .short) == "Th")
    #expect(english.name(of: .saturday, width: .narrow) == "S")
  }

  @Test func quartersAndErasHaveEnglishNames() {
    #expect(english.name(ofQuarter: 3) == "3rd quarter")
    #expect(english.name(ofQuarter: 4, width: .abbreviated) == "Q4")
    #expect(english.name(ofCommonEra: false) == "BC")
    #expect(english.name(ofCommonEra: true) == "AD")
  }

  @Test func datesStartWithTheDay() {
    #expect(
      DaySymbols.PatternLength.allCases.map(english.datePattern)
        == ["EEEE, d MMMM y", "d MMMM y", "d MMM y", "dd/MM/y"])
  }

  @Test func aMonthComesBeforeItsYear() {
    #expect(english.yearMonthPattern == "MMMM y")
  }

  @Test(arguments: DaySymbols.Width.allCases)
  func namesAreTheSameInEveryContext(_ width: DaySymbols.Width) {
    for month in 1...12 {
      #expect(
        english.name(ofMonth: month, width: width, context: .format)
          == english.name(ofMonth: month, width: width, context: .standalone))
    }
    for weekday in Weekday.allCases {
      #expect(
        english.name(of: weekday, width: width, context: .format)
          == english.name(of: weekday, width: width, context: .standalone))
    }
  }
}
