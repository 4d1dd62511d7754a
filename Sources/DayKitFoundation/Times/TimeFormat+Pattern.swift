extension TimeFormat {
  /// Creates a format from a Unicode pattern (UTS 35).
  ///
  /// | letter | part of the time |
  /// |---|---|
  /// | `H` | the hour, 0 to 23 (`k`: 1 to 24) |
  /// | `h` | the hour, 1 to 12, with AM or PM (`K`: 0 to 11) |
  /// | `a` | AM or PM |
  /// | `m` | the minute |
  /// | `s` | the second |
  /// | `S` | a digit of the fraction of the second, up to six |
  ///
  /// `HH` has exactly two digits, `H` one or two; so do the other numbers. Put letters that are
  /// text in quotes.
  ///
  /// ```swift
  /// try TimeFormat(pattern: "H'h'mm").format(TimeOfDay(7, 5))        // 7h05
  /// ```
  ///
  /// - Throws: ``TimeFormatError`` with the place of the mistake.
  public init(pattern: String) throws(TimeFormatError) {
    var compiler = TimePatternCompiler(pattern)
    do throws(TimeFormatError) {
      self.init(description: pattern, fields: try compiler.compile())
    } catch {
      throw error.counted(in: pattern)
    }
  }
}

/// Compiles the text of a pattern into fields.
private struct TimePatternCompiler {
  private var rest: Substring.UnicodeScalarView
  private var offset = 0
  private var fields: [TimeField] = []

  init(_ pattern: String) {
    rest = Substring(pattern).unicodeScalars
  }

  mutating func compile() throws(TimeFormatError) -> [TimeField] {
    while let scalar = rest.first {
      switch scalar {
      case "'": try compileQuotation()
      case "a"..."z", "A"..."Z": try compileField(scalar)
      default: try addLiteral(scalar)
      }
    }
    try checkCompleteness()
    return fields
  }

  private mutating func advance() {
    offset += rest.popFirst()?.utf8.count ?? 0
  }

  private mutating func addLiteral(_ scalar: Unicode.Scalar) throws(TimeFormatError) {
    try checkBorder(hasDigit: ("0"..."9").contains(scalar), at: offset)
    if scalar == " " {
      fields.append(.space)
    } else {
      for byte in scalar.utf8 { fields.append(.literal(byte)) }
    }
    advance()
  }

  private mutating func compileQuotation() throws(TimeFormatError) {
    let start = offset
    advance()
    if rest.first == "'" { return try addLiteral("'") }
    while let scalar = rest.first {
      if scalar != "'" {
        try addLiteral(scalar)
        continue
      }
      advance()
      if rest.first != "'" { return }
      try addLiteral("'")
    }
    throw TimeFormatError(.openQuotation, at: start)
  }

  private mutating func compileField(_ letter: Unicode.Scalar) throws(TimeFormatError) {
    let start = offset
    var count = 0
    while rest.first == letter {
      advance()
      count += 1
    }
    guard let field = TimeField(letter, count: count) else {
      throw TimeFormatError(.unknownField(letter, count: count), at: start)
    }
    try checkBorder(hasDigit: field.beginsWithDigit, at: start)
    guard !fields.contains(where: { $0.part == field.part }) else {
      throw TimeFormatError(.repeatedField(letter), at: start)
    }
    fields.append(field)
  }

  /// Checks that no digit follows a number that may have one digit or two.
  private func checkBorder(hasDigit: Bool, at offset: Int) throws(TimeFormatError) {
    if hasDigit, fields.last?.hasOpenEnd == true { throw TimeFormatError(.noBorder, at: offset) }
  }

  private func checkCompleteness() throws(TimeFormatError) {
    if fields.isEmpty { throw TimeFormatError(.empty, at: 0) }
    guard let hours = fields.lazy.compactMap(\.hours).first else { throw missing("H") }
    if has(.dayPeriod) != hours.needsDayPeriod {
      throw hours.needsDayPeriod
        ? missing("a") : TimeFormatError(.repeatedField("a"), at: offset)
    }
    if has(.second), !has(.minute) { throw missing("m") }
    if has(.fraction), !has(.second) { throw missing("s") }
  }

  private func has(_ part: TimeField.Part) -> Bool {
    fields.contains { $0.part == part }
  }

  private func missing(_ letter: Unicode.Scalar) -> TimeFormatError {
    TimeFormatError(.missingField(letter), at: offset)
  }
}

extension TimeField {
  /// The parts of a time of day.
  fileprivate enum Part {
    case dayPeriod, hour, minute, second, fraction
  }

  /// Creates the field that a letter, repeated this many times, stands for.
  fileprivate init?(_ letter: Unicode.Scalar, count: Int) {
    let digits = count == 2 ? Digits.two : .oneOrTwo
    switch (letter, count) {
    case ("a", 1): self = .dayPeriod
    case ("m", 1...2): self = .minute(digits)
    case ("s", 1...2): self = .second(digits)
    // A `Date` resolves about a tenth of a microsecond.
    case ("S", 1...6): self = .fraction(count)
    case (_, 1...2):
      guard let hours = Hours(rawValue: letter) else { return nil }
      self = .hour(hours, digits)
    default: return nil
    }
  }

  fileprivate var part: Part? {
    switch self {
    case .literal, .space: nil
    case .dayPeriod: .dayPeriod
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    case .fraction: .fraction
    }
  }

  fileprivate var hours: Hours? {
    guard case .hour(let hours, _) = self else { return nil }
    return hours
  }

  fileprivate var hasOpenEnd: Bool {
    switch self {
    case .hour(_, .oneOrTwo), .minute(.oneOrTwo), .second(.oneOrTwo): true
    default: false
    }
  }

  fileprivate var beginsWithDigit: Bool {
    switch self {
    case .hour, .minute, .second, .fraction: true
    case .literal, .space, .dayPeriod: false
    }
  }
}
