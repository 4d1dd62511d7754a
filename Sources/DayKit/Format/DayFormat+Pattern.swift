extension DayFormat {
  /// Creates a format from a pattern, or from the name of a format.
  ///
  /// The names are `iso` and `ymd`, `dmy`, `mdy`, `week`, `ordinal`, `basic`, `days`, `epoch`,
  /// `epoch-ms`, `iso8601`, `iso8601-sans-timezone`, `rfc5322`, and in the language of the symbols
  /// `full`, `long`, `medium` and `short`.
  ///
  /// A pattern is one of Unicode's (UTS 35): `dd/MM/yyyy`, `EEEE d MMMM y`, `YYYY-'W'ww-e`. Letters
  /// that are no field are refused unless they stand in quotes; `''` is a quote. Weeks are those of
  /// ISO 8601. A pattern with a `%` is one of C's `strftime`: `%d/%m/%Y`, `%F`, `%-d %B %Y`.
  ///
  /// A pattern may leave out what a day needs, such as the year; then days can be written, but
  /// ``readingObstacle`` says why none can be read.
  ///
  /// - Parameters:
  ///   - pattern: The pattern or the name.
  ///   - symbols: The names of months, weekdays and the like; asked for if the pattern is no name.
  ///   - pivot: The first year of the hundred years that two digits of a year stand for; without it
  ///     they can be written, but not read.
  /// - Throws: ``DayFormatError`` with the place of the slip.
  public init(
    pattern: String, symbols: @autoclosure () -> DaySymbols = .english, pivot: Int? = nil
  ) throws(DayFormatError) {
    if let simple = pattern.withBytes({ DayFormat(simplePattern: $0) }) {
      self = simple
      return
    }
    try self.init(compiling: pattern, symbols: symbols(), pivot: pivot)
  }

  /// Creates a format from any pattern, short or long, but not from the name of a format that is the
  /// same in all languages.
  package init(
    compiling pattern: String, symbols: DaySymbols = .english, pivot: Int? = nil
  ) throws(DayFormatError) {
    let text = symbols.datePattern(named: pattern) ?? pattern
    var fields = PatternFields(symbols: symbols)
    try text.withBytes { bytes throws(DayFormatError) in try fields.append(pattern: bytes) }
    self.init(text, fields: fields.fields, tables: fields.tables, pivot: pivot)
  }

  /// Creates a format from the UTF-8 of a name, or of a short pattern of digits in fixed places, such
  /// as `dd/MM/yyyy` or `%F`, without taking memory for it.
  ///
  /// For any other pattern it is `nil`, right or wrong.
  package init?(simplePattern bytes: Span<UInt8>) {
    if let named = DayFormat(name: bytes) {
      self = named
      return
    }
    guard let text = ShortText(bytes), bytes.isUTF8 else { return nil }
    var pattern = FixedPattern()
    do throws(DayFormatError) {
      try pattern.append(pattern: bytes)
    } catch {
      return nil
    }
    self.init(.fixed(pattern.date, text))
  }
}

extension Span<UInt8> {
  fileprivate var isUTF8: Bool {
    var position = 0
    while scalar(at: &position) != nil {}
    return position == count
  }
}

extension FixedDate {
  /// The pattern of a date with no letters in it.
  var pattern: String {
    String(capacity: 16) { output in
      for field in Fields.fixed(self) {
        switch field {
        case .literal(let byte): output.append(byte)
        case .number(.year, _): output.append(repeating: UInt8(ascii: "y"), count: 4)
        case .number(.month, _): output.append(repeating: UInt8(ascii: "M"), count: 2)
        default: output.append(repeating: UInt8(ascii: "d"), count: 2)
        }
      }
    }
  }
}
