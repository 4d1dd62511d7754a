#if Formats
/// A piece of a format: a byte of text, or a part of the day.
enum Field: Hashable, Sendable {
  /// One byte that stands for itself; not one of a space.
  case literal(UInt8)

  /// A space, which is parsed as any kind of space.
  case space(Space)

  /// A part as a number.
  case number(NumberPart, NumberWidth)

  /// A part as a name, and the index of the format's table with the names.
  case name(NamePart, table: Int)

  /// A number that is a whole date.
  case count(DayNumbering)

  /// A date and a time of day in ISO 8601, with a time zone or without: any time in input, the
  /// first of the day in output.
  case dateTime(isZoned: Bool)

  /// A part of a time of day or a time zone, which is only parsed.
  case time(TimeField)
}

/// A part of a day that is a number.
enum NumberPart: UInt8, Hashable, Sendable {
  case year, yearOfEra, century, yearOfCentury
  case quarter, month, dayOfMonth, dayOfYear

  /// The year of ISO 8601's weeks, its last two digits, and the number of the week.
  case weekYear, weekYearOfCentury, week

  /// The number of the week in the year, with weeks that start on Sunday or on Monday, and with the
  /// days before the first of them in week 0; C's `%U` and `%W`.
  case sundayWeek, mondayWeek

  /// The number of the week in the month, with weeks that start on Monday and the first of the month
  /// in week 1, and how often the weekday has occurred in the month.
  case weekOfMonth, weekdayOrdinal

  /// The weekday, 1 for Monday to 7 for Sunday, and 0 for Sunday to 6 for Saturday.
  case isoWeekday, sundayWeekday

  /// The index of the part among all parts, numbers first.
  var place: Int { Int(rawValue) }
}

/// A part of a day that has a name.
enum NamePart: UInt8, Hashable, Sendable {
  case era, quarter, month, weekday

  /// The day of the month as an English ordinal number, such as `29th`.
  case dayOfMonth

  /// The index of the part among all parts, numbers first.
  var place: Int { NumberPart.sundayWeekday.place + 1 + Int(rawValue) }
}

extension Field {
  /// The index of the part of the day among all parts, unless the field is text, a date-time or a
  /// part of one.
  var place: Int? {
    switch self {
    case .number(let part, _): part.place
    case .name(let part, _): part.place
    case .count: Self.countPlace
    case .literal, .space, .dateTime, .time: nil
    }
  }

  static var countPlace: Int { NamePart.dayOfMonth.place + 1 }

  /// The part of the day in messages, if the field has a place.
  var dayPart: DayPart? {
    switch self {
    case .number(let part, _): part.dayPart
    case .name(let part, _): part.dayPart
    case .count: .day
    case .literal, .space, .dateTime, .time: nil
    }
  }

  /// Whether a text in this field can begin with a digit.
  func beginsWithDigit(_ tables: NameTables) -> Bool {
    switch self {
    case .literal(let byte): byte.digitValue != nil
    case .space: false
    case .number, .count, .dateTime: true
    case .name(_, let table): tables[table].beginsWithDigit
    case .time(.number): true
    case .time: false
    }
  }

  /// Whether a text in this field could be a continuation of the text in the field before it.
  func continues(_ last: Field, _ tables: NameTables) -> Bool {
    if self == .literal(UInt8(ascii: ".")), case .count(let numbering) = last,
      numbering.allowsFraction
    {
      return true
    }
    if last == .time(.zone(allowsName: true)), beginsWithLetter { return true }
    return beginsWithDigit(tables) && last.hasOpenEnd(tables)
  }

  /// Whether a text in this field can begin with a letter.
  private var beginsWithLetter: Bool {
    switch self {
    case .literal(let byte): byte.isLetter
    case .name, .time(.dayPeriod), .time(.zone): true
    case .space, .number, .count, .dateTime, .time: false
    }
  }

  /// Whether the end of a text in this field depends on the next byte.
  private func hasOpenEnd(_ tables: NameTables) -> Bool {
    switch self {
    case .literal, .space, .dateTime: false
    case .count: true
    case .number(let part, let width): width.hasOpenEnd || part == .yearOfEra
    case .name(_, let table): tables[table].hasOpenEnd
    case .time(let field): field.hasOpenEnd
    }
  }
}

/// The fields of a compiled format.
typealias FieldList = PlainArray<Field>

extension FieldList {
  /// Creates a list of one field.
  init(_ field: Field) {
    self.init()
    reserveCapacity(8)
    append(field)
  }

  /// Whether there is a space.
  var hasSpace: Bool {
    for field in self { if case .space = field { return true } }
    return false
  }

  /// Returns the fields with one more.
  ///
  /// A literal would be an array, whose type would have to be created.
  consuming func then(_ field: Field) -> FieldList {
    append(field)
    return self
  }
}

extension NumberPart {
  /// The part that this is in messages.
  var dayPart: DayPart {
    switch self {
    case .year, .yearOfEra, .century, .yearOfCentury: .year
    case .quarter: .quarter
    case .month: .month
    case .dayOfMonth: .dayOfMonth
    case .dayOfYear: .dayOfYear
    case .weekYear, .weekYearOfCentury: .weekYear
    case .week: .week
    case .sundayWeek: .sundayWeek
    case .mondayWeek: .mondayWeek
    case .weekOfMonth: .weekOfMonth
    case .weekdayOrdinal: .weekdayOrdinal
    case .isoWeekday, .sundayWeekday: .weekday
    }
  }
}

extension NamePart {
  /// The part that this is in messages.
  var dayPart: DayPart {
    switch self {
    case .era: .era
    case .quarter: .quarter
    case .month: .month
    case .weekday: .weekday
    case .dayOfMonth: .dayOfMonth
    }
  }
}
#endif
