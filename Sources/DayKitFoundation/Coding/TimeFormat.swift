/// How a time of day is written: compiled once from a pattern, it reads and writes times.
///
/// ```swift
/// let format = try TimeFormat(pattern: "HH:mm")
/// ```
///
/// A format reads what it writes, to the end of the text, and knows no language: the day period is
/// AM or PM, read in small letters too. A space is read whatever its kind, since systems differ in
/// the one they put before AM.
public struct TimeFormat: Hashable, Sendable, CustomStringConvertible {
  /// The pattern.
  public let description: String

  let fields: [TimeField]
}

/// The time that clocks show, without a day.
struct TimeOfDay: Hashable, Sendable {
  /// The whole seconds after midnight on the clock.
  var seconds: Int

  /// The fraction of the second, from 0 up to 1.
  var fraction: Double
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

  /// So many digits of the fraction of a second.
  case fraction(Int)

  /// The numbers that hours have, with the letter for them in patterns.
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

    /// Whether it takes a day period to tell the hour.
    var needsDayPeriod: Bool { range.count == 12 }
  }

  enum Digits: Hashable, Sendable {
    /// Exactly two.
    case two

    /// As many as it takes, one or two.
    case oneOrTwo
  }
}
