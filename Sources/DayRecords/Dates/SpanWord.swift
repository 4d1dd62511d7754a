package import DayKit

/// A word that stands for a span near today, such as `this-month`, `next-quarter` or `last-7-days`.
package enum SpanWord: Hashable, Sendable {
  /// The week, month, quarter, half-year or year a number of units after today's.
  case unit(DaySpan.Kind, unitsLater: Int)

  /// A number of days, of which today is the last.
  case lastDays(Int)
}

extension SpanWord {
  /// Reads one of the words, all of which are in lowercase.
  package init?(reading bytes: Span<UInt8>) {
    var rest = bytes
    let units: Int
    if rest.pass("this-") || rest.pass("current-") {
      units = 0
    } else if rest.pass("next-") {
      units = 1
    } else if rest.pass("last-") || rest.pass("previous-") || rest.pass("past-") {
      units = -1
    } else {
      return nil
    }
    if let unit = DaySpan.Kind(name: rest) {
      self = .unit(unit, unitsLater: units)
      return
    }
    guard bytes.starts(with: "last-"), let count = Self.dayCount(rest) else { return nil }
    self = .lastDays(count)
  }

  /// Reads a number of days, such as `7-days`.
  private static func dayCount(_ text: Span<UInt8>) -> Int? {
    let length = text.ends(with: "-days") ? 5 : text.ends(with: "-day") ? 4 : 0
    let number = text.extracting(droppingLast: length)
    guard length > 0, let first = number.byte(at: 0), first.isDigit, let count = number.integer,
      count > 0
    else { return nil }
    return count
  }
}

extension SpanWord {
  /// Returns the span for which the word stands.
  ///
  /// The last days begin at `Day.min` if there are fewer of them. Weeks start on Monday.
  ///
  /// - Parameter fiscalCalendar: Determines years and quarters, if they are not those of the calendar.
  package func span(
    from today: Day, in fiscalCalendar: FiscalCalendar? = nil
  ) throws(DayError) -> DaySpan {
    switch self {
    case .unit(let unit, let units):
      if let fiscalCalendar, unit.dependsOnFiscalYear {
        return DaySpan(try today.span(of: unit, unitsLater: units, in: fiscalCalendar))
      }
      guard let span = DaySpan(unit, containing: today).advanced(by: units) else {
        throw .outOfRange
      }
      return span
    case .lastDays(let count):
      return .custom(today - Swift.min(count - 1, today - .min), today)
    }
  }
}
