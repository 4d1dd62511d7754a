import DayKit

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
  private let pattern: ContiguousArray<UInt8>
  private var fields: [TimeField] = []

  init(_ pattern: String) {
    self.pattern = ContiguousArray(pattern.utf8)
  }

  mutating func compile() throws(TimeFormatError) -> [TimeField] {
    var pieces = PatternPieces()
    while let piece = pieces.next(in: pattern.span) {
      switch piece {
      case .field(let letter, let count):
        try compileField(Unicode.Scalar(letter), count, at: pieces.position - count)
      case .text(let range): for index in range { try addLiteral(pattern[index], at: index) }
      case .openQuotation(let offset): throw TimeFormatError(.openQuotation, at: offset)
      }
    }
    try checkCompleteness()
    return fields
  }

  private mutating func addLiteral(_ byte: UInt8, at offset: Int) throws(TimeFormatError) {
    try checkBorder(hasDigit: (0x30...0x39).contains(byte), at: offset)
    fields.append(byte == UInt8(ascii: " ") ? .space : .literal(byte))
  }

  private mutating func compileField(
    _ letter: Unicode.Scalar, _ count: Int, at start: Int
  ) throws(TimeFormatError) {
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
        ? missing("a") : TimeFormatError(.repeatedField("a"), at: pattern.count)
    }
    if has(.second), !has(.minute) { throw missing("m") }
    if has(.fraction), !has(.second) { throw missing("s") }
  }

  private func has(_ part: TimeField.Part) -> Bool {
    fields.contains { $0.part == part }
  }

  private func missing(_ letter: Unicode.Scalar) -> TimeFormatError {
    TimeFormatError(.missingField(letter), at: pattern.count)
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
