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
/// - Names match in any case, and an abbreviation matches without its final full stop.
/// - A number without a fixed width can have leading zeros, up to the digits that it can need:
///   `d.M.yyyy` also parses `09.08.2025`. Where a format pads a number with spaces, zeros are
///   accepted too. The day of the month in ``rfc5322`` can have one digit.
/// - Counts of days, seconds and milliseconds can have a plus sign and leading zeros; seconds and
///   milliseconds can have a fraction.
/// - After a name and a space, a day of the month without a fixed width can be padded with a space,
///   as in `Aug  9`. With strftime's `%d`, it can have one digit there.
/// - ``iso8601`` and ``iso8601SansTimezone`` accept any time of day, in the forms of ISO 8601 and
///   RFC 3339, and ``rfc5322`` accepts one or none.
///
/// A pattern can have a time of day and a time zone. They are parsed, checked and dropped, so the
/// format cannot write days; ``writingObstacle`` says so.
///
/// A format depends on no language or region other than that of the ``DaySymbols`` that it was
/// created with.
public struct DayFormat: Sendable {
  let storage: Storage

  /// The layout of a format that is not a plain value.
  ///
  /// It is beside the storage, so that parsing a day copies none of it.
  let layout: FormatLayout?

  /// The kinds of formats.
  ///
  /// The simple ones are plain values: for a program that writes one day, allocating a layout would
  /// cost more than everything else.
  enum Storage: Sendable {
    /// Only digits, at fixed positions, and the pattern, if there was one.
    case fixed(FixedDate, ShortText)

    /// One field that has a name of its own.
    case single(SingleFormat)

    /// Anything.
    case layout
  }

  init(_ storage: Storage) {
    self.storage = storage
    layout = nil
  }

  init(
    _ description: String, fields: FieldList, tables: NameTables = NameTables(),
    years: YearRule = YearRule(), timeZone: TimeZoneRule? = nil, readsMonths: Bool = false,
    isForWriting: Bool = false
  ) {
    storage = .layout
    layout = FormatLayout(
      description, fields: fields, tables: tables, years: years, timeZone: timeZone,
      readsMonths: readsMonths, isForWriting: isForWriting)
  }
}

extension DayFormat {
  /// The pattern, or the name of a format that has no pattern.
  ///
  /// ```swift
  /// DayFormat.dmy.description            // dd/MM/yyyy
  /// DayFormat.epoch.description          // epoch
  /// ```
  public var description: String {
    switch storage {
    case .fixed(let date, let pattern): pattern.isEmpty ? date.pattern : pattern.string
    case .single(let format): format.name.description
    case .layout: layout?.description ?? ""
    }
  }

  /// The zone that gives instants their day, from ``inTimeZone(_:)``; `nil` stands for UTC and for
  /// date-times as written.
  ///
  /// ```swift
  /// DayFormat.epoch.inTimeZone(.utc).timeZone == .utc       // true
  /// ```
  public var timeZone: TimeZoneRule? { layout?.timeZone }

  /// The most UTF-8 bytes that a day takes in this format.
  ///
  /// ```swift
  /// DayFormat.iso.maximumWidth           // 13, for -009999-01-01
  /// ```
  public var maximumWidth: Int {
    switch storage {
    // A year with a sign takes three bytes more.
    case .fixed(let date, _): date.width + 3
    case .single(let format): format.maximumWidth
    case .layout: layout?.maximumWidth ?? 0
    }
  }

  /// The reason this format cannot parse text, or `nil` if it can.
  ///
  /// ```swift
  /// let month = try DayFormat(pattern: "MMMM y")
  /// month.readingObstacle     // it does not give a complete date, so it is for output only
  /// try DayFormat(pattern: "d MMMM y").readingObstacle     // nil
  /// ```
  public var readingObstacle: DayFormatError? {
    switch storage {
    case .fixed: nil
    case .single(let format): format.plan == nil ? DayFormatError(.noDay, at: 0) : nil
    case .layout: layout?.readingObstacle
    }
  }

  /// The reason this format cannot write days, or `nil` if it can.
  ///
  /// A format with a time of day or a time zone writes every day as an empty text.
  ///
  /// ```swift
  /// let log = try DayFormat(pattern: "dd/MM/yyyy HH:mm")
  /// log.writingObstacle     // it has a time of day, and a day has no time to write
  /// try DayFormat(pattern: "dd/MM/yyyy").writingObstacle     // nil
  /// ```
  public var writingObstacle: DayFormatError? {
    if case .layout = storage { layout?.writingObstacle } else { nil }
  }

  /// The first day that the format can write so that it can be parsed again; `nil` for all days.
  package var firstDay: Day? {
    switch storage {
    case .single(.excel): SerialDays.from1900.firstDay
    case .single(.excel1904): SerialDays.from1904.firstDay
    case .fixed, .single: nil
    case .layout:
      switch fields.first {
      case .number(.serialDay, _): SerialDays.from1900.firstDay
      case .number(.serialDayFrom1904, _): SerialDays.from1904.firstDay
      default: nil
      }
    }
  }

  var fields: Fields {
    switch storage {
    case .fixed(let date, _): .fixed(date)
    case .single(let format): .single(format.field)
    case .layout: .list(layout?.fields ?? FieldList())
    }
  }

  /// The names of a field.
  func table(_ index: Int) -> NameTable {
    layout.map { $0.tables[index] } ?? SingleFormat.weekdays
  }

  var years: YearRule { layout?.years ?? YearRule() }

  var plan: ReadingPlan? {
    switch storage {
    case .fixed: .dayOfMonth
    case .single(let format): format.plan
    case .layout: layout?.plan
    }
  }
}

extension DayFormat: CustomStringConvertible, Hashable {
  /// Whether two formats parse and format alike.
  public static func == (left: DayFormat, right: DayFormat) -> Bool {
    left.fields.elementsEqual(right.fields) && left.tables == right.tables
      && left.years == right.years && left.plan == right.plan
      && (left.timeZone == right.timeZone || !left.isInstant)
  }

  /// Feeds into a hasher what makes formats equal.
  public func hash(into hasher: inout Hasher) {
    for field in fields { hasher.combine(field) }
    hasher.combine(tables)
    hasher.combine(years)
    if isInstant { hasher.combine(timeZone) }
  }

  private var tables: NameTables {
    var tables = NameTables()
    for case .name(_, let table) in fields { tables.append(self.table(table)) }
    return tables
  }
}

extension DayFormat {
  /// Whether this format can parse text.
  ///
  /// ```swift
  /// try DayFormat(pattern: "d MMMM y").isReadable               // true
  /// ```
  public var isReadable: Bool { readingObstacle == nil }

  /// Whether this format can write days.
  ///
  /// ```swift
  /// try DayFormat(pattern: "dd/MM/yyyy HH:mm").isWritable       // false
  /// ```
  public var isWritable: Bool { writingObstacle == nil }

  /// Returns the same format with instants taken as days in a time zone.
  ///
  /// It matters to ``epoch``, ``epochMilliseconds`` and ``iso8601``, whose texts are instants: the
  /// day is the one in the zone, and it is formatted as its first moment there. It also matters to
  /// the texts of other formats that have both a time of day and an offset.
  ///
  /// ```swift
  /// let melbourne = TimeZoneRule.fixed("+11:00", seconds: 11 * 3_600)
  /// try Day("1328187600", as: .epoch.inTimeZone(melbourne))     // 2012-02-03
  /// try Day("1328187600", as: .epoch)                           // 2012-02-02
  /// ```
  public func inTimeZone(_ timeZone: TimeZoneRule) -> DayFormat {
    DayFormat(
      description, fields: FieldList(fields), tables: tables, years: years, timeZone: timeZone,
      readsMonths: plan == .month)
  }

  /// The same format, but parsing a month as its first day if it names no day.
  package func readingMonths() -> DayFormat {
    guard let layout, layout.plan == nil,
      ReadableParts(layout.fields).namesMonth(years)
    else { return self }
    return DayFormat(
      description, fields: layout.fields, tables: layout.tables, years: years, timeZone: timeZone,
      readsMonths: true)
  }
}

/// A text of up to 16 bytes.
struct ShortText: Sendable {
  private var words: (UInt64, UInt64) = (0, 0)
  private var count: UInt8 = 0

  init() {}

  init?(_ bytes: Span<UInt8>) {
    guard bytes.count <= 16 else { return nil }
    words = (bytes.word(at: 0), bytes.word(at: 8))
    count = UInt8(bytes.count)
  }

  var isEmpty: Bool { count == 0 }

  var string: String {
    String(capacity: 16) { output in
      output.append(words.0, without: 8 - Swift.min(count, 8))
      output.append(words.1, without: 16 - Swift.max(count, 8))
    }
  }
}
