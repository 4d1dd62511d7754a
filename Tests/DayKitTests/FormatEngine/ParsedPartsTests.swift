import DayKit
import Testing

/// How the parts of a text make a day, each way held against the day's own parts.
struct ParsedPartsTests {
  @Test(
    arguments: [
      ("y-M-d", "2024-2-29", "2024-02-29"), ("y D", "2024 60", "2024-02-29"),
      ("y D", "2023 365", "2023-12-31"), ("MMMM d, y", "February 29, 2024", "2024-02-29"),
      ("Y w e", "2020 53 5", "2021-01-01"), ("Y w e", "2019 1 1", "2018-12-31"),
      ("Y w EEE", "2020 53 sun", "2021-01-03"), ("%G %V %w", "2020 53 0", "2021-01-03"),
      ("%Y %-U %w", "2025 0 3", "2025-01-01"), ("%Y %-U %w", "2025 1 0", "2025-01-05"),
      ("%Y %-U %u", "2023 1 7", "2023-01-01"), ("%Y %-W %u", "2023 0 7", "2023-01-01"),
      ("%Y %-W %u", "2024 1 1", "2024-01-01"), ("%Y %-W %A", "2023 1 Monday", "2023-01-02"),
      ("%Y %-W %w", "2024 53 2", "2024-12-31"), ("g", "0", "1858-11-17"),
      ("g", "40587", "1970-01-01"),
      ("g", "-1", "1858-11-16"), ("%C %y %j", "20 25 241", "2025-08-29"),
      ("%C%y%m%e", "-0015703 5", "-000043-03-05"), ("%C%y %j", "-10001 001", "-009999-01-01"),
    ] as [(String, String, String)])
  func thePartsDetermineTheDay(pattern: String, text: String, day: String) throws {
    #expect(try Day(text, as: DayFormat(parsing: pattern)) == Day(day))
  }

  @Test(arguments: [
    ("y-MM-dd G", "44-03-15 BC", -43), ("y-MM-dd G", "1-03-15 BC", 0),
    ("y-MM-dd G", "1-03-15 AD", 1), ("y-MM-dd G", "10000-03-15 bc", -9999),
    ("yyyy-MM-dd G", "0044-03-15 BC", -43), ("yyyy-MM-dd G", "10000-03-15 BC", -9999),
    ("G y-MM-dd", "ad 2025-03-15", 2025), ("MM-dd, y G", "03-15, 2 BC", -1),
  ])
  func yearsAreThoseOfTheirEra(pattern: String, text: String, year: Int) throws {
    #expect(try Day(text, as: DayFormat(parsing: pattern)) == Day(year, 3, 15))
  }

  @Test(arguments: [
    ("y-MM-dd G", "15-03-15 CE", "expected the name of an era at character 10", 9),
    ("y-MM-dd G", "-000043-03-15 BC", "expected a digit at character 1", 0),
    ("yyyy-MM-dd G", "44-03-15 BC", "expected 4 digits at character 1", 0),
    ("y-MM-dd G", "44-02-30 BC", "February -43 has 28 days", 6),
    ("y-MM-dd G", "123456-01-01 BC", "expected '-' at character 6", 5),
  ])
  func anErrorInAYearOfAnEraHasItsPlace(
    pattern: String, text: String, message: String, offset: Int
  ) throws {
    #expect(try DayFormat(parsing: pattern).refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(arguments: [-9999, -400, -1, 0, 1, 1999, 2000, 2012, 2023, 2024, 2025, 9999])
  func weeksOfAYearHaveAllItsDays(_ year: Int) throws {
    let formats = try ["%Y %U %w", "%Y %W %u", "%Y %U %A", "%-Y %_W %a"].map { pattern in
      try DayFormat(parsing: pattern)
    }
    for number in 1...Day.daysInYear(year) {
      let day = try Day(year: year, dayOfYear: number)
      for format in formats {
        let text = day.formatted(as: format)
        try #require(try Day(text, as: format) == day, "\(format): \(text)")
      }
    }
  }

  @Test(arguments: [
    ("d MMM y G", "15 Mar 10001 BC", "dates range from -009999-01-01 to 9999-12-31", 7),
    ("G y-MM-dd", "AD 10000-01-01", "dates range from -009999-01-01 to 9999-12-31", 3),
    ("'day' g", "day 2973484", "dates range from -009999-01-01 to 9999-12-31", 4),
    ("%%%s", "%253402300800", "dates range from -009999-01-01 to 9999-12-31", 1),
    ("d MMM y G", "15 Mar 0 AD", "0000-03-15 is in the year 0, which is 1 BC", 7),
    ("d MMM y G", "15 Mar 0 BC", "0001-03-15 is in the year 1", 7),
  ])
  func aNumberBeyondAllDaysIsRefusedWithItsPlace(
    pattern: String, text: String, message: String, offset: Int
  ) throws {
    #expect(try DayFormat(parsing: pattern).refusal(of: text) == Refusal(message, at: offset))
  }
}
