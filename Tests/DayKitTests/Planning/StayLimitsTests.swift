import DayKit
import SeededNumbers
import Testing

struct StayLimitsTests {
  let eighth: Day
  let twelfth: Day

  init() throws {
    eighth = try Day(2025, 8, 8)
    twelfth = try Day(2025, 8, 12)
  }

  private func picker(_ stays: StayLimits) -> DayPicker {
    var limits = DayLimits(eighth - 7...eighth + 23)
    limits.stays = stays
    return DayPicker([.custom], showing: eighth, in: limits)
  }

  @Test func aStayCanEndOnADayWhoseNightIsTaken() {
    let stays = StayLimits(taken: DaySet(twelfth...twelfth))
    #expect(stays.allows(eighth...twelfth))
    #expect(stays.refusal(of: eighth...twelfth + 1) == .nightTaken(twelfth))
    #expect(stays.refusal(of: twelfth...twelfth + 1)?.night == twelfth)
    #expect(stays.allows(twelfth + 1...twelfth + 2))
  }

  @Test func aPickerBooksAStayUpToATakenNight() {
    var picker = picker(StayLimits(taken: DaySet(twelfth...twelfth)))
    #expect(!picker.cell(twelfth).isAllowed)
    expectDone(picker.tap(eighth))
    #expect(picker.cell(twelfth).isAllowed)
    picker.move(to: twelfth)
    #expect(picker.band == eighth...twelfth)
    expectDone(picker.tapFocus())
    #expect(picker.days == eighth...twelfth)
    #expect(picker.nightCount == 4)
  }

  @Test func aTapBehindATakenNightOrBeforeTheFirstDayBeginsAnotherStay() {
    var picker = picker(StayLimits(taken: DaySet(twelfth...twelfth)))
    picker.tap(eighth)
    expectDone(picker.tap(twelfth + 1))
    #expect(picker.days == nil && picker.state.range.start == twelfth + 1)
    expectDone(picker.tap(eighth - 1))
    #expect(picker.days == nil && picker.state.range.start == eighth - 1)
    expectDone(picker.tap(eighth - 1))
    #expect(picker.days == nil)
  }

  @Test func everyRefusalHasAReason() {
    let saturday = eighth + 1
    var picker = picker(
      StayLimits(
        nights: 2...5, taken: DaySet(twelfth + 8...twelfth + 8),
        noArrival: { $0 == saturday }, noDeparture: { $0 == saturday + 3 }))
    #expect(picker.refusal(of: eighth - 8) == .outside)
    #expect(picker.refusal(of: saturday) == .noArrival)
    #expect(picker.refusal(of: twelfth + 7) == .nightTaken(twelfth + 8))
    #expect(picker.refusal(of: eighth + 22) == .tooFewNights(2))
    picker.tap(eighth)
    #expect(picker.refusal(of: saturday) == .tooFewNights(2))
    #expect(picker.refusal(of: saturday)?.nightCount == 2)
    #expect(picker.refusal(of: eighth + 6) == .tooManyNights(5))
    #expect(picker.refusal(of: saturday + 3) == .noDeparture)
    #expect(picker.refusal(of: eighth + 5) == nil)
    expectRefused(picker.tap(saturday + 3))
    #expect(picker.state.range.start == eighth)
  }

  @Test func otherPickersSayWhyTheyRefuseATapToo() {
    var limits = DayLimits(eighth...eighth + 20, disabling: .weekend)
    limits.allowsRangesOverDisabledDays = false
    var picker = DayPicker([.day, .week, .custom], showing: eighth, in: limits)
    #expect(picker.refusal(of: eighth) == nil)
    #expect(picker.refusal(of: eighth + 1) == .disabled)
    picker.select(.week)
    #expect(picker.refusal(of: eighth + 4) == .disabledBetween)
    picker.select(.custom)
    picker.tap(eighth)
    picker.tap(eighth)
    picker.tap(eighth)
    #expect(picker.refusal(of: eighth + 3) == .disabledBetween)
  }

  @Test func anEndThatWasPickedUpStaysInItsStay() {
    var picker = picker(StayLimits(nights: 2...10, taken: DaySet(twelfth...twelfth)))
    picker.tap(eighth)
    picker.tap(twelfth)
    picker.tap(twelfth)
    #expect(picker.refusal(of: twelfth + 1) == .nightTaken(twelfth))
    expectRefused(picker.tap(eighth + 1))
    expectDone(picker.tap(eighth + 2))
    #expect(picker.days == eighth...eighth + 2)
    #expect(picker.drag(.end, to: twelfth + 1) == nil)
  }

  @Test func aSavedStayThatIsNoLongerFreeIsNotSelected() {
    var limits = DayLimits()
    limits.stays = StayLimits(taken: DaySet(twelfth...twelfth))
    #expect(DayPicker([.custom], selecting: DaySpan(eighth...twelfth), in: limits).days != nil)
    #expect(DayPicker([.custom], selecting: DaySpan(eighth...twelfth + 1), in: limits).days == nil)
  }

  @Test func staysReachTheEndsOfTheCalendar() {
    let stays = StayLimits(nights: 1...(.max), taken: DaySet([Day.min, .max]))
    #expect(stays.refusal(of: .min...(.max)) == .nightTaken(.min))
    #expect(stays.allows(.min + 1...(.max)))
    let picker = DayPicker([.custom], showing: .max)
    #expect(picker.refusal(of: .max) == nil)
    var limits = DayLimits()
    limits.stays = StayLimits(nights: 2...3)
    let last = DayPicker([.custom], showing: .max, in: limits)
    #expect(last.refusal(of: .max) == .tooFewNights(2))
    #expect(last.refusal(of: .max - 2) == nil)
  }

  @Test(arguments: seeds(100))
  func aPickerAllowsTheStaysThatAWalkOverTheNightsAllows(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func some(_ count: Int) -> [Day] {
      (0..<count).map { _ in eighth + Int.random(in: -7...23, using: &generator) }
    }
    let (taken, noArrival, noDeparture) = (some(5), some(4), some(4))
    let least = Int.random(in: 1...3, using: &generator)
    let most = least + Int.random(in: 0...8, using: &generator)
    let picker = picker(
      StayLimits(
        nights: least...most, taken: DaySet(taken), noArrival: { noArrival.contains($0) },
        noDeparture: { noDeparture.contains($0) }))
    let days = eighth - 7...eighth + 23
    for first in days {
      let isFree = (first..<first + least).allSatisfy { !taken.contains($0) }
      let canBegin = isFree && !noArrival.contains(first) && days.contains(first + least)
      #expect(picker.allowsTap(on: first) == canBegin, "\(first)")
      var begun = picker
      guard begun.tap(first) else { continue }
      for last in days where last > first {
        let isPossible =
          (least...most).contains(last - first) && !noDeparture.contains(last)
          && (first..<last).allSatisfy { !taken.contains($0) }
        var ended = begun
        ended.tap(last)
        #expect((ended.days == first...last) == isPossible, "\(first) \(last)")
        #expect(ended.days == nil || isPossible)
      }
    }
  }

  @Test func limitsOfStaysAreDescribed() {
    #expect("\(StayLimits(nights: 2...14))" == "2 to 14 nights, 0 taken")
    #expect("\(StayLimits(taken: DaySet([eighth])))" == "1 or more nights, 1 taken")
    #expect(Mirror(reflecting: StayLimits()).children.map(\.label) == ["nights", "taken"])
  }
}
