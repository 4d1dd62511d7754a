import DayKit
import Foundation

/// What the errors of this module say, all in one place.
enum Sentence {
  case isNotWritten(String, like: String)
  case leavesOut(String)
  case isNoDay(String, [DayFormat], [DayReadingError])
  case isOutOfRange
  case isNoTime(String, TimeFormat)
  case isSkipped(String, Day, TimeZone)
  case isOnAnotherDay(Day, TimeZone)
}

extension Sentence {
  /// The sentence in English.
  var text: String {
    switch self {
    case .isNotWritten(let text, let example):
      "\(Self.quoted(text)) is no day written like '\(example)'"
    case .leavesOut(let text):
      "\(Self.quoted(text)) names no whole day, and there is none to begin with"
    case .isNoDay(let text, let formats, let failures):
      Self.isNoDay(Self.quoted(text), formats, failures)
    case .isOutOfRange:
      "\(DayError.outOfRange)"
    case .isNoTime(let text, let format):
      "\(Self.quoted(text)) is no time of day as \(format)"
    case .isSkipped(let text, let day, let zone):
      "\(Self.quoted(text)) does not exist: clocks skip it on \(day) in \(zone.identifier)"
    case .isOnAnotherDay(let day, let zone):
      "the date does not lie on \(day) in \(zone.identifier)"
    }
  }

  /// The sentence as Foundation's error about text that can't be read.
  var error: CocoaError {
    CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: text])
  }

  private static func isNoDay(
    _ text: String, _ formats: [DayFormat], _ failures: [DayReadingError]
  ) -> String {
    for failure in failures {
      if let error = failure.reason.dayError {
        return "\(text) does not exist: \(error)"
      }
    }
    if let format = formats.first, let failure = failures.first, formats.count == 1 {
      return "\(text) is no day as \(format): \(failure)"
    }
    let names = formats.map(\.description).joined(separator: " or ")
    return "\(text) is no day as \(names)"
  }

  /// A text in quotes, cut after 64 characters, with what could break a line or a terminal escaped.
  private static func quoted(_ text: String) -> String {
    let head = text.prefix(64)
    let isCut = head.endIndex < text.endIndex
    return "'" + head.unicodeScalars.map(\.harmless).joined() + (isCut ? "…'" : "'")
  }
}

extension Unicode.Scalar {
  fileprivate var harmless: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
    default: String(self)
    }
  }
}

extension TimeFormatError: CustomStringConvertible {
  /// What is wrong with the pattern, and the cure where one is likely.
  public var description: String {
    switch reason {
    case .empty: "the pattern is empty"
    case .openQuotation: "the quote at byte \(offset) has no end"
    case .unknownField(let letter, let count): Self.sentence(letter, count)
    case .repeatedField(let letter): "'\(letter)' tells what stands there already"
    case .missingField(let letter): "'\(letter)' is missing"
    case .noBorder: "nothing tells where the number before byte \(offset) ends"
    }
  }

  private static func sentence(_ letter: Unicode.Scalar, _ count: Int) -> String {
    let field = "'" + String(repeating: String(letter), count: Swift.min(count, 8)) + "'"
    return letter == "M"
      ? "\(field) is the month; the minute is mm"
      : "\(field) is no field of a time of day; put text in quotes: '\(letter)'"
  }
}
