extension DayFormat {
  /// Creates a format from a pattern, or from the name of a format.
  ///
  /// A pattern is one of Unicode's (UTS 35): `yyyy` is the year, `MM` the month and `dd` the day of
  /// the month in two digits, `M` and `d` in as many as it takes. Other letters are refused unless
  /// in quotes (`'on' d.M.yyyy`); `''` is a quote; all else stands for itself. The names are `iso`,
  /// `ymd`, `dmy`, `mdy`, `epoch`, `epoch-ms`, `iso8601` and `iso8601-sans-timezone`.
  ///
  /// - Throws: ``DayFormatError`` with the place of the slip.
  public init(pattern: String) throws(DayFormatError) {
    if let named = DayFormat(name: pattern) {
      self = named
    } else {
      var compiler = PatternCompiler(pattern)
      self.init(pattern, fields: try compiler.compile())
    }
  }
}

/// Makes fields of the text of a pattern.
private struct PatternCompiler {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var offset = 0
  private var fields: [Field] = []

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
  }

  mutating func compile() throws(DayFormatError) -> [Field] {
    while let scalar = current {
      switch scalar {
      case "'": try readQuotation()
      case "a"..."z", "A"..."Z": try readField(scalar)
      default: addLiteral()
      }
    }
    try checkWhole()
    return fields
  }

  private var current: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private mutating func advance() {
    offset += current?.utf8.count ?? 0
    position += 1
  }

  private mutating func addLiteral() {
    guard let current else { return }
    for byte in current.utf8 { fields.append(.literal(byte)) }
    advance()
  }

  private mutating func readQuotation() throws(DayFormatError) {
    let start = offset
    advance()
    if current == "'" { return addLiteral() }
    while let scalar = current {
      if scalar != "'" {
        addLiteral()
        continue
      }
      advance()
      if current != "'" { return }
      addLiteral()
    }
    throw DayFormatError(.openQuotation, at: start)
  }

  private mutating func readField(_ letter: Unicode.Scalar) throws(DayFormatError) {
    let start = offset
    var count = 0
    while current == letter {
      advance()
      count += 1
    }
    let field = try Field(letter, count: count, at: start)
    if let last = fields.last, last.hasOpenEnd, field.beginsWithDigit {
      throw DayFormatError(.noBorder, at: start)
    }
    guard !fields.contains(where: field.isSamePart(as:)) else {
      throw DayFormatError(.repeatedField(letter), at: start)
    }
    fields.append(field)
  }

  private func checkWhole() throws(DayFormatError) {
    guard !scalars.isEmpty else { throw DayFormatError(.empty, at: 0) }
    try check(for: .year, "y")
    try check(for: .month(.two), "M")
    try check(for: .day(.two), "d")
  }

  private func check(for part: Field, _ letter: Unicode.Scalar) throws(DayFormatError) {
    guard fields.contains(where: part.isSamePart(as:)) else {
      throw DayFormatError(.missingField(letter), at: offset)
    }
  }
}

extension Field {
  /// Creates the field of a run of one letter.
  fileprivate init(_ letter: Unicode.Scalar, count: Int, at offset: Int) throws(DayFormatError) {
    switch (letter, count) {
    case ("y", 4): self = .year
    case ("M", 1): self = .month(.oneOrTwo)
    case ("M", 2): self = .month(.two)
    case ("d", 1): self = .day(.oneOrTwo)
    case ("d", 2): self = .day(.two)
    default: throw DayFormatError(.unknownField(letter, count: count), at: offset)
    }
  }

  fileprivate func isSamePart(as other: Field) -> Bool {
    switch (self, other) {
    case (.year, .year), (.month, .month), (.day, .day): true
    default: false
    }
  }
}
