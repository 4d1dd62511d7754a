import DayKit

extension Attack {
  /// Days with counts: a histogram has the counts of a dictionary, however it is put together and
  /// grouped.
  static let histograms = Attack("histograms") { bytes throws(Finding) in
    var choices = Choices(bytes)
    let center = Day.min.daysSince1970 + choices.number(below: 7_304_484)
    let spread = choices.element(of: [1, 40, 800, 5_000])
    let grouping = choices.element(of: DayGrouping.allCases)
    let first = choices.element(of: Weekday.allCases)
    var (whole, parts) = (DayHistogram(series: [0, 1]), [DayHistogram<Int>]())
    var counts: [Day: Int] = [:]
    while !choices.isEmpty {
      let number = min(center + choices.number(below: spread), Day.max.daysSince1970)
      let (day, series) = (Day(daysSince1970: number), choices.number(below: 3))
      let count = choices.element(of: [1, 1, 2, 1_000_000])
      counts[day, default: 0] += count
      whole.add(day, to: series, count: count)
      if parts.isEmpty || choices.number(below: 8) == 0 { parts.append(DayHistogram(series: [])) }
      parts[parts.count - 1].add(day, to: series, count: count)
    }
    var merged = DayHistogram<Int>(series: [0, 1])
    for part in parts { merged.merge(part) }
    for histogram in [whole, merged] {
      try expect(histogram.total == counts.values.reduce(0, +), "\(histogram)")
      for (day, count) in counts { try expect(histogram[day] == count, "\(day) in \(histogram)") }
    }
    try checkBins(whole, of: counts, by: grouping, first)
  }

  private static func checkBins(
    _ histogram: DayHistogram<Int>, of counts: [Day: Int], by grouping: DayGrouping,
    _ first: Weekday
  ) throws(Finding) {
    var expected: [DayGroup: Int] = [:]
    for (day, count) in counts {
      expected[grouping.group(of: day, startingOn: first), default: 0] += count
    }
    let bins = histogram.bins(by: grouping, startingOn: first)
    for bin in bins {
      try expect(bin.total == expected.removeValue(forKey: bin.group) ?? 0, "\(bin)")
    }
    try expect(expected.isEmpty, "no bins for \(expected)")
  }
}
