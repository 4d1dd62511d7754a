import DayKit
import SeededNumbers
import Testing

struct DayAgeTests {
  @Test(arguments: [
    ("1990-08-30", "2025-08-29", 34), ("1990-08-30", "2025-08-30", 35),
    ("1990-08-30", "1990-08-30", 0), ("1990-08-30", "1990-08-29", -1),
    ("1990-08-30", "1989-08-30", -1), ("1990-08-30", "1989-08-29", -2),
  ])
  func theAgeGrowsOnTheBirthday(_ birth: String, _ day: String, _ age: Int) throws {
    let (birth, day) = (try Day(birth), try Day(day))
    for rule in MonthDay.LeapDayRule.allCases {
      #expect(birth.age(on: day, leapDay: rule) == age)
    }
  }

  @Test(arguments: [
    ("2025-02-27", 32, 32), ("2025-02-28", 33, 32), ("2025-03-01", 33, 33),
    ("2024-02-28", 31, 31), ("2024-02-29", 32, 32), ("2024-03-01", 32, 32),
  ])
  func aRuleDecidesTheBirthdayOfSomebodyBornOnALeapDay(
    _ day: String, _ lastOfFebruary: Int, _ firstOfMarch: Int
  ) throws {
    let (birth, day) = (try Day(1992, 2, 29), try Day(day))
    #expect(birth.age(on: day) == lastOfFebruary)
    #expect(birth.age(on: day, leapDay: .lastOfFebruary) == lastOfFebruary)
    #expect(birth.age(on: day, leapDay: .firstOfMarch) == firstOfMarch)
  }

  @Test(arguments: MonthDay.LeapDayRule.allCases, ["1992-02-29", "1992-02-28", "1992-03-01"])
  func theAgeGrowsExactlyOnTheDaysThatMonthDayNames(
    _ rule: MonthDay.LeapDayRule, _ birth: String
  ) throws {
    let birth = try Day(birth)
    var age = 0
    // Over 1996, 2000 and 2096, and the common year 2100.
    for day in birth + 1...birth + 40_000 {
      if try birth.monthDay.next(onOrAfter: day, leapDay: rule) == day { age += 1 }
      try #require(birth.age(on: day, leapDay: rule) == age, "\(day)")
    }
    #expect(age == 109)
  }

  @Test(arguments: seeds(100))
  func yearsAreCountedAsIfTheBirthdayWereOnTheFirstOfMarch(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let days = [Day.random(using: &generator), Day.random(using: &generator)].sorted()
    #expect(days[0].age(on: days[1], leapDay: .firstOfMarch) == days[0].until(days[1], in: .years))
  }

  @Test func theEndsOfTheCalendarHaveAges() {
    #expect(Day.min.age(on: .max) == 19_998)
    #expect(Day.max.age(on: .min) == -19_999)
  }
}
