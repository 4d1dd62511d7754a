/// The reason why a text is not a period, and where.
///
/// The description is an English clause that can follow a colon, such as "expected a unit (y, m, w
/// or d) at character 5".
///
/// ```swift
/// do {
///   _ = try Period("P1Y2X")
/// } catch let error as PeriodError {
///   error.offset                          // 4
///   error.reason == .expectedUnit         // true
/// }
/// ```
public struct PeriodError: Error, Hashable, Sendable {
  /// The number of UTF-8 bytes before the error.
  public let offset: Int

  /// What is wrong there.
  public let reason: Reason

  init(_ reason: Reason, at offset: Int) {
    self.offset = offset
    self.reason = reason
  }
}

extension PeriodError {
  /// What can be wrong with the text of a period.
  ///
  /// Later versions may add reasons, so a `switch` needs a `default`:
  ///
  /// ```swift
  /// func hint(for reason: PeriodError.Reason) -> String {
  ///   switch reason {
  ///   case .numberTooLarge: "use a smaller number"
  ///   case .repeatedUnit: "add up the numbers of that unit"
  ///   default: "write it like 1y2m3d"
  ///   }
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
      case expectedNumber, expectedUnit, repeatedUnit, numberTooLarge, timeOfDay
    }

    /// There is no number where one is needed.
    public static var expectedNumber: Reason { Reason(kind: .expectedNumber) }

    /// There is no `y`, `m`, `mo`, `w` or `d` after a number.
    public static var expectedUnit: Reason { Reason(kind: .expectedUnit) }

    /// A unit occurs twice; the position is that of the second.
    public static var repeatedUnit: Reason { Reason(kind: .repeatedUnit) }

    /// A number does not fit an `Int`; the position is that of its first digit.
    public static var numberTooLarge: Reason { Reason(kind: .numberTooLarge) }

    /// A `T` begins a time of day, which no period here has.
    public static var timeOfDay: Reason { Reason(kind: .timeOfDay) }
  }
}
