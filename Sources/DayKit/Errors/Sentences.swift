// What the errors of this module say, all in one place. Each is a clause that fits behind a colon.

extension DayError: CustomStringConvertible {
  /// What the calendar has instead, such as "February 2025 has 28 days".
  public var description: String {
    switch self {
    case .outOfRange:
      "days go from \(Day.min) to \(Day.max)"
    case .noSuchMonth:
      "months go from 1 to 12"
    case .noSuchDay(let year, let month, _) where (1...12).contains(month):
      "\(Self.name(year, month)) has \(Day.daysInMonth(month, year: year)) days"
    case .noSuchDay:
      "months go from 1 to 12"
    case .noSuchDayOfYear(let year, _):
      "\(year) has \(Day.daysInYear(year)) days"
    case .noSuchWeek(let year, _):
      "\(year) has \(WeekDate.weeksInYear(year)) ISO weeks"
    case .noSuchWeekday(let year, let month, let ordinal, let weekday):
      "\(Self.name(year, month)) has no \(Self.text(ordinal)) \(symbols.name(of: weekday))"
    }
  }

  private var symbols: DaySymbols { .english }

  private static func name(_ year: Int, _ month: Int) -> String {
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
    }
  }
}

extension DayReadingError.Expectation: CustomStringConvertible {
  /// A noun for what is expected.
  public var description: String {
    switch self {
    case .byte(let byte) where byte < 0x80: "'\(Unicode.Scalar(byte))'"
    case .byte(let byte): "byte \(byte) of the text"
    case .digits(let count): "\(count) digits"
    case .number: "a number"
    case .time: "a time of day"
    case .timeZone: "a time zone"
    case .end: "the end"
    }
  }
}

extension DayFormatError: CustomStringConvertible {
  /// What is wrong with the pattern, and the cure where one is likely.
  public var description: String {
    switch reason {
    case .empty: "the pattern is empty"
    case .openQuotation: "the quote at byte \(offset) has no end"
    case .unknownField(let letter, let count): Self.sentence(letter, count)
    case .repeatedField(let letter): "\(Self.part(letter)) stands twice"
    case .missingField(let letter): "\(Self.part(letter)) is missing: add \(Self.cure(letter))"
    case .noBorder: "nothing tells where the number before byte \(offset) ends"
    }
  }

  private static func sentence(_ letter: Unicode.Scalar, _ count: Int) -> String {
    let field = "'" + String(repeating: String(letter), count: Swift.min(count, 8)) + "'"
    return switch letter {
    case "m": "\(field) is minutes; the month is MM"
    case "Y": "\(field) is the year of weeks; the year is yyyy"
    case "D": "\(field) is the day of the year; the day of the month is dd"
    case "y", "M", "d": "\(field) is not supported; \(part(letter)) is \(cure(letter))"
    default: "\(field) is no field of a day; put text in quotes: '\(letter)'"
    }
  }

  private static func part(_ letter: Unicode.Scalar) -> String {
    switch letter {
    case "y": "the year"
    case "M": "the month"
    default: "the day of the month"
    }
  }

  private static func cure(_ letter: Unicode.Scalar) -> String {
    letter == "y" ? "yyyy" : "\(letter)\(letter) or \(letter)"
  }
}
