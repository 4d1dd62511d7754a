import Terminal

/// A part of a bar, for one series.
struct ChartSegment: Equatable {
  /// The position of the series.
  let series: Int

  /// Where it starts and how long it is, in steps.
  let start: Int
  let length: Int
}

extension ChartLayout {
  /// The parts of a bar on which all series are stacked.
  ///
  /// In cells, a part ends with a column, because a cell has one colour besides the background.
  /// Each count has a part, as long as the bar has room for it.
  func segments(of counts: [Int]) -> [ChartSegment] {
    let unit = style.dividesColumns ? 1 : style.stepsPerColumn
    let end = columns.bar * style.stepsPerColumn
    var (segments, sum, start): ([ChartSegment], Int, Int) = ([], 0, 0)
    var rest = counts.count { $0 > 0 }
    for (series, count) in counts.enumerated() where count > 0 {
      sum += count
      rest -= 1
      var stop = length(of: sum)
      if rest > 0 { stop = (stop + unit / 2) / unit * unit }
      stop = max(min(stop, end - rest * unit), rest > 0 ? start + unit : start + 1)
      guard stop <= end else { break }
      segments.append(ChartSegment(series: series, start: start, length: stop - start))
      start = stop
    }
    return segments
  }

  /// The bar of a group on which all series are stacked.
  func stackedBar(of group: ChartGroup) -> ChartBar {
    let segments = segments(of: group.counts)
    let length = segments.last.map { $0.start + $0.length } ?? 0
    return bar(
      group.label, name: "", length: length, group.counts.reduce(0, +), color: Self.colors[0],
      segments: segments)
  }

  /// What the parts of a bar are made of where there is no colour.
  static func textures(usesUTF8: Bool) -> [String] {
    usesUTF8 ? ["█", "▒", "▓", "░", "▞", "─"] : ["#", "=", "+", "-", "o", "."]
  }
}
