#if Formats
// What texts in a format can contain. Searches in longer texts and output to columns need it.

extension DayFormat {
  /// Whether the format has names that depend on the language.
  package var hasLocalizedNames: Bool {
    // Ordinal numbers are always in English.
    fields.contains { if case .name(let part, _) = $0 { part != .dayOfMonth } else { false } }
      && description != "rfc5322"
  }

  /// Whether all names in the format are the English ones.
  package var hasEnglishNames: Bool {
    fields.allSatisfy {
      if case .name(_, let table) = $0 { self.table(table).isEnglish } else { true }
    }
  }

  /// What the format shows of the calendar year that is something else in a fiscal one: the quarter, or
  /// the year without any other part.
  package var calendarPeriod: DayPart? {
    guard !compiled.isFiscal else { return nil }
    var period: DayPart?
    for field in fields {
      switch field {
      case .number(.quarter, _), .name(.quarter, _): return .quarter
      case .number(.year, _), .number(.yearOfEra, _), .number(.century, _),
        .number(.yearOfCentury, _):
        period = .year
      case .literal, .space, .name(.era, _): break
      default: return nil
      }
    }
    return period
  }

  /// Whether a day in this format is a number.
  package var isNumber: Bool { onlyCount != nil }

  /// Whether texts in this format are instants, which depend on a time zone.
  package var isInstant: Bool { compiled.isInstant }

  /// How many digits a count of time has in a search in a text; `nil` for other formats.
  package var digitsInText: ClosedRange<Int>? { onlyCount?.usualDigits }

  /// Whether most numbers in a text would be days in this format, so that a search is of no use.
  package var isTooVagueForText: Bool { isNumber && digitsInText == nil }

  /// The numbering, if the format is only a number that is a whole date.
  var onlyCount: DayNumbering? { compiled.onlyCount }

  /// Whether a byte stands for itself in this format.
  package func hasLiteral(_ byte: UInt8) -> Bool {
    fields.contains { field in
      switch field {
      case .literal(byte): true
      case .space: Space.anyContains(byte)
      default: false
      }
    }
  }

  /// Whether a text in this format, or its field at an index, can begin with a byte.
  package func canBegin(with byte: UInt8, fieldAt index: Int = 0) -> Bool {
    guard index < fields.count else { return false }
    let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    return switch fields[index] {
    case .literal(let literal): byte == literal
    case .space: Space.anyBegins(with: byte)
    case .number(let part, let width):
      byte.digitValue != nil || isSign && part.isSigned
        || byte == UInt8(ascii: " ") && width.hasSpacesOnly
    case .count, .dateTime: isSign || byte.digitValue != nil
    case .name(_, let table): self.table(table).canBegin(with: byte)
    case .time(let field): field.canBegin(with: byte)
    }
  }
}

extension DayFormat {
  /// Whether the text of any day in this format contains a byte.
  ///
  /// In a time zone other than UTC, an offset can have either sign.
  package func canContain(_ byte: UInt8) -> Bool { canContain { $0 == byte } }

  /// Whether the text of any day in this format contains a byte that satisfies a condition.
  package func canContain(where condition: (UInt8) -> Bool) -> Bool {
    let hasOffset = timeZone != nil && timeZone != .utc
    return fields.contains { field in
      switch field {
      case .literal(let byte): condition(byte)
      case .space(let space): space.contains(where: condition)
      case .name(_, let table): self.table(table).canContain(where: condition)
      case .time: false
      case .number, .count, .dateTime:
        "0123456789-+ :TZ".utf8.contains { condition($0) && field.canContain($0, hasOffset) }
      }
    }
  }
}

extension Field {
  /// Whether the number or date-time of any day contains a byte.
  fileprivate func canContain(_ byte: UInt8, _ hasOffset: Bool) -> Bool {
    switch self {
    case .number(let part, let width): return part.canContain(byte, width)
    case .count: return byte.digitValue != nil || byte == UInt8(ascii: "-")
    case .dateTime(let isZoned):
      return switch byte {
      case UInt8(ascii: "Z"): isZoned && !hasOffset
      case UInt8(ascii: "+"): isZoned && hasOffset
      default: byte != UInt8(ascii: " ")
      }
    case .literal, .space, .name, .time: return false
    }
  }
}

extension NumberPart {
  /// Whether the number of any day contains a byte.
  fileprivate func canContain(_ byte: UInt8, _ width: NumberWidth) -> Bool {
    if let digit = byte.digitValue { return canContain(digit: digit, width) }
    if byte == UInt8(ascii: "-") { return isSigned }
    guard byte == UInt8(ascii: " "), case .spaces(let count) = width else { return false }
    return count > 1
  }

  /// Whether the number of a day before year 0 has a hyphen; no day is after year 9999.
  fileprivate var isSigned: Bool { [.year, .weekYear, .century].contains(self) }

  /// Whether the number of any day contains a digit.
  private func canContain(digit: Int, _ width: NumberWidth) -> Bool {
    let digits: ClosedRange<Int>
    switch self {
    case .quarter: digits = 1...4
    case .isoWeekday: digits = 1...7
    case .sundayWeekday: digits = 0...6
    default: return true
    }
    if case .exactly(2...) = width, digit == 0 { return true }
    return digits.contains(digit)
  }
}

extension NameTable {
  /// Whether any name contains a byte that satisfies a condition.
  fileprivate func canContain(where condition: (UInt8) -> Bool) -> Bool {
    indices.contains { withName($0) { name in name.indices.contains { condition(name[$0]) } } }
  }
}

extension NumberWidth {
  /// Whether all leading characters are spaces.
  fileprivate var hasSpacesOnly: Bool { if case .spaces = self { true } else { false } }
}
#endif
