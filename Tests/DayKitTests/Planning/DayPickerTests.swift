import DayKit
import SeededNumbers
import Testing

struct DayPickerTests {
  let friday: Day

  init() throws {
    friday = try Day(2025, 8, 29)
  }

  @Test func aPickerHasSegmentsForDayWeekMonthYearAndCustom() {
    let picker = DayPicker(showing: friday)
    #expect(picker.kinds == [.day, .week, .month, .year, .custom])
    #expect(picker.kind == .day)
    #expect(picker.focus == friday)
    #expect(picker.span == nil && picker.days == nil)
    #expect(picker.dayCount == 0 && picker.nightCount == 0)
    #expect(DayPicker([], showing: friday).kinds == DayPicker.defaultKinds)
  }

  @Test(arguments: [
    (DaySpan.Kind.day, "2025-08-29...2025-08-29"), (.week, "2025-08-25...2025-08-31"),
    (.last7Days, "2025-08-23...2025-08-29"), (.month, "2025-08-01...2025-08-31"),
    (.quarter, "2025-07-01...2025-09-30"), (.year, "2025-01-01...2025-12-31"),
  ])
  func aTapSelectsTheSpanOfTheSegment(_ kind: DaySpan.Kind, _ days: String) {
    var picker = DayPicker([kind], showing: friday - 100)
    expectDone(picker.tap(friday))
    #expect(picker.days?.description == days)
    #expect(picker.focus == friday)
    #expect(picker.span == DaySpan(kind, containing: friday))
  }

  @Test func threeTapsAndMovingAnEndSelectRanges() {
    var picker = DayPicker([.custom], showing: friday)
    picker.tap(friday)
    #expect(picker.span == nil)
    picker.tap(friday - 7)
    #expect(picker.days == friday - 7...friday)
    #expect("\(picker.dayCount) days, \(picker.nightCount) nights" == "8 days, 7 nights")
    picker.tap(friday)
    #expect(picker.state.range.movingEnd == .end)
    picker.tap(friday + 2)
    #expect(picker.days == friday - 7...friday + 2)
    picker.tap(friday - 1)
    #expect(picker.days == nil)
    picker.tap(friday - 1)
    #expect(picker.dayCount == 1 && picker.nightCount == 0)
  }

  @Test func anEndOfARangeCanBeDragged() {
    var picker = DayPicker(
      selecting: .custom(friday, friday + 3), in: DayLimits(friday - 5...friday + 5))
    expect(picker.drag(.start, to: friday - 2), is: .start)
    expect(picker.drag(.end, to: friday + 6), is: nil)
    #expect(picker.days == friday - 2...friday + 3)
    #expect(picker.focus == friday - 2)
    var weeks = DayPicker([.week], showing: friday)
    weeks.tapFocus()
    expect(weeks.drag(.start, to: friday), is: nil)
  }

  @Test func theEndThatAPointerHoldsCanPassTheOtherOne() {
    var picker = DayPicker(selecting: .custom(friday - 4, friday))
    var held = DayRangeSelection.End.start
    for day in friday + 1...friday + 3 {
      held = picker.drag(held, to: day) ?? held
      #expect(picker.days == friday...day && picker.focus == day)
    }
  }

  @Test(arguments: [
    (DaySpan.Kind.month, DaySpan.Kind.month), (.custom, .custom), (.quarter, .day),
  ])
  func theInitialValueSelectsItsSegment(_ kind: DaySpan.Kind, _ segment: DaySpan.Kind) {
    let span = DaySpan(kind, containing: friday)
    let picker = DayPicker(selecting: span)
    #expect(picker.kind == segment)
    #expect(picker.focus == span.days.lowerBound)
    #expect(picker.span == (kind == segment ? span : .day(span.days.lowerBound)))
  }

  @Test func anInitialValueOutsideTheLimitsSelectsNothing() {
    let limits = DayLimits(friday...friday + 9)
    let picker = DayPicker(selecting: .month(containing: friday - 90), in: limits)
    #expect(picker.span == nil)
    #expect(picker.focus == friday)
    let cut = DayPicker(selecting: .custom(friday - 3, friday + 3), in: limits)
    #expect(cut.days == friday...friday + 3)
  }

  @Test func anInitialValueThatTheLimitsDisableSelectsNothing() throws {
    let weekdays = DayLimits(disabling: [.saturday, .sunday])
    let november = DaySpan.month(containing: try Day(2025, 11, 10))
    #expect(DayPicker([.day], selecting: november, in: weekdays).span == nil)
    #expect(DayPicker([.month], selecting: november, in: weekdays).span == november)
    for span in [DaySpan.custom(friday, friday + 1), .custom(friday - 6, friday)] {
      let picker = DayPicker(selecting: span, in: weekdays)
      #expect(picker.kind == .custom)
      #expect(picker.span == nil && picker.state.range.isEmpty)
    }
    let stay = DaySpan.custom(friday, friday + 3)
    #expect(DayPicker(selecting: stay, in: weekdays).span == stay)
    let last = DaySpan.last7Days(endingOn: friday + 1)
    #expect(DayPicker([.last7Days], selecting: last, in: weekdays).span == nil)
    var months = DayPicker([.month, .custom], selecting: november, in: weekdays)
    months.select(.custom)
    #expect(months.span == nil && months.state.range.isEmpty)
  }

  @Test func withoutASegmentOfItsKindTheFirstDayOfAnInitialValueIsSelected() {
    let last = DaySpan.last7Days(endingOn: friday)
    let weeks = DayPicker([.week], selecting: last)
    #expect(weeks.span == .week(containing: friday - 6))
    #expect(weeks.focus == friday - 6)
    let lastDays = DayPicker([.last7Days], selecting: last)
    #expect(lastDays.span == last && lastDays.focus == friday)
    let range = DayPicker([.custom], selecting: last)
    #expect(range.days == friday - 6...friday - 6)
  }

  @Test(arguments: seeds(200))
  func whateverIsSelectedIsAllowed(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    let other = day.randomNeighbour(using: &generator)
    let weekdays = Weekday.allCases.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
    let limits = DayLimits(
      min(day, other)...max(day, other), disabling: WeekdaySet(weekdays))
    let kinds = DaySpan.Kind.allCases.shuffled(using: &generator)
    let first = Weekday.allCases.randomElement(using: &generator) ?? .monday
    for kind in DaySpan.Kind.allCases {
      let near = day.randomNeighbour(using: &generator)
      let span =
        kind == .custom
        ? DaySpan.custom(near, near.randomNeighbour(using: &generator))
        : DaySpan(kind, containing: near, startingOn: first)
      for segments in [kinds, Array(kinds.prefix(2)), [kinds[0]]] {
        var picker = DayPicker(segments, selecting: span, in: limits, startingOn: first)
        #expect(picker.selectsAllowedDaysOnly)
        for segment in segments {
          picker.select(segment)
          #expect(picker.selectsAllowedDaysOnly, "\(picker) after \(span)")
          picker.tap(near)
          picker.tap(day.randomNeighbour(using: &generator))
          #expect(picker.selectsAllowedDaysOnly)
        }
      }
      #expect(DayPicker(kinds, showing: near, in: limits).span == nil)
    }
  }

  @Test func whatIsSelectedIsCutOffAtTheLimits() {
    var picker = DayPicker([.month], showing: friday, in: DayLimits(.min...friday))
    expectDone(picker.tapFocus())
    #expect(picker.days?.description == "2025-08-01...2025-08-29")
    #expect(picker.span?.title() == "August 2025")
    #expect(picker.dayCount == 29)
  }

  @Test func disabledDaysCannotBeTapped() {
    let limits = DayLimits(friday - 30...friday + 30, disabling: [.saturday, .sunday])
    var picker = DayPicker(showing: friday, in: limits)
    let untouched = picker.state
    expectRefused(picker.tap(friday + 1))
    expectRefused(picker.tap(friday + 31))
    #expect(picker.state == untouched)
    picker.select(.week)
    expectDone(picker.tap(friday + 1))
    #expect(picker.span == .week(containing: friday))
    picker.select(.custom)
    expectRefused(picker.tap(friday + 1))
  }

  @Test func aSpanWithoutAnAllowedDayCannotBeTapped() {
    var picker = DayPicker([.month, .year], showing: friday) { $0.month == 8 }
    expectRefused(picker.tapFocus())
    expectDone(picker.tap(friday + 3))
    picker.select(.year)
    #expect(picker.span == .year(containing: friday))
  }

  @Test func switchingSegmentsKeepsTheSelectionAsFarAsPossible() {
    var picker = DayPicker(showing: friday)
    picker.tapFocus()
    picker.select(.week)
    #expect(picker.span == .week(containing: friday))
    picker.select(.custom)
    #expect(picker.days?.description == "2025-08-25...2025-08-31")
    picker.move(by: .years(1))
    picker.select(.month)
    #expect(picker.span == .month(containing: friday))
    picker.select(.quarter)
    #expect(picker.kind == .month)
    picker.clear()
    picker.select(.day)
    #expect(picker.span == nil)
  }

  @Test func escapePutsAnEndBackOrRemovesAStart() {
    var picker = DayPicker([.custom], showing: friday)
    expectRefused(picker.cancel())
    picker.tapFocus()
    expectDone(picker.cancel())
    #expect(picker.state.range.isEmpty)
    picker.tap(friday)
    picker.tap(friday + 3)
    expectRefused(picker.cancel())
    picker.tap(friday + 3)
    expectDone(picker.cancel())
    #expect(picker.state.range == DayRangeSelection(friday...friday + 3))
  }

  @Test func bookedDaysAreNeverInsideASelection() throws {
    var limits = DayLimits(disabling: [friday + 2])
    limits.allowsRangesOverDisabledDays = false
    var picker = DayPicker(DaySpan.Kind.allCases, showing: friday, in: limits)
    for kind in [DaySpan.Kind.week, .month, .quarter, .year] {
      picker.select(kind)
      expectRefused(picker.tap(friday))
      #expect(picker.span == nil)
    }
    picker.select(.last7Days)
    expectDone(picker.tap(friday))
    expectRefused(picker.tap(friday + 3))
    picker.select(.week)
    expectDone(picker.tap(friday - 7))
    #expect(DayPicker(selecting: .month(containing: friday), in: limits).span == nil)
    #expect(DayPicker([.week], selecting: .day(friday), in: limits).span == nil)
  }

  @Test func theBandReachesTheFocusOnADayThatCannotBeChosen() {
    var picker = DayPicker([.custom], showing: friday, in: DayLimits(disabling: [friday + 2]))
    picker.tap(friday)
    picker.move(to: friday + 2)
    expectRefused(picker.tapFocus())
    #expect(picker.band == friday...friday + 2)
  }

  @Test func clearRemovesTheFirstDayOfARange() {
    var picker = DayPicker([.custom], showing: friday)
    picker.tap(friday)
    picker.clear()
    #expect(picker.band == nil)
    picker.tap(friday + 3)
    #expect(picker.days == nil)
  }

  @Test func aRangeStartsAgainBehindABookedDay() throws {
    var limits = DayLimits(disabling: [friday + 2])
    limits.allowsRangesOverDisabledDays = false
    var picker = DayPicker([.custom], showing: friday, in: limits)
    picker.tap(friday)
    picker.move(to: friday + 5)
    #expect(picker.band == nil)
    expectDone(picker.tap(friday + 5))
    expectDone(picker.tap(friday + 3))
    #expect(picker.days == friday + 3...friday + 5)
    expectDone(picker.tap(friday + 3))
    #expect(!picker.cell(friday).isAllowed)
    expectRefused(picker.tap(friday))
    picker.move(to: friday)
    #expect(picker.band == friday + 3...friday + 5)
    #expect(picker.drag(.start, to: friday) == nil)
  }
}

extension DayPicker {
  /// Whether a user could have selected what is selected.
  fileprivate var selectsAllowedDaysOnly: Bool {
    guard let span else { return true }
    return switch span.kind.code {
    case .day, .last7Days: limits.allows(span.days.upperBound)
    case .custom: limits.allows(span.days.lowerBound) && limits.allows(span.days.upperBound)
    case .week, .halfMonth, .month, .quarter, .halfYear, .year:
      span.days.contains { limits.allows($0) }
    }
  }

  fileprivate init(
    _ kinds: [DaySpan.Kind], showing day: Day, disabling rule: @escaping @Sendable (Day) -> Bool
  ) {
    self.init(kinds, showing: day, in: DayLimits().disabling(rule))
  }
}
