import DayKit
import Testing

struct DayPickerCellsTests {
  let friday: Day

  init() throws {
    friday = try Day(2025, 8, 29)
  }

  @Test func theWeeksOfThePageAreThoseOfTheMonth() {
    let picker = DayPicker(showing: friday, startingOn: .sunday)
    #expect(picker.weeks == friday.calendarMonth(startingOn: .sunday).weeks)
    let cells = picker.weeks.flatMap(picker.cells)
    #expect(cells.filter(\.isInMonth).count == 31)
    #expect(cells.filter(\.isFocused).map(\.day) == [friday])
    #expect(cells.allSatisfy { $0.isAllowed && !$0.isSelected && !$0.isInBand })
    #expect(cells.map(\.id) == cells.map(\.day))
  }

  @Test func aBandFollowsEveryMoveWhileARangeHasNoEnd() {
    var picker = DayPicker([.custom], showing: friday)
    #expect(picker.band == nil)
    picker.tapFocus()
    #expect(picker.band == friday...friday)
    for step in 1...3 {
      picker.move(by: .days(-1))
      #expect(picker.band == friday - step...friday)
    }
    #expect(picker.days == nil)
    let cells = picker.weeks.flatMap(picker.cells).filter(\.isInBand)
    #expect(cells.map(\.day) == Array(friday - 3...friday))
    #expect(cells.filter(\.isStart).map(\.day) == [friday - 3])
    #expect(cells.filter(\.isEnd).map(\.day) == [friday])
    #expect(cells.filter(\.isSelected).map(\.day) == [friday])
  }

  @Test func aBandFollowsAnEndThatIsMoved() {
    var picker = DayPicker(selecting: .custom(friday - 4, friday))
    picker.tap(friday)
    picker.move(by: .days(2))
    #expect(picker.band == friday - 4...friday + 2)
    #expect(picker.days == friday - 4...friday)
    picker.tapFocus()
    picker.move(by: .days(5))
    #expect(picker.band == friday - 4...friday + 2)
  }

  @Test func disabledDaysAreNotAllowed() {
    let picker = DayPicker(showing: friday, in: DayLimits(disabling: [.saturday, .sunday]))
    let cells = picker.weeks.flatMap(picker.cells)
    #expect(cells.filter { !$0.isAllowed }.allSatisfy { $0.day.weekday.isoNumber > 5 })
    #expect(cells.filter { !$0.isAllowed }.count == picker.weeks.count * 2)
  }

  @Test func listsOfMonthsAndYearsEndAtTheLimits() throws {
    let limits = DayLimits(try Day(1900, 3, 15)...Day(2060, 11, 2))
    var picker = DayPicker([.month, .year], showing: friday, in: limits)
    #expect(picker.months.map(\.month) == Array(1...12))
    #expect(picker.years == 1900...2060)
    picker.move(to: .min)
    #expect(picker.months.map(\.month) == Array(3...12))
    picker.move(to: .max)
    #expect(picker.months.map(\.month) == Array(1...11))
    #expect(picker.months.allSatisfy { $0.year == 2060 })
  }
}
