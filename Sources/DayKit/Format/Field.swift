/// A piece of a format: a byte of text, or a part of the day.
enum Field: Hashable, Sendable {
  /// One byte that stands for itself.
  case literal(UInt8)

  /// A part that is written as a number.
  case number(NumberPart, NumberWidth)

  /// A part that is written as a name, and the number of the format's table that has the names.
  case name(NamePart, table: Int)

  /// A date and a time of day in ISO 8601: any time when read, the first of the day when written.
  case dateTime(DateTimeForm)
}

/// A part of a day that is a number.
enum NumberPart: Hashable, Sendable {
  case year, yearOfEra, century, yearOfCentury
  case quarter, month, dayOfMonth, dayOfYear

  /// The year, its last two digits, and the number of ISO 8601's weeks.
  case weekYear, weekYearOfCentury, week

  /// The number of the week in the year where weeks start on Sunday, or on Monday, and the days
  /// before the first one are in week 0; C's `%U` and `%W`.
  case sundayWeek, mondayWeek

  /// The weekday, 1 for Monday to 7 for Sunday, and 0 for Sunday to 6 for Saturday.
  case isoWeekday, sundayWeekday

  /// A count of days or of time, which needs no other part.
  case daysSince1970, modifiedJulianDay, epochSeconds, epochMilliseconds

  /// The letter of the part in a Unicode pattern.
  var letter: Unicode.Scalar {
    switch self {
    case .year, .yearOfEra, .century, .yearOfCentury: "y"
    case .quarter: "Q"
    case .month: "M"
    case .dayOfMonth: "d"
    case .dayOfYear: "D"
    case .weekYear, .weekYearOfCentury: "Y"
    case .week, .sundayWeek, .mondayWeek: "w"
    case .isoWeekday, .sundayWeekday: "e"
    case .daysSince1970, .modifiedJulianDay, .epochSeconds, .epochMilliseconds: "g"
    }
  }
}

/// How many digits a number has.
enum NumberWidth: Hashable, Sendable {
  /// So many, with zeros in front.
  case exactly(Int)

  /// As many as it takes; when read at most so many.
  case upTo(Int)

  /// So many places, with spaces in front.
  case spaces(Int)

  /// So many, with zeros in front, when written; when read one digit is enough.
  case atLeastOne(Int)

  /// As many as it takes.
  case unbounded

  /// The smallest number of digits.
  var minimum: Int {
    switch self {
    case .exactly(let count): count
    case .upTo, .spaces, .atLeastOne, .unbounded: 1
    }
  }

  /// Whether it takes a look at the next byte to know where a number ends.
  var hasOpenEnd: Bool {
    switch self {
    case .exactly, .spaces: false
    case .upTo, .atLeastOne, .unbounded: true
    }
  }
}

/// A part of a day that has a name.
enum NamePart: Hashable, Sendable {
  case era, quarter, month, weekday
}

/// Whether a date and time in ISO 8601 has a time zone.
enum DateTimeForm: Hashable, Sendable {
  case zoned, zoneless
}

extension Field {
  /// Whether a text in this field may begin with a digit.
  func beginsWithDigit(_ tables: [NameTable]) -> Bool {
    switch self {
    case .literal(let byte): byte.digitValue != nil
    case .number, .dateTime: true
    case .name(_, let table): tables[table].beginsWithDigit
    }
  }

  /// Whether a text in this field might be taken for more of the one in a field before it.
  func continues(_ last: Field, _ tables: [NameTable]) -> Bool {
    if self == .literal(UInt8(ascii: ".")), last.hasFraction { return true }
    return beginsWithDigit(tables) && last.hasOpenEnd(tables)
  }

  /// Whether a full stop and digits may follow a number in this field.
  private var hasFraction: Bool {
    switch self {
    case .number(.epochSeconds, _), .number(.epochMilliseconds, _): true
    default: false
    }
  }

  /// Whether it takes a look at the next byte to know where a number in this field ends.
  func hasOpenEnd(_ tables: [NameTable]) -> Bool {
    switch self {
    case .literal, .dateTime: false
    case .number(let part, let width): width.hasOpenEnd || part == .yearOfEra
    case .name(_, let table): tables[table].hasOpenEnd
    }
  }
}
