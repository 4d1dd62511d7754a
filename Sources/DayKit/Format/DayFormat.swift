#if Formats
/// How a day is written: compiled once from a pattern, it parses and formats days.
///
/// ```swift
/// let day = try Day("29/08/2025", as: .dmy)
/// day.formatted(as: .iso)                                     // 2025-08-29
/// day.formatted(as: try DayFormat(pattern: "d.M.yyyy"))       // 29.8.2025
/// ```
///
/// A format parses what it formats, to the end of the text. Other texts are errors, with these
/// exceptions:
///
/// - Names match in any case, and an abbreviation matches without its final full stop. Where English abbreviates a
///   month, `Sept`, `June` and `July` match, too. Names in another Unicode normalization form than NFC do not match.
/// - A number without a fixed width can have leading zeros, up to its maximum number of digits:
///   `d.M.yyyy` also parses `09.08.2025`. Where a format pads a number with spaces, zeros are
///   accepted too. The day of the month in ``rfc5322`` can have one digit.
/// - Counts of days and of time can have a plus sign and leading zeros; counts of time can have a
///   fraction.
/// - A space also parses a no-break space (U+00A0) or a narrow one (U+202F), and the reverse.
/// - After a name and a space, a day of the month without a fixed width can be padded with a space,
///   as in `Aug  9`. With strftime's `%d`, it can have one digit there.
/// - ``iso8601`` and ``iso8601SansTimezone`` accept any time of day, in the forms of ISO 8601 and
///   RFC 3339, and ``rfc5322`` accepts one or none.
///
/// A format for parsing, from ``init(parsing:symbols:pivot:defaultYear:)``, can have a time of day and
/// a time zone. They are parsed, checked and ignored, so the format cannot write days; to ask it for
/// that is a mistake of the program and traps. All other formats can write every day.
///
/// A format depends on no language or region other than that of the ``DaySymbols`` that it was
/// created with.
public struct DayFormat: Hashable, Sendable {
  let compiled: CompiledFormat

  init(_ compiled: CompiledFormat) {
    self.compiled = compiled
  }

  init(
    _ description: String, fields: FieldList, tables: NameTables = NameTables(),
    years: YearRule = YearRule(), readsMonths: Bool = false, isForWriting: Bool = false
  ) {
    compiled = CompiledFormat(
      description, fields: fields, tables: tables, years: years, timeZone: nil,
      readsMonths: readsMonths, isForWriting: isForWriting)
  }
}

extension DayFormat: CustomStringConvertible {
  /// The pattern, or the name of a format that has no pattern.
  ///
  /// ```swift
  /// DayFormat.dmy.description            // dd/MM/yyyy
  /// DayFormat.epoch.description          // epoch
  /// ```
  public var description: String { compiled.description }

  /// The zone that gives instants their day, from ``inTimeZone(_:)``; `nil` stands for UTC and for
  /// date-times as written.
  ///
  /// ```swift
  /// DayFormat.epoch.inTimeZone(.utc).timeZone == .utc       // true
  /// ```
  public var timeZone: TimeZoneRule? { compiled.timeZone }

  /// The most UTF-8 bytes that a day takes in this format.
  ///
  /// ```swift
  /// DayFormat.iso.maximumWidth           // 13, for -009999-01-01
  /// ```
  public var maximumWidth: Int { compiled.maximumWidth }

  /// The reason this format cannot parse text, or `nil` if it can.
  ///
  /// ```swift
  /// let month = try DayFormat(pattern: "MMMM y")
  /// month.parsingObstacle     // it does not give a complete date, so it is for output only
  /// try DayFormat(pattern: "d MMMM y").parsingObstacle     // nil
  /// ```
  public var parsingObstacle: DayFormatError? { compiled.parsingObstacle }

  /// The reason this format cannot write days, or `nil` if it can.
  ///
  /// Only formats from ``init(parsing:symbols:pivot:defaultYear:)`` can have one: a time of day or a
  /// time zone.
  ///
  /// ```swift
  /// let log = try DayFormat(parsing: "dd/MM/yyyy HH:mm")
  /// log.formattingObstacle?.reason == .unwritable(.time)      // true
  /// try DayFormat(pattern: "dd/MM/yyyy").formattingObstacle     // nil
  /// ```
  public var formattingObstacle: DayFormatError? { compiled.formattingObstacle }

  /// The days that the format can write so that they can be parsed again; `nil` for all days.
  package var writableDays: ClosedRange<Day>? {
    compiled.onlyCount?.days ?? daysOfYearRule
  }

  /// What limits the days that a format can write.
  package enum Limit: Equatable, Sendable {
    /// The years that two digits stand for, or the year of texts without one.
    case pivot, year

    /// The numbers of a system.
    case spreadsheet, fileTime, nanoseconds
  }

  /// What limits ``writableDays``, or `nil` for all days.
  package var limit: Limit? {
    switch compiled.onlyCount {
    case .excel, .excel1904: .spreadsheet
    case .fileTime: .fileTime
    case .nanoseconds: .nanoseconds
    default: daysOfYearRule == nil ? nil : years.pivot == nil ? .year : .pivot
    }
  }

  /// The days of the hundred years that two digits stand for, if only two digits tell the year, or of the
  /// year of texts without a year.
  private var daysOfYearRule: ClosedRange<Day>? {
    guard let firstYear = years.pivot ?? years.defaultYear else { return nil }
    var (hasWeek, hasYearOfCentury, hasCentury) = (false, false, false)
    for field in fields {
      switch field {
      case .number(.century, _): hasCentury = true
      case .number(.yearOfCentury, _): hasYearOfCentury = true
      case .number(.week, _): hasWeek = true
      default: break
      }
    }
    let hasWeekYear = compiled.plan?.usesWeekYear ?? (hasWeek && !hasYearOfCentury)
    // The century of the calendar year does not tell that of the year of a week.
    if hasCentury, !hasWeekYear, years.pivot != nil { return nil }
    func start(ofYear year: Int) -> Day? {
      hasWeekYear
        ? try? Day(WeekDate(year: year, week: 1, weekday: .monday)) : try? Day(year, 1, 1)
    }
    let end = start(ofYear: firstYear + (years.pivot == nil ? 1 : 100))
    return (start(ofYear: firstYear) ?? .min)...(end.map { $0 - 1 } ?? .max)
  }

  var fields: FieldList { compiled.fields }

  var years: YearRule { compiled.years }

  /// The names of a field.
  func table(_ index: Int) -> NameTable { compiled.tables[index] }
}

extension DayFormat {
  /// Whether this format can parse text.
  ///
  /// ```swift
  /// try DayFormat(pattern: "d MMMM y").canParse               // true
  /// ```
  public var canParse: Bool { parsingObstacle == nil }

  /// Whether this format can write days.
  ///
  /// ```swift
  /// try DayFormat(parsing: "dd/MM/yyyy HH:mm").canFormat       // false
  /// ```
  public var canFormat: Bool { formattingObstacle == nil }

  /// Returns this format, interpreting instants as days in a time zone.
  ///
  /// It matters to ``epoch`` and the formats like it, and to ``iso8601``, whose texts are instants: the
  /// day is the one in the zone, and it is formatted as its first moment there, with the offset rounded
  /// to minutes. It also matters to the texts of other formats that have both a time of day and an offset.
  /// A day that clocks skip is formatted as the moment of the skip, which is the next day.
  ///
  /// ```swift
  /// let melbourne = TimeZoneRule.fixed("+11:00", seconds: 11 * 3_600)
  /// try Day("1328187600", as: .epoch.inTimeZone(melbourne))     // 2012-02-03
  /// try Day("1328187600", as: .epoch)                           // 2012-02-02
  /// ```
  public func inTimeZone(_ timeZone: TimeZoneRule) -> DayFormat {
    DayFormat(
      compiled.with(timeZone: timeZone, readsMonths: compiled.plan == .month))
  }

  /// Returns the same format, in which a text that names a month, quarter, week or year and no day
  /// stands for one of its days.
  ///
  /// It makes no difference to formats with a day, and to those without a year.
  ///
  /// ```swift
  /// let quarter = try DayFormat(pattern: "yyyy'-Q'Q").assumingDay(.first)
  /// try Day("2025-Q3", as: quarter)                             // 2025-07-01
  /// try Day("2025-Q3", as: quarter.assumingDay(.last))          // 2025-09-30
  /// ```
  ///
  /// - Parameter day: The day, whose number is from 1 to the greatest that such a month, quarter, week
  ///   or year can have. A text without the day is an error when it is parsed.
  /// - Precondition: No number is outside that range, if the format names a month, quarter, week or year.
  public func assumingDay(_ day: AssumedDay) -> DayFormat {
    guard let span = assumedSpan else { return self }
    if case .number(let number) = day.place {
      precondition((1...span.dayCount).contains(number), "no such span has this day")
    }
    return DayFormat(compiled.with(assumedDay: day))
  }

  /// The greatest number of a day that ``assumingDay(_:)`` takes; 0 if it makes no difference.
  package var assumableDayCount: Int { assumedSpan?.dayCount ?? 0 }

  private var assumedSpan: AssumedSpan? {
    ReadableParts(fields).span(years)
  }

  /// The same format, but parsing a month as its first day if it names no day.
  package func readingMonths() -> DayFormat {
    guard compiled.plan == nil, ReadableParts(fields).namesMonth(years) else { return self }
    return DayFormat(compiled.with(timeZone: timeZone, readsMonths: true))
  }
}
#endif
