import DayKit

/// A word that stands for a date, such as `today`, `today+30` or `next-friday`.
package enum DateWord: Hashable, Sendable {
  /// The day that is a number of days after today, moved by an amount.
  case fromToday(days: Int, Amount)

  /// A weekday before or after today.
  case adjusted(DayAdjustment)
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
    guard let adjustment = DayAdjustment(reading: bytes), case .weekday = adjustment else {
      return nil
    }
    return .adjusted(adjustment)
  }
}

extension DateWord {
  /// Returns the date for which the word stands.
  func day(
    from today: Day, in calendar: () -> WorkCalendar
  ) throws(DayError) -> Day {
    switch self {
    case .fromToday(let days, let amount):
      return try amount.added(to: today.adding(.days(days)), in: calendar())
    case .adjusted(let adjustment):
      return try adjustment.adjusting(today, in: calendar())
    }
  }
}
