import DayKit
import SeededNumbers
import Testing

struct DayRangeSelectionTests {
  let early: Day
  let late: Day

  init() throws {
    early = try Day(2025, 8, 25)
    late = try Day(2025, 8, 29)
  }

  private func selection(_ taps: Day...) -> DayRangeSelection {
    taps.reduce(into: DayRangeSelection()) { $0.tap($1) }
  }

  @Test func aNewSelectionIsEmpty() {
    let selection = DayRangeSelection()
    #expect(selection.isEmpty)
    #expect(selection.days == nil)
    #expect(selection.start == nil)
    #expect(selection.end == nil)
    #expect(!selection.contains(early))
    #expect(!selection.isStart(early))
    #expect(!selection.isEnd(early))
  }

  @Test func theFirstTapStartsARange() {
    let selection = selection(early)
    #expect(!selection.isEmpty)
    #expect(selection.days == nil)
    #expect(selection.start == early)
    #expect(selection.end == nil)
    #expect(selection.contains(early))
    #expect(!selection.contains(early + 1))
    #expect(selection.isStart(early))
    #expect(!selection.isEnd(early))
  }

  @Test func theSecondTapEndsTheRange() {
    let selection = selection(early, late)
    #expect(selection.days == early...late)
    #expect(selection.isStart(early))
    #expect(selection.isEnd(late))
    #expect(!selection.isStart(late))
    #expect(!selection.isEnd(early))
    #expect(((early - 2)...(late + 2)).filter(selection.contains) == Array(early...late))
  }

  @Test func aSecondTapOnAnEarlierDaySwapsTheEnds() {
    #expect(selection(late, early) == selection(early, late))
    #expect(selection(late, early).days == early...late)
  }

  @Test func twoTapsOnOneDaySelectThatDay() {
    let selection = selection(early, early)
    #expect(selection.days == early...early)
    #expect(selection.isStart(early))
    #expect(selection.isEnd(early))
  }

  @Test func theThirdTapStartsANewRange() {
    #expect(selection(early, late, early + 1) == selection(early + 1))
    #expect(selection(early, late, late + 1, early).days == early...late + 1)
  }

  @Test func theThirdTapOnAnEndPicksItUpAndTheFourthMovesIt() {
    let pickedUp = selection(early, late, late)
    #expect(pickedUp.movingEnd == .end)
    #expect(pickedUp.days == early...late)
    #expect(selection(early, late, late, late + 3).days == early...late + 3)
    #expect(selection(early, late, late, late + 3).movingEnd == nil)
    #expect(selection(early, late, early).movingEnd == .start)
    #expect(selection(early, late, early, early + 2).days == early + 2...late)
  }

  @Test func anEndThatPassesTheOtherOneSwapsWithIt() {
    #expect(selection(early, late, late, early - 2).days == early - 2...early)
    var selection = DayRangeSelection(early...late)
    expect(selection.move(.start, to: late + 2), is: .end)
    #expect(selection == DayRangeSelection(late...late + 2))
  }

  @Test func anEndOnTheDayOfTheOtherOneDoesNotSwapWithIt() {
    var selection = DayRangeSelection(early...late)
    expect(selection.move(.start, to: late), is: .start)
    expect(selection.move(.start, to: early), is: .start)
    expect(selection.move(.end, to: early), is: .end)
  }

  @Test func anEndIsHeldWhilePastTheOtherOneAndBack() {
    var selection = DayRangeSelection(early...late)
    var held: DayRangeSelection.End? = .start
    for day in late + 1...late + 3 {
      held = held.flatMap { selection.move($0, to: day) }
      #expect(held == .end)
      #expect(selection.days == late...day)
    }
    for day in [late, late - 1, early - 9] {
      held = held.flatMap { selection.move($0, to: day) }
      #expect(held == (day == late ? .end : .start))
      #expect(selection.days == day...late)
    }
  }

  @Test(arguments: seeds(100))
  func theOtherEndStaysWhereItIsWhileAnEndIsDragged(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var selection = DayRangeSelection(early...late)
    var held = DayRangeSelection.End.allCases.randomElement(using: &generator) ?? .end
    let other = held == .start ? late : early
    for _ in 0..<20 {
      let day = early + Int.random(in: -9...9, using: &generator)
      held = selection.move(held, to: day) ?? held
      #expect(selection.days == min(day, other)...max(day, other))
      #expect((held == .start ? selection.start : selection.end) == day)
    }
  }

  @Test func theRangeOfOneDayCanBeExtendedAtEitherSide() {
    #expect(selection(early, early, early, late).days == early...late)
    #expect(selection(late, late, late, early).days == early...late)
  }

  @Test func anEndThatWasPickedUpCanBePutBack() {
    var selection = selection(early, late, late)
    selection.cancelMove()
    #expect(selection == DayRangeSelection(early...late))
    selection.pickUp(.start)
    #expect(selection.movingEnd == .start)
    #expect(selection.tapping(early + 1).days == early + 1...late)
  }

  @Test func withoutARangeThereIsNoEndToMove() {
    for unfinished in [DayRangeSelection(), DayRangeSelection(startingOn: early)] {
      var selection = unfinished
      selection.pickUp(.end)
      selection.cancelMove()
      expect(selection.move(.end, to: late), is: nil)
      #expect(selection == unfinished)
    }
  }

  @Test func aTapOutsideTheLimitsChangesNothing() {
    let limits = DayLimits(early...late, disabling: [.wednesday])
    var selection = DayRangeSelection()
    for day in [early - 1, late + 1, early + 2] {
      expectRefused(selection.tap(day, in: limits))
      #expect(selection.isEmpty)
    }
    expectDone(selection.tap(early, in: limits))
    expectRefused(selection.tap(late + 1, in: limits))
    expectDone(selection.tap(late, in: limits))
    #expect(selection.days == early...late)
    expect(selection.move(.end, to: early + 2, in: limits), is: nil)
    expect(selection.move(.end, to: early + 3, in: limits), is: .end)
    #expect(selection.days == early...early + 3)
  }

  /// Wednesday is booked.
  private var booking: DayLimits {
    var limits = DayLimits(disabling: [early + 2])
    limits.allowsRangesOverDisabledDays = false
    return limits
  }

  @Test func aSecondTapBehindABookedDayStartsANewRange() {
    for (first, second) in [(early, late), (late, early)] {
      var selection = DayRangeSelection()
      expectDone(selection.tap(first, in: booking))
      expectDone(selection.tap(second, in: booking))
      #expect(selection == DayRangeSelection(startingOn: second))
      expectDone(selection.tap(early + 1, in: booking))
      #expect(selection.days == (second == early ? early...early + 1 : nil))
    }
  }

  @Test func anEndCannotBeMovedBehindABookedDay() {
    var selection = DayRangeSelection(early...early + 1)
    #expect(selection.move(.end, to: late, in: booking) == nil)
    #expect(selection == DayRangeSelection(early...early + 1))
    selection.pickUp(.end)
    expectRefused(selection.tap(late, in: booking))
    #expect(selection.movingEnd == .end)
    expectDone(selection.tap(early - 1, in: booking))
    #expect(selection.days == early - 1...early)
  }

  @Test(arguments: seeds(50))
  func tapsNeverSelectABookedDay(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var selection = DayRangeSelection()
    for _ in 0..<40 {
      let day = early + Int.random(in: -5...9, using: &generator)
      if Bool.random(using: &generator) {
        selection.tap(day, in: booking)
      } else {
        _ = selection.move(Bool.random(using: &generator) ? .start : .end, to: day, in: booking)
      }
      try #require(!selection.contains(early + 2))
    }
  }

  @Test func aPreviewDoesNotChangeTheSelection() {
    let selection = selection(early)
    #expect(selection.tapping(late).days == early...late)
    #expect(selection.days == nil)
  }

  @Test func aSelectionCanBeCreatedFromARangeAndCleared() {
    var selection = DayRangeSelection(early...late)
    #expect(selection == self.selection(early, late))
    selection.clear()
    #expect(selection == DayRangeSelection())
  }

  @Test func theWholeCalendarCanBeSelected() {
    #expect(selection(.max, .min).days == .min...(.max))
  }
}
