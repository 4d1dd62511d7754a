import DayKit
import Terminal

/// A scale of the numbers of dates on days.
struct HeatScale: Sendable {
  /// The days from the first to the last date, or `nil` if there are none.
  let days: ClosedRange<Day>?

  /// The numbers of dates on these days.
  private let bins: SeriesCounts.Bins

  /// The largest number of dates on a day.
  private let maximum: Int

  private let usesUTF8: Bool

  /// - Parameter usesUTF8: Whether the scale may have characters other than ASCII.
  init(_ counts: SeriesCounts, usesUTF8: Bool) {
    days = counts.days
    self.usesUTF8 = usesUTF8
    let bins = counts.bins(by: .day)
    self.bins = bins
    maximum = (0..<bins.count).reduce(0) { max($0, bins.counts(at: $1).reduce(0, +)) }
  }

  /// The number of levels: at most 4, and not more than there are numbers.
  private var levelCount: Int { min(4, maximum) }

  /// The level of a day, starting at 1; 0 for a day without dates.
  private func level(of day: Day) -> Int {
    guard let days, days.contains(day) else { return 0 }
    let count = bins.counts(at: day - days.lowerBound).reduce(0, +)
    guard count > 0 else { return 0 }
    // The result is the same as without the division of the maximum, but cannot overflow.
    var level = 1
    while level < levelCount, count > upperBound(ofLevel: level) { level += 1 }
    return level
  }

  /// The largest number of dates in a level.
  private func upperBound(ofLevel level: Int) -> Int {
    maximum / levelCount * level + maximum % levelCount * level / levelCount
  }
}

extension HeatScale {
  /// The style of a day with dates where there is colour.
  func style(of day: Day) -> TextStyle? {
    let level = level(of: day)
    return level > 0 ? style(ofLevel: level) : nil
  }

  /// The sign of a day's level where there is no colour.
  func sign(of day: Day) -> String { sign(ofLevel: level(of: day)) }

  /// Greens that become darker, with a text in black or white that can be read in any theme.
  private func style(ofLevel level: Int) -> TextStyle {
    let shades: [UInt8] = [194, 114, 34, 22]
    let shade = step(level) - 1
    return TextStyle(
      color: shade < 2 ? .palette(16) : .palette(231), background: .palette(shades[shade]))
  }

  private func sign(ofLevel level: Int) -> String {
    let signs = usesUTF8 ? [" ", "▂", "▄", "▆", "█"] : [" ", ".", ":", "*", "#"]
    return signs[level == 0 ? 0 : step(level)]
  }

  /// The step from 1 to 4 of a level, if there are fewer levels than steps.
  private func step(_ level: Int) -> Int { level * 4 / levelCount }

  /// What the levels mean, each with a sample of two columns or one.
  func legend(usesColor: Bool) -> [(sample: String, style: TextStyle, text: String)] {
    guard maximum > 0 else { return [("", .plain, "no dates")] }
    return (1...levelCount).map { level in
      let low = level == 1 ? 1 : upperBound(ofLevel: level - 1) + 1
      let high = upperBound(ofLevel: level)
      return (
        usesColor ? "  " : sign(ofLevel: level), usesColor ? style(ofLevel: level) : .plain,
        low == high ? "\(low)" : "\(low)-\(high)"
      )
    }
  }
}
