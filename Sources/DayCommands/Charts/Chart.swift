import Terminal

/// Counts in groups and series, as a bar chart shows them.
///
/// The groups are computed when they are read, because there can be millions of them.
struct Chart {
  let groupCount: Int

  /// The names of the series; empty for one series without a name.
  let names: [String]

  private let group: (Int) -> ChartGroup

  /// The widest label, in columns.
  let labelWidth: Int

  /// The text with which all labels begin, such as `2025-`; empty if there is only one label.
  let labelStart: String

  /// The largest count and its position.
  private(set) var maximum = 0
  private(set) var maximumPosition = 0

  /// Whether the counts of a group are parts of one bar.
  let isStacked: Bool

  /// - Parameter group: Returns the group at a position.
  init(
    groupCount: Int, names: [String], isStacked: Bool = false, group: @escaping (Int) -> ChartGroup
  ) {
    self.groupCount = groupCount
    self.names = names
    self.isStacked = isStacked
    self.group = group
    var (labelWidth, labelStart) = (0, "")
    for position in 0..<groupCount {
      let group = group(position)
      labelWidth = max(labelWidth, group.label.columns)
      labelStart =
        position == 0 ? group.label : labelStart.commonPrefix(with: group.label)
      for count in isStacked ? [group.counts.reduce(0, +)] : group.counts
      where count > maximum {
        (maximum, maximumPosition) = (count, position)
      }
    }
    self.labelWidth = labelWidth
    self.labelStart = groupCount > 1 ? labelStart : ""
  }

  subscript(position: Int) -> ChartGroup { group(position) }
}

/// The label of a group, and its count in each series.
struct ChartGroup {
  let label: String
  let counts: [Int]
}

extension String {
  /// The characters with which this text and another one begin.
  fileprivate func commonPrefix(with other: String) -> String {
    if other.hasPrefix(self) { return self }
    return String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
