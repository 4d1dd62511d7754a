import DayKit
import Testing

struct DayAdjustmentErrorTests {
  @Test(arguments: [
    ("", DayAdjustmentError.Reason.missingRule, 0), ("next-15,", .missingRule, 8),
    ("next-15,,following", .missingRule, 8), (",following", .missingRule, 0),
    ("friday", .missingDirection, 0), ("15", .missingDirection, 0), ("march", .missingDirection, 0),
    ("12-25", .missingDirection, 0), ("next-15,business-day", .missingDirection, 8),
    ("32", .notARule, 0), ("next-32", .notARule, 0), ("end-of-fortnight", .notARule, 0),
    ("next-15, following", .notARule, 8), ("2th-day-of-month", .notARule, 0),
    ("32nd-day-of-month", .noSuchDay(of: .month), 0),
    ("0th-day-of-year", .noSuchDay(of: .year), 0),
    ("20000th-day-of-year", .noSuchDay(of: .year), 0),
    ("following,185th-day-of-half-year", .noSuchDay(of: .halfYear), 10),
    ("6th-tue-of-month", .noSuchWeekday, 0), ("6th-last-tue-of-month", .noSuchWeekday, 0),
    ("2nd-tue-of-year", .notARule, 0),
  ])
  func theReasonAndThePlaceAreThoseOfTheFirstWordThatIsNotARule(
    _ text: String, _ reason: DayAdjustmentError.Reason, _ offset: Int
  ) throws {
    let error = try #require(throws: DayAdjustmentError.self) { try DayAdjustments(text) }
    #expect(error.reason == reason)
    #expect(error.offset == offset)
  }

  @Test(arguments: [
    (
      "soon", "expected a rule such as end-of-month, next-friday or 2nd-tue-of-month at character 1"
    ),
    ("preceding,", "expected a rule at character 11, as in next-15,following"),
    ("friday", "expected a direction such as next- or previous-or-same- at character 1"),
    ("366th-day-of-year,367th-day-of-year", "the days of a year are 1st to 366th"),
    ("32nd-day-of-month", "the days of a month are 1st to 31st"),
    ("93rd-day-of-quarter", "the days of a quarter are 1st to 92nd"),
    ("7th-fri-of-month", "the weekdays of a month are 1st to 5th, and last"),
  ])
  func theDescriptionSaysWhatIsNeeded(_ text: String, _ description: String) throws {
    let error = try #require(throws: DayAdjustmentError.self) { try DayAdjustments(text) }
    #expect(error.description == description)
  }

  @Test func oneWordHasTheErrorOfAChainOfOne() throws {
    for word in ["", "friday", "soon", "end-of-month,following"] {
      let error = try #require(throws: DayAdjustmentError.self) { try DayAdjustment(word) }
      #expect(error.offset == 0)
    }
  }
}
