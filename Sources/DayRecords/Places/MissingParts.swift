import DayKit

/// Which parts dates of one format lack, although the text beside a date may have them.
///
/// A date beside such a part is not a whole date: `3 Mar` is not in `3 Mar 2024`.
struct MissingParts: Sendable {
  /// Whether dates have no year.
  let year: Bool

  /// Whether dates have no day: they are months, quarters, weeks or years.
  let day: Bool

  private let isYear: Bool
  private let takesYearBeside: Bool
  private let takesDayBefore: Bool
  private let takesDayAfter: Bool

  init(_ format: DayFormat) {
    year = format.lacksYear
    day = format.lacksDay
    isYear = format.isYear
    takesYearBeside = format.takesYearBeside
    takesDayBefore = format.takesDayBefore
    takesDayAfter = day && !takesDayBefore && format.hasLiteral(UInt8(ascii: " "))
  }

  /// Whether a year or a day before a date belongs to it.
  func isAny(before start: Int, in text: Span<UInt8>) -> Bool {
    if takesDayBefore, text.hasDayOfMonth(before: start) { return true }
    guard year else { return false }
    if text.hasYear(joinedTo: start) { return true }
    return text.hasYear(before: start, withFullStop: takesYearBeside)
      || (takesYearBeside || text[start].isASCIILetter) && text.beginsWithYear(before: start)
  }

  /// Whether a date is only the year of another one, or no year at all.
  func isYearOfDate(at start: Int, in text: Span<UInt8>) -> Bool {
    isYear && text.hasWrittenDate(besideYearAt: start)
  }

  /// Whether a day after a date, which it may touch, belongs to it.
  func isDay(after end: Int, in text: Span<UInt8>) -> Bool {
    day && (text.hasSignOfDay(after: end) || takesDayAfter && text.hasDay(after: end))
  }

  /// Whether a year, or a part of one such as a week, after a date between two positions belongs to it.
  func isYear(after end: Int, from start: Int, in text: Span<UInt8>) -> Bool {
    takesYearBeside && text.hasYear(after: end)
      || year && text.hasYearAfterTime(from: start, to: end)
      || day && text.hasPartOfYear(after: end)
  }
}
