#if Formats
/// The reason why a text is not a rule for days that recur, and where.
///
/// The description is an English clause that can follow a colon, with the position in the text.
///
/// ```swift
/// do {
///   _ = try Recurrence("FREQ=MONTHLY;BYDAY=6XX")
/// } catch {
///   print(error)          // expected a weekday such as MO at character 21
///   print(error.offset)   // 20
///   error.reason == .noSuchWeekday
/// }
/// ```
public struct RecurrenceError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// The number of UTF-8 bytes before the error; 0 if the whole rule or a part of it in code is
  /// wrong.
  public let offset: Int

  /// The day of an `UNTIL` that has a time of day.
  var lastDay: Day? = nil

  /// What can be wrong with a rule.
  ///
  /// ```swift
  /// do {
  ///   _ = try Recurrence("FREQ=HOURLY")
  /// } catch where error.reason == RecurrenceError.Reason.unsupportedFrequency {
  ///   print("days only")
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case expected(UInt8)
      case missingFrequency, unsupportedFrequency, unknownPart, repeatedPart, countAndUntil
      case needsYears, daysOfMonthInWeeks, ordinalWithoutMonths, positionsAlone
      case noSuchWeekday, invalidDate, untilHasTime
      case noSuchDay(DayError)
      case numberOutside(Int, Int)
    }

    let kind: Kind

    /// The rule has something else where this byte belongs.
    ///
    /// ```swift
    /// RecurrenceError.Reason.expected(UInt8(ascii: "="))
    /// ```
    public static func expected(_ byte: UInt8) -> Reason { Reason(kind: .expected(byte)) }

    /// The rule has no `FREQ`.
    public static var missingFrequency: Reason { Reason(kind: .missingFrequency) }

    /// `FREQ` is not `DAILY`, `WEEKLY`, `MONTHLY` or `YEARLY`.
    public static var unsupportedFrequency: Reason { Reason(kind: .unsupportedFrequency) }

    /// A part is unknown, or it is about times of day.
    public static var unknownPart: Reason { Reason(kind: .unknownPart) }

    /// A part occurs twice.
    public static var repeatedPart: Reason { Reason(kind: .repeatedPart) }

    /// Both `COUNT` and `UNTIL` occur.
    public static var countAndUntil: Reason { Reason(kind: .countAndUntil) }

    /// Weeks of a year or days of a year are in a rule that is not yearly.
    public static var needsYears: Reason { Reason(kind: .needsYears) }

    /// Days of the month are in a weekly rule.
    public static var daysOfMonthInWeeks: Reason { Reason(kind: .daysOfMonthInWeeks) }

    /// A weekday has a number, such as `1MO`, in a daily or weekly rule or together with weeks.
    public static var ordinalWithoutMonths: Reason { Reason(kind: .ordinalWithoutMonths) }

    /// `BYSETPOS` occurs, but no part that chooses the days that it counts.
    public static var positionsAlone: Reason { Reason(kind: .positionsAlone) }

    /// A weekday is not `MO`, `TU`, `WE`, `TH`, `FR`, `SA` or `SU`.
    public static var noSuchWeekday: Reason { Reason(kind: .noSuchWeekday) }

    /// A date is not eight digits, or its time of day is not one.
    public static var invalidDate: Reason { Reason(kind: .invalidDate) }

    /// The day of `UNTIL` does not exist.
    ///
    /// ```swift
    /// RecurrenceError.Reason.noSuchDay(.noSuchDay(year: 2025, month: 2, day: 30))
    /// ```
    public static func noSuchDay(_ error: DayError) -> Reason { Reason(kind: .noSuchDay(error)) }

    /// `UNTIL` has a time of day, so the last day depends on when the events begin.
    ///
    /// ``Recurrence/init(_:startingAt:in:)`` takes that time.
    public static var untilHasTime: Reason { Reason(kind: .untilHasTime) }

    /// A number is missing or is outside these bounds; 0 is outside bounds with different signs.
    ///
    /// ```swift
    /// RecurrenceError.Reason.numberOutside(1, 12)
    /// ```
    public static func numberOutside(_ least: Int, _ greatest: Int) -> Reason {
      Reason(kind: .numberOutside(least, greatest))
    }
  }
}

extension RecurrenceError: CustomStringConvertible {
  /// The reason as an English clause.
  public var description: String {
    switch reason.kind {
    case .expected(let byte): "expected '\(Unicode.Scalar(byte))'\(place)"
    case .missingFrequency: "expected FREQ"
    case .unsupportedFrequency: "expected DAILY, WEEKLY, MONTHLY or YEARLY\(place)"
    case .unknownPart: "unknown part\(place), or a part for times of day"
    case .repeatedPart: "the part\(place) occurs twice"
    case .countAndUntil: "COUNT and UNTIL cannot be combined\(place)"
    case .needsYears: "BYWEEKNO and BYYEARDAY need FREQ=YEARLY"
    case .daysOfMonthInWeeks: "BYMONTHDAY needs FREQ=DAILY, MONTHLY or YEARLY"
    case .ordinalWithoutMonths:
      "a weekday with a number, such as 1MO, needs FREQ=MONTHLY, or YEARLY without BYWEEKNO"
    case .positionsAlone: "BYSETPOS needs a part that chooses days, such as BYDAY"
    case .noSuchWeekday: "expected a weekday such as MO\(place)"
    case .invalidDate: "expected a date such as 20251231\(place)"
    case .noSuchDay(let error): "UNTIL\(place) is not a day: \(error)"
    case .untilHasTime:
      "UNTIL has a time of day\(place), and days have none: write \(end), or say when the events begin"
    case .numberOutside(let least, Int.max):
      "expected a number of at least \(least), with at most 18 digits\(place)"
    case .numberOutside(let least, let greatest) where least < 0:
      "expected a number from 1 to \(greatest) or from \(least) to -1\(place)"
    case .numberOutside(let least, let greatest):
      "expected a number from \(least) to \(greatest)\(place)"
    }
  }

  /// What to write instead of an `UNTIL` with a time of day.
  package var end: String { "UNTIL=" + (lastDay?.formatted(as: .basic) ?? "20251231") }

  private var place: String { offset > 0 ? " at character \(offset + 1)" : "" }
}
#endif
