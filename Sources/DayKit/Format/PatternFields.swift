/// The fields of a pattern as they are put together.
struct PatternFields {
  private(set) var fields: [Field] = []
  private(set) var tables: [NameTable] = []

  /// The places of the fields in the pattern, none for literals.
  private var offsets: [Int?] = []

  private let symbols: DaySymbols

  init(symbols: DaySymbols) {
    self.symbols = symbols
  }

  /// Adds text that stands for itself.
  mutating func append(_ scalar: Unicode.Scalar) {
    for byte in scalar.utf8 {
      fields.append(.literal(byte))
      offsets.append(nil)
    }
  }

  /// Adds a number.
  ///
  /// - Throws: ``DayFormatError`` if the part stands in the pattern already.
  mutating func append(
    _ part: NumberPart, _ width: NumberWidth, at offset: Int
  ) throws(DayFormatError) {
    let isThere = fields.contains { field in
      if case .number(part, _) = field { true } else { false }
    }
    guard !isThere else { throw DayFormatError(.repeatedPart(part.kind), at: offset) }
    fields.append(.number(part, width))
    offsets.append(offset)
  }

  /// Adds a name.
  ///
  /// - Throws: ``DayFormatError`` if a name of the part stands in the pattern already.
  mutating func append(
    _ part: NamePart, _ width: DaySymbols.Width, _ context: DaySymbols.Context = .format,
    at offset: Int
  ) throws(DayFormatError) {
    let isThere = fields.contains { field in
      if case .name(part, _) = field { true } else { false }
    }
    guard !isThere else { throw DayFormatError(.repeatedPart(part.kind), at: offset) }
    fields.append(.name(part, table: tables.count))
    offsets.append(offset)
    tables.append(symbols.table(part, width, context))
  }

  /// The place of the first number of a part, if there is one.
  func offset(of wanted: NumberPart) -> Int? {
    for (field, offset) in zip(fields, offsets) {
      if case .number(wanted, _) = field { return offset }
    }
    return nil
  }

  /// Counts years as the era does where the pattern has one, and else gives them four digits, so that
  /// 25 is never taken for a year.
  ///
  /// - Throws: ``DayFormatError`` if two digits of a year stand beside an era.
  mutating func settleYears() throws(DayFormatError) {
    let hasEra = fields.contains { if case .name(.era, _) = $0 { true } else { false } }
    if hasEra, let offset = offset(of: .yearOfCentury) {
      throw DayFormatError(.unknownField("y", count: 2), at: offset)
    }
    for index in fields.indices {
      guard case .number(let part, let width) = fields[index], part == .year || part == .weekYear
      else { continue }
      if hasEra, part == .year {
        fields[index] = .number(.yearOfEra, width)
      } else if width == .upTo(4) {
        fields[index] = .number(part, .exactly(4))
      }
    }
  }

  /// Checks that there is a part of a day, and that years and weeks go together.
  ///
  /// - Parameter yearNeedsWeek: Whether the year of weeks without a week is a slip for the calendar's
  ///   year.
  func checkWhole(yearNeedsWeek: Bool) throws(DayFormatError) {
    guard !offsets.allSatisfy({ $0 == nil }) else {
      throw DayFormatError(fields.isEmpty ? .empty : .noField, at: 0)
    }
    try checkWeeks(yearNeedsWeek)
    if let offset = offset(of: .dayOfYear), self.offset(of: .month) != nil,
      self.offset(of: .dayOfMonth) == nil
    {
      throw DayFormatError(.dayOfYearForMonth, at: offset)
    }
  }

  /// The calendar's year differs from that of ISO 8601's weeks around the new year.
  private func checkWeeks(_ yearNeedsWeek: Bool) throws(DayFormatError) {
    let weekYear = offset(of: .weekYear) ?? offset(of: .weekYearOfCentury)
    let year = offset(of: .year) ?? offset(of: .yearOfEra) ?? offset(of: .yearOfCentury)
    let week = offset(of: .week)
    let month = offset(of: .month) ?? offset(of: .dayOfMonth)
    if let weekYear, (week == nil && yearNeedsWeek) || (month != nil && year == nil) {
      throw DayFormatError(.weekYearWithoutWeek, at: weekYear)
    }
    if let year, week != nil, weekYear == nil {
      throw DayFormatError(.yearBesideWeek, at: year)
    }
  }
}
