import DayKit
import Testing

struct ClosedRangeTitleTests {
  private static func range(_ text: String) throws -> ClosedRange<Day> {
    let days = try text.split(separator: "/").map { try Day($0, as: .iso) }
    return days[0]...days[days.count - 1]
  }

  @Test(arguments: [
    ("2025-08-25/2025-08-31", "25–31 August 2025"),
    ("2025-08-29/2025-09-29", "29 August – 29 September 2025"),
    ("2025-08-29/2026-08-29", "29 August 2025 – 29 August 2026"),
    ("2025-08-29/2025-08-29", "29 August 2025"),
  ])
  func aMonthOrYearThatBothDaysShareIsWrittenOnce(_ days: String, _ title: String) throws {
    #expect(try Self.range(days).title() == title)
  }

  @Test(arguments: [
    ("2025-08-25/2025-08-31", "25.–31. August 2025"),
    ("2025-08-29/2025-09-04", "29. August – 4. September 2025"),
    ("2025-12-29/2026-01-04", "29. Dezember 2025 – 4. Januar 2026"),
  ])
  func theFullStopOfADayStaysWithIt(_ days: String, _ title: String) throws {
    #expect(try Self.range(days).title(in: .dotted) == title)
  }

  @Test(arguments: [
    ("2025-08-25/2025-08-31", "2025年8月25日–31日"),
    ("2025-08-29/2025-09-04", "2025年8月29日 – 9月4日"),
    ("2025-12-29/2026-01-04", "2025年12月29日 – 2026年1月4日"),
    ("2025-08-29/2025-08-29", "2025年8月29日"),
  ])
  func theYearMayBeFirst(_ days: String, _ title: String) throws {
    #expect(try Self.range(days).title(in: .numbered) == title)
  }

  @Test func bothDaysAreWrittenInAFormat() throws {
    let days = try Self.range("2025-08-25/2025-08-31")
    #expect(days.formatted(as: .iso) == "2025-08-25/2025-08-31")
    #expect(days.formatted(as: .dmy, separator: " – ") == "25/08/2025 – 31/08/2025")
  }
}
