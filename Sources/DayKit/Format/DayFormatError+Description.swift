extension DayFormatError: CustomStringConvertible {
  /// What is wrong with the pattern, and the cure where one is likely.
  public var description: String {
    switch reason.kind {
    case .empty: "the pattern is empty"
    case .noField: "the pattern has no part of a day, such as yyyy or %Y"
    case .openQuotation: "the quote at byte \(offset) is not closed"
    case .openConversion:
      "a letter is missing after the '%' at byte \(offset); a percent sign is %%"
    case .unknownField(let letter, let count): Self.sentence(letter, count)
    case .unknownConversion(let letter): Self.sentence(conversion: letter)
    case .repeatedPart(let part): "\(part.definiteNoun) occurs twice"
    case .dayOfYearForMonth: "'D' is the day of the year; the day of the month is dd or d"
    case .weekYearWithoutWeek: "it has the year of the ISO week; the calendar's year is yyyy or %Y"
    case .yearBesideWeek:
      "it has the calendar year together with a week; the year of the ISO week is YYYY or %G"
    case .noDay: "it does not give a complete date, so it is for output only"
    case .noCentury: "two digits of a year leave the century open; a pivot year sets it"
    case .noBorder: "the end of a number is ambiguous, so it is for output only"
    case .ambiguousNames(let part):
      "some names of \(part.noun) are the same, so it is for output only"
    }
  }

  private static func sentence(_ letter: Unicode.Scalar, _ count: Int) -> String {
    let field = "'" + String(repeating: String(letter), count: Swift.min(count, 8)) + "'"
    return switch letter {
    case "m": "\(field) is minutes; the month is MM"
    case "D": "\(field) is the day of the year, which is D or DDD; the day of the month is dd"
    case "H", "h", "K", "k": "\(field) is for hours, and a day has no time"
    case "s", "S", "A": "\(field) is for seconds, and a day has no time"
    case "a", "b", "B": "\(field) is for the time of day, and a day has no time"
    case "z", "Z", "O", "v", "V", "X", "x": "\(field) is for time zones, and a day has no time zone"
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
    case "H", "I", "k", "l", "M", "S", "p", "P", "r", "R", "T", "X", "N":
      "'%\(letter)' is for the time of day, and a day has no time"
        + (letter == "M" ? "; the month is %m" : "")
    case "z", "Z": "'%\(letter)' is for time zones, and a day has no time zone"
    case "a", "A", "b", "B", "h", "s", "F", "D", "n", "t", "%":
      "'%\(letter)' has no width, so it takes no '-', '_' or '0'"
    case "c", "x": "'%\(letter)' depends on the system; write out the parts, such as %Y-%m-%d"
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
