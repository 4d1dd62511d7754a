import DayKit
import Testing

struct PeriodTests {
  @Test func aPeriodHasThePartsItWasCreatedWith() {
    let period = Period(years: 1, months: -2, weeks: 3, days: -4)
    #expect((period.years, period.months, period.weeks, period.days) == (1, -2, 3, -4))
    #expect(Period() == .zero)
    #expect(Period.years(5) == Period(years: 5, months: 0, weeks: 0, days: 0))
    #expect(Period.months(5) == Period(years: 0, months: 5, weeks: 0, days: 0))
    #expect(Period.weeks(5) == Period(years: 0, months: 0, weeks: 5, days: 0))
    #expect(Period.days(5) == Period(years: 0, months: 0, weeks: 0, days: 5))
  }

  @Test func aPeriodIsAValueAndNotALength() {
    #expect(Period.months(12) != .years(1))
    #expect(Period.weeks(1) != .days(7))
  }

  @Test func equalPeriodsHaveEqualHashes() {
    let period = Period(years: 1, days: 2)
    var same = Period.years(1)
    same.days = 2
    #expect(same == period)
    #expect(same.hashValue == period.hashValue)
    #expect(Set([Period.days(1), .weeks(1), .months(1), .years(1), .zero]).count == 5)
  }
}
