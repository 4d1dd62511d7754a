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
  /// The pattern, or the name of a format that no pattern describes.
  public let description: String

  /// The zone in which instants are days; none stands for the day as written and for UTC.
  public let timeZone: TimeZoneRule?

  let fields: [Field]
  let tables: [NameTable]

  /// The first year of the hundred that two digits stand for.
  let pivot: Int?

  let plan: ReadingPlan?
  /// The quick way to read.
  let reading: ReadingProgram

  /// The quick way to write.
  let writing: WritingProgram

  /// The largest number of UTF-8 bytes that a day takes in this format.
  public let maximumWidth: Int

  /// Why no text can be read in this format, if it is so.
  public let readingObstacle: DayFormatError?

  init(
    _ description: String, fields: [Field], tables: [NameTable] = [], pivot: Int? = nil,
    timeZone: TimeZoneRule? = nil, readsMonths: Bool = false
  ) {
    self.description = description
    self.fields = fields
    self.tables = tables
    let parts = ReadableParts(fields)
    self.pivot = parts.hasYearOfCentury ? pivot : nil
    self.timeZone = timeZone
    let hasOffset = timeZone != nil && timeZone != .utc
    maximumWidth = fields.reduce(0) { $0 + $1.maximumWidth(tables, hasOffset: hasOffset) }
    let obstacle = fields.readingObstacle(tables: tables, hasPivot: pivot != nil)
    readingObstacle = readsMonths && obstacle?.reason == .noDay ? nil : obstacle
    plan = readingObstacle == nil ? parts.plan(hasPivot: pivot != nil) ?? .month : nil
    reading = ReadingProgram(fields, tables, plan: plan, pivot: pivot, timeZone: timeZone)
    writing = WritingProgram(fields, tables, timeZone: timeZone)
  }
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

extension Field {
  /// The largest number of bytes that a day takes in this field.
  fileprivate func maximumWidth(_ tables: [NameTable], hasOffset: Bool) -> Int {
    switch self {
    case .literal: 1
    case .number(let part, let width): Swift.max(part.maximumWidth, width.minimumWritten)
    case .name(_, let table): tables[table].maximumWidth
    // A year of seven, "-08-29T00:00:00", and nothing, a Z or an offset.
    case .dateTime(.zoneless): 22
    case .dateTime(.zoned): hasOffset ? 28 : 23
    }
  }
}

extension NumberPart {
  /// The number of bytes of the longest number.
  fileprivate var maximumWidth: Int {
    switch self {
    case .year, .weekYear: 7
    case .yearOfEra: 5
    case .century: 4
    case .dayOfYear: 3
    case .quarter, .isoWeekday, .sundayWeekday: 1
    case .yearOfCentury, .weekYearOfCentury, .month, .dayOfMonth, .week, .sundayWeek, .mondayWeek: 2
    case .daysSince1970, .modifiedJulianDay: 8
    case .epochSeconds: 13
    case .epochMilliseconds: 16
    }
  }
}

extension NumberWidth {
  /// The smallest number of places that are written.
  var minimumWritten: Int {
    switch self {
    case .exactly(let count), .spaces(let count), .atLeastOne(let count): count
    case .upTo, .unbounded: 1
    }
  }
}
