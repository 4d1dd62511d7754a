extension HeatDivision {
  /// Returns the largest number in each of at most 4 levels.
  ///
  /// - Parameter counts: The numbers of dates on the days with dates, in any order.
  func bounds(of counts: [Int]) -> [Int] {
    let sorted = counts.sorted()
    guard let maximum = sorted.last else { return [] }
    let bounds =
      switch self {
      case .quantile: Self.quartiles(of: sorted)
      case .linear: (1...4).map { Self.part($0, of: maximum) }
      case .log: Self.roots(of: maximum)
      }
    var ascending: [Int] = []
    for bound in bounds where bound > ascending.last ?? 0 { ascending.append(bound) }
    return ascending
  }

  /// Up to four different numbers have a level each, so that none of them looks like another.
  private static func quartiles(of sorted: [Int]) -> [Int] {
    var different: [Int] = []
    for count in sorted where count != different.last && different.count < 5 {
      different.append(count)
    }
    if different.count < 5 { return different }
    return (1...4).map { sorted[part($0, of: sorted.count - 1)] }
  }

  private static func roots(of maximum: Int) -> [Int] {
    let half = Double(maximum).squareRoot()
    let quarter = half.squareRoot()
    return [Int(quarter), Int(half), Int(half * quarter), maximum]
  }

  /// The given number of quarters, rounded down, without overflow.
  private static func part(_ number: Int, of whole: Int) -> Int {
    whole / 4 * number + whole % 4 * number / 4
  }
}
