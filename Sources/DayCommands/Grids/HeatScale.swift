import DayKit
import Terminal

/// A scale of the numbers of dates on days.
struct HeatScale: Sendable {
  /// The days from the first to the last date, or `nil` if there are none.
  let days: ClosedRange<Day>?

  /// The numbers of dates on these days.
  private let bins: SeriesCounts.Bins

  /// The largest number of dates in each level, ascending; at most 4.
  private let bounds: [Int]

  /// The number of all dates in the months that are shown.
  let total: Int

  private let palette: HeatPalette

  private let usesUTF8: Bool

  /// - Parameters:
  ///   - months: The months that are shown, whose dates determine the levels; all if there are none.
  ///   - usesUTF8: Whether the scale may have characters other than ASCII.
  init(
    _ counts: SeriesCounts, in months: [ClosedRange<YearMonth>] = [], by division: HeatDivision,
    _ palette: HeatPalette, usesUTF8: Bool
  ) {
    days = counts.days
    self.palette = palette
    self.usesUTF8 = usesUTF8
    let bins = counts.bins(by: .day)
    self.bins = bins
    let first = counts.days?.lowerBound ?? .min
    func isShown(_ index: Int) -> Bool {
      months.isEmpty || months.contains { $0.contains((first + index).yearMonth) }
    }
    let sums = (0..<bins.count).filter(isShown).map { bins.counts(at: $0).reduce(0, +) }
      .filter { $0 > 0 }
    total = sums.reduce(0, +)
    bounds = division.bounds(of: sums)
  }

  /// The largest number of dates on a day.
  var maximum: Int { bounds.last ?? 0 }

  /// The number of dates on a day.
  func count(of day: Day) -> Int {
    guard let days, days.contains(day) else { return 0 }
    return bins.counts(at: day - days.lowerBound).reduce(0, +)
  }

  /// The level of a day, starting at 1; 0 for a day without dates.
  private func level(of day: Day) -> Int {
    let count = count(of: day)
    guard count > 0 else { return 0 }
    return 1 + (bounds.firstIndex { count <= $0 } ?? 0)
  }

  /// The step from 1 to 4 of a day, because there can be fewer levels; 0 for a day without dates.
  func step(of day: Day) -> Int { step(level(of: day)) }

  private func step(_ level: Int) -> Int { bounds.isEmpty ? 0 : level * 4 / bounds.count }
}

extension HeatScale {
  /// The style of a day with dates where there is colour.
  func style(of day: Day) -> TextStyle? {
    let step = step(of: day)
    return step > 0 ? palette.style(ofStep: step) : nil
  }

  /// The style of a day where days have no numbers, so that days without dates are seen too.
  func cellStyle(of day: Day) -> TextStyle { palette.style(ofStep: step(of: day)) }

  /// The sign of a day's level where there is no colour.
  func sign(of day: Day) -> String { sign(ofStep: step(of: day)) }

  private func sign(ofStep step: Int) -> String {
    let signs = usesUTF8 ? [" ", "▂", "▄", "▆", "█"] : [" ", ".", ":", "*", "#"]
    return signs[step]
  }

  /// What a level means.
  struct LegendEntry {
    /// The step from 1 to 4 of the level.
    let step: Int

    /// A text of two columns in the colour of the level, or its sign.
    let sample: String
    let style: TextStyle

    /// The numbers of dates, such as `1-3`.
    let text: String
  }

  /// What the levels mean; one entry without a sample if there are no dates.
  func legend(usesColor: Bool) -> [LegendEntry] {
    if bounds.isEmpty {
      let text = days == nil ? "no dates" : "no dates in the months shown"
      return [LegendEntry(step: 0, sample: "", style: .plain, text: text)]
    }
    return bounds.enumerated().map { index, high in
      let (low, step) = (index == 0 ? 1 : bounds[index - 1] + 1, step(index + 1))
      return LegendEntry(
        step: step, sample: usesColor ? "  " : sign(ofStep: step),
        style: usesColor ? palette.style(ofStep: step) : .plain,
        text: low == high ? "\(low)" : "\(low)-\(high)")
    }
  }
}
