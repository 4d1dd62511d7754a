import DayKit

extension TimeZoneRule {
  /// Zones whose clocks never change.
  static let fixedSamples: [TimeZoneRule] = [
    .utc, .fixed("+00:00", seconds: 0), .fixed("+02:00", seconds: 7_200),
    .fixed("-04:30", seconds: -16_200), .fixed("+14:00", seconds: 50_400),
    .fixed("-12:00", seconds: -43_200), .fixed("+23:59", seconds: 86_340),
    .fixed("-23:59", seconds: -86_340), .fixed("Berlin before 1893", seconds: 3_208),
  ]

  /// A zone whose clocks change once, when they show a time of a day.
  static func step(
    _ identifier: String, from early: Int, to late: Int, on day: Day, at secondOfDay: Int
  ) -> TimeZoneRule {
    let change = day.daysSince1970 * 86_400 + secondOfDay - early
    return TimeZoneRule(identifier: identifier) { $0 < change ? early : late }
  }

  /// The day of the changes.
  static let stepDay = Day(daysSince1970: 17_839)

  /// Clocks that go forward at midnight, from 00:00 to 01:00.
  static let skippingMidnight = step(
    "midnight skipped", from: -10_800, to: -7_200, on: stepDay, at: 0)

  /// Clocks that go back at midnight, from 00:00 to 23:00 of the day before.
  static let repeatingMidnight = step(
    "midnight repeated", from: -7_200, to: -10_800, on: stepDay, at: 0)

  /// Clocks that change within the day, as most do.
  static let skippingAnHour = step("hour skipped", from: 3_600, to: 7_200, on: stepDay, at: 7_200)
  static let repeatingAnHour = step(
    "hour repeated", from: 7_200, to: 3_600, on: stepDay, at: 10_800)

  /// The date line moves to the east of a place, which skips a day.
  static let skippingADay = step("day skipped", from: -36_000, to: 50_400, on: stepDay, at: 0)

  /// The date line moves to the west of a place, which has a day twice.
  static let repeatingADay = step(
    "day repeated", from: 50_400, to: -36_000, on: stepDay, at: 86_400)

  /// The zones with a change that skip no day.
  static let stepSamples = [
    skippingMidnight, repeatingMidnight, skippingAnHour, repeatingAnHour, repeatingADay,
  ]
}
