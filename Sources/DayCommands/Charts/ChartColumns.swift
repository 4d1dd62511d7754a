/// The widths of the parts of a bar chart, from left to right, in columns.
///
/// Bars and values share the rest of the width: the value of the longest bar just fits.
struct ChartColumns: Equatable {
  /// The width of the labels of groups.
  let label: Int

  /// The width of the names of series, 0 if there are none beside the bars.
  let name: Int

  /// The width of the longest bar.
  let bar: Int

  /// The width of the largest value, 0 if there is no room for values.
  let value: Int

  /// Divides a width between parts that want the given widths.
  ///
  /// Names are cut first, down to four columns, so that bars keep a third of the width. Then bars
  /// become shorter, down to one column, then labels. What still does not fit is left out: the
  /// values, and then the names.
  init(width: Int, label: Int, name: Int, value: Int) {
    let shortName = min(name, Self.shortest)
    let rest = width - Self.room(shortName) - (value > 0 ? value + Self.valueGap : 0) - 1
    if rest < Self.room(min(label, Self.shortest)), value > 0 || name > 0 {
      self.init(width: width, label: label, name: value > 0 ? name : 0, value: 0)
      return
    }
    let label = max(0, min(label, rest - Self.gap))
    let spare = rest - Self.room(label)
    let longName = shortName + max(0, min(name - shortName, spare - width / 3))
    self.init(label: label, name: longName, bar: spare - (longName - shortName) + 1, value: value)
  }

  private init(label: Int, name: Int, bar: Int, value: Int) {
    self.label = label
    self.name = name
    self.bar = bar
    self.value = value
  }

  private static var gap: Int { 2 }
  private static var valueGap: Int { 1 }
  private static var shortest: Int { 4 }

  /// The columns that a text takes, with the gap after it.
  private static func room(_ text: Int) -> Int { text > 0 ? text + gap : 0 }
}

extension ChartColumns {
  /// The first column of the names of series.
  var nameStart: Int { Self.room(label) }

  /// The first column of the bars.
  var barStart: Int { nameStart + Self.room(name) }

  /// The first column of the value after a bar of a width.
  func valueStart(afterBar width: Int) -> Int { barStart + width + Self.valueGap }
}
