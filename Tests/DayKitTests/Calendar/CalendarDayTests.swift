import DayKit
import SeededNumbers
import Testing

struct CalendarDayTests {
  @Test(arguments: seeds(20))
  func aCellHasADayAndItsComponents(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    #expect(CalendarDay(day).day == day)
    #expect(CalendarDay(day).dayComponents == day.dayComponents)
    #expect(CalendarDay(day) == CalendarDay(day))
    #expect(CalendarDay(day).hashValue == CalendarDay(day).hashValue)
    #expect(CalendarDay(day) != CalendarDay(day == .max ? .min : day + 1))
  }

  @Test func theDayIdentifiesTheCell() throws {
    let day = try Day(2025, 8, 29)
    let cell: some Identifiable<Day> = CalendarDay(day)
    #expect(cell.id == day)
  }
}
