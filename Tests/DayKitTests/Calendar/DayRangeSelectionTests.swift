import DayKit
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

  @Test func atFirstNothingIsSelected() {
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

  @Test func aSecondTapBeforeTheFirstSwapsThem() {
    #expect(selection(late, early) == selection(early, late))
    #expect(selection(late, early).days == early...late)
  }

  @Test func twoTapsOnOneDaySelectThatDay() {
    let selection = selection(early, early)
    #expect(selection.days == early...early)
    #expect(selection.isStart(early))
    #expect(selection.isEnd(early))
  }

  @Test func theThirdTapBeginsAnew() {
    #expect(selection(early, late, early + 1) == selection(early + 1))
    #expect(selection(early, late, late, early).days == early...late)
  }

  @Test func aPreviewLeavesTheSelectionAsItIs() {
    let selection = selection(early)
    #expect(selection.tapping(late).days == early...late)
    #expect(selection.days == nil)
  }

  @Test func aSelectionCanBeMadeOfARangeAndCleared() {
    var selection = DayRangeSelection(early...late)
    #expect(selection == self.selection(early, late))
    selection.clear()
    #expect(selection == DayRangeSelection())
  }

  @Test func theWholeCalendarCanBeSelected() {
    #expect(selection(.max, .min).days == .min...(.max))
  }
}
