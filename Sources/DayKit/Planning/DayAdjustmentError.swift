#if Formats
/// The reason why a text is not a rule for finding a day, and where.
///
/// The description is an English clause that can follow a colon, such as "the days of a month are
/// 1st to 31st".
///
/// ```swift
/// do {
///   _ = try DayAdjustments("next-15,friday")
/// } catch {
///   print(error)          // expected a direction such as next- or previous-or-same- at character 9
///   print(error.offset)                           // 8
///   print(error.reason == .missingDirection)      // true
/// }
/// ```
public struct DayAdjustmentError: Error, Hashable, Sendable {
  /// What is wrong with the rule.
  public let reason: Reason

  /// The number of UTF-8 bytes before the rule.
  public let offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension DayAdjustmentError {
  /// What can be wrong with the text of a rule.
  ///
  /// Later versions may add reasons, so a `switch` needs a `default`:
  ///
  /// ```swift
  /// func hint(for error: DayAdjustmentError) -> String {
  ///   switch error.reason {
  ///   case .missingDirection: "the next one or the previous one?"
  ///   default: error.description
  ///   }
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
      case notARule, missingRule, missingDirection, noSuchWeekday
      case noSuchDay(DaySpan.Kind)
    }

    /// The text is not a rule.
    public static var notARule: Reason { Reason(kind: .notARule) }

    /// There is no text, or none beside a comma.
    public static var missingRule: Reason { Reason(kind: .missingRule) }

    /// The text is a day such as `friday`, `15` or `business-day`, without `next-` or the like.
    public static var missingDirection: Reason { Reason(kind: .missingDirection) }

    /// No month has the weekday so often, as in `6th-friday-of-month`.
    public static var noSuchWeekday: Reason { Reason(kind: .noSuchWeekday) }

    /// No span of the kind has a day with this number, as in `32nd-day-of-month`.
    ///
    /// ```swift
    /// do {
    ///   _ = try DayAdjustment("32nd-day-of-month")
    /// } catch where error.reason == .noSuchDay(of: .month) {
    ///   print(error)                              // the days of a month are 1st to 31st
    /// }
    /// ```
    public static func noSuchDay(of kind: DaySpan.Kind) -> Reason { Reason(kind: .noSuchDay(kind)) }
  }
}

extension DayAdjustmentError: CustomStringConvertible {
  /// What is needed instead, and where, or which numbers there are.
  public var description: String {
    // Before the rule, there are only rules and commas, which are ASCII.
    let place = "at character \(offset + 1)"
    return switch reason.kind {
    case .notARule:
      "expected a rule such as end-of-month, next-friday or 2nd-tue-of-month \(place)"
    case .missingRule: "expected a rule \(place), as in next-15,following"
    case .missingDirection: "expected a direction such as next- or previous-or-same- \(place)"
    case .noSuchWeekday: "the weekdays of a month are 1st to 5th, and last"
    case .noSuchDay(let kind):
      "the days of a \(kind) are 1st to \(kind.mostDays)\(Ordinal.suffix(of: kind.mostDays))"
    }
  }
}
#endif
