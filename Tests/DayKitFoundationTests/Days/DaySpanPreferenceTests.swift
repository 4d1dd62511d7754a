import DayKit
import DayKitFoundation
import Foundation
import Testing

struct DaySpanPreferenceTests {
  private func title(
    _ span: DaySpan, _ locale: String, _ identifier: Calendar.Identifier = .gregorian
  ) -> String {
    let title = span.title(
      for: Day.Preference(
        locale: Locale(identifier: locale), calendar: Calendar(identifier: identifier)))
    // The kinds of spaces differ between languages and versions of CLDR.
    return String(title.map { $0.isWhitespace ? " " : $0 })
  }

  @Test(arguments: [
    ("en_US", "August 2025", "2025"), ("fr_FR", "août 2025", "2025"),
    ("ja_JP", "2025年8月", "2025年"), ("ru_RU", "август 2025 г.", "2025"),
  ])
  func monthsAndYearsHaveTheirOwnTitles(
    _ locale: String, _ month: String, _ year: String
  ) throws {
    #expect(title(.month(try YearMonth(year: 2025, month: 8)), locale) == month)
    #expect(title(try .year(2025), locale) == year)
  }

  @Test(arguments: [
    ("en_US", "August 25 – 31, 2025", "August 29 – September 2, 2025", "August 29, 2025"),
    ("de_DE", "25.–31. August 2025", "29. August – 2. September 2025", "29. August 2025"),
    ("fr_FR", "25–31 août 2025", "29 août – 2 septembre 2025", "29 août 2025"),
  ])
  func otherSpansAreTitledWithTheirFirstAndLastDay(
    _ locale: String, _ week: String, _ custom: String, _ single: String
  ) throws {
    let day = try Day(2025, 8, 29)
    #expect(title(.week(containing: day), locale) == week)
    #expect(title(.last7Days(endingOn: try Day(2025, 8, 31)), locale) == week)
    #expect(title(.custom(day, day + 4), locale) == custom)
    #expect(title(.custom(day, day), locale) == single)
  }

  @Test func aMonthOfAnotherCalendarIsTitledWithItsFirstAndLastDay() throws {
    let span = DaySpan.month(try YearMonth(year: 2025, month: 8))
    #expect(title(span, "en_US", .buddhist).contains("August 2568"))
    let hebrew = title(span, "en_US", .hebrew)
    #expect(hebrew.contains("7 Av") && hebrew.contains("7 Elul 5785"))
  }
}
