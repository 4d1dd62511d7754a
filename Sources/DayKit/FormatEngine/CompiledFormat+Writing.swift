#if Formats
// Formatting field by field, which handles all days and time zones.

extension CompiledFormat {
  /// Appends any day.
  func writeFields(of day: Day, to output: inout OutputSpan<UInt8>) {
    if formattingObstacle != nil {
      preconditionFailure("a format with a time of day is for parsing only and cannot write a day")
    }
    let components = isFiscal ? fiscalCalendar.components(of: day) : day.dayComponents
    for field in fields { write(field, of: day, components, to: &output) }
  }

  /// Appends a field of a day; nothing for a part that days do not have.
  func write(
    _ field: Field, of day: Day, _ components: DayComponents, to output: inout OutputSpan<UInt8>
  ) {
    switch field {
    case .literal(let byte): output.append(byte)
    case .space(let space): space.forEachByte { output.append($0) }
    case .number(let part, let width):
      output.append(part.value(of: day, components), part, width)
    case .name(let part, let table):
      tables[table].withName(part.index(day, components)) { output.append(copying: $0) }
    case .count(let numbering):
      if numbering.countsTime, let timeZone {
        output.append(numbering, whole: timeZone.startInstant(of: day))
      } else {
        output.append(day, as: numbering)
      }
    case .dateTime(let isZoned): writeDateTime(day, isZoned: isZoned, to: &output)
    case .time: break
    }
  }

  private func writeDateTime(_ day: Day, isZoned: Bool, to output: inout OutputSpan<UInt8>) {
    guard isZoned, let timeZone else {
      output.append(dateTimeOf: day, secondOfDay: 0)
      if isZoned { output.append(UInt8(ascii: "Z")) }
      return
    }
    let start = timeZone.startInstant(of: day)
    let offset = timeZone.offset(atInstant: start)
    let local = start + Int64(offset)
    // If the zone skips the day, its first moment is on the next one.
    let shown = Day(exactly: Int(local.dividedRoundingDown(by: 86_400))) ?? day
    let midnight = Int64(shown.daysSince1970) * 86_400
    output.append(dateTimeOf: shown, secondOfDay: Int(local - midnight))
    output.append(offset: offset, isUTC: timeZone == .utc)
  }
}

extension NumberPart {
  /// The number of this part for a day.
  func value(of day: Day, _ components: DayComponents) -> Int {
    switch self {
    case .year: components.year
    case .yearOfEra: components.year > 0 ? components.year : 1 - components.year
    case .century: components.year.dividedRoundingDown(by: 100)
    case .yearOfCentury: components.year - components.year.dividedRoundingDown(by: 100) * 100
    case .quarter: (components.month + 2) / 3
    case .month: components.month
    case .dayOfMonth: components.dayOfMonth
    case .dayOfYear: day.dayOfYear
    case .weekYear: day.weekDate.year
    case .weekYearOfCentury: (day.weekDate.year % 100 + 100) % 100
    case .week: day.weekDate.week
    case .sundayWeek: day.week(startingOn: .sunday)
    case .mondayWeek: day.week(startingOn: .monday)
    case .weekOfMonth: day.weekOfMonth()
    case .weekdayOrdinal: day.weekdayOrdinal
    case .isoWeekday: day.weekday.isoNumber
    case .sundayWeekday: day.weekday.rawValue
    }
  }
}

extension NamePart {
  /// The index of a day's name in its table.
  func index(_ day: Day, _ components: DayComponents) -> Int {
    switch self {
    case .era: components.year > 0 ? 1 : 0
    case .quarter: (components.month - 1) / 3
    case .month: components.month - 1
    case .weekday: day.weekday.rawValue
    case .dayOfMonth: components.dayOfMonth - 1
    }
  }
}

extension Day {
  /// The number of the week in the year; the days before the first given weekday are in week 0.
  func week(startingOn first: Weekday) -> Int {
    (dayOfYear + 6 - weekday.days(since: first)) / 7
  }
}
#endif
