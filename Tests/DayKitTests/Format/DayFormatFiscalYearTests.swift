import DayKit
import SeededNumbers
import Testing

struct DayFormatFiscalYearTests {
  @Test(arguments: [
    (10, 1, "2025-09-30", "FY2025-Q4"), (10, 1, "2025-10-01", "FY2026-Q1"),
    (4, 6, "2025-04-05", "FY2025-Q4"), (1, 1, "2025-08-29", "FY2025-Q3"),
    (10, 1, "-000043-12-31", "FY-000042-Q1"), (10, 1, "0000-10-01", "FY0001-Q1"),
  ])
  func aDayIsWrittenAsItsFiscalYear(
    _ month: Int, _ start: Int, _ day: String, _ text: String
  ) throws {
    let calendar = try #require(FiscalCalendar(startingIn: month, on: start))
    let day = try Day(day)
    #expect(day.formatted(as: .fiscalQuarter(calendar)) == text)
    #expect(day.formatted(as: .fiscalYear(calendar)) == String(text.dropLast(3)))
  }

  @Test(arguments: seeds(200))
  func whatIsWrittenIsReadWithAnAssumedDay(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let calendar = try #require(
      FiscalCalendar(
        startingIn: Int.random(in: 1...12, using: &generator),
        on: Int.random(in: 1...28, using: &generator)))
    let day = Day.random(using: &generator)
    guard calendar.year(of: day) < 10_000 else { return }
    for (format, days) in [
      (DayFormat.fiscalYear(calendar), calendar.daysOfYear(containing: day)),
      (.fiscalQuarter(calendar), calendar.daysOfQuarter(containing: day)),
    ] {
      let text = day.formatted(as: format)
      #expect(try Day(text, as: format.assumingDay(.first)) == days.lowerBound)
      #expect(try Day(text, as: format.assumingDay(.last)) == days.upperBound)
      #expect(try Day(text, as: format.assumingDay(.number(2))) == days.lowerBound + 1)
      #expect(!format.canParse && format.canFormat)
    }
  }

  @Test func aTextThatIsNotAFiscalYearIsAnError() throws {
    let october = try #require(FiscalCalendar(startingIn: 10))
    let year = DayFormat.fiscalYear(october)
    let format = DayFormat.fiscalQuarter(october).assumingDay(.first)
    for text in [
      "FY2026", "2026-Q1", "FY2026-Q5", "FY2026-Q0", "FY26-Q1", "fy2026-Q1", "FY2026-Q1 ",
    ] {
      #expect(throws: DayParsingError.self) { try Day(text, as: format) }
    }
    #expect(throws: DayParsingError.self) { try Day("FY2026", as: year) }
    #expect(throws: DayParsingError.self) { try Day("FY2026", as: year.assumingDay(.number(366))) }
    #expect(try Day("FY2024", as: year.assumingDay(.number(366))).description == "2024-09-30")
  }

  @Test func formatsOfDifferentCalendarsAreDifferent() throws {
    let (april, october) = (FiscalCalendar(startingIn: 4), FiscalCalendar(startingIn: 10))
    let formats = try [#require(april), #require(october)].map { DayFormat.fiscalYear($0) }
    let same = try DayFormat.fiscalYear(#require(april))
    #expect(formats[0] != formats[1] && formats[0] == same)
    #expect(formats[0].description == "fiscal-year")
    let pattern = try DayFormat(pattern: "'FY'yyyy")
    #expect(formats[0] != pattern)
  }
}
