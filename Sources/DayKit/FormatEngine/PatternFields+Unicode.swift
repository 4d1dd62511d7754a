#if Formats
extension PatternFields {
  /// Adds the fields of a Unicode pattern (UTS 35).
  mutating func append(unicode pattern: Span<UInt8>) throws(DayFormatError) {
    var pieces = PatternPieces()
    while let piece = pieces.next(in: pattern) {
      switch piece {
      case .field(let letter, let count):
        try append(letter, count, of: pattern, before: &pieces.position)
      case .text(let range):
        var position = range.lowerBound
        while position < range.upperBound { appendText(pattern, at: &position) }
      case .openQuotation(let offset): throw DayFormatError(.openQuotation, at: offset)
      }
    }
  }

  /// Adds the field of a letter, repeated this many times, that ends at a position.
  private mutating func append(
    _ byte: UInt8, _ count: Int, of pattern: Span<UInt8>, before position: inout Int
  ) throws(DayFormatError) {
    let start = position - count
    let next = pattern.byte(at: position)
    if count == 1, byte == UInt8(ascii: "d"), next == UInt8(ascii: "o"),
      !(pattern.byte(at: position + 1)?.isLetter ?? false)
    {
      // UTS 35 has no o; date-fns has it after a letter for an ordinal number.
      position += 1
      return append(.dayOfMonth, NameStyle(width: .wide, context: .format))
    }
    if byte == UInt8(ascii: "W") || byte == UInt8(ascii: "F") {
      // Beside another letter, it is seldom meant as a field: KW, YYYY-Www, From.
      let isPartOfWord =
        (next?.isLetter ?? false) || (start > 0 && pattern[start - 1].isLetter)
      guard !isPartOfWord else {
        throw DayFormatError(.unknownField(Unicode.Scalar(byte), count: count), at: start)
      }
    }
    try appendField(Unicode.Scalar(byte), count: count, at: start)
  }

  private mutating func appendField(
    _ letter: Unicode.Scalar, count: Int, at offset: Int
  ) throws(DayFormatError) {
    if let (part, width) = UnicodeField.number(letter, count) {
      append(part, width, at: offset)
    } else if let (part, width, context) = UnicodeField.name(letter, count) {
      append(part, NameStyle(width: width, context: context))
    } else if letter == "g" {
      append(.modifiedJulian)
    } else {
      let error = DayFormatError(.unknownField(letter, count: count), at: offset)
      guard let field = UnicodeField.time(letter, count) else { throw error }
      try append(field, misplaced: error)
    }
  }
}

/// The fields of Unicode patterns.
private enum UnicodeField {
  /// The number that a letter, repeated this many times, stands for.
  static func number(
    _ letter: Unicode.Scalar, _ count: Int
  ) -> (NumberPart, NumberWidth)? {
    switch (letter, count) {
    case ("y", 1), ("u", 1): (.year, .upTo(4))
    case ("y", 4), ("u", 4): (.year, .exactly(4))
    case ("y", 2): (.yearOfCentury, .exactly(2))
    case ("Y", 1), ("Y", 4): (.weekYear, .exactly(4))
    case ("Y", 2): (.weekYearOfCentury, .exactly(2))
    case ("Q", 1...2), ("q", 1...2): (.quarter, .exactly(count))
    case ("M", 1...2), ("L", 1...2): (.month, digits(count, of: 2))
    case ("w", 1...2): (.week, digits(count, of: 2))
    case ("W", 1): (.weekOfMonth, .exactly(1))
    case ("F", 1): (.weekdayOrdinal, .exactly(1))
    case ("d", 1...2): (.dayOfMonth, digits(count, of: 2))
    case ("D", 1), ("D", 3): (.dayOfYear, digits(count, of: 3))
    case ("e", 1...2), ("c", 1): (.isoWeekday, .exactly(count))
    default: nil
    }
  }

  private static func digits(_ count: Int, of most: Int) -> NumberWidth {
    count == 1 ? .upTo(most) : .exactly(count)
  }

  /// The name that a letter, repeated this many times, stands for.
  static func name(
    _ letter: Unicode.Scalar, _ count: Int
  ) -> (NamePart, DaySymbols.Width, DaySymbols.Context)? {
    switch (letter, count) {
    case ("G", 1...3): (.era, .abbreviated, .format)
    case ("Q", 3): (.quarter, .abbreviated, .format)
    case ("Q", 4): (.quarter, .wide, .format)
    case ("q", 3): (.quarter, .abbreviated, .standalone)
    case ("q", 4): (.quarter, .wide, .standalone)
    case ("M", 3...5): width(count).map { (.month, $0, .format) }
    case ("L", 3...5): width(count).map { (.month, $0, .standalone) }
    case ("E", 1...3): (.weekday, .abbreviated, .format)
    case ("E", 4...6), ("e", 3...6): width(count).map { (.weekday, $0, .format) }
    case ("c", 3...6): width(count).map { (.weekday, $0, .standalone) }
    default: nil
    }
  }

  /// The part of a time of day or the time zone that a letter, repeated this many times, stands for.
  static func time(_ letter: Unicode.Scalar, _ count: Int) -> TimeField? {
    switch (letter, count) {
    case ("H", 1...2): .number(.hour, digits(count, of: 2))
    case ("k", 1...2): .number(.hourFromOne, digits(count, of: 2))
    case ("h", 1...2): .number(.halfDayHour, digits(count, of: 2))
    case ("K", 1...2): .number(.halfDayHourFromZero, digits(count, of: 2))
    case ("m", 1...2): .number(.minute, digits(count, of: 2))
    case ("s", 1...2): .number(.second, digits(count, of: 2))
    case ("S", 1...9): .number(.fraction, .exactly(count))
    case ("a", 1...5): .dayPeriod
    case ("X", 1...5), ("x", 1...5), ("Z", 1...5), ("O", 1), ("O", 4): .zone(allowsName: false)
    case ("z", 1...4), ("v", 1), ("v", 4), ("V", 1...4): .zone(allowsName: true)
    default: nil
    }
  }

  private static func width(_ count: Int) -> DaySymbols.Width? {
    switch count {
    case 3: .abbreviated
    case 4: .wide
    case 5: .narrow
    case 6: .short
    default: nil
    }
  }
}
#endif
