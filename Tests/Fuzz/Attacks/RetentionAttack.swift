import DayKit

extension Attack {
  /// A policy and days made of choices: it keeps what its definition keeps.
  static let retention = Attack("retention") { bytes throws(Finding) in
    var choices = Choices(bytes)
    let counts = (0..<6).map { _ in max(0, choices.number(below: 16) - 6) }
    let within = choices.number(below: 60)
    let policy = RetentionPolicy(
      last: counts[0], daily: counts[1], weekly: counts[2], monthly: counts[3],
      quarterly: counts[4], yearly: counts[5], within: within < 30 ? nil : .days(within),
      keepsOldest: choices.number(below: 2) == 1)
    let spread = choices.element(of: [3, 40, 400, 4_000])
    let today = Day(daysSince1970: 20_000 + choices.number(below: spread))
    var days: [Day] = []
    while !choices.isEmpty {
      days.append(Day(daysSince1970: 20_000 + choices.number(below: spread)))
    }
    let kept = policy.kept(zip(days, days.indices), asOf: today)
    let expected = policy.defined(days, today)
    try expect(kept == expected, "\(policy) as of \(today): \(kept) of \(days), not \(expected)")
    let removed = policy.removed(zip(days, days.indices), asOf: today)
    try expect((kept + removed).sorted() == Array(days.indices), "\(policy): \(removed) of \(days)")
  }
}

extension RetentionPolicy {
  /// The positions of the days that the policy keeps, by its definition: each rule groups the days,
  /// and keeps one of each of the newest groups.
  fileprivate func defined(_ days: [Day], _ today: Day) -> [Int] {
    let order = days.indices.sorted { (days[$0], $0) > (days[$1], $1) }
    var kept = Set(order.prefix(last))
    if let within, let newest = days.max() {
      kept.formUnion(order.filter { days[$0] >= min(newest, today) - within.days })
    }
    let rules: [(Int, (Day) -> Int)] = [
      (daily, { $0.daysSince1970 }), (weekly, { ($0.daysSince1970 + 3) / 7 }),
      (monthly, { $0.dayComponents.year * 12 + $0.dayComponents.month }),
      (quarterly, { $0.dayComponents.year * 4 + ($0.dayComponents.month + 2) / 3 }),
      (yearly, { $0.dayComponents.year }),
    ]
    for (count, group) in rules {
      let groups = Dictionary(grouping: order) { group(days[$0]) }
      for (_, members) in groups.sorted(by: { $0.key > $1.key }).prefix(count) {
        kept.formUnion((keepsOldest ? members.suffix(1) : members.prefix(1)))
      }
    }
    return kept.sorted()
  }
}
