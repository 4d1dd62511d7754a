/// How a day is written: compiled once from a pattern, it reads and writes days.
///
/// ```swift
/// let day = try Day("29/08/2025", as: .dmy)
/// day.formatted(as: .iso)                                     // 2025-08-29
/// day.formatted(as: try DayFormat(pattern: "d.M.yyyy"))       // 29.8.2025
/// ```
///
/// A format reads what it writes, to the letter and to the end of the text. It knows no language or
/// region but that of the ``DaySymbols`` that it was made with.
public struct DayFormat: Sendable {
  let layout: FormatLayout

  init(
    _ description: String, fields: [Field], tables: [NameTable] = [], pivot: Int? = nil,
    timeZone: TimeZoneRule? = nil, readsMonths: Bool = false
  ) {
    layout = FormatLayout(
      description, fields: fields, tables: tables, pivot: pivot, timeZone: timeZone,
      readsMonths: readsMonths)
  }
}

extension DayFormat {
  /// The pattern, or the name of a format that no pattern describes.
  public var description: String { layout.description }

  /// The zone in which instants are days; none stands for the day as written and for UTC.
  public var timeZone: TimeZoneRule? { layout.timeZone }

  /// The largest number of UTF-8 bytes that a day takes in this format.
  public var maximumWidth: Int { layout.maximumWidth }

  /// Why no text can be read in this format, if it is so.
  public var readingObstacle: DayFormatError? { layout.readingObstacle }

  var fields: [Field] { layout.fields }
  var tables: [NameTable] { layout.tables }
  var pivot: Int? { layout.pivot }
  var plan: ReadingPlan? { layout.plan }
}

extension DayFormat: CustomStringConvertible, Hashable {
  /// Formats are equal where they read and write alike.
  public static func == (left: DayFormat, right: DayFormat) -> Bool {
    left.fields == right.fields && left.tables == right.tables && left.pivot == right.pivot
      && left.plan == right.plan && (left.timeZone == right.timeZone || !left.isInstant)
  }

  /// Feeds what the format reads and writes into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fields)
    hasher.combine(tables)
    hasher.combine(pivot)
    if isInstant { hasher.combine(timeZone) }
  }
}

extension DayFormat {
  /// Whether texts can be read in this format.
  public var isReadable: Bool { readingObstacle == nil }

  /// The same format with instants taken as days in a time zone.
  ///
  /// It matters to ``epoch``, ``epochMilliseconds`` and ``iso8601``, whose texts are instants: the
  /// day is the one in the zone, and is written as its first moment there.
  public func inTimeZone(_ timeZone: TimeZoneRule) -> DayFormat {
    DayFormat(
      description, fields: fields, tables: tables, pivot: pivot, timeZone: timeZone,
      readsMonths: plan == .month)
  }

  /// The same format, which reads a month as its first day if it names no day.
  package func readingMonths() -> DayFormat {
    guard plan == nil, ReadableParts(fields).namesMonth(hasPivot: pivot != nil) else { return self }
    return DayFormat(
      description, fields: fields, tables: tables, pivot: pivot, timeZone: timeZone,
      readsMonths: true)
  }

  /// Whether the format has names that are not the same in all languages.
  package var hasLocalizedNames: Bool { !tables.isEmpty && self != .rfc5322 }

  /// Whether a day in this format is a number.
  package var isNumber: Bool {
    guard fields.count == 1, case .number(let part, _) = fields[0] else { return false }
    return part.letter == "g"
  }

  /// Whether one of the bytes of a text or a name in this format is as asked for; digits and signs
  /// are not looked at.
  package func mayWrite(_ isWanted: (UInt8) -> Bool) -> Bool {
    fields.contains { field in
      if case .literal(let byte) = field { isWanted(byte) } else { false }
    } || tables.contains { table in table.names.contains { $0.utf8.contains(where: isWanted) } }
  }

  /// Whether a byte stands for itself in this format.
  package func hasLiteral(_ byte: UInt8) -> Bool {
    fields.contains(.literal(byte))
  }

  /// Whether a text in this format may begin with a byte.
  package func mayBegin(with byte: UInt8) -> Bool {
    let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    return switch fields.first {
    case .literal(let literal)?: byte == literal
    case .number(_, .spaces)?:
      byte == UInt8(ascii: " ") || isSign || byte.digitValue != nil
    case .number?, .dateTime?: isSign || byte.digitValue != nil
    case .name?: true
    case nil: false
    }
  }

  /// Whether texts in this format are instants, so that a time zone matters.
  package var isInstant: Bool {
    fields.contains { field in
      switch field {
      case .number(.epochSeconds, _), .number(.epochMilliseconds, _), .dateTime(.zoned): true
      default: false
      }
    }
  }
}
