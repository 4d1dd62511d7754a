import Testing

// A picture hides which part of the layout a column comes from.
@testable import DayCommands

struct ChartColumnsTests {
  /// The widths of label, name, bar and value.
  private static func widths(_ columns: ChartColumns) -> [Int] {
    [columns.label, columns.name, columns.bar, columns.value]
  }

  @Test(
    arguments: [
      // The bar takes what labels and values leave.
      (80, 3, 0, 2, [3, 0, 72, 2]), (40, 3, 0, 2, [3, 0, 32, 2]), (200, 10, 0, 7, [10, 0, 180, 7]),
      (80, 3, 5, 2, [3, 5, 65, 2]),
      // There is no value if all counts are 0.
      (80, 3, 0, 0, [3, 0, 75, 0]),
      // Names are cut so that bars keep a third.
      (80, 7, 100, 2, [7, 39, 27, 2]), (40, 7, 100, 2, [7, 12, 14, 2]),
      // Then bars become shorter, then labels.
      (40, 10, 20, 19, [10, 4, 2, 19]), (40, 12, 20, 19, [11, 4, 1, 19]),
      // Then values are left out, then names.
      (24, 10, 20, 19, [10, 4, 6, 0]), (12, 10, 20, 19, [9, 0, 1, 0]),
      (10, 3, 0, 19, [3, 0, 5, 0]),
      // Any width is possible.
      (3, 10, 4, 3, [0, 0, 3, 0]), (1, 10, 4, 3, [0, 0, 1, 0]),
    ] as [(Int, Int, Int, Int, [Int])])
  func aWidthIsDividedBetweenTheParts(
    _ width: Int, _ label: Int, _ name: Int, _ value: Int, _ widths: [Int]
  ) {
    let columns = ChartColumns(width: width, label: label, name: name, value: value)
    #expect(Self.widths(columns) == widths)
  }

  @Test(arguments: 1...200)
  func thePartsFillTheWidth(_ width: Int) {
    for label in [1, 3, 10, 30] {
      for name in [0, 1, 4, 12, 64] {
        for value in [0, 1, 7, 19] {
          let columns = ChartColumns(width: width, label: label, name: name, value: value)
          let end = columns.barStart + columns.bar
          let last =
            columns.value > 0 ? columns.valueStart(afterBar: columns.bar) + columns.value : end
          #expect(last == width, "\(label) \(name) \(value)")
          #expect(columns.bar >= 1 && columns.label <= label && columns.name <= name)
        }
      }
    }
  }
}
