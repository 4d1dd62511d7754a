import DayKit

extension Attack {
  /// The words of a condition: its opposite selects the other days, it counts what it selects, and
  /// `test` agrees with `filter`.
  static let conditions = Attack("conditions") { bytes throws(Finding) in
    let line = String(decoding: bytes.prefix(300), as: UTF8.self)
    guard let condition = safeWords(of: line), !condition.contains(where: { $0.hasPrefix("-") })
    else { return }
    let selected = dayctl(["filter"] + condition, input: input)
    guard selected.code < 2 else { return }
    let others = dayctl(["filter", "--invert"] + condition, input: input)
    try expect(
      lines(selected).count + lines(others).count == days.count
        && Set(lines(selected)).isDisjoint(with: lines(others)),
      "\(line): \(selected.summary) and \(others.summary)")
    let count = dayctl(["filter", "--count"] + condition, input: input)
    try expect(
      count.output == Array("\(lines(selected).count)\n".utf8), "\(line): \(count.summary)")
    let slow = dayctl(["filter"] + condition, input: input, usesSlowPath: true)
    try expect(slow == selected, "\(line): \(slow.summary), not \(selected.summary)")
    for day in days.prefix(3) {
      let run = dayctl(["test", "\(day)"] + condition)
      let isSelected = lines(selected).contains("\(day)")
      try expect(run.code == (isSelected ? 0 : 1), "\(day) \(line): \(run.summary)")
    }
  }

  /// Days around the fixed day of today, and some far from it.
  private static let days: [Day] =
    (-40...40).map { Day(daysSince1970: 20_329 + $0) } + [.min, .max]
    + (0..<60).map { Day(daysSince1970: 19_500 + 31 * $0) }

  private static let input = Array(days.map { "\($0)\n" }.joined().utf8)

  private static func lines(_ run: Run) -> [Substring] {
    String(decoding: run.output, as: UTF8.self).split(separator: "\n")
  }
}
