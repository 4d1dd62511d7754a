extension DayFormat {
  /// ISO 8601's calendar date: `2025-08-29`.
  public static let iso = DayFormat("yyyy-MM-dd", fields: isoMonth + [.hyphen, .dayOfMonth])

  /// Year, month, day; the same as ``iso``.
  public static var ymd: DayFormat { iso }

  /// Day, month, year: `29/08/2025`.
  public static let dmy = DayFormat(
    "dd/MM/yyyy", fields: [.dayOfMonth, .slash, .month, .slash, .year])

  /// Month, day, year: `08/29/2025`.
  public static let mdy = DayFormat(
    "MM/dd/yyyy", fields: [.month, .slash, .dayOfMonth, .slash, .year])

  /// ISO 8601's calendar date in the basic form: `20250829`.
  public static let basic = DayFormat("yyyyMMdd", fields: [.year, .month, .dayOfMonth])

  /// ISO 8601's week date: `2025-W35-5`.
  public static let week = DayFormat(
    "YYYY-'W'ww-e",
    fields: [
      .number(.weekYear, .exactly(4)), .hyphen, .literal(UInt8(ascii: "W")),
      .number(.week, .exactly(2)), .hyphen, .number(.isoWeekday, .exactly(1)),
    ])

  /// ISO 8601's ordinal date, the year and the day of it: `2025-241`.
  public static let ordinal = DayFormat(
    "yyyy-DDD", fields: [.year, .hyphen, .number(.dayOfYear, .exactly(3))])

  /// The number of days since 1 January 1970: `20329`.
  public static let days = DayFormat("days", fields: [.number(.daysSince1970, .unbounded)])

  /// Seconds since 1 January 1970, 00:00 UTC: `1756425600`.
  ///
  /// Reads a sign and a fraction too; the day is the one that holds the instant.
  public static let epoch = DayFormat("epoch", fields: [.number(.epochSeconds, .unbounded)])

  /// Milliseconds since 1 January 1970, 00:00 UTC: `1756425600000`.
  ///
  /// Reads a sign and a fraction too; the day is the one that holds the instant.
  public static let epochMilliseconds = DayFormat(
    "epoch-ms", fields: [.number(.epochMilliseconds, .unbounded)])

  /// ISO 8601's date and time with a time zone: `2025-08-29T00:00:00Z`.
  ///
  /// Reads RFC 3339's and ISO 8601's extended and basic forms with any time and any offset; the day
  /// is the one written unless a zone is asked for with ``inTimeZone(_:)``. Writes midnight UTC.
  public static let iso8601 = DayFormat("iso8601", fields: [.dateTime(.zoned)])

  /// ISO 8601's date and time without a time zone: `2025-08-29T00:00:00`.
  ///
  /// Reads any time; writes midnight.
  public static let iso8601SansTimezone = DayFormat(
    "iso8601-sans-timezone", fields: [.dateTime(.zoneless)])

  /// The date of an e-mail's header (RFC 5322), in English always: `Fri, 29 Aug 2025`.
  public static let rfc5322 = DayFormat(
    "rfc5322",
    fields: [
      .name(.weekday, table: 0), .literal(UInt8(ascii: ",")), .space,
      .number(.dayOfMonth, .atLeastOne(2)), .space, .name(.month, table: 1), .space, .year,
    ],
    tables: [
      DaySymbols.english.table(.weekday, .abbreviated, .format),
      DaySymbols.english.table(.month, .abbreviated, .format),
    ])

  /// ISO 8601's month, which is read as its first day: `2025-08`.
  package static let yearMonth = DayFormat("yyyy-MM", fields: isoMonth, readsMonths: true)

  private static let isoMonth: [Field] = [.year, .hyphen, .month]
}

extension Field {
  fileprivate static let year = Field.number(.year, .exactly(4))
  fileprivate static let month = Field.number(.month, .exactly(2))
  fileprivate static let dayOfMonth = Field.number(.dayOfMonth, .exactly(2))
  fileprivate static let hyphen = Field.literal(UInt8(ascii: "-"))
  fileprivate static let slash = Field.literal(UInt8(ascii: "/"))
  fileprivate static let space = Field.literal(UInt8(ascii: " "))
}

extension DayFormat {
  /// The names of formats as the command line tool spells them, but for those of a language.
  package static let names = [
    "iso", "ymd", "dmy", "mdy", "week", "ordinal", "basic", "days", "epoch", "epoch-ms", "iso8601",
    "iso8601-sans-timezone", "rfc5322",
  ]

  /// The names of formats that look different in each language, from the longest to the shortest.
  package static let localizedNames = ["full", "long", "medium", "short"]

  /// The format of a name.
  init?(name: String) {
    switch name {
    case "iso", "ymd": self = .iso
    case "dmy": self = .dmy
    case "mdy": self = .mdy
    case "week": self = .week
    case "ordinal": self = .ordinal
    case "basic": self = .basic
    case "days": self = .days
    case "epoch": self = .epoch
    case "epoch-ms": self = .epochMilliseconds
    case "iso8601": self = .iso8601
    case "iso8601-sans-timezone": self = .iso8601SansTimezone
    case "rfc5322": self = .rfc5322
    default: return nil
    }
  }
}

extension DayFormat {
  /// Creates the format of a weekday's name alone, which writes days and reads none.
  package init(namesOfWeekdays symbols: DaySymbols) {
    self.init(
      "EEEE", fields: [.name(.weekday, table: 0)],
      tables: [symbols.table(.weekday, .wide, .format)])
  }
}
