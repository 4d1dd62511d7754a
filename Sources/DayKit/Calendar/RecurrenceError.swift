/// The reason why a text is not a rule for days that recur, and where.
///
/// The description is an English clause that can follow a colon.
///
/// ```swift
/// do {
///   _ = try Recurrence("FREQ=MONTHLY;BYDAY=6XX")
/// } catch {
///   print(error)          // expected a weekday such as MO
///   print(error.offset)   // 20
///   error.reason == .noSuchWeekday
/// }
/// ```
public struct RecurrenceError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// The number of UTF-8 bytes before the error.
  public let offset: Int

  /// What can be wrong with a rule.
  ///
  /// ```swift
  /// do {
  ///   _ = try Recurrence("FREQ=HOURLY")
  /// } catch where error.reason == RecurrenceError.Reason.noDayFrequency {
  ///   print("days only")
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    enum Form: Hashable, Sendable {
      case expected(UInt8)
      case noFrequency, noDayFrequency, unknownPart, repeatedPart, partsDoNotFit
      case noSuchWeekday, noDate
      case numberOutside(Int, Int)
    }

    let form: Form

    /// The rule has something else where this byte belongs.
    ///
    /// ```swift
    /// RecurrenceError.Reason.expected(UInt8(ascii: "="))
    /// ```
    public static func expected(_ byte: UInt8) -> Reason { Reason(form: .expected(byte)) }

    /// The rule has no `FREQ`.
    public static var noFrequency: Reason { Reason(form: .noFrequency) }

    /// `FREQ` is not `DAILY`, `WEEKLY`, `MONTHLY` or `YEARLY`.
    public static var noDayFrequency: Reason { Reason(form: .noDayFrequency) }

    /// A part is unknown, or it is about times of day.
    public static var unknownPart: Reason { Reason(form: .unknownPart) }

    /// A part is there twice, or there are both `COUNT` and `UNTIL`.
    public static var repeatedPart: Reason { Reason(form: .repeatedPart) }

    /// RFC 5545 does not allow a part together with this `FREQ` or with the other parts.
    public static var partsDoNotFit: Reason { Reason(form: .partsDoNotFit) }

    /// A weekday is not `MO`, `TU`, `WE`, `TH`, `FR`, `SA` or `SU`.
    public static var noSuchWeekday: Reason { Reason(form: .noSuchWeekday) }

    /// A date is not eight digits, or does not exist.
    public static var noDate: Reason { Reason(form: .noDate) }

    /// A number is missing or is outside these bounds.
    ///
    /// ```swift
    /// RecurrenceError.Reason.numberOutside(1, 12)
    /// ```
    public static func numberOutside(_ least: Int, _ greatest: Int) -> Reason {
      Reason(form: .numberOutside(least, greatest))
    }
  }
}

extension RecurrenceError: CustomStringConvertible {
  /// The reason as an English clause.
  public var description: String {
    switch reason.form {
    case .expected(let byte): "expected '\(Unicode.Scalar(byte))'"
    case .noFrequency: "expected FREQ"
    case .noDayFrequency: "expected DAILY, WEEKLY, MONTHLY or YEARLY"
    case .unknownPart: "unknown part, or a part for times of day"
    case .repeatedPart: "only one such part is allowed, and either COUNT or UNTIL"
    case .partsDoNotFit: "RFC 5545 does not allow these parts together"
    case .noSuchWeekday: "expected a weekday such as MO"
    case .noDate: "expected a date such as 20251231"
    case .numberOutside(let least, Int.max): "expected a number of at least \(least)"
    case .numberOutside(let least, let greatest): "expected a number from \(least) to \(greatest)"
    }
  }
}
