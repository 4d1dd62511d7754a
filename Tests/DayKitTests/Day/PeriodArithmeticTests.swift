import DayKit
import SeededNumbers
import Testing

struct PeriodArithmeticTests {
  private let period = Period(years: 1, months: -2, weeks: 3, days: -4)

  @Test func aPeriodCanBeNegated() {
    #expect(-period == Period(years: -1, months: 2, weeks: -3, days: 4))
    #expect(-Period.zero == .zero)
  }

  @Test func aPeriodCanBeMultipliedFromBothSides() {
    #expect(period * 3 == Period(years: 3, months: -6, weeks: 9, days: -12))
    #expect(3 * period == period * 3)
    var product = period
    product *= -1
    #expect(product == -period)
  }

  @Test func periodsCanBeAddedAndSubtracted() {
    #expect(
      Period(years: 1, days: 3) + Period(weeks: 2, days: 4) == Period(years: 1, weeks: 2, days: 7))
    #expect(period - period == .zero)
    #expect(
      [Period.months(1), .months(2), .days(3)].reduce(.zero, +) == Period(months: 3, days: 3))
    var sum = period
    sum += .days(4)
    sum -= .years(1)
    #expect(sum == Period(months: -2, weeks: 3))
  }

  @Test(arguments: seeds(100))
  func periodsFollowTheLawsOfArithmetic(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func random() -> Period {
      func part() -> Int { Int.random(in: -1_000...1_000, using: &generator) }
      return Period(years: part(), months: part(), weeks: part(), days: part())
    }
    let (left, right) = (random(), random())
    #expect(left + right == right + left)
    #expect(left - right == left + -right)
    #expect((left + right) * 7 == left * 7 + right * 7)
    #expect(left * 2 == left + left)
  }

  @Test func aPeriodIsZeroIfAllItsPartsAre() {
    #expect(Period().isZero)
    for other in [
      Period.years(1), .months(-1), .weeks(1), .days(-1), Period(years: 1, months: -12),
    ] {
      #expect(!other.isZero)
    }
  }

  @Test func theTotalOfMonthsCountsYearsAs12Months() {
    #expect(Period(years: 1, months: 2, weeks: 9, days: 99).totalMonths == 14)
    #expect(Period(years: 1, months: -13).totalMonths == -1)
    #expect(Period.years(.max).totalMonths == nil)
    #expect(Period(years: .min, months: .min).totalMonths == nil)
  }

  @Test(arguments: [Int.min, .min + 1, .min + 5, -13, -1, 0, 1, 13, .max - 5, .max - 1, .max])
  func aTotalOfMonthsThatFitsIsFoundFromPartsOfAnySign(_ total: Int) {
    for carry in [-14, -2, -1, 0, 1, 2, 14] {
      let years = total / 12 + carry
      let (months, overflow) = total.subtractingReportingOverflow(years &* 12)
      // The multiplication may wrap around; then these parts are those of another total.
      guard !overflow, !years.multipliedReportingOverflow(by: 12).overflow else { continue }
      #expect(Period(years: years, months: months).totalMonths == total)
    }
  }

  @Test func aTotalOfMonthsFitsIfOnlyTheYearsAloneDoNot() {
    let years = Int.min / 12 - 1
    #expect(Period(years: years, months: 11).totalMonths == Int.min + 7)
    #expect(Period(years: years, months: 4).totalMonths == .min)
    #expect(Period(years: years, months: 3).totalMonths == nil)
    #expect(Period(years: -years, months: -5).totalMonths == .max)
    #expect(Period(years: -years, months: -4).totalMonths == nil)
  }

  @Test(arguments: [
    (Period(years: 1, months: 15, days: 7), Period(years: 2, months: 3, days: 7)),
    (Period(years: 1, months: -1), Period(months: 11)),
    (Period(years: -1, months: 1), .months(-11)),
    (.months(12), .years(1)), (.months(-25), Period(years: -2, months: -1)),
    (Period(years: 1, months: -12), .zero), (Period(weeks: 1, days: 7), Period(weeks: 1, days: 7)),
    (Period(years: 2, months: -25), .months(-1)),
    (.months(.max), Period(months: .max).normalized()),
  ])
  func normalizingMakesAYearOf12MonthsAndKeepsDays(period: Period, normalized: Period) {
    #expect(period.normalized() == normalized)
  }

  @Test(arguments: seeds(100))
  func aNormalizedPeriodLeadsToTheSameDay(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let period = Period(
      years: Int.random(in: -50...50, using: &generator),
      months: Int.random(in: -500...500, using: &generator),
      days: Int.random(in: -50...50, using: &generator))
    let normalized = period.normalized()
    let day = try Day(2024, 1, 31) + Int.random(in: 0..<1_461, using: &generator)
    #expect(try day.adding(period) == day.adding(normalized))
    #expect(normalized.totalMonths == period.totalMonths)
    #expect(normalized.months.magnitude < 12)
    #expect(normalized.years.signum() * normalized.months.signum() >= 0)
    #expect(normalized.normalized() == normalized)
  }

  @Test func arithmeticBeyondIntTraps() async {
    // What is used cannot be left out by the optimizer.
    await #expect(processExitsWith: .failure) { #expect(Period.days(.max) + .days(1) != Period()) }
    await #expect(processExitsWith: .failure) { #expect(Period.days(.min) - .days(1) != Period()) }
    await #expect(processExitsWith: .failure) { #expect(-Period.weeks(.min) != Period()) }
    await #expect(processExitsWith: .failure) { #expect(Period.months(.max) * 2 != Period()) }
    await #expect(processExitsWith: .failure) {
      #expect(Period(years: .max, months: 12).normalized() != Period())
    }
  }
}
