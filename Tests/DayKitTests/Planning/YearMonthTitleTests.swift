import DayKit
import Testing

struct YearMonthTitleTests {
  @Test(arguments: [
    (2025, "August 2025"), (249, "August 0249"), (0, "August 0000"), (-43, "August -000043"),
    (9999, "August 9999"), (-9999, "August -009999"),
  ])
  func theYearIsWrittenAsInFormats(_ year: Int, _ title: String) throws {
    #expect(try YearMonth(year: year, month: 8).title(in: .english) == title)
  }

  @Test func namesAreEnglishByDefault() throws {
    #expect(try YearMonth(2026, 3).title() == "March 2026")
  }

  @Test func theOrderIsThatOfTheLanguage() throws {
    let month = try YearMonth(year: 2025, month: 8)
    #expect(month.title(in: .numbered) == "2025年8月")
    #expect(month.title(in: .dotted) == "August 2025")
  }
}
