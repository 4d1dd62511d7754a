/// How a time of day is written: compiled once from a pattern, it parses and formats times.
///
/// ```swift
/// let format = try TimeFormat(pattern: "h:mm a")
/// try format.parse("7:05 PM").hour                                  // 19
/// try format.format(TimeOfDay(19, 5))                               // 7:05 PM
/// try format.date("7:05 PM", on: Day(2025, 8, 29), in: .gmt)        // 2025-08-29 19:05:00 +0000
/// ```
///
/// A format parses what it formats, to the end of the text. It depends on no language: the day
/// period is AM or PM, in any case. Any kind of space is parsed as a space, because systems differ
/// in the one that they put before AM.
public struct TimeFormat: Hashable, Sendable, CustomStringConvertible {
  /// The pattern.
  public let description: String

  let fields: [TimeField]
}

/// A piece of a time format: a byte of text, or a part of the time.
enum TimeField: Hashable, Sendable {
  /// One byte that stands for itself.
  case literal(UInt8)

  /// A space of any kind.
  case space

  /// AM or PM.
  case dayPeriod

  case hour(Hours, Digits)
  case minute(Digits)
  case second(Digits)

  /// This many digits of the fraction of a second.
  case fraction(Int)

  /// The numbers of the hours, with the letter for them in patterns.
  enum Hours: Unicode.Scalar {
    case zeroTo23 = "H"
    case oneTo24 = "k"
    case zeroTo11 = "K"
    case oneTo12 = "h"

    /// The numbers.
    var range: ClosedRange<Int> {
      switch self {
      case .zeroTo23: 0...23
      case .oneTo24: 1...24
      case .zeroTo11: 0...11
      case .oneTo12: 1...12
      }
    }

    /// Whether the hour depends on a day period.
    var needsDayPeriod: Bool { range.count == 12 }
  }

  enum Digits: Hashable, Sendable {
    /// Exactly two.
    case two

    /// One, or two if the number has two.
    case oneOrTwo
  }
}
