/// The reason why a text cannot be parsed as a day in a format, and where.
///
/// The description is an English clause that can follow a colon, such as "expected '-' at
/// character 5" or "February 2025 has 28 days".
///
/// ```swift
/// do {
///   _ = try Day("2025-02-30", as: .iso)
/// } catch {
///   print(error)             // February 2025 has 28 days
///   print(error.offset)      // 8
///   print(error.character)   // 9
/// }
/// ```
public struct DayParsingError: Error, Hashable, Sendable {
  /// The number of UTF-8 bytes before the error.
  public let offset: Int

  /// The position of the error, counted in characters (Unicode scalars) from 1.
  public let character: Int

  /// What is wrong there.
  public let reason: Reason

  /// Creates an error in a text whose bytes before it are ASCII; otherwise, ``counted(in:)`` corrects
  /// the position.
  package init(_ reason: Reason, at offset: Int) {
    self.init(reason, at: offset, character: offset + 1)
  }

  private init(_ reason: Reason, at offset: Int, character: Int) {
    self.offset = offset
    self.character = character
    self.reason = reason
  }

  /// Returns the same error with its position counted in the characters of a text.
  func counted(in text: Span<UInt8>) -> Self {
    Self(reason, at: offset, character: text.character(at: offset))
  }

  package init(expected expectation: Expectation, at offset: Int) {
    self.init(.expected(expectation), at: offset)
  }
}

extension DayParsingError {
  /// What can be wrong with a text.
  ///
  /// Later versions may add reasons, so a `switch` needs a `default`:
  ///
  /// ```swift
  /// do {
  ///   _ = try Day("2025-8-29", as: .iso)
  /// } catch {
  ///   switch error.reason {
  ///   case .expected(.digits(2)): print("two digits, please")
  ///   case .unreadableFormat(.noCentury): print("add a pivot year to the format")
  ///   default: print(error)
  ///   }
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
      case expected(Expectation)
      case doesNotExist(DayError)
      #if Formats
      case contradicts(DayPart, of: Day)
      case unreadableFormat(DayFormatError.Reason)
      case falseLeapDay, unknownOffset
      #endif
    }

    init(_ kind: Kind) {
      self.kind = kind
    }

    /// The format requires this, and the text has something else.
    ///
    /// ```swift
    /// DayParsingError.Reason.expected(.byte(UInt8(ascii: "-"))).expectation   // '-'
    /// ```
    public static func expected(_ expectation: Expectation) -> Reason {
      Reason(.expected(expectation))
    }

    /// The text matches the format, but the day does not exist.
    ///
    /// ```swift
    /// DayParsingError.Reason.doesNotExist(.outOfRange).dayError               // .outOfRange
    /// ```
    public static func doesNotExist(_ error: DayError) -> Reason { Reason(.doesNotExist(error)) }
  }
}

extension DayParsingError.Reason {
  /// What the format requires at the position; `nil` for other reasons.
  public var expectation: DayParsingError.Expectation? {
    if case .expected(let expectation) = kind { expectation } else { nil }
  }

  /// Why the day does not exist; `nil` for other reasons.
  ///
  /// ```swift
  /// do {
  ///   _ = try Day("2025-02-30", as: .iso)
  /// } catch {
  ///   print(error.reason.dayError == nil)      // false
  /// }
  /// ```
  public var dayError: DayError? {
    if case .doesNotExist(let error) = kind { error } else { nil }
  }
}

extension DayParsingError {
  /// What a format requires at a position.
  ///
  /// ```swift
  /// DayParsingError.Expectation.digits(2).description      // 2 digits
  /// ```
  public struct Expectation: Hashable, Sendable {
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
      case byte(UInt8)
      case digits(Int)
      case number
      case numberBetween(Int, Int)
      case atLeast(Int)
      case end
      #if Formats
      case dayPeriod
      case name(DayPart)
      case time
      case timeZone
      #endif
    }

    init(_ kind: Kind) {
      self.kind = kind
    }

    /// This byte.
    ///
    /// ```swift
    /// DayParsingError.Expectation.byte(UInt8(ascii: "/")).description      // '/'
    /// ```
    public static func byte(_ byte: UInt8) -> Expectation { Expectation(.byte(byte)) }

    /// A number with exactly this many digits.
    ///
    /// ```swift
    /// DayParsingError.Expectation.digits(4).description      // 4 digits
    /// ```
    public static func digits(_ count: Int) -> Expectation { Expectation(.digits(count)) }

    /// A number of any length.
    public static var number: Expectation { Expectation(.number) }

    /// The number of a weekday, from this number to this number plus 6.
    ///
    /// ```swift
    /// DayParsingError.Expectation.weekdayNumber(1).description      // a number from 1 to 7
    /// ```
    public static func weekdayNumber(_ first: Int) -> Expectation {
      Expectation(.numberBetween(first, first &+ 6))
    }

    /// A number in a range, such as the minutes of a time of day.
    ///
    /// ```swift
    /// DayParsingError.Expectation.number(from: 0, to: 59).description      // a number from 0 to 59
    /// ```
    public static func number(from first: Int, to last: Int) -> Expectation {
      Expectation(.numberBetween(first, last))
    }

    /// A number that is not below this one.
    ///
    /// ```swift
    /// DayParsingError.Expectation.atLeast(1).description      // a number of at least 1
    /// ```
    public static func atLeast(_ number: Int) -> Expectation { Expectation(.atLeast(number)) }

    /// The end of the text.
    public static var end: Expectation { Expectation(.end) }
  }
}
