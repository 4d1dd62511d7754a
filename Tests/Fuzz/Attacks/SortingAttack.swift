import DayKit

extension Attack {
  /// Records with a date, a series and a number: sorting and counting them with little memory and with
  /// several threads gives what the standard library gives.
  static let sorting = Attack("sorting") { bytes throws(Finding) in
    var choices = Choices(bytes)
    let isReverse = choices.number(below: 2) == 1
    let spread = choices.element(of: [1, 3, 40, 2_000, 100_000])
    let padding = String(repeating: "x", count: choices.element(of: [0, 1, 30, 900]))
    var days: [Day] = []
    while !choices.isEmpty, days.count < 300 {
      days.append(Day(daysSince1970: 10_000 + choices.number(below: spread)))
    }
    guard !days.isEmpty else { return }
    // More than the memory that sorting has.
    let times = 150_000 / (days.count * (padding.utf8.count + 16)) + 1
    let all = Array(repeatElement(days, count: times).joined())
    let lines = all.enumerated().map { "\($1),\($0)\(padding)\n" }
    let input = Array(lines.joined().utf8)
    let order = lines.indices.sorted {
      all[$0] == all[$1] ? $0 < $1 : (all[$0] < all[$1]) != isReverse
    }
    let sorted = Array(order.map { lines[$0] }.joined().utf8)
    let words = ["sort", "--column", "1"] + (isReverse ? ["--reverse"] : [])
    for options in [["--memory", "64K"], ["--memory", "64K", "--jobs", "2"], []] {
      let run = dayctl(words + options, input: input, chunkSize: 20_000)
      try expect(
        run == Run(output: sorted, messages: [], code: 0), "\(words + options): \(run.summary)")
    }
    try checkCounts(all, input)
  }

  private static func checkCounts(_ days: [Day], _ input: [UInt8]) throws(Finding) {
    // A table has a row for each day between the first and the last.
    guard let first = days.min(), let last = days.max(), last - first < 5_000 else { return }
    let counts = Dictionary(grouping: days) { $0 }.mapValues(\.count)
    for options in [[], ["--jobs", "2"]] {
      let words = ["count", "--by", "day", "--csv", "--column", "1"] + options
      let run = dayctl(words, input: input, chunkSize: 20_000)
      let rows = String(decoding: run.output, as: UTF8.self).split(separator: "\n").dropFirst()
        .filter { !$0.hasSuffix(",0") }
      let expected = counts.sorted { $0.key < $1.key }.map { "\($0.key),\($0.value)" }
      try expect(rows.map(String.init) == expected, "\(words): \(run.summary)")
    }
  }
}
