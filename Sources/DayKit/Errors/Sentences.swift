// What the errors of this module say, all in one place. Each is a clause that fits behind a colon.

extension DayError: CustomStringConvertible {
  /// What the calendar has instead, such as "February 2025 has 28 days".
  public var description: String {
    switch self {
    case .outOfRange:
      "days go from \(Day.min) to \(Day.max)"
    case .noSuchDay(let year, let month, _) where (1...12).contains(month):
      "\(name(year, month)) has \(Day.daysInMonth(month, year: year)) days"
    case .noSuchDayOfYear(let year, _):
      "\(year) has \(Day.daysInYear(year)) days"
    case .noSuchWeek(let year, _):
      "\(year) has \(WeekDate.weeksInYear(year)) ISO weeks"
    case .noSuchWeekday(let year, let month, let ordinal, let weekday)
    where (1...12).contains(month):
      "\(name(year, month)) has no \(Self.text(ordinal)) \(DaySymbols.english.name(of: weekday))"
    case .noSuchMonth, .noSuchDay, .noSuchWeekday:
      "months go from 1 to 12"
    }
  }

  private func name(_ year: Int, _ month: Int) -> String {
    "\(DaySymbols.english.name(ofMonth: month)) \(year)"
  }

  private static func text(_ ordinal: Int) -> String {
    switch ordinal {
    case 1: "first"
    case 2: "second"
    case 3: "third"
    case 4: "fourth"
    case 5: "fifth"
    case -1: "last"
    default: "number \(ordinal)"
    }
  }
}

extension DayReadingError: CustomStringConvertible {
  /// What was expected and where, or what the calendar has instead.
  public var description: String {
    switch reason {
    case .expected(.end): "expected nothing more at byte \(offset)"
    case .expected(let expectation): "expected \(expectation) at byte \(offset)"
    case .doesNotExist(let error): error.description
    case .contradicts(let part, let day): part.sentence(day)
    case .unreadableFormat: "the format is for writing only"
    }
  }
}

extension DayReadingError.Expectation: CustomStringConvertible {
  /// A noun for what is expected.
  public var description: String {
    switch self {
    case .byte(let byte) where (0x20..<0x7F).contains(byte): "'\(Unicode.Scalar(byte))'"
    case .byte(let byte): "the byte 0x\(String(byte, radix: 16))"
    case .digits(1): "a digit"
    case .digits(let count): "\(count) digits"
    case .number: "a number"
    case .weekdayNumber(let first): "a number from \(first) to \(first &+ 6)"
    case .name(let part): "the name of \(part.noun)"
    case .time: "a time of day"
    case .timeZone: "a time zone"
    case .end: "the end"
    }
  }
}

extension DayPart {
  /// A noun without an article.
  private var name: String {
    switch self {
    case .era: "era"
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .dayOfMonth: "day of the month"
    case .dayOfYear: "day of the year"
    case .weekYear: "year of weeks"
    case .week: "week"
    case .weekday: "weekday"
    case .day: "day"
    }
  }

  /// A noun with its article.
  var noun: String { (self == .era ? "an " : "a ") + name }

  /// A noun for the one that is there.
  fileprivate var definiteNoun: String { "the \(name)" }

  /// What this part of a day is.
  fileprivate func sentence(_ day: Day) -> String {
    let components = day.dayComponents
    let symbols = DaySymbols.english
    return switch self {
    case .era: "\(day) is \(components.year > 0 ? "AD" : "BC")"
    case .year where components.year < 1:
      "\(day) is in the year \(components.year), which is \(1 - components.year) BC"
    case .year: "\(day) is in the year \(components.year)"
    case .quarter: "\(day) is in quarter \(day.quarter)"
    case .month: "\(day) is in \(symbols.name(ofMonth: components.month))"
    case .dayOfMonth: "\(day) is day \(components.dayOfMonth) of the month"
    case .dayOfYear: "\(day) is day \(day.dayOfYear) of the year"
    case .weekYear, .week: "\(day) is in week \(day.weekDate.week) of \(day.weekDate.year)"
    case .weekday: "\(day) is a \(symbols.name(of: day.weekday))"
    case .day: "it is \(day)"
    }
  }
}

extension DayFormatError: CustomStringConvertible {
  /// What is wrong with the pattern, and the cure where one is likely.
  public var description: String {
    switch reason {
    case .empty: "the pattern is empty"
    case .noField: "the pattern has no part of a day, such as yyyy or %Y"
    case .openQuotation: "the quote at byte \(offset) has no end"
    case .openConversion:
      "a letter is missing after the '%' at byte \(offset); a percent sign is %%"
    case .unknownField(let letter, let count): Self.sentence(letter, count)
    case .unknownConversion(let letter): Self.sentence(conversion: letter)
    case .repeatedPart(let part): "\(part.definiteNoun) stands twice"
    case .dayOfYearForMonth: "'D' is the day of the year; the day of the month is dd or d"
    case .weekYearWithoutWeek: "it has the year of weeks; the calendar's year is yyyy or %Y"
    case .yearBesideWeek:
      "it has the calendar's year beside a week; the year of weeks is YYYY or %G"
    case .noDay: "its parts do not make a day, so that it is for writing only"
    case .noCentury: "two digits of a year leave the century open; a pivot year sets it"
    case .noBorder: "nothing tells where a number ends, so that it is for writing only"
    case .ambiguousNames(let part):
      "some names of \(part.noun) are the same, so that it is for writing only"
    }
  }

  private static func sentence(_ letter: Unicode.Scalar, _ count: Int) -> String {
    let field = "'" + String(repeating: String(letter), count: Swift.min(count, 8)) + "'"
    return switch letter {
    case "m": "\(field) is minutes; the month is MM"
    case "D": "\(field) is the day of the year, which is D or DDD; the day of the month is dd"
    case "H", "h", "K", "k": "\(field) is hours, which a day does not have"
    case "s", "S", "A": "\(field) is seconds, which a day does not have"
    case "a", "b", "B": "\(field) is a time of day, which a day does not have"
    case "z", "Z", "O", "v", "V", "X", "x": "\(field) is a time zone, which a day does not have"
    case "y", "u": "\(field) is too long or short; the year is yyyy"
    case "Y": "\(field) is too long or short; the year of weeks is YYYY"
    case "M", "L": "\(field) is too long; the month is MM or M, its name MMM or MMMM"
    case "d": "\(field) is too long; the day of the month is dd or d"
    case "w": "\(field) is too long; the week is ww or w"
    case "E", "e", "c": "\(field) has no such length; the weekday is EEE or EEEE, its number e"
    case "Q", "q": "\(field) is too long; the quarter is Q, QQQ or QQQQ"
    case "G": "\(field) is too long; the era is G"
    default: "'\(letter)' is no field of a day; put text in quotes: '\(letter)'"
    }
  }

  private static func sentence(conversion letter: Unicode.Scalar) -> String {
    switch letter {
    case "H", "I", "k", "l", "M", "S", "p", "P", "r", "R", "T", "X", "N":
      "'%\(letter)' is a time of day, which a day does not have"
        + (letter == "M" ? "; the month is %m" : "")
    case "z", "Z": "'%\(letter)' is a time zone, which a day does not have"
    case "a", "A", "b", "B", "h", "s", "F", "D", "n", "t", "%":
      "'%\(letter)' has no width, so that no '-', '_' or '0' can stand in it"
    case "c", "x": "'%\(letter)' depends on the system; name the parts, such as %Y-%m-%d"
    default: "'%\(letter)' is no part of a day; a percent sign is %%"
    }
  }
}
