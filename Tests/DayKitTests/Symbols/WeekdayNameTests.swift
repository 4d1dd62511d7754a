import DayKit
import Testing

struct WeekdayNameTests {
  @Test func aWeekdayPrintsItsEnglishName() {
    #expect(
      Weekday.allCases.map { "\($0)" }
        == ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
  }

  @Test func aWeekdayHasANameInALanguage() {
    for symbols in [DaySymbols.english, .dotted] {
      for width in DaySymbols.Width.allCases {
        for context in DaySymbols.Context.allCases {
          #expect(
            Weekday.friday.name(in: symbols, width: width, context: context)
              == symbols.name(of: .friday, width: width, context: context))
        }
      }
    }
    #expect(Weekday.friday.name(width: .short) == "Fr")
  }

  @Test func aSetPrintsItsWeekdays() {
    #expect("\([.sunday, .saturday] as WeekdaySet)" == "[Sunday, Saturday]")
    #expect("\(WeekdaySet())" == "[]")
    #expect(dumped([.sunday, .saturday] as WeekdaySet).contains("- Saturday"))
    #expect(!dumped(WeekdaySet.all).contains("bits"))
  }

  @Test func symbolsPrintNamesAndTheWeek() {
    #expect(
      DaySymbols.english.description
        == "January, Sunday; weeks start on Monday; weekend [Sunday, Saturday]")
    let dump = dumped(DaySymbols.english)
    #expect(dump.contains("August") && dump.contains("Friday") && dump.contains("weekend"))
  }

  @Test(arguments: [("2025-08-30", true), ("2025-08-31", true), ("2025-08-29", false)])
  func theWeekendIsThatOfTheCallerOrOfALanguage(text: String, isWeekend: Bool) throws {
    let day = try Day(text)
    #expect(day.isWeekend == isWeekend)
    #expect(day.isWeekend(in: DaySymbols.english) == isWeekend)
    #expect(day.isWeekend(in: [.friday]) == (day.weekday == .friday))
    var symbols = DaySymbols.english
    symbols.weekend = [.friday]
    #expect(day.isWeekend(in: symbols) == (day.weekday == .friday))
  }

  private func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }
}
