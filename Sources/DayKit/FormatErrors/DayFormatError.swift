#if Formats
/// The reason why a pattern is invalid, or why a format cannot parse text.
///
/// The description is an English clause with the likely fix, such as "'mm' is minutes; the month is
/// MM".
///
/// ```swift
/// do {
///   _ = try DayFormat(pattern: "dd/mm/yyyy")
/// } catch {
///   print(error)             // 'mm' is minutes; the month is MM
///   print(error.offset)      // 3
///   print(error.character)   // 4
/// }
/// ```
public struct DayFormatError: Error, Hashable, Sendable {
  /// The number of UTF-8 bytes of the pattern before the error; 0 if it concerns the whole pattern.
  public let offset: Int

  /// The position of the error in the pattern, counted in characters (Unicode scalars) from 1.
  public let character: Int

  /// What is wrong there.
  public let reason: Reason

  /// Creates an error in a pattern whose bytes before it are ASCII; otherwise, ``counted(in:)``
  /// corrects the position.
  init(_ reason: Reason, at offset: Int) {
    self.init(reason, at: offset, character: offset + 1)
  }

  private init(_ reason: Reason, at offset: Int, character: Int) {
    self.offset = offset
    self.character = character
    self.reason = reason
  }

  /// Returns the same error with its position counted in the characters of a pattern.
  func counted(in pattern: Span<UInt8>) -> Self {
    Self(reason, at: offset, character: pattern.character(at: offset))
  }
}

extension DayFormatError {
  /// What can be wrong with a pattern.
  ///
  /// Later versions may add reasons, so a `switch` needs a `default`:
  ///
  /// ```swift
  /// let format = try DayFormat(pattern: "dd/MM/yy")
  /// switch format.parsingObstacle?.reason {
  /// case .noCentury?: print("add a pivot year")
  /// case nil: print("the format reads")
  /// default: print("the format only writes")
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
      case empty, noField, openQuotation, openConversion
      case unknownField(Unicode.Scalar, count: Int)
      case unknownConversion(Unicode.Scalar)
      case repeatedPart(DayPart)
      case dayOfYearForMonth, weekYearWithoutWeek, yearBesideWeek
      case noDay, noYear, noCentury, noBorder, noDayPeriod
      case ambiguousNames(DayPart)
      case unwritable(DayPart)
    }

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// The pattern is empty.
    public static var empty: Reason { Reason(.empty) }

    /// The pattern has no field.
    public static var noField: Reason { Reason(.noField) }

    /// A quotation mark is not closed.
    public static var openQuotation: Reason { Reason(.openQuotation) }

    /// The pattern ends with a percent sign.
    public static var openConversion: Reason { Reason(.openConversion) }

    /// There is no field with this letter, or not with this many.
    ///
    /// ```swift
    /// DayFormatError.Reason.unknownField("m", count: 2).letter      // m
    /// ```
    public static func unknownField(_ letter: Unicode.Scalar, count: Int) -> Reason {
      Reason(.unknownField(letter, count: count))
    }

    /// There is no conversion with this letter, or it does not take a flag.
    ///
    /// ```swift
    /// DayFormatError.Reason.unknownConversion("H").letter           // H
    /// ```
    public static func unknownConversion(_ letter: Unicode.Scalar) -> Reason {
      Reason(.unknownConversion(letter))
    }

    /// The format cannot parse: a part occurs twice.
    ///
    /// ```swift
    /// DayFormatError.Reason.repeatedPart(.year).part                // year
    /// ```
    public static func repeatedPart(_ part: DayPart) -> Reason { Reason(.repeatedPart(part)) }

    /// The pattern has the day of the year together with a month.
    public static var dayOfYearForMonth: Reason { Reason(.dayOfYearForMonth) }

    /// The pattern has the week-year without a week.
    public static var weekYearWithoutWeek: Reason { Reason(.weekYearWithoutWeek) }

    /// The pattern has the calendar year together with a week.
    public static var yearBesideWeek: Reason { Reason(.yearBesideWeek) }

    /// The format cannot parse: its parts do not determine a day.
    public static var noDay: Reason { Reason(.noDay) }

    /// The format cannot parse: the year is missing, and there is no default year.
    public static var noYear: Reason { Reason(.noYear) }

    /// The format cannot parse: a year of two digits has no century.
    public static var noCentury: Reason { Reason(.noCentury) }

    /// The format cannot parse: the end of a number is ambiguous.
    public static var noBorder: Reason { Reason(.noBorder) }

    /// The format cannot parse in a time zone: hours from 1 to 12 have no AM or PM.
    public static var noDayPeriod: Reason { Reason(.noDayPeriod) }

    /// The format cannot write: it has this part, and days do not.
    ///
    /// ```swift
    /// try DayFormat(parsing: "yyyy-MM-dd HH:mm").formattingObstacle?.reason.part      // time of day
    /// ```
    public static func unwritable(_ part: DayPart) -> Reason { Reason(.unwritable(part)) }

    /// The format cannot parse: some names of this part are the same.
    ///
    /// ```swift
    /// DayFormatError.Reason.ambiguousNames(.weekday).part           // weekday
    /// ```
    public static func ambiguousNames(_ part: DayPart) -> Reason { Reason(.ambiguousNames(part)) }
  }
}

extension DayFormatError.Reason {
  /// The letter that is not a field or conversion; `nil` for other reasons.
  public var letter: Unicode.Scalar? {
    switch kind {
    case .unknownField(let letter, _), .unknownConversion(let letter): letter
    default: nil
    }
  }

  /// The part that occurs twice, has ambiguous names or cannot be written; `nil` for other reasons.
  public var part: DayPart? {
    switch kind {
    case .repeatedPart(let part), .ambiguousNames(let part), .unwritable(let part): part
    default: nil
    }
  }
}
#endif
