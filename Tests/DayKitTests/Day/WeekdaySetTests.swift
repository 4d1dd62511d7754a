import DayKit
import Foundation
import Testing

struct WeekdaySetTests {
  @Test func theWeekendIsSaturdayAndSunday() throws {
    #expect(WeekdaySet.weekend == [.saturday, .sunday])
    #expect(Array(WeekdaySet.weekend) == [.sunday, .saturday])
    let week = try Day(2025, 8, 25)...Day(2025, 8, 31)
    #expect(week.filter { $0.isWeekend } == Array(week.suffix(2)))
    #expect(week.filter { $0.isWeekend(in: .weekend) } == Array(week.suffix(2)))
  }

  @Test func aSetHasTheWeekdaysItWasCreatedWith() {
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
    #expect(set.count == weekdays.count)
    #expect(set.isEmpty == weekdays.isEmpty)
  }

  /// All pairs of sets, compared with `Set`.
  @Test(arguments: 0..<128)
  func theAlgebraIsThatOfSets(_ bits: Int) {
    let left = weekdays(bits)
    let leftSet = Set(left)
    for otherBits in 0..<128 {
      let right = weekdays(otherBits)
      let rightSet = Set(right)
      #expect(Set(left.union(right)) == leftSet.union(rightSet))
      #expect(Set(left.intersection(right)) == leftSet.intersection(rightSet))
      #expect(Set(left.symmetricDifference(right)) == leftSet.symmetricDifference(rightSet))
      #expect(Set(left.subtracting(right)) == leftSet.subtracting(rightSet))
      #expect(left.isSubset(of: right) == leftSet.isSubset(of: rightSet))
      #expect(left.isDisjoint(with: right) == leftSet.isDisjoint(with: rightSet))
    }
  }

  @Test func weekdaysAreInsertedRemovedAndUpdated() {
    var set = WeekdaySet()
    #expect(set.insert(.monday) == (true, .monday))
    #expect(set.insert(.monday) == (false, .monday))
    #expect(set.update(with: .friday) == nil)
    #expect(set.update(with: .friday) == .friday)
    #expect(set == [.monday, .friday])
    #expect(set.remove(.monday) == .monday)
    #expect(set.remove(.monday) == nil)
    #expect(set == [.friday])
    set.formUnion([.sunday])
    set.formSymmetricDifference(.all)
    set.formIntersection([.monday, .sunday])
    #expect(set == [.monday])
  }

  @Test(arguments: 0..<128)
  func aSetIsCodedAsTheNumbersOfItsWeekdays(_ bits: Int) throws {
    let set = weekdays(bits)
    let data = try JSONEncoder().encode(set)
    #expect(try JSONDecoder().decode([Int].self, from: data) == set.map(\.rawValue))
    #expect(try JSONDecoder().decode(WeekdaySet.self, from: data) == set)
  }

  @Test func aNumberWithoutAWeekdayCannotBeDecoded() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(WeekdaySet.self, from: Data("[1, 7]".utf8))
    }
  }

  private func weekdays(_ bits: Int) -> WeekdaySet {
    WeekdaySet(Weekday.allCases.filter { bits >> $0.rawValue & 1 == 1 })
  }

  @Test func mondayToFridayIsTheWeekWithoutItsWeekend() {
    #expect(WeekdaySet.mondayToFriday == [.monday, .tuesday, .wednesday, .thursday, .friday])
  }
}
