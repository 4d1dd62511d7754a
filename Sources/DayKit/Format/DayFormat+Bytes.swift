// What texts in a format can contain. Searches in longer texts and output to columns need it.

extension DayFormat {
  /// Whether the format has names that depend on the language.
  package var hasLocalizedNames: Bool {
    fields.contains { if case .name = $0 { true } else { false } } && description != "rfc5322"
  }

  /// Whether all names in the format are the English ones.
  package var hasEnglishNames: Bool {
    fields.allSatisfy {
      if case .name(_, let table) = $0 { self.table(table).isEnglish } else { true }
    }
  }

  /// Whether a day in this format is a number.
  package var isNumber: Bool { onlyCount != nil }

  /// Whether texts in this format are instants, which depend on a time zone.
  package var isInstant: Bool {
    var (hasTime, hasZone) = (false, false)
    for field in fields {
      switch field {
      case .number(let part, _) where part.isInstant: return true
      case .dateTime(.zoned), .time(.mailTime): return true
      case .time(.zone): hasZone = true
      case .time: hasTime = true
      default: break
      }
    }
    return hasTime && hasZone
  }

  /// How many digits a count of time has in a search in a text; `nil` for other formats.
  package var digitsInText: ClosedRange<Int>? {
    switch onlyCount {
    case .epochSeconds: 9...10
    case .epochMilliseconds: 12...13
    default: nil
    }
  }

  /// Whether most numbers in a text would be days in this format, so that a search is of no use.
  package var isTooVagueForText: Bool { isNumber && digitsInText == nil }

  /// The count, if the format is only a count.
  var onlyCount: NumberPart? {
    guard case .number(let part, _)? = fields.only, part.isCount else { return nil }
    return part
  }

  /// Whether a byte stands for itself in this format.
  package func hasLiteral(_ byte: UInt8) -> Bool {
    fields.contains { if case .literal(byte) = $0 { true } else { false } }
  }

  /// Whether a text in this format can begin with a byte.
  package func canBegin(with byte: UInt8) -> Bool {
    var fields = fields.makeIterator()
    let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    return switch fields.next() {
    case .literal(let literal)?: byte == literal
    case .number(_, .spaces)?:
      byte == UInt8(ascii: " ") || isSign || byte.digitValue != nil
    case .number?, .dateTime?: isSign || byte.digitValue != nil
    case .name(_, let table)?: self.table(table).canBegin(with: byte)
    case .time(let field)?: field.canBegin(with: byte)
    case nil: false
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
      case .name(_, let table): self.table(table).canContain(where: condition)
      case .time: false
      case .number, .dateTime:
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
    case .dateTime(let form):
      return switch byte {
      case UInt8(ascii: "Z"): form == .zoned && !hasOffset
      case UInt8(ascii: "+"): form == .zoned && hasOffset
      default: byte != UInt8(ascii: " ")
      }
    case .literal, .name, .time: return false
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
  private var isSigned: Bool { isCount || [.year, .weekYear, .century].contains(self) }

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
