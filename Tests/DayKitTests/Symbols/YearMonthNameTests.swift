import DayKit
import Testing

struct YearMonthNameTests {
  @Test(arguments: 1...12)
  func aMonthHasANameInALanguage(_ number: Int) throws {
    let month = try YearMonth(year: 2025, month: number)
    #expect(month.name() == DaySymbols.english.name(ofMonth: number))
    for width in DaySymbols.Width.allCases {
      #expect(
        month.name(in: .dotted, width: width, context: .format)
          == DaySymbols.dotted.name(ofMonth: number, width: width, context: .format))
    }
  }
}
