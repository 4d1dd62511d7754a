/// How a day is written: compiled once from a pattern, it reads and writes days.
///
/// ```swift
/// let day = try Day("29/08/2025", as: .dmy)
/// day.formatted(as: .iso)                                     // 2025-08-29
/// day.formatted(as: try DayFormat(pattern: "d.M.yyyy"))       // 29.8.2025
/// ```
///
/// A format reads what it writes, to the letter and to the end of the text, and knows no language
/// or region.
public struct DayFormat: Sendable {
  /// The pattern, or the name of a format that no pattern describes.
  public let description: String

  let fields: [Field]

  /// The largest number of UTF-8 bytes that a day takes in this format.
  public let maximumWidth: Int

  init(_ description: String, fields: [Field]) {
    self.description = description
    self.fields = fields
    maximumWidth = fields.reduce(0) { $0 + $1.maximumWidth }
  }
}

extension DayFormat: CustomStringConvertible, Hashable {
  /// Formats are equal where they read and write alike.
  public static func == (left: DayFormat, right: DayFormat) -> Bool {
    left.fields == right.fields
  }

  /// Feeds what the format reads and writes into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fields)
  }
}

extension DayFormat {
  /// ISO 8601's calendar date: `2025-08-29`.
  public static let iso = DayFormat("yyyy-MM-dd", fields: isoDate)

  /// Year, month, day; the same as ``iso``.
  public static var ymd: DayFormat { iso }

  /// Day, month, year: `29/08/2025`.
  public static let dmy = DayFormat(
    "dd/MM/yyyy",
    fields: [
      .day(.two), .literal(UInt8(ascii: "/")), .month(.two), .literal(UInt8(ascii: "/")), .year,
    ])

  /// Month, day, year: `08/29/2025`.
  public static let mdy = DayFormat(
    "MM/dd/yyyy",
    fields: [
      .month(.two), .literal(UInt8(ascii: "/")), .day(.two), .literal(UInt8(ascii: "/")), .year,
    ])

  /// Seconds since 1 January 1970, 00:00 UTC: `1756425600`.
  public static let epoch = DayFormat("epoch", fields: [.epoch(.seconds)])

  /// Milliseconds since 1 January 1970, 00:00 UTC: `1756425600000`.
  public static let epochMilliseconds = DayFormat("epoch-ms", fields: [.epoch(.milliseconds)])

  /// ISO 8601's date and time with a time zone: `2025-08-29T00:00:00Z`.
  ///
  /// Reads any time and any zone; the day is the one written. Writes midnight UTC.
  public static let iso8601 = DayFormat("iso8601", fields: isoDate + [.time(.zoned)])

  /// ISO 8601's date and time without a time zone: `2025-08-29T00:00:00`.
  ///
  /// Reads any time; writes midnight.
  public static let iso8601SansTimezone = DayFormat(
    "iso8601-sans-timezone", fields: isoDate + [.time(.zoneless)])

  /// ISO 8601's month, which is read as its first day: `2025-08`.
  package static let yearMonth = DayFormat("yyyy-MM", fields: isoMonth)

  private static let isoMonth: [Field] = [.year, .literal(UInt8(ascii: "-")), .month(.two)]

  private static let isoDate = isoMonth + [.literal(UInt8(ascii: "-")), .day(.two)]

  /// The format of a name such as `dmy`, as the command line tool spells it.
  init?(name: String) {
    switch name {
    case "iso", "ymd": self = .iso
    case "dmy": self = .dmy
    case "mdy": self = .mdy
    case "epoch": self = .epoch
    case "epoch-ms": self = .epochMilliseconds
    case "iso8601": self = .iso8601
    case "iso8601-sans-timezone": self = .iso8601SansTimezone
    default: return nil
    }
  }

  /// Whether a day in this format is a number.
  package var isNumber: Bool {
    guard case .epoch? = fields.first else { return false }
    return fields.count == 1
  }

  /// The names of formats, for help and messages.
  package static let names = [
    "iso", "ymd", "dmy", "mdy", "epoch", "epoch-ms", "iso8601", "iso8601-sans-timezone",
  ]
}
