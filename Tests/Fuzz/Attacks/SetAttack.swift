import DayKit

extension Attack {
  /// Two sets of days made of choices: they agree with sets of numbers.
  static let sets = Attack("sets") { bytes throws(Finding) in
    var choices = Choices(bytes)
    let base = choices.element(of: [20_000, Day.min.daysSince1970, Day.max.daysSince1970 - 268])
    var sets = (DaySet(), DaySet())
    var numbers = (Set<Int>(), Set<Int>())
    while !choices.isEmpty {
      let isFirst = choices.number(below: 2) == 0
      if isFirst {
        try change(&sets.0, &numbers.0, &choices, from: base)
      } else {
        try change(&sets.1, &numbers.1, &choices, from: base)
      }
    }
    try check(sets.0, numbers.0)
    try check(sets.0.union(sets.1), numbers.0.union(numbers.1))
    try check(sets.0.intersection(sets.1), numbers.0.intersection(numbers.1))
    try check(sets.0.subtracting(sets.1), numbers.0.subtracting(numbers.1))
    try check(sets.0.symmetricDifference(sets.1), numbers.0.symmetricDifference(numbers.1))
    try expect(sets.0.isSubset(of: sets.1) == numbers.0.isSubset(of: numbers.1), "\(sets)")
    try expect(sets.0.isDisjoint(with: sets.1) == numbers.0.isDisjoint(with: numbers.1), "\(sets)")
    try expect((sets.0 == sets.1) == (numbers.0 == numbers.1), "\(sets)")
  }

  private static func change(
    _ set: inout DaySet, _ numbers: inout Set<Int>, _ choices: inout Choices, from base: Int
  ) throws(Finding) {
    let number = base + choices.number(below: 250)
    let day = Day(daysSince1970: number)
    let days = day...day + choices.number(below: 20)
    switch choices.number(below: 6) {
    case 0: try expect(set.insert(day).inserted == numbers.insert(number).inserted, "\(set)")
    case 1: try expect((set.remove(day) == nil) == (numbers.remove(number) == nil), "\(set)")
    case 2:
      set.insert(days)
      numbers.formUnion(days.map(\.daysSince1970))
    case 3:
      set.remove(days)
      numbers.subtract(days.map(\.daysSince1970))
    case 4:
      let gaps = set.gaps(in: days).flatMap { $0.map(\.daysSince1970) }
      let others = days.map(\.daysSince1970).filter { !numbers.contains($0) }
      try expect(gaps == others, "\(set): \(gaps), not \(others)")
    default: try expect(set.contains(day) == numbers.contains(number), "\(day) in \(set)")
    }
  }

  private static func check(_ set: DaySet, _ numbers: Set<Int>) throws(Finding) {
    try expect(set.map(\.daysSince1970) == numbers.sorted(), "\(set)")
    try expect(set.count == numbers.count && set.isEmpty == numbers.isEmpty, "\(set)")
    let spans = set.spans
    let areApart = zip(spans, spans.dropFirst()).allSatisfy { $1.lowerBound - $0.upperBound > 1 }
    try expect(areApart && DaySet(spans: spans.reversed()) == set, "\(set)")
  }
}
