/// The reason why a text is no pattern of a day, or why no day can be read in a format.
///
/// The description is a clause in English with the cure where one is likely, such as "'mm' is
/// minutes; the month is MM".
public struct DayFormatError: Error, Hashable, Sendable {
  /// The number of UTF-8 bytes of the pattern before the place; 0 where it is about the whole.
  public let offset: Int

  /// What is wrong there.
  public let reason: Reason

  /// What is wrong with a pattern.
  public enum Reason: Hashable, Sendable {
    /// The pattern is empty.
    case empty

    /// The pattern has text only.
    case noField

    /// A quotation has no end.
    case openQuotation

    /// A percent sign stands at the end.
    case openConversion

    /// A day has no field of that letter, or not so many of it.
    case unknownField(Unicode.Scalar, count: Int)

    /// A day has no conversion of that letter, or not with a flag.
    case unknownConversion(Unicode.Scalar)

    /// A part stands twice.
    case repeatedPart(DayPart)

    /// The day of the year stands beside a month.
    case dayOfYearForMonth

    /// The year of weeks stands where the calendar's year should.
    case weekYearWithoutWeek

    /// The calendar's year stands beside a week.
    case yearBesideWeek

    /// Nothing can be read: the parts do not make a day.
    case noDay

    /// Nothing can be read: two digits of a year leave its century open.
    case noCentury

    /// Nothing can be read: nothing tells where a number ends.
    case noBorder

    /// Nothing can be read: some names of this part are the same.
    case ambiguousNames(DayPart)
  }

  init(_ reason: Reason, at offset: Int) {
    self.offset = offset
    self.reason = reason
  }
}
