import DayKit

extension DayFormat {
  /// The named formats.
  static let named: [DayFormat] = [
    .iso, .dmy, .mdy, .epoch, .epochMilliseconds, .iso8601, .iso8601SansTimezone,
  ]

  /// Patterns of every shape: numbers of fixed and of varying width, text, quotes, no borders.
  static let samplePatterns = [
    "yyyy-MM-dd", "d.M.yyyy", "yyyyMMdd", "ddMMyyyy", "M/d/yyyy", "yyyy/M/d", "'on' d.M.yyyy",
    "dd''MM''yyyy", "yyyy年MM月dd日", "'year' yyyy, 'month' M, 'day' d", "MMd yyyy'-'", "d-M-yyyy",
    "[yyyy] MM dd", "dd\tMM\u{0}yyyy", "yyyy MMd",
  ]

  /// The named formats and those of the sample patterns.
  static let samples: [DayFormat] =
    named + samplePatterns.compactMap { try? DayFormat(pattern: $0) }
}
