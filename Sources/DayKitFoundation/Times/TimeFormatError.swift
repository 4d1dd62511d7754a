import DayKit
public import Foundation

/// The reason why a pattern for times of day is invalid, and where.
///
/// The description is an English clause with the likely fix, such as "'MM' is the month; the minute
/// is mm".
///
/// ```swift
/// do {
///   _ = try TimeFormat(pattern: "HH:MM")
/// } catch {
///   print(error)             // 'MM' is the month; the minute is mm
///   print(error.offset)      // 3
///   print(error.character)   // 4
/// }
/// ```
public struct TimeFormatError: Error, Hashable, Sendable {
  /// The number of UTF-8 bytes of the pattern before the error.
  public let offset: Int

  /// The position of the error in the pattern, counted in characters (Unicode scalars) from 1.
  public let character: Int

  /// What is wrong there.
  public let reason: Reason

  /// Creates an error in a pattern whose bytes before it are ASCII; otherwise, ``counted(in:)`` corrects
  /// the position.
  init(_ reason: Reason, at offset: Int) {
    self.init(reason, at: offset, character: offset + 1)
  }

  private init(_ reason: Reason, at offset: Int, character: Int) {
    self.offset = offset
    self.character = character
    self.reason = reason
  }

  /// Returns the same error with its position counted in the characters of a pattern.
  func counted(in pattern: String) -> Self {
    let bytes = ContiguousArray(pattern.utf8)
    return Self(reason, at: offset, character: bytes.span.character(at: offset))
  }
}

extension TimeFormatError {
  /// What can be wrong with a pattern.
  ///
  /// Later versions may add reasons, so a `switch` needs a `default`:
  ///
  /// ```swift
  /// do {
  ///   _ = try TimeFormat(pattern: "h:mm")
  /// } catch {
  ///   switch error.reason {
  ///   case .missingField("a"): print("add a, or use H")
  ///   default: print(error)
  ///   }
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    let kind: Kind

    enum Kind: Hashable, Sendable {
      case empty, openQuotation, noBorder
      case unknownField(Unicode.Scalar, count: Int)
      case repeatedField(Unicode.Scalar)
      case missingField(Unicode.Scalar)
    }

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// The pattern is empty.
    public static var empty: Reason { Reason(.empty) }

    /// A quotation mark is not closed.
    public static var openQuotation: Reason { Reason(.openQuotation) }

    /// There is no field with this letter, or not with this many.
    ///
    /// ```swift
    /// TimeFormatError.Reason.unknownField("M", count: 2).letter      // M
    /// ```
    public static func unknownField(_ letter: Unicode.Scalar, count: Int) -> Reason {
      Reason(.unknownField(letter, count: count))
    }

    /// A part of the time occurs twice, or adds nothing to another part.
    ///
    /// ```swift
    /// TimeFormatError.Reason.repeatedField("H").letter               // H
    /// ```
    public static func repeatedField(_ letter: Unicode.Scalar) -> Reason {
      Reason(.repeatedField(letter))
    }

    /// A part without which the others are not a time is missing.
    ///
    /// ```swift
    /// TimeFormatError.Reason.missingField("a").letter                // a
    /// ```
    public static func missingField(_ letter: Unicode.Scalar) -> Reason {
      Reason(.missingField(letter))
    }

    /// The end of a number is ambiguous: it may have one digit or two, and a
    /// digit or another number follows.
    public static var noBorder: Reason { Reason(.noBorder) }

    /// The letter that is unknown, repeated or missing; `nil` for other reasons.
    public var letter: Unicode.Scalar? {
      switch kind {
      case .unknownField(let letter, _), .repeatedField(let letter), .missingField(let letter):
        letter
      case .empty, .openQuotation, .noBorder: nil
      }
    }
  }
}

extension TimeFormatError: CustomStringConvertible, LocalizedError {
  /// What is wrong with the pattern, with the likely fix.
  public var description: String {
    switch reason.kind {
    case .empty: "the pattern is empty"
    case .openQuotation: "the quote at character \(character) is not closed"
    case .unknownField(let letter, let count): Self.sentence(letter, count)
    case .repeatedField(let letter): "'\(letter)' repeats a part of the time"
    case .missingField(let letter): "'\(letter)' is missing"
    case .noBorder: "the number before character \(character) has no clear end"
    }
  }

  /// What is wrong with the pattern, in English.
  public var errorDescription: String? { description }

  private static func sentence(_ letter: Unicode.Scalar, _ count: Int) -> String {
    let field = "'" + String(repeating: String(letter), count: Swift.min(count, 8)) + "'"
    return letter == "M"
      ? "\(field) is the month; the minute is mm"
      : "\(field) is not a field of a time of day; put text in quotes: '\(letter)'"
  }
}
