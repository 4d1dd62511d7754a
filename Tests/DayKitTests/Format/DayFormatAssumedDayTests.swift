import DayKit
import Testing

struct DayFormatAssumedDayTests {
  @Test(arguments: ["%G-%V-%d-%m", "YYYY ww d/M", "ww-YYYY (MMM do)"])
  func aFormatWithADayOfAMonthAndAWeekReadsNoOtherDay(_ pattern: String) throws {
    #expect(try DayFormat(parsing: pattern).assumableDayCount == 0)
  }

  @Test(arguments: [
    ("yyyy-MM", "2024-08", "2024-08-01", "2024-08-31", "2024-08-03"),
    ("yyyy", "2024", "2024-01-01", "2024-12-31", "2024-01-03"),
    ("yyyy-'Q'Q", "2024-Q3", "2024-07-01", "2024-09-30", "2024-07-03"),
    ("YYYY-'W'ww", "2024-W32", "2024-08-05", "2024-08-11", "2024-08-07"),
  ])
  func aFormatWithoutADayReadsTheFirstTheLastOrANumberedOne(
    _ pattern: String, _ text: String, _ first: String, _ last: String, _ third: String
  ) throws {
    let format = try DayFormat(parsing: pattern)
    let days: [(AssumedDay, String)] = [
      (.first, first), (.last, last), (.number(3), third),
    ]
    for (day, expected) in days {
      #expect(try Day(text, as: format.assumingDay(day)).description == expected)
    }
  }

  @Test func everyDayOfAQuarterHasANumber() throws {
    let format = try DayFormat(parsing: "yyyy-'Q'Q")
    #expect(format.assumableDayCount == 92)
    for (quarter, dayCount) in [("2023-Q1", 90), ("2024-Q1", 91), ("2024-Q2", 91), ("9999-Q4", 92)]
    {
      let days = try DaySpan(quarter).days
      for number in 1...92 {
        let result = Result { () throws(DayParsingError) in
          try Day(quarter, as: format.assumingDay(.number(number)))
        }
        if number <= dayCount {
          #expect(try result.get() == days.lowerBound + (number - 1))
        } else {
          #expect(throws: DayParsingError.self) { try result.get() }
        }
      }
    }
  }
}
