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
  let storage: Storage

  /// The layout of a format that is no plain value.
  ///
  /// It stands beside the storage, so that none of it is copied when a day is read.
  let layout: FormatLayout?

  /// What a format is.
  ///
  /// The simple ones are plain values, since a program that writes one day would spend more on the
  /// memory of a layout than on all else.
  enum Storage: Sendable {
    /// All digits in fixed places, and the pattern, if there was one.
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
    _ description: String, fields: [Field], tables: [NameTable] = [], pivot: Int? = nil,
    timeZone: TimeZoneRule? = nil, readsMonths: Bool = false
  ) {
    storage = .layout
    layout = FormatLayout(
      description, fields: fields, tables: tables, pivot: pivot, timeZone: timeZone,
      readsMonths: readsMonths)
  }
}

extension DayFormat {
  /// The pattern, or the name of a format that no pattern describes.
  public var description: String {
    switch storage {
    case .fixed(let date, let pattern): pattern.isEmpty ? date.pattern : pattern.string
    case .single(let format): format.name.description
    case .layout: layout?.description ?? ""
    }
  }

  /// The zone in which instants are days; none stands for the day as written and for UTC.
  public var timeZone: TimeZoneRule? { layout?.timeZone }

  /// The largest number of UTF-8 bytes that a day takes in this format.
  public var maximumWidth: Int {
    switch storage {
    // A year with a sign takes three bytes more.
    case .fixed(let date, _): date.width + 3
    case .single(let format): format.maximumWidth
    case .layout: layout?.maximumWidth ?? 0
    }
  }

  /// Why no text can be read in this format, if it is so.
  public var readingObstacle: DayFormatError? {
    switch storage {
    case .fixed: nil
    case .single(let format): format.plan == nil ? DayFormatError(.noDay, at: 0) : nil
    case .layout: layout?.readingObstacle
    }
  }

  var fields: Fields {
    switch storage {
    case .fixed(let date, _): .fixed(date)
    case .single(let format): .single(format.field)
    case .layout: .list(layout?.fields ?? [])
    }
  }

  /// The names of a field.
  func table(_ index: Int) -> NameTable {
    layout.map { $0.tables[index] } ?? SingleFormat.weekdays
  }

  var pivot: Int? { layout?.pivot }

  var plan: ReadingPlan? {
    switch storage {
    case .fixed: .dayOfMonth
    case .single(let format): format.plan
    case .layout: layout?.plan
    }
  }
}

extension DayFormat: CustomStringConvertible, Hashable {
  /// Formats are equal where they read and write alike.
  public static func == (left: DayFormat, right: DayFormat) -> Bool {
    left.fields.elementsEqual(right.fields) && left.tables == right.tables
      && left.pivot == right.pivot && left.plan == right.plan
      && (left.timeZone == right.timeZone || !left.isInstant)
  }

  /// Feeds what the format reads and writes into a hasher.
  public func hash(into hasher: inout Hasher) {
    for field in fields { hasher.combine(field) }
    hasher.combine(tables)
    hasher.combine(pivot)
    if isInstant { hasher.combine(timeZone) }
  }

  private var tables: [NameTable] {
    var tables: [NameTable] = []
    for case .name(_, let table) in fields { tables.append(self.table(table)) }
    return tables
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
      description, fields: Array(fields), tables: tables, pivot: pivot, timeZone: timeZone,
      readsMonths: plan == .month)
  }

  /// The same format, which reads a month as its first day if it names no day.
  package func readingMonths() -> DayFormat {
    guard let layout, layout.plan == nil,
      ReadableParts(layout.fields).namesMonth(hasPivot: pivot != nil)
    else { return self }
    return DayFormat(
      description, fields: layout.fields, tables: layout.tables, pivot: pivot, timeZone: timeZone,
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

/// A format that is one field, which says it all.
enum SingleFormat: Sendable {
  case days, epoch, epochMilliseconds, iso8601, iso8601SansTimezone

  /// The name of the weekday in English, which is for writing.
  case weekday

  /// The layout of the names of weekdays, for many days.
  static let weekdayLayout = FormatLayout(
    "EEEE", fields: [.name(.weekday, table: 0)], tables: [weekdays], pivot: nil, timeZone: nil,
    readsMonths: false)

  /// The names of weekdays.
  static var weekdays: NameTable { NameTable(.english, .weekday, .wide, .format) }

  var field: Field {
    switch self {
    case .days: .number(.daysSince1970, .unbounded)
    case .epoch: .number(.epochSeconds, .unbounded)
    case .epochMilliseconds: .number(.epochMilliseconds, .unbounded)
    case .iso8601: .dateTime(.zoned)
    case .iso8601SansTimezone: .dateTime(.zoneless)
    case .weekday: .name(.weekday, table: 0)
    }
  }

  var name: StaticString {
    switch self {
    case .days: "days"
    case .epoch: "epoch"
    case .epochMilliseconds: "epoch-ms"
    case .iso8601: "iso8601"
    case .iso8601SansTimezone: "iso8601-sans-timezone"
    case .weekday: "EEEE"
    }
  }

  var plan: ReadingPlan? {
    switch self {
    case .days, .epoch, .epochMilliseconds: .count
    case .iso8601, .iso8601SansTimezone: .dayOfMonth
    case .weekday: nil
    }
  }

  var maximumWidth: Int {
    if case .name = field { 9 } else { field.maximumWidth([], hasOffset: false) }
  }
}
