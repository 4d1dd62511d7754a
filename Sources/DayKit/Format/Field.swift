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
enum NumberPart: UInt8, Hashable, Sendable {
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

  /// Whether the part is a count.
  var isCount: Bool { rawValue >= Self.daysSince1970.rawValue }

  /// Whether the part is a count of time.
  var isInstant: Bool { rawValue >= Self.epochSeconds.rawValue }

  /// The place of the part among all parts, names too.
  var place: Int { Int(rawValue) }
}

/// A part of a day that has a name.
enum NamePart: UInt8, Hashable, Sendable {
  case era, quarter, month, weekday

  /// The place of the part among all parts, numbers too.
  var place: Int { NumberPart.epochMilliseconds.place + 1 + Int(rawValue) }
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

  /// The smallest number of digits that are read.
  var minimum: Int { if case .exactly(let count) = self { count } else { 1 } }

  /// The smallest number of places that are written.
  var minimumWritten: Int {
    switch self {
    case .exactly(let count), .spaces(let count), .atLeastOne(let count): count
    case .upTo, .unbounded: 1
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

/// Whether a date and time in ISO 8601 has a time zone.
enum DateTimeForm: Hashable, Sendable {
  case zoned, zoneless
}

extension Field {
  /// The place of the part of the day among all parts, if the field is a number or a name.
  var place: Int? {
    switch self {
    case .number(let part, _): part.place
    case .name(let part, _): part.place
    case .literal, .dateTime: nil
    }
  }

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
    if self == .literal(UInt8(ascii: ".")), case .number(let part, _) = last, part.isInstant {
      return true
    }
    return last.hasOpenEnd(tables) && beginsWithDigit(tables)
  }

  /// Whether it takes a look at the next byte to know where a number in this field ends.
  private func hasOpenEnd(_ tables: [NameTable]) -> Bool {
    switch self {
    case .literal, .dateTime: false
    case .number(let part, let width): width.hasOpenEnd || part == .yearOfEra
    case .name(_, let table): tables[table].hasOpenEnd
    }
  }
}

/// The fields of a format, in order.
enum Fields: Sequence, Sendable {
  /// Those of a date with all digits in fixed places.
  case fixed(FixedDate)

  case single(Field)
  case list([Field])

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

  /// The only field, if there is one alone.
  var only: Field? {
    var fields = makeIterator()
    let field = fields.next()
    return fields.next() == nil ? field : nil
  }
}
