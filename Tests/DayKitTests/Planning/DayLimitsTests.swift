import DayKit
import Testing

struct DayLimitsTests {
  let friday: Day

  init() throws {
    friday = try Day(2025, 8, 29)
  }

  @Test func allDaysAreAllowedByDefault() {
    let limits = DayLimits()
    #expect(limits.allows(.min) && limits.allows(friday) && limits.allows(.max))
    #expect(limits.description == "-009999-01-01...9999-12-31")
  }

  @Test func theFirstAndTheLastDayAreAllowed() {
    let limits = DayLimits(friday...friday + 3)
    #expect((friday - 2...friday + 5).filter(limits.allows) == Array(friday...friday + 3))
  }

  @Test func aRuleDisablesDays() {
    let limits = DayLimits(friday...friday + 6).disabling { $0.dayOfMonth == 31 }
    #expect((friday...friday + 9).filter(limits.allows).map(\.dayOfMonth) == [29, 30, 1, 2, 3, 4])
    #expect(limits.description == "2025-08-29...2025-09-04, with disabled days")
  }

  @Test func weekdaysAreDisabled() {
    let limits = DayLimits(disabling: [.saturday, .sunday])
    #expect((friday...friday + 3).filter(limits.allows) == [friday, friday + 3])
  }

  @Test func daysAreDisabled() {
    let days = friday...friday + 3
    #expect(
      days.filter(DayLimits(disabling: [friday, friday + 2]).allows) == [friday + 1, friday + 3])
    #expect(
      days.filter(DayLimits(disabling: friday...friday + 1).allows) == [friday + 2, friday + 3])
    #expect(days.filter(DayLimits().disabling(Set([friday])).allows) == Array(days.dropFirst()))
  }

  @Test func rulesAddUp() {
    let limits = DayLimits(friday...friday + 6, disabling: .weekend)
      .disabling([friday + 3])
      .disabling { $0.dayOfMonth == 4 }
    #expect((friday - 1...friday + 9).filter(limits.allows).map(\.dayOfMonth) == [29, 2, 3])
    #expect(limits.days == friday...friday + 6)
  }

  @Test(arguments: [true, false])
  func aRangeOverDisabledDaysIsAllowedByAnOption(_ isOption: Bool) {
    var limits = DayLimits(friday...friday + 20, disabling: .weekend)
    #expect(limits.allowsRangesOverDisabledDays)
    limits.allowsRangesOverDisabledDays = isOption
    #expect(limits.allows(friday...friday + 3) == isOption)
    #expect(limits.allows(friday + 3...friday + 7))
    #expect(!limits.allows(friday...friday + 1))
    #expect(!limits.allows(friday - 1...friday))
    #expect(DayLimits().allows(.min...(.max)))
  }

  @Test func aRangeIsAllowedIfOneOfItsDaysIs() {
    let limits = DayLimits(friday...friday + 20, disabling: [.saturday, .sunday])
    #expect(!limits.allowsAny(of: friday + 1...friday + 2))
    #expect(limits.allowsAny(of: friday + 1...friday + 3))
    #expect(!limits.allowsAny(of: friday - 9...friday - 1))
    #expect(!limits.allowsAny(of: friday + 21...friday + 30))
    #expect(limits.allowsAny(of: .min...(.max)))
  }

  @Test func theDaysOfASetAreDisabled() {
    let set = DaySet(friday...friday + 3)
    for limits in [DayLimits(.min...friday + 9, disabling: set), DayLimits().disabling(set)] {
      #expect(!limits.allows(friday))
      #expect(!limits.allows(friday + 3))
      #expect(limits.allows(friday + 4))
    }
    #expect(!DayLimits(.min...friday + 9, disabling: set).allows(friday + 10))
  }

  @Test func theNearestDayInsideMayBeDisabled() {
    let limits = DayLimits(friday + 1...friday + 3, disabling: [.saturday])
    #expect(limits.clamped(friday) == friday + 1)
    #expect(limits.clamped(friday + 2) == friday + 2)
    #expect(limits.clamped(.max) == friday + 3)
  }
}
