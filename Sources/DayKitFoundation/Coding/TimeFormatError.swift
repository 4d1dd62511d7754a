/// The reason why a text is no pattern of a time of day, and the place where it shows.
public struct TimeFormatError: Error, Hashable, Sendable {
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

    /// A time of day has no field of that letter, or not so many of it.
    case unknownField(Unicode.Scalar, count: Int)

    /// A part of the time stands twice, or tells nothing that another does not tell.
    case repeatedField(Unicode.Scalar)

    /// A part without which no time can be read is missing.
    case missingField(Unicode.Scalar)

    /// A number follows a number of varying width, and nothing tells where the first one ends.
    case noBorder
  }

  init(_ reason: Reason, at offset: Int) {
    self.offset = offset
    self.reason = reason
  }
}
