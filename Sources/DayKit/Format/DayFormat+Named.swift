#if Formats
extension DayFormat {
  /// ISO 8601's calendar date: `2025-08-29`.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .iso)        // 2025-08-29
  /// ```
  public static let iso = DayFormat(
    "yyyy-MM-dd", fields: FieldList(.year).then(.hyphen).then(.month).then(.hyphen).then(.day))

  /// Year, month, day; the same as ``iso``.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .ymd)        // 2025-08-29
  /// ```
  public static var ymd: DayFormat { iso }

  /// Day, month, year: `29/08/2025`.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .dmy)        // 29/08/2025
  /// ```
  public static let dmy = DayFormat(
    "dd/MM/yyyy", fields: FieldList(.day).then(.slash).then(.month).then(.slash).then(.year))

  /// Month, day, year: `08/29/2025`.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .mdy)        // 08/29/2025
  /// ```
  public static let mdy = DayFormat(
    "MM/dd/yyyy", fields: FieldList(.month).then(.slash).then(.day).then(.slash).then(.year))

  /// ISO 8601's calendar date in the basic form: `20250829`.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .basic)        // 20250829
  /// ```
  public static let basic = DayFormat(
    "yyyyMMdd", fields: FieldList(.year).then(.month).then(.day))

  /// ISO 8601's week date: `2025-W35-5`.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .week)        // 2025-W35-5
  /// ```
  public static let week = DayFormat(
    "YYYY-'W'ww-e",
    fields: FieldList(.number(.weekYear, .exactly(4))).then(.hyphen)
      .then(.literal(UInt8(ascii: "W"))).then(.number(.week, .exactly(2))).then(.hyphen)
      .then(.number(.isoWeekday, .exactly(1))))

  /// ISO 8601's ordinal date, the year and the day of the year: `2025-241`.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .ordinal)        // 2025-241
  /// ```
  public static let ordinal = DayFormat(
    "yyyy-DDD", fields: FieldList(.year).then(.hyphen).then(.number(.dayOfYear, .exactly(3))))

  /// The number of days since 1 January 1970: `20329`.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .days)        // 20329
  /// ```
  public static let days = DayFormat("days", .count(.days))

  /// The Julian day number of a civil day: `2460917`.
  ///
  /// Astronomers count days from noon. This number is that of the day at its noon, as in most
  /// tables and in C and SQL libraries; it is an integer, and a fraction does not parse.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .julianDay)    // 2460917
  /// try Day("2440588", as: .julianDay)                // 1970-01-01
  /// ```
  public static let julianDay = DayFormat("julian-day", .count(.julianDay))

  /// A spreadsheet's serial number of a day, by the system of 1900: `45898`.
  ///
  /// 1 is 1 January 1900. Spreadsheets count a 29 February 1900 that did not exist as 60; this number
  /// does not parse. A fraction, which is a time of day, is parsed and ignored. Days before 1900 have
  /// no number in spreadsheets; they are formatted as numbers below 1, which do not parse.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .excel)        // 45898
  /// try Day("45898.75", as: .excel)                   // 2025-08-29
  /// ```
  public static let excel = DayFormat("excel", .count(.excel))

  /// A spreadsheet's serial number of a day, by the system of 1904: `44436`.
  ///
  /// 0 is 1 January 1904. A fraction, which is a time of day, is parsed and ignored. Earlier days are
  /// formatted as negative numbers, which do not parse.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .excel1904)    // 44436
  /// ```
  public static let excel1904 = DayFormat("excel1904", .count(.excel1904))

  /// Seconds since 1 January 1970, 00:00 UTC: `1756425600`.
  ///
  /// Parses a sign and a fraction too; the day is the one in UTC that contains the instant.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .epoch)        // 1756425600
  /// ```
  public static let epoch = DayFormat("epoch", .count(.seconds))

  /// Milliseconds since 1 January 1970, 00:00 UTC: `1756425600000`.
  ///
  /// Parses a sign and a fraction too; the day is the one in UTC that contains the instant.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .epochMilliseconds)        // 1756425600000
  /// ```
  public static let epochMilliseconds = DayFormat("epoch-ms", .count(.milliseconds))

  /// Microseconds since 1 January 1970, 00:00 UTC: `1756425600000000`.
  ///
  /// Parses a sign and a fraction too; the day is the one in UTC that contains the instant.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .epochMicroseconds)        // 1756425600000000
  /// ```
  public static let epochMicroseconds = DayFormat("epoch-us", .count(.microseconds))

  /// Nanoseconds since 1 January 1970, 00:00 UTC: `1756425600000000000`.
  ///
  /// Parses a sign and a fraction too; the day is the one in UTC that contains the instant. Numbers
  /// that 64 bits cannot hold do not parse: those of days before 22 September 1677 and after
  /// 11 April 2262 are formatted, but for output only.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .epochNanoseconds)         // 1756425600000000000
  /// ```
  public static let epochNanoseconds = DayFormat("epoch-ns", .count(.nanoseconds))

  /// The FILETIME of Windows, which is the number of tenths of a microsecond since 1 January 1601,
  /// 00:00 UTC: `134008992000000000`.
  ///
  /// Parses a fraction too; the day is the one in UTC that contains the instant. Days before 1601 are
  /// formatted as negative numbers, which do not parse.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .fileTime)                 // 134008992000000000
  /// ```
  public static let fileTime = DayFormat("filetime", .count(.fileTime))

  /// ISO 8601's date and time with a time zone: `2025-08-29T00:00:00Z`.
  ///
  /// Parses the forms of RFC 3339 and ISO 8601's extended and basic forms with any time, up to nine digits of a
  /// fraction of a second and any offset, git's `2025-08-29 10:00:00 +0200`, and a time zone in brackets (RFC 9557).
  /// The day is the day as written; with ``inTimeZone(_:)``, it is the day of the instant in that zone. Formats
  /// midnight UTC.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .iso8601)                  // 2025-08-29T00:00:00Z
  /// try Day("2025-08-29T23:30:00-03:00", as: .iso8601)            // 2025-08-29
  /// ```
  public static let iso8601 = DayFormat("iso8601", .dateTime(isZoned: true))

  /// ISO 8601's date and time without a time zone: `2025-08-29T00:00:00`.
  ///
  /// Parses any time, with up to nine digits of a fraction of a second; formats midnight.
  ///
  /// ```swift
  /// try Day("2025-08-29T23:30:00", as: .iso8601SansTimezone)      // 2025-08-29
  /// ```
  public static let iso8601SansTimezone = DayFormat(
    "iso8601-sans-timezone", .dateTime(isZoned: false))

  /// The date of an e-mail header (RFC 5322), always in English: `Fri, 29 Aug 2025`.
  ///
  /// The weekday, which the standard makes optional, must be there. The day of the month can have one
  /// digit, with or without a space before it. Parses a time and a zone too, and drops them unless
  /// ``inTimeZone(_:)`` needs them.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .rfc5322)                  // Fri, 29 Aug 2025
  /// try Day("Fri, 29 Aug 2025 10:00:00 +0200", as: .rfc5322)      // 2025-08-29
  /// ```
  public static let rfc5322 = DayFormat(
    "rfc5322",
    fields: mailDate(
      after: FieldList(.name(.weekday, table: 0)).then(.literal(UInt8(ascii: ","))).then(.space),
      monthTable: 1),
    tables: NameTables(
      NameTable(.english, .weekday, .abbreviated, .format),
      NameTable(.english, .month, .abbreviated, .format)))

  /// The date of an e-mail header without the weekday, which RFC 5322 allows to leave out:
  /// `29 Aug 2025`.
  package static let rfc5322SansWeekday = DayFormat(
    "rfc5322", fields: mailDate(after: FieldList(), monthTable: 0),
    tables: NameTables(NameTable(.english, .month, .abbreviated, .format)))

  private static func mailDate(after fields: FieldList, monthTable: Int) -> FieldList {
    fields.then(.number(.dayOfMonth, .atLeastOne(2))).then(.space)
      .then(.name(.month, table: monthTable)).then(.space).then(.year).then(.time(.mailTime))
  }

  /// ISO 8601's month, which is read as its first day: `2025-08`.
  package static let yearMonth = DayFormat(
    "yyyy-MM", fields: FieldList(.year).then(.hyphen).then(.month),
    readsMonths: true)

  /// A year, which is read as its first day: `2025`.
  package static let year = DayFormat(
    "yyyy", fields: FieldList(.year), readsMonths: true)

  /// Creates the format of a weekday's name alone, which writes days and reads none.
  package init(namesOfWeekdays symbols: DaySymbols) {
    self.init(
      "EEEE", fields: FieldList(.name(.weekday, table: 0)),
      tables: NameTables(NameTable(symbols, .weekday, .wide, .format)), isForWriting: true)
  }

  private init(_ name: String, _ field: Field) {
    self.init(name, fields: FieldList(field))
  }
}

extension Field {
  fileprivate static let year = Field.number(.year, .exactly(4))
  fileprivate static let month = Field.number(.month, .exactly(2))
  fileprivate static let day = Field.number(.dayOfMonth, .exactly(2))
  fileprivate static let slash = Field.literal(UInt8(ascii: "/"))
  fileprivate static let hyphen = Field.literal(UInt8(ascii: "-"))
  fileprivate static let space = Field.space(.plain)
}

extension DayFormat {
  /// The names of formats in the command-line tool, except those that depend on the language.
  package static let names = [
    "iso", "ymd", "dmy", "mdy", "week", "ordinal", "basic", "days", "julian-day", "excel",
    "excel1904", "epoch",
    "epoch-ms", "epoch-us", "epoch-ns", "filetime", "iso8601", "iso8601-sans-timezone", "rfc5322",
  ]

  /// The names of formats that look different in each language, from the longest to the shortest.
  package static let localizedNames = ["full", "long", "medium", "short"]

  /// Creates the format of a name that does not depend on the language, without creating others.
  package init?(name: Span<UInt8>) {
    switch true {
    case name.isText("iso"), name.isText("ymd"): self = .iso
    case name.isText("dmy"): self = .dmy
    case name.isText("mdy"): self = .mdy
    case name.isText("week"): self = .week
    case name.isText("ordinal"): self = .ordinal
    case name.isText("basic"): self = .basic
    case name.isText("days"): self = .days
    case name.isText("julian-day"): self = .julianDay
    case name.isText("excel"): self = .excel
    case name.isText("excel1904"): self = .excel1904
    case name.isText("epoch"): self = .epoch
    case name.isText("epoch-ms"): self = .epochMilliseconds
    case name.isText("epoch-us"): self = .epochMicroseconds
    case name.isText("epoch-ns"): self = .epochNanoseconds
    case name.isText("filetime"): self = .fileTime
    case name.isText("iso8601"): self = .iso8601
    case name.isText("iso8601-sans-timezone"): self = .iso8601SansTimezone
    case name.isText("rfc5322"): self = .rfc5322
    default: return nil
    }
  }
}
#endif
