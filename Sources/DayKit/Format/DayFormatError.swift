/// The reason why a pattern is invalid, or why a format cannot parse text.
///
/// The description is an English clause with the likely fix, such as "'mm' is minutes; the month is
/// MM".
public struct DayFormatError: Error, Hashable, Sendable {
  /// The number of UTF-8 bytes of the pattern before the error; 0 if it concerns the whole pattern.
  public let offset: Int

  /// What is wrong there.
  public let reason: Reason

  /// What can be wrong with a pattern.
  public enum Reason: Hashable, Sendable {
    /// The pattern is empty.
    case empty

    /// The pattern has no field.
    case noField

    /// A quotation mark is not closed.
    case openQuotation

    /// The pattern ends with a percent sign.
    case openConversion

    /// There is no field with this letter, or not with this many.
    case unknownField(Unicode.Scalar, count: Int)

    /// There is no conversion with this letter, or it does not take a flag.
    case unknownConversion(Unicode.Scalar)

    /// A part occurs twice.
    case repeatedPart(DayPart)

    /// The pattern has the day of the year together with a month.
    case dayOfYearForMonth

    /// The pattern has the week-year without a week.
    case weekYearWithoutWeek

    /// The pattern has the calendar year together with a week.
    case yearBesideWeek

    /// The format cannot parse: its parts do not determine a day.
    case noDay

    /// The format cannot parse: a year of two digits has no century.
    case noCentury

    /// The format cannot parse: the end of a number is ambiguous.
    case noBorder

    /// The format cannot parse: some names of this part are the same.
    case ambiguousNames(DayPart)
  }

  init(_ reason: Reason, at offset: Int) {
    self.offset = offset
    self.reason = reason
  }
}
