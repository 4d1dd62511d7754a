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
    if let named = DayFormat(name: pattern) {
      self = named
      return
    }
    let symbols = symbols()
    let text = symbols.datePattern(named: pattern) ?? pattern
    let fields = try PatternFields(text, symbols: symbols)
    self.init(text, fields: fields.fields, tables: fields.tables, pivot: pivot)
  }
}

extension PatternFields {
  /// Compiles a pattern of either kind.
  fileprivate init(_ pattern: String, symbols: DaySymbols) throws(DayFormatError) {
    self.init(symbols: symbols)
    var text = PatternText(pattern)
    let isStrftime = pattern.utf8.contains(UInt8(ascii: "%"))
    if isStrftime { try appendStrftime(&text) } else { try appendUnicode(&text) }
    try checkWhole(yearNeedsWeek: !isStrftime)
  }
}

/// The text of a pattern and the place reached in it.
struct PatternText {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// The number of UTF-8 bytes before the place.
  private(set) var offset = 0

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
  }

  /// The scalar at the place, `nil` at the end.
  var current: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  /// Goes on to the next scalar.
  mutating func advance() {
    offset += current?.utf8.count ?? 0
    position += 1
  }

  /// Passes a run of one scalar and gives its length.
  mutating func run(of scalar: Unicode.Scalar) -> Int {
    var count = 0
    while current == scalar {
      advance()
      count += 1
    }
    return count
  }
}
