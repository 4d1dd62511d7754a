import DayKit
import DayRecords
import SeededNumbers
import Testing

struct DayAdjustmentTests {
  /// 25 and 26 December 2025 are holidays.
  static let calendar = WorkCalendar(holidays: [
    Day(daysSince1970: 20_447), Day(daysSince1970: 20_448),
  ])

  @Test(arguments: [
    ("start-of-week", "2025-08-25"), ("end-of-week", "2025-08-31"),
    ("start-of-month", "2025-08-01"), ("end-of-month", "2025-08-31"),
    ("start-of-quarter", "2025-07-01"), ("end-of-quarter", "2025-09-30"),
    ("start-of-year", "2025-01-01"), ("end-of-year", "2025-12-31"),
    ("next-friday", "2025-09-05"), ("next-or-same-fri", "2025-08-29"),
    ("previous-fri", "2025-08-22"), ("previous-or-same-friday", "2025-08-29"),
    ("next-29", "2025-09-29"), ("next-or-same-29", "2025-08-29"), ("previous-29", "2025-07-29"),
    ("previous-or-same-29", "2025-08-29"), ("next-15", "2025-09-15"), ("previous-31", "2025-07-31"),
    ("next-31", "2025-08-31"), ("monday-of-week", "2025-08-25"), ("sun-of-week", "2025-08-31"),
    ("2nd-tue-of-month", "2025-08-12"), ("last-friday-of-month", "2025-08-29"),
    ("2nd-last-fri-of-month", "2025-08-22"), ("next-business-day", "2025-09-01"),
    ("next-or-same-business-day", "2025-08-29"), ("previous-business-day", "2025-08-28"),
    ("previous-or-same-business-day", "2025-08-29"),
    ("first-business-day-of-week", "2025-08-25"), ("last-business-day-of-month", "2025-08-29"),
    ("3rd-business-day-of-quarter", "2025-07-03"), ("last-business-day-of-year", "2025-12-31"),
    ("262nd-business-day-of-year", "there are fewer than 262 business days"),
    ("5th-mon-of-month", "August 2025 has no fifth Monday"),
  ])
  func aWordFindsADayNearAFriday(_ word: String, _ answer: String) throws {
    let adjustment = try #require(DayAdjustment(word))
    #expect(Self.answer(adjustment, try Day(2025, 8, 29)) == answer)
  }

  @Test(arguments: [
    ("2025-12-24", "next-business-day", "2025-12-29"),
    ("2025-12-25", "previous-or-same-business-day", "2025-12-24"),
    ("2025-12-28", "previous-business-day", "2025-12-24"),
    ("2025-03-31", "next-31", "2025-05-31"), ("2025-01-31", "next-30", "2025-03-30"),
    ("2025-03-30", "previous-31", "2025-01-31"), ("2024-02-01", "next-29", "2024-02-29"),
    ("9999-12-31", "next-1", "days go from -009999-01-01 to 9999-12-31"),
    ("-009999-01-01", "previous-31", "days go from -009999-01-01 to 9999-12-31"),
    ("9999-12-31", "next-business-day", "days go from -009999-01-01 to 9999-12-31"),
    ("9999-12-31", "end-of-week", "9999-12-31"),
    ("9999-12-31", "sunday-of-week", "days go from -009999-01-01 to 9999-12-31"),
  ])
  func holidaysShortMonthsAndTheEndsOfTheCalendarCount(
    _ date: String, _ word: String, _ answer: String
  ) throws {
    let adjustment = try #require(DayAdjustment(word))
    #expect(Self.answer(adjustment, try Day(date, as: .iso)) == answer)
  }

  @Test(arguments: [
    ("start-of-week", "2025-08-24"), ("end-of-week", "2025-08-30"), ("sun-of-week", "2025-08-24"),
  ])
  func theFirstWeekdayMovesTheWeek(_ word: String, _ answer: String) throws {
    let adjustment = try #require(DayAdjustment(word))
    let day = try Day(2025, 8, 29)
    #expect(
      try adjustment.adjusting(day, startingOn: .sunday, in: Self.calendar).description == answer)
  }

  @Test(arguments: [
    "", "-", "month", "friday", "start-of-", "start-of-day", "of-month", "next-", "next-0",
    "next-32", "next-032", "next-+5", "next-same-friday", "fri-of-month", "2nd-tue",
    "2nd-tue-of-year", "6th-tue-of-month", "monday-of-month", "business-day",
    "business-day-of-month", "0th-business-day-of-month", "next-friday-of-month",
  ])
  func otherWordsAreRefused(_ word: String) {
    #expect(DayAdjustment(word) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func theNearestDayOfTheMonthIsTheOneThatAWalkFinds(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day(daysSince1970: Int.random(in: -100_000...100_000, using: &generator))
    let number = Int.random(in: 1...31, using: &generator)
    let directions: [(DayAdjustment.Direction, start: Int, step: Int)] = [
      (.next, 1, 1), (.nextOrSame, 0, 1), (.previous, -1, -1), (.previousOrSame, 0, -1),
    ]
    for (direction, start, step) in directions {
      var walked = day + start
      while walked.dayOfMonth != number { walked += step }
      let adjustment = DayAdjustment.dayOfMonth(direction, number)
      #expect(try adjustment.adjusting(day, in: .mondayToFriday) == walked)
    }
  }

  private static func answer(_ adjustment: DayAdjustment, _ day: Day) -> String {
    do throws(DayError) {
      return try adjustment.adjusting(day, in: calendar).description
    } catch {
      return error.description
    }
  }
}

extension DayAdjustment {
  fileprivate init?(_ word: String) {
    let bytes = Array(word.utf8)
    self.init(reading: bytes.span)
  }
}
