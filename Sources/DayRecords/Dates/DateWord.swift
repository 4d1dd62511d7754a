package import DayKit

/// A word that stands for a date, such as `today`, `today+30`, `next-friday` or `end-of-month`.
package enum DateWord: Hashable, Sendable {
  /// The day that is a number of days after today, moved by an amount.
  case fromToday(days: Int, Amount)

  /// A weekday, a date without a year or a business day before or after today.
  case adjusted(DayAdjustment)

  /// The first or the last day of the week, month, quarter, half-year or year a number of units after
  /// today's, moved by an amount.
  case bound(isFirst: Bool, of: DaySpan.Kind, unitsLater: Int, Amount)
}

extension DateWord {
  /// Reads one of the words, all of which are in lowercase.
  package init?(reading bytes: Span<UInt8>) {
    // Few texts that are not dates begin with one of these letters.
    let word: DateWord? =
      switch bytes.byte(at: 0) {
      case UInt8(ascii: "t"):
        Self.fromToday(bytes, "today", 0) ?? Self.fromToday(bytes, "tomorrow", 1)
      case UInt8(ascii: "y"): Self.fromToday(bytes, "yesterday", -1)
      case UInt8(ascii: "n"), UInt8(ascii: "p"): Self.adjusted(bytes)
      case UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "l"):
        Self.bound(bytes)
      default: nil
      }
    guard let word else { return nil }
    self = word
  }

  private static func fromToday(
    _ bytes: Span<UInt8>, _ name: StaticString, _ days: Int
  ) -> DateWord? {
    guard bytes.starts(with: name) else { return nil }
    let rest = bytes.extracting(droppingFirst: name.utf8CodeUnitCount)
    guard let sign = rest.byte(at: 0) else { return .fromToday(days: days, .period(.zero)) }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let amount = Amount(reading: rest)
    else { return nil }
    return .fromToday(days: days, amount)
  }

  private static func adjusted(_ bytes: Span<UInt8>) -> DateWord? {
    // The names of rules without a direction, such as preceding, are not dates.
    guard
      bytes.starts(with: "next-") || bytes.starts(with: "previous-")
        || bytes.starts(with: "nearest-")
    else { return nil }
    return DayAdjustment(reading: bytes).map { .adjusted($0) }
  }

  /// Reads a word such as `start-of-month`, `end-of-last-year` or `end-of-month-5b`.
  private static func bound(_ bytes: Span<UInt8>) -> DateWord? {
    var (rest, amount) = (bytes, Amount.period(.zero))
    if let start = bytes.startOfAmount {
      rest = bytes.extracting(first: start)
      guard let read = Amount(reading: bytes.extracting(droppingFirst: start)) else { return nil }
      amount = read
    }
    let isFirst = rest.pass("start-of-") || rest.pass("first-of-")
    guard isFirst || rest.pass("end-of-") || rest.pass("last-of-") else { return nil }
    let isLater = rest.pass("next-")
    let isEarlier = !isLater && (rest.pass("last-") || rest.pass("previous-"))
    if !isLater, !isEarlier { _ = rest.pass("this-") }
    guard let unit = DaySpan.Kind(name: rest) else { return nil }
    let units = isLater ? 1 : isEarlier ? -1 : 0
    return .bound(isFirst: isFirst, of: unit, unitsLater: units, amount)
  }
}

extension Span<UInt8> {
  /// The position of a sign before a number or a period.
  fileprivate var startOfAmount: Int? {
    for index in indices.dropLast() {
      let (sign, next) = (self[index], self[index + 1])
      if sign == UInt8(ascii: "+") { return index }
      if sign == UInt8(ascii: "-"), next.isDigit || next == UInt8(ascii: "P") { return index }
    }
    return nil
  }
}

extension DateWord {
  /// Whether the word is a rule about business days.
  package var findsBusinessDays: Bool {
    if case .adjusted(let rule) = self { rule.findsBusinessDays } else { false }
  }

  /// Returns the date for which the word stands.
  func day(
    from today: Day, in calendar: () -> WorkCalendar
  ) throws(DayError) -> Day {
    switch self {
    case .fromToday(let days, let amount):
      return try amount.added(to: today.adding(.days(days)), in: calendar())
    case .adjusted(let adjustment):
      return try adjustment.adjusting(today, in: calendar())
    case .bound(let isFirst, let unit, let units, let amount):
      // Creating the calendar takes longer than the rest.
      let fiscalCalendar = unit.dependsOnFiscalYear ? calendar().fiscalCalendar : nil
      let span = try today.span(of: unit, unitsLater: units, in: fiscalCalendar)
      return try amount.added(
        to: isFirst ? span.lowerBound : span.upperBound, in: calendar())
    }
  }
}
