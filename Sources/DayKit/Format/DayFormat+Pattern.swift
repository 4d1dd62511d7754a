#if Formats
extension DayFormat {
  /// Creates a format from a pattern, or from the name of a format.
  ///
  /// The names are `iso` and `ymd`, `dmy`, `mdy`, `week`, `ordinal`, `basic`, `days`,
  /// `julian-day`, `excel`, `excel1904`, `epoch`, `epoch-ms`, `epoch-us`, `epoch-ns`, `filetime`, `iso8601`,
  /// `iso8601-sans-timezone`, `rfc5322` and, in the language of the symbols, `full`, `long`, `medium` and `short`.
  ///
  /// A pattern follows Unicode (UTS 35): `dd/MM/yyyy`, `EEEE d MMMM y`, `YYYY-'W'ww-e`. Letters
  /// that are not fields must be in quotes; `''` is a quotation mark. Weeks are those of ISO 8601. Other than there,
  /// `y` and `u` write four digits at least, as in ISO 8601.
  /// A pattern with a `%` follows C's `strftime`: `%d/%m/%Y`, `%F`, `%-d %B %Y`.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// day.formatted(as: try DayFormat(pattern: "EEEE d MMMM y"))      // Friday 29 August 2025
  /// day.formatted(as: try DayFormat(pattern: "%d/%m/%Y"))           // 29/08/2025
  /// try Day("29.8.25", as: DayFormat(pattern: "d.M.yy", pivot: 1970))      // 2025-08-29
  /// ```
  ///
  /// A pattern may leave out a part that a day needs, such as the year. It then formats, but does
  /// not parse; ``parsingObstacle`` is the reason. The same is true if a part occurs twice, as in
  /// `yyyy/MM/yyyy-MM-dd`. A pattern with a time of day or a time zone is an error, because a day has
  /// none to write; ``init(parsing:symbols:pivot:defaultYear:)`` takes it.
  ///
  /// - Parameters:
  ///   - pattern: The pattern or the name.
  ///   - symbols: The names of months, weekdays and so on; evaluated only if the pattern is not a
  ///     name.
  ///   - pivot: The first of the hundred years that two digits of a year stand for. Without it,
  ///     they can be formatted, but not parsed.
  ///   - defaultYear: The year of texts without a year. Without it, a pattern without a year formats,
  ///     but does not parse.
  /// - Throws: ``DayFormatError`` with the place of the mistake, or with the reason that the format
  ///   could not write days.
  public init(
    pattern: String, symbols: @autoclosure () -> DaySymbols = .english, pivot: Int? = nil,
    defaultYear: Int? = nil
  ) throws(DayFormatError) {
    try self.init(parsing: pattern, symbols: symbols(), pivot: pivot, defaultYear: defaultYear)
    if let formattingObstacle { throw formattingObstacle }
  }

  /// Creates a format for parsing, from a pattern that may have a time of day and a time zone, or from
  /// the name of a format.
  ///
  /// The time and the zone are parsed, checked and ignored. A format that has one cannot write days:
  /// ``canFormat`` is `false`, and to format a day with it traps. Everything else is as in
  /// ``init(pattern:symbols:pivot:defaultYear:)``.
  ///
  /// ```swift
  /// let apache = try DayFormat(parsing: "%d/%b/%Y:%H:%M:%S %z")
  /// try Day("29/Aug/2025:10:00:00 +0200", as: apache)               // 2025-08-29
  /// let log = try DayFormat(parsing: "MMM d HH:mm:ss", defaultYear: 2025)
  /// try Day("Aug 29 10:00:00", as: log)                             // 2025-08-29
  /// log.canFormat                                                  // false
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern or the name.
  ///   - symbols: The names of months, weekdays and so on; evaluated only if the pattern is not a
  ///     name.
  ///   - pivot: The first of the hundred years that two digits of a year stand for.
  ///   - defaultYear: The year of texts without a year.
  /// - Throws: ``DayFormatError`` with the place of the mistake.
  public init(
    parsing pattern: String, symbols: @autoclosure () -> DaySymbols = .english, pivot: Int? = nil,
    defaultYear: Int? = nil
  ) throws(DayFormatError) {
    if let named = pattern.withBytes({ DayFormat(name: $0) }) {
      self = named
      return
    }
    try self.init(
      compiling: pattern, symbols: symbols(), pivot: pivot, defaultYear: defaultYear)
  }

  /// Creates a format from any pattern, short or long, or from the name of a format that depends on
  /// the language.
  ///
  /// - Parameter isForWriting: Whether the format is used for many days only to write them. It is
  ///   created in a third of the time, and parses as any other, but slowly.
  package init(
    compiling pattern: String, symbols: DaySymbols = .english, pivot: Int? = nil,
    defaultYear: Int? = nil, isForWriting: Bool = false
  ) throws(DayFormatError) {
    let text = symbols.datePattern(named: pattern) ?? pattern
    var fields = PatternFields(symbols: symbols)
    try text.withBytes { bytes throws(DayFormatError) in
      do throws(DayFormatError) {
        try fields.append(pattern: bytes)
      } catch {
        throw error.counted(in: bytes)
      }
    }
    self.init(
      text, fields: fields.fields, tables: fields.tables,
      years: YearRule(pivot: pivot, defaultYear: defaultYear), isForWriting: isForWriting)
  }
}
#endif
