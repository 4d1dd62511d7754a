/// A piece of a format: a byte of text, or a part of the day.
enum Field: Hashable, Sendable {
  /// One byte that stands for itself.
  case literal(UInt8)

  /// A part as a number.
  case number(NumberPart, NumberWidth)

  /// A part as a name, and the index of the format's table with the names.
  case name(NamePart, table: Int)

  /// A date and a time of day in ISO 8601: any time in input, the first of the day in output.
  case dateTime(DateTimeForm)

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

  /// The weekday, 1 for Monday to 7 for Sunday, and 0 for Sunday to 6 for Saturday.
  case isoWeekday, sundayWeekday

  /// A count of days or of time, which is a day without other parts.
  case daysSince1970, modifiedJulianDay

  /// The serial number of a day in a spreadsheet, by the system of 1900 and by that of 1904.
  case serialDay, serialDayFrom1904

  case epochSeconds, epochMilliseconds

  /// Whether the part is a count.
  var isCount: Bool { rawValue >= Self.daysSince1970.rawValue }

  /// Whether the part is a count of time.
  var isInstant: Bool { rawValue >= Self.epochSeconds.rawValue }

  /// The index of the part among all parts, numbers first.
  var place: Int { Int(rawValue) }
}

/// A part of a day that has a name.
enum NamePart: UInt8, Hashable, Sendable {
  case era, quarter, month, weekday

  /// The index of the part among all parts, numbers first.
  var place: Int { NumberPart.epochMilliseconds.place + 1 + Int(rawValue) }
}

/// How many digits a number has.
enum NumberWidth: Hashable, Sendable {
  /// Exactly this many, with leading zeros.
  case exactly(Int)

  /// As many as needed; in input at most this many.
  case upTo(Int)

  /// As many as needed; in input this many, with leading spaces or zeros or without.
  case upToOrSpaces(Int)

  /// This many, with leading spaces.
  case spaces(Int)

  /// This many, with leading zeros, in output; in input one or more, or with leading spaces.
  case atLeastOne(Int)

  /// As many as needed.
  case unbounded

  /// The fewest digits in input.
  var minimum: Int { if case .exactly(let count) = self { count } else { 1 } }

  /// The fewest characters in output.
  var minimumWritten: Int {
    switch self {
    case .exactly(let count), .spaces(let count), .atLeastOne(let count): count
    case .upTo, .upToOrSpaces, .unbounded: 1
    }
  }

  /// Whether the end of a number depends on the next byte.
  var hasOpenEnd: Bool {
    switch self {
    case .exactly, .spaces: false
    case .upTo, .upToOrSpaces, .atLeastOne, .unbounded: true
    }
  }
}

/// The forms of a date and time in ISO 8601: with a time zone or without.
enum DateTimeForm: Hashable, Sendable {
  case zoned, zoneless
}

extension Field {
  /// The index of the part of the day among all parts, if the field is a number or a name.
  var place: Int? {
    switch self {
    case .number(let part, _): part.place
    case .name(let part, _): part.place
    case .literal, .dateTime, .time: nil
    }
  }

  /// The part of the day in messages, if the field is a number or a name.
  var dayPart: DayPart? {
    switch self {
    case .number(let part, _): part.dayPart
    case .name(let part, _): part.dayPart
    case .literal, .dateTime, .time: nil
    }
  }

  /// Whether a text in this field can begin with a digit.
  func beginsWithDigit(_ tables: NameTables) -> Bool {
    switch self {
    case .literal(let byte): byte.digitValue != nil
    case .number, .dateTime: true
    case .name(_, let table): tables[table].beginsWithDigit
    case .time(.number): true
    case .time: false
    }
  }

  /// Whether a text in this field could be a continuation of the text in the field before it.
  func continues(_ last: Field, _ tables: NameTables) -> Bool {
    if self == .literal(UInt8(ascii: ".")), case .number(let part, _) = last, part.isInstant {
      return true
    }
    if case .time(.zone(.name)) = last, beginsWithLetter { return true }
    return beginsWithDigit(tables) && last.hasOpenEnd(tables)
  }

  /// Whether a text in this field can begin with a letter.
  private var beginsWithLetter: Bool {
    switch self {
    case .literal(let byte): byte.isLetter
    case .name, .time(.dayPeriod), .time(.zone): true
    case .number, .dateTime, .time: false
    }
  }

  /// Whether the end of a text in this field depends on the next byte.
  private func hasOpenEnd(_ tables: NameTables) -> Bool {
    switch self {
    case .literal, .dateTime: false
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
    append(field)
  }

  /// Returns the fields with one more.
  ///
  /// A literal would be an array, whose type would have to be created.
  consuming func then(_ field: Field) -> FieldList {
    append(field)
    return self
  }
}

/// The fields of a format, in order.
enum Fields: Sequence, Sendable {
  /// The fields of a date whose digits have fixed positions.
  case fixed(FixedDate)

  case single(Field)
  case list(FieldList)

  struct Iterator: IteratorProtocol {
    let fields: Fields
    var place = 0

    mutating func next() -> Field? {
      switch fields {
      case .fixed(let date):
        guard place < date.width else { return nil }
        let field = date.field(at: place)
        if case .number(_, let width) = field { place += width.minimum } else { place += 1 }
        return field
      case .single(let field):
        defer { place += 1 }
        return place == 0 ? field : nil
      case .list(let list):
        defer { place += 1 }
        return place < list.count ? list[place] : nil
      }
    }
  }

  func makeIterator() -> Iterator { Iterator(fields: self) }

  var first: Field? {
    var fields = makeIterator()
    return fields.next()
  }

  /// The only field, if there is exactly one.
  var only: Field? {
    var fields = makeIterator()
    let field = fields.next()
    return fields.next() == nil ? field : nil
  }
}
