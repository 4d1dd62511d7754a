import DayKit
import Testing

struct WeekdaySetTests {
  @Test func aSetHasTheWeekdaysItWasMadeOf() {
    let set: WeekdaySet = [.friday, .sunday, .friday]
    #expect(Weekday.allCases.filter(set.contains) == [.sunday, .friday])
  }

  @Test func weekdaysComeInOrder() {
    #expect(Array([.saturday, .monday, .sunday] as WeekdaySet) == [.sunday, .monday, .saturday])
  }

  @Test(arguments: 0..<128)
  func everySetIsTheSetOfItsWeekdays(_ bits: Int) {
    let weekdays = Weekday.allCases.filter { bits >> $0.rawValue & 1 == 1 }
    let set = WeekdaySet(weekdays.reversed())
    #expect(Array(set) == weekdays)
    #expect(WeekdaySet(set) == set)
  }
}
