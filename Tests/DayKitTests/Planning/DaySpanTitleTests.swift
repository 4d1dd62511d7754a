import DayKit
import Testing

struct DaySpanTitleTests {
  @Test(arguments: [
    ("2025-08-25", "2025-08-31", "25–31 August 2025"),
    ("2025-08-29", "2025-08-29", "29 August 2025"),
    ("2025-08-29", "2025-09-04", "29 August – 4 September 2025"),
    ("2025-12-29", "2026-01-04", "29 December 2025 – 4 January 2026"),
    ("2024-08-29", "2025-08-29", "29 August 2024 – 29 August 2025"),
    ("-000043-03-15", "-000043-03-16", "15–16 March 44 BC"),
    ("0000-12-31", "0001-01-01", "31 December 1 BC – 1 January 1"),
  ])
  func theTitleOfACustomSpanHasBothEnds(_ first: String, _ last: String, _ title: String) throws {
    let span = DaySpan.custom(try Day(first), try Day(last))
    #expect(span.title() == title)
  }

  @Test func theTitlesOfWeeksAndTheLastSevenDaysHaveBothEnds() throws {
    let day = try Day(2025, 8, 29)
    #expect(DaySpan.week(containing: day).title() == "25–31 August 2025")
    #expect(DaySpan.last7Days(endingOn: day).title() == "23–29 August 2025")
  }

  @Test func theTitleOfAMonthOrAYearIsItsName() throws {
    #expect(DaySpan.month(try YearMonth(year: 2025, month: 8)).title() == "August 2025")
    #expect(DaySpan.month(try YearMonth(year: 0, month: 1)).title() == "January 1 BC")
    #expect(try DaySpan.year(2025).title() == "2025")
    #expect(try DaySpan.year(-43).title() == "44 BC")
  }

  @Test func theTitleOfAQuarterIsItsShortNameAndItsYear() throws {
    #expect(try DaySpan.quarter(3, of: 2025).title() == "Q3 2025")
    #expect(try DaySpan.quarter(1, of: -43).title() == "Q1 44 BC")
    #expect(try DaySpan.quarter(3, of: 2025).title(in: .numbered) == "2025 3季度")
  }

  @Test func theTitleOfADayIsItsDate() throws {
    #expect(DaySpan.day(try Day(2025, 8, 29)).title() == "29 August 2025")
  }

  @Test(arguments: [
    (DaySymbols.dotted, "15.–16. März 44 v. Chr.", "März 44 v. Chr.", "Q1 44 v. Chr."),
    (.numbered, "公元前44年3月15日–16日", "公元前44年3月", "公元前44 1季度"),
  ])
  func yearsBeforeYear1HaveTheEraOfTheLanguage(
    _ symbols: DaySymbols, _ days: String, _ month: String, _ quarter: String
  ) throws {
    let day = try Day(-43, 3, 15)
    #expect(DaySpan.custom(day, day + 1).title(in: symbols) == days)
    #expect(DaySpan.month(containing: day).title(in: symbols) == month)
    #expect(DaySpan.quarter(containing: day).title(in: symbols) == quarter)
    #expect(month.contains(DaySpan.year(containing: day).title(in: symbols)))
  }

  @Test func aMonthIsInTheOrderOfTheLanguage() throws {
    let month = DaySpan.month(try YearMonth(year: 2025, month: 8))
    #expect(month.title(in: .numbered) == "2025年8月")
    #expect(month.title(in: .dotted) == "August 2025")
  }
}
