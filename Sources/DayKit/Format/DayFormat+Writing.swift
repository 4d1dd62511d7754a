extension Day {
  /// The day as text in a format; empty if the format ``DayFormat/writingObstacle`` is for reading
  /// only.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .dmy)         // 29/08/2025
  /// ```
  public func formatted(as format: DayFormat) -> String {
    String(capacity: format.maximumWidth) { output in format.write(self, to: &output) }
  }
}

extension DayFormat {
  /// Appends a day as UTF-8.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// let bytes = [UInt8](capacity: DayFormat.dmy.maximumWidth) { output in
  ///   DayFormat.dmy.write(day, to: &output)
  /// }
  /// ```
  ///
  /// A format that ``writingObstacle`` says is for reading only appends nothing.
  ///
  /// - Precondition: The output has room for ``maximumWidth`` bytes.
  public func write(_ day: Day, to output: inout OutputSpan<UInt8>) {
    guard output.freeCapacity >= maximumWidth, quickWrite(day, to: &output) else {
      return writeFields(of: day, to: &output)
    }
  }

  /// Appends a day the quick way, and returns whether there is one.
  ///
  /// - Precondition: The output has room for it.
  @inline(__always)
  func quickWrite(_ day: Day, to output: inout OutputSpan<UInt8>) -> Bool {
    switch storage {
    case .fixed(let date, _): date.append(day, to: &output)
    case .single(let format): format.write(day, to: &output)
    case .layout: layout?.write(day, to: &output) ?? false
    }
  }

  /// Appends any day, field by field.
  package func writeFields(of day: Day, to output: inout OutputSpan<UInt8>) {
    guard isWritable else { return }
    let components = day.dayComponents
    for field in fields { write(field, of: day, components, to: &output) }
  }

  /// Appends a field of a day; nothing for a part that days do not have.
  func write(
    _ field: Field, of day: Day, _ components: DayComponents, to output: inout OutputSpan<UInt8>
  ) {
    switch field {
    case .literal(let byte):
      output.append(byte)
    case .number(let part, let width):
      let value = self.value(of: part, day, components)
      output.append(value, part, width)
    case .name(let part, let table):
      self.table(table).withName(part.index(day, components)) { output.append(copying: $0) }
    case .dateTime(let form):
      writeDateTime(day, form, to: &output)
    case .time: break
    }
  }

  private func value(of part: NumberPart, _ day: Day, _ components: DayComponents) -> Int {
    switch part {
    case .epochSeconds: start(of: day)
    case .epochMilliseconds: start(of: day) * 1_000
    default: part.value(of: day, components)
    }
  }

  private func start(of day: Day) -> Int {
    timeZone?.start(of: day) ?? day.daysSince1970 * 86_400
  }

  private func writeDateTime(
    _ day: Day, _ form: DateTimeForm, to output: inout OutputSpan<UInt8>
  ) {
    guard form == .zoned, let timeZone else {
      output.append(dateTimeOf: day, secondOfDay: 0)
      if form == .zoned { output.append(UInt8(ascii: "Z")) }
      return
    }
    let start = timeZone.start(of: day)
    let offset = timeZone.offset(at: start)
    let local = start + offset
    // If the zone skips the day, its first moment is on the next one.
    let shown = Day(exactly: local.dividedRoundingDown(by: 86_400)) ?? day
    output.append(dateTimeOf: shown, secondOfDay: local - shown.daysSince1970 * 86_400)
    output.append(offset: offset, isUTC: timeZone == .utc)
  }
}

extension SingleFormat {
  @inline(never)
  fileprivate func write(_ day: Day, to output: inout OutputSpan<UInt8>) -> Bool {
    switch field {
    case .number(.year, let width): output.append(year: day.year, width)
    case .number(let part, _):
      guard let count = DayCount(part) else {
        output.append(decimal: part.value(of: day, day.dayComponents))
        return true
      }
      output.append(decimal: count.number(of: day))
    case .dateTime(let form):
      guard FixedDate.iso.append(day, to: &output) else { return false }
      output.append(0x303A_3030_3A30_3054, without: 0)
      output.append(UInt8(ascii: "0"))
      if form == .zoned { output.append(UInt8(ascii: "Z")) }
    default: output.append(englishNameOf: day.weekday)
    }
    return true
  }
}

extension OutputSpan<UInt8> {
  /// Appends the English name of a weekday.
  @inline(__always)
  mutating func append(englishNameOf weekday: Weekday) {
    let index = SymbolName.weekday(weekday, width: .wide, context: .format).index
    let (low, high) = EnglishNames.withPaddedName(index) { ($0.word(at: 0), $0.word(at: 8)) }
    let isShort = high.trailingSpaces == 8
    append(low, without: isShort ? low.trailingSpaces : 0)
    if !isShort { append(high, without: high.trailingSpaces) }
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
    case .isoWeekday: day.weekday.isoNumber
    case .sundayWeekday: day.weekday.rawValue
    case .daysSince1970: day.daysSince1970
    case .modifiedJulianDay: day.daysSince1970 + Day.modifiedJulianDayOf1970
    case .serialDay: SerialDays.from1900.number(of: day)
    case .serialDayFrom1904: SerialDays.from1904.number(of: day)
    case .epochSeconds: day.daysSince1970 * 86_400
    case .epochMilliseconds: day.daysSince1970 * 86_400_000
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
    }
  }
}

extension Day {
  /// The modified Julian day of 1 January 1970.
  static var modifiedJulianDayOf1970: Int { 40_587 }

  /// The number of the week in the year; the days before the first given weekday are in week 0.
  func week(startingOn first: Weekday) -> Int {
    (dayOfYear + 6 - weekday.days(since: first)) / 7
  }
}
