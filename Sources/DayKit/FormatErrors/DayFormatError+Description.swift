#if Formats
extension DayFormatError: CustomStringConvertible {
  /// What is wrong with the pattern, and the cure where one is likely.
  public var description: String {
    switch reason.kind {
    case .empty: "the pattern is empty"
    case .noField: "the pattern has no part of a day, such as yyyy or %Y"
    case .openQuotation: "the quote at character \(character) is not closed"
    case .openConversion:
      "a letter is missing after the '%' at character \(character); a percent sign is %%"
    case .unknownField(let letter, let count): Self.sentence(letter, count)
    case .unknownConversion(let letter): Self.sentence(conversion: letter)
    // A pattern with a time is not for output.
    case .repeatedPart(let part) where part == .time || part == .timeZone:
      "\(part.definiteNoun) occurs twice"
    case .repeatedPart(let part): "\(part.definiteNoun) occurs twice, so it is for output only"
    case .dayOfYearForMonth:
      "it has the day of the year beside a month; the day of the month is dd or %d"
    case .weekYearWithoutWeek: "it has the year of the ISO week; the calendar's year is yyyy or %Y"
    case .yearBesideWeek:
      "it has the calendar year together with a week; the year of the ISO week is YYYY, YY, %G or %g"
    case .noDay: "it does not give a complete date, so it is for output only"
    case .noYear: "it has no year; a default year sets it"
    case .noCentury: "two digits of a year leave the century open; a pivot year sets it"
    case .noBorder: "the end of a number is ambiguous, so it is for output only"
    case .noDayPeriod:
      "its hours from 1 to 12 need AM or PM for the day in another time zone"
    case .unwritable(let part):
      part == .time
        ? "it has a time of day, which a Day does not have; to parse it, use DayFormat(parsing:)"
        : "it has \(part.noun), which a Day does not have; to parse it, use DayFormat(parsing:)"
    case .ambiguousNames(let part):
      "some names of \(part.noun) are the same, so it is for output only"
    }
  }

  private static func sentence(_ letter: Unicode.Scalar, _ count: Int) -> String {
    let field =
      "'" + String(repeating: String(letter), count: Swift.min(count, 8)) + (count > 8 ? "…'" : "'")
    return switch letter {
    case "m": "\(field) is minutes; the month is MM"
    case "D": "\(field) is the day of the year, which is D or DDD; the day of the month is dd"
    case "H", "k": "\(field) is too long; the hour is HH or H"
    case "h", "K": "\(field) is too long; the hour from 1 to 12 is hh or h"
    case "s" where count > 2: "\(field) is too long; the second is ss or s"
    case "s": "\(field) is seconds, which come after minutes"
    case "S" where count > 9: "\(field) is too long; the fraction of a second is S to SSSSSSSSS"
    case "S": "\(field) is a fraction of a second, which comes after seconds; seconds are ss"
    case "a": "\(field) is AM or PM, which needs hours from 1 to 12: h or hh"
    case "A", "b", "B": "\(field) is not supported; a time of day is HH:mm:ss or h:mm a"
    case "z", "Z", "O", "v", "V", "X", "x":
      "\(field) has no such length; an offset is XXX, a zone z"
    case "y", "u": "\(field) is too long or short; the year is yyyy"
    case "Y": "\(field) is too long or short; the year of the ISO week is YYYY"
    case "M", "L": "\(field) is too long; the month is MM or M, its name MMM or MMMM"
    case "d": "\(field) is too long; the day of the month is dd or d"
    case "w": "\(field) is too long; the week is ww or w"
    case "E", "e", "c": "\(field) has no such length; the weekday is EEE or EEEE, its number e"
    case "Q", "q": "\(field) is too long; the quarter is Q, QQQ or QQQQ"
    case "G": "\(field) is too long; the era is G"
    default: "'\(letter)' is not a field of a day; put text in quotes: '\(letter)'"
    }
  }

  private static func sentence(conversion letter: Unicode.Scalar) -> String {
    switch letter {
    case "M": "'%M' is minutes, which come after hours; the month is %m"
    case "S": "'%S' is seconds, which come after minutes"
    case "N", "f": "'%\(letter)' is a fraction of a second, which comes after seconds (%S)"
    case "p", "P": "'%\(letter)' is AM or PM, which needs hours from 1 to 12: %I"
    case "a", "A", "b", "B", "h", "s", "F", "D", "n", "t", "r", "R", "T", "z", "Z", "%":
      "'%\(letter)' has no width, so it takes no '-', '_' or '0'"
    case "c": "'%c' depends on the system; write out the parts, such as %a %b %e %H:%M:%S %Y"
    case "x": "'%x' depends on the system; write out the parts, such as %Y-%m-%d"
    case "X": "'%X' depends on the system; write out the parts, such as %H:%M:%S"
    default: "'%\(letter)' is not a supported strftime field; write %% for a percent sign"
    }
  }
}

#if !hasFeature(Embedded)
extension DayFormatError.Reason: CustomStringConvertible {
  /// The name of the reason, such as `unknownField("m", count: 2)`.
  public var description: String { "\(kind)" }
}
#endif
#endif
