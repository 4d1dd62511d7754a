import DayKit
import Testing

struct TimeZoneRuleTests {
  @Test func rulesWithTheSameNameAreEqual() {
    let zone = TimeZoneRule.fixed("Europe/Berlin", seconds: 3_600)
    #expect(zone == .fixed("Europe/Berlin", seconds: 7_200))
    #expect(zone.hashValue == TimeZoneRule.fixed("Europe/Berlin", seconds: 7_200).hashValue)
    #expect(zone != .fixed("Europe/Paris", seconds: 3_600))
    #expect(TimeZoneRule.fixed("UTC", seconds: 0) == .utc)
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func aFixedRuleIsTheSameAtAllTimes(_ instant: Int) {
    #expect(TimeZoneRule.utc.offset(at: instant) == 0)
    #expect(TimeZoneRule.fixed("-04:30", seconds: -16_200).offset(at: instant) == -16_200)
  }

  @Test(arguments: [
    (0, 0, 0), (0, -1, -1), (0, 86_399, 0), (0, 86_400, 1), (3_600, -3_600, 0), (3_600, -3_601, -1),
    (-3_600, 0, -1), (-3_600, 3_599, -1), (-3_600, 3_600, 0), (50_400, 36_000, 1),
    (-43_200, 129_599, 0), (-75, 74, -1), (-75, 75, 0),
  ])
  func aDayIsTheOneThatClocksShow(seconds: Int, instant: Int, days: Int) {
    let zone = TimeZoneRule.fixed("zone", seconds: seconds)
    #expect(zone.day(at: instant) == Day(daysSince1970: days))
  }

  @Test(arguments: [
    Int.min, Int.min + 1, -1 << 60, -1 << 60 + 1, 1 << 60 - 1, 1 << 60, Int.max - 1, Int.max,
    253_402_300_800, -377_705_116_801,
  ])
  func anInstantOutOfRangeHasNoDayAndDoesNotTrap(_ instant: Int) {
    for zone in TimeZoneRule.fixedSamples + TimeZoneRule.stepSamples + [.skippingADay]
    where instant.magnitude > 1 << 50 || zone == .utc {
      #expect(zone.day(at: instant) == nil)
    }
  }

  @Test(arguments: TimeZoneRule.fixedSamples)
  func aDayStartsAtMidnightWhereClocksAreTheSame(_ zone: TimeZoneRule) {
    for day in Day.chosen {
      #expect(zone.start(of: day) == day.daysSince1970 * 86_400 - zone.offset(at: 0))
    }
  }

  /// Days from the one before the change on, as the times from the change's midnight in Universal
  /// Time.
  @Test(arguments: [
    (TimeZoneRule.skippingMidnight, [-75_600, 10_800, 93_600, 180_000]),
    (.repeatingMidnight, [-79_200, 10_800, 97_200, 183_600]),
    (.skippingAnHour, [-90_000, -3_600, 79_200, 165_600]),
    (.repeatingAnHour, [-93_600, -7_200, 82_800, 169_200]),
    (.skippingADay, [-50_400, 36_000, 36_000, 122_400]),
    (.repeatingADay, [-136_800, -50_400, 122_400, 208_800]),
  ])
  func aDayStartsAtItsFirstMomentAroundAChange(zone: TimeZoneRule, starts: [Int]) {
    let midnight = TimeZoneRule.stepDay.daysSince1970 * 86_400
    let days = (-1...2).map { TimeZoneRule.stepDay + $0 }
    #expect(days.map { zone.start(of: $0) - midnight } == starts)
  }

  @Test(arguments: TimeZoneRule.fixedSamples + TimeZoneRule.stepSamples)
  func theFirstMomentIsOnTheDayAndTheSecondBeforeIsNot(_ zone: TimeZoneRule) {
    for shift in -5...5 {
      let day = TimeZoneRule.stepDay + shift
      let start = zone.start(of: day)
      #expect(zone.day(at: start) == day)
      #expect(zone.day(at: start - 1) == day - 1)
    }
  }

  @Test(arguments: [-86_399, -50_400, -39_600, -3_600, -1_800, 0, 1, 3_600, 45_900, 86_399])
  func theStartIsTheFirstSecondThatClocksShowTheDay(_ early: Int) {
    let day = TimeZoneRule.stepDay
    for step in [-7_200, -3_600, -1_800, -1, 1, 1_800, 3_600, 7_200] {
      for second in [0, 1, 1_800, 3_600, 7_200, 43_200, 86_399] {
        let zone = TimeZoneRule.step("zone", from: early, to: early + step, on: day, at: second)
        for day in [day, day + 1] {
          let start = zone.start(of: day)
          #expect(zone.day(at: start) == day, "\(early) \(step) \(second)")
          #expect(zone.day(at: start - 1) == day - 1, "\(early) \(step) \(second)")
        }
      }
    }
  }

  @Test(arguments: TimeZoneRule.fixedSamples + TimeZoneRule.stepSamples + [.skippingADay])
  func theFirstAndTheLastDayHaveStarts(_ zone: TimeZoneRule) {
    #expect(zone.day(at: zone.start(of: .min)) == .min)
    #expect(zone.day(at: zone.start(of: .max)) == .max)
  }

  @Test(arguments: [86_399, 86_340, 1, 0, -1, -59, -86_339, -86_340])
  func aDayWrittenWithAFixedOffsetReadsBack(_ seconds: Int) throws {
    let format = DayFormat.iso8601.inTimeZone(.fixed("zone", seconds: seconds))
    for day in [Day.min + 1, Day(daysSince1970: 0), Day.max - 1] {
      let text = day.formatted(as: format)
      #expect(text.utf8.count <= format.maximumWidth)
      #expect(try Day(text, as: format) == day)
      _ = try Day(text, as: .iso8601)
    }
  }

  @Test(arguments: [86_400, -86_341, -86_400, 360_000, Int.max, Int.min])
  func anOffsetWrittenAsADayOrMoreTraps(_ seconds: Int) async {
    await #expect(processExitsWith: .failure) { [seconds] in
      _ = TimeZoneRule.fixed("zone", seconds: seconds)
    }
  }

  @Test func aRulePrintsItsIdentifier() {
    let rule = TimeZoneRule.fixed("+02:00", seconds: 7_200)
    #expect("\(rule)" == "+02:00")
    #expect(Mirror(reflecting: rule).children.map(\.label) == ["identifier"])
  }
}
