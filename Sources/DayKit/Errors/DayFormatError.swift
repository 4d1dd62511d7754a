/// The reason why a text is no pattern of a day, and the place where it shows.
///
/// The description is a clause in English with the cure where one is likely, such as "'mm' is
/// minutes; months are MM".
public struct DayFormatError: Error, Hashable, Sendable {
  /// The number of UTF-8 bytes of the pattern before the place.
  public let offset: Int

  /// What is wrong there.
  public let reason: Reason

  /// What is wrong with a pattern.
  public enum Reason: Hashable, Sendable {
    /// The pattern is empty.
    case empty

    /// A quotation has no end.
    case openQuotation

    /// A day has no field of that letter, or not so many of it.
    case unknownField(Unicode.Scalar, count: Int)

    /// A part of the day stands twice.
    case repeatedField(Unicode.Scalar)

    /// A part without which no day can be read is missing.
    case missingField(Unicode.Scalar)

    /// A number follows a number of varying width, and nothing tells where the first one ends.
    case noBorder
  }

  init(_ reason: Reason, at offset: Int) {
    self.offset = offset
    self.reason = reason
  }
}
