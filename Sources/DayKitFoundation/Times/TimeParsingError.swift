import DayKit
public import Foundation

/// The reason why a text cannot be parsed as a time of day in a format, and where.
///
/// The description is an English clause that can follow a colon, such as "expected ':' at
/// character 3".
///
/// ```swift
/// do {
///   _ = try TimeOfDay("7:60 PM", as: TimeFormat(pattern: "h:mm a"))
/// } catch let error as TimeParsingError {
///   print(error)             // minutes range from 0 to 59
///   print(error.offset)      // 2
///   print(error.character)   // 3
/// }
/// ```
public struct TimeParsingError: Error, Hashable, Sendable {
  /// The number of UTF-8 bytes before the error.
  public let offset: Int

  /// The position of the error, counted in characters (Unicode scalars) from 1.
  public let character: Int

  /// What is wrong there.
  public let reason: Reason

  /// Creates an error in a text whose bytes before it are ASCII; otherwise, ``counted(in:)`` corrects
  /// the position.
  init(_ reason: Reason, at offset: Int) {
    self.init(reason, at: offset, character: offset + 1)
  }

  private init(_ reason: Reason, at offset: Int, character: Int) {
    self.offset = offset
    self.character = character
    self.reason = reason
  }

  /// Returns the same error with its position counted in the characters of a text.
  func counted(in text: String) -> Self {
    let bytes = ContiguousArray(text.utf8)
    return Self(reason, at: offset, character: bytes.span.character(at: offset))
  }

  init(expected expectation: Expectation, at offset: Int) {
    self.init(.expected(expectation), at: offset)
  }
}

extension TimeParsingError {
  /// What can be wrong with a text.
  ///
  /// Later versions may add reasons, so a `switch` needs a `default`:
  ///
  /// ```swift
  /// do {
  ///   _ = try TimeOfDay("7:05", as: TimeFormat(pattern: "h:mm a"))
  /// } catch let error as TimeParsingError {
  ///   switch error.reason {
  ///   case .expected(.dayPeriod): print("morning or afternoon?")
  ///   default: print(error)
  ///   }
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    let kind: Kind

    enum Kind: Hashable, Sendable {
      case expected(Expectation)
      case doesNotExist(TimeOfDayError)
    }

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// The format requires this, and the text has something else.
    ///
    /// ```swift
    /// TimeParsingError.Reason.expected(.dayPeriod).expectation      // AM or PM
    /// ```
    public static func expected(_ expectation: Expectation) -> Reason {
      Reason(.expected(expectation))
    }

    /// The text matches the format, but the time does not exist, or not on that day.
    ///
    /// ```swift
    /// do {
    ///   _ = try TimeOfDay(25, 0)
    /// } catch {
    ///   print(TimeParsingError.Reason.doesNotExist(error).timeError == error)      // true
    /// }
    /// ```
    public static func doesNotExist(_ error: TimeOfDayError) -> Reason {
      Reason(.doesNotExist(error))
    }

    /// What the format requires at the position; `nil` for other reasons.
    public var expectation: Expectation? {
      if case .expected(let expectation) = kind { expectation } else { nil }
    }

    /// Why the time does not exist; `nil` for other reasons.
    public var timeError: TimeOfDayError? {
      if case .doesNotExist(let error) = kind { error } else { nil }
    }
  }

  /// What a format requires at a position.
  ///
  /// ```swift
  /// TimeParsingError.Expectation.dayPeriod.description      // AM or PM
  /// ```
  public struct Expectation: Hashable, Sendable {
    let kind: Kind

    enum Kind: Hashable, Sendable {
      case byte(UInt8)
      case digits(Int)
      case dayPeriod
      case end
    }

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// This byte; a space is any kind of space.
    ///
    /// ```swift
    /// TimeParsingError.Expectation.byte(UInt8(ascii: ":")).description      // ':'
    /// ```
    public static func byte(_ byte: UInt8) -> Expectation { Expectation(.byte(byte)) }

    /// A number with this many digits; 1 stands for one or two.
    ///
    /// ```swift
    /// TimeParsingError.Expectation.digits(2).description      // 2 digits
    /// ```
    public static func digits(_ count: Int) -> Expectation { Expectation(.digits(count)) }

    /// AM or PM.
    public static var dayPeriod: Expectation { Expectation(.dayPeriod) }

    /// The end of the text.
    public static var end: Expectation { Expectation(.end) }
  }
}

extension TimeParsingError: CustomStringConvertible, LocalizedError {
  /// What was expected and where, or what clocks have instead.
  public var description: String {
    switch reason.kind {
    case .expected(.end): "expected nothing more at character \(character)"
    case .expected(let expectation): "expected \(expectation) at character \(character)"
    case .doesNotExist(let error): error.description
    }
  }

  /// What was expected and where, or what clocks have instead, in English.
  public var errorDescription: String? { description }
}

extension TimeParsingError.Expectation: CustomStringConvertible {
  /// A noun for what is expected.
  public var description: String {
    switch kind {
    case .byte(0x20): "a space"
    case .byte(let byte) where (0x21..<0x7F).contains(byte): "'\(Unicode.Scalar(byte))'"
    case .byte(let byte): "the byte 0x\(String(byte, radix: 16))"
    case .digits(1): "a digit"
    case .digits(let count): "\(count) digits"
    case .dayPeriod: "AM or PM"
    case .end: "the end"
    }
  }
}
