/// A format that is one field.
enum SingleFormat: Sendable {
  case days, excel, excel1904, epoch, epochMilliseconds, iso8601, iso8601SansTimezone

  /// A year, which is parsed as its first day.
  case year

  /// The English name of the weekday, which only formats.
  case weekday

  /// The layout of the names of weekdays, for many days.
  static let weekdayLayout = FormatLayout(
    "EEEE", fields: FieldList(.name(.weekday, table: 0)), tables: NameTables(weekdays),
    years: YearRule(),
    timeZone: nil, readsMonths: false, isForWriting: true)

  /// The names of weekdays.
  static var weekdays: NameTable { NameTable(.english, .weekday, .wide, .format) }

  var field: Field {
    switch self {
    case .days: .number(.daysSince1970, .unbounded)
    case .excel: .number(.serialDay, .unbounded)
    case .excel1904: .number(.serialDayFrom1904, .unbounded)
    case .epoch: .number(.epochSeconds, .unbounded)
    case .epochMilliseconds: .number(.epochMilliseconds, .unbounded)
    case .iso8601: .dateTime(.zoned)
    case .iso8601SansTimezone: .dateTime(.zoneless)
    case .year: .number(.year, .exactly(4))
    case .weekday: .name(.weekday, table: 0)
    }
  }

  var name: StaticString {
    switch self {
    case .days: "days"
    case .excel: "excel"
    case .excel1904: "excel1904"
    case .epoch: "epoch"
    case .epochMilliseconds: "epoch-ms"
    case .iso8601: "iso8601"
    case .iso8601SansTimezone: "iso8601-sans-timezone"
    case .year: "yyyy"
    case .weekday: "EEEE"
    }
  }

  var plan: ReadingPlan? {
    switch self {
    case .days, .excel, .excel1904, .epoch, .epochMilliseconds: .count
    case .iso8601, .iso8601SansTimezone: .dayOfMonth
    case .year: .month
    case .weekday: nil
    }
  }

  var maximumWidth: Int {
    if case .name = field { 9 } else { field.maximumWidth(NameTables(), hasOffset: false) }
  }
}
