#if Formats
/// Collects the fields of any pattern.
struct PatternFields {
  private(set) var fields = FieldList()
  private(set) var tables = NameTables()

  /// The positions of the numbers in the pattern, by the indices of their parts.
  private var offsets = PartNumbers()

  /// The positions of numbers that the pattern has again later, by the indices of their fields.
  private var earlierOffsets = PlainArray<(field: Int, offset: Int)>()

  /// The parts in the pattern.
  private(set) var parts = PartSet()

  /// The parts of the time of day.
  private var time = TimeFields()

  private let symbols: DaySymbols

  init(symbols: DaySymbols) {
    self.symbols = symbols
    fields.reserveCapacity(24)
  }

  /// Adds the fields of a pattern of either kind.
  mutating func append(pattern: Span<UInt8>) throws(DayFormatError) {
    let isStrftime = pattern.indices.contains { pattern[$0] == UInt8(ascii: "%") }
    if isStrftime { try append(strftime: pattern) } else { try append(unicode: pattern) }
    try finish(isStrftime: isStrftime)
  }

  /// Adds a byte that stands for itself and is not one of a space.
  mutating func append(_ byte: UInt8) {
    fields.append(.literal(byte))
  }

  /// Adds a space.
  mutating func append(_ space: Space) {
    fields.append(.space(space))
  }

  /// Adds the space or the byte at a position of a pattern, and moves the position past it.
  mutating func appendText(_ pattern: Span<UInt8>, at position: inout Int) {
    if let space = pattern.space(at: position) {
      append(space)
      position += space.width
    } else {
      append(pattern[position])
      position += 1
    }
  }

  /// Adds a number that is a whole date.
  mutating func append(_ numbering: DayNumbering) {
    parts.insert(Field.countPlace)
    time.appendDate()
    fields.append(.count(numbering))
  }

  /// Adds a number.
  ///
  /// - Parameter offset: The position of the number in the pattern.
  mutating func append(_ part: NumberPart, _ width: NumberWidth, at offset: Int) {
    if !parts.insert(part.place),
      let field = fields.indices.last(where: { fields[$0].place == part.place })
    {
      earlierOffsets.append((field, offsets[part.place]))
    }
    offsets[part.place] = offset
    time.appendDate()
    fields.append(.number(part, paddedWidth(of: part, width)))
  }

  /// Adds a name.
  mutating func append(_ part: NamePart, _ style: NameStyle) {
    parts.insert(part.place)
    time.appendDate()
    fields.append(.name(part, table: tables.count))
    tables.append(NameTable(symbols, part, style))
  }

  /// Adds a part of a time of day or a time zone.
  ///
  /// - Parameter misplaced: The error if the part cannot follow the parts before it.
  /// - Throws: ``DayFormatError`` if the pattern already has the part, or not the one before it.
  mutating func append(
    _ field: TimeField, misplaced: DayFormatError
  ) throws(DayFormatError) {
    if let error = time.append(field, misplaced: misplaced) { throw error }
    fields.append(.time(field))
  }

  /// The width of a number.
  ///
  /// After a name and a space, the day of the month can be padded with a space, as in `Aug  9`.
  private func paddedWidth(of part: NumberPart, _ width: NumberWidth) -> NumberWidth {
    guard part == .dayOfMonth, width == .upTo(2), followsNameAndSpace(fields.count) else {
      return width
    }
    return .upToOrSpaces(2)
  }

  /// Checks that there is a part of a day, and that years match weeks.
  private mutating func finish(isStrftime: Bool) throws(DayFormatError) {
    if isStrftime { settleDays() } else { try settleYears() }
    guard parts != PartSet() else {
      throw DayFormatError(fields.isEmpty ? .empty : .noField, at: 0)
    }
    if let error = time.finish() { throw error }
    try checkWeeks(yearNeedsWeek: !isStrftime)
    if let offset = offset(of: .dayOfYear), self.offset(of: .month) != nil,
      self.offset(of: .dayOfMonth) == nil
    {
      throw DayFormatError(.dayOfYearForMonth, at: offset)
    }
  }

  /// Turns years into years of an era if the pattern has an era; otherwise gives them four digits,
  /// so that 25 is never a year.
  ///
  /// - Throws: ``DayFormatError`` if the pattern has two digits of a year and an era.
  private mutating func settleYears() throws(DayFormatError) {
    let hasEra = parts.contains(NamePart.era.place)
    if hasEra, let offset = offset(of: .yearOfCentury) {
      throw DayFormatError(.unknownField("y", count: 2), at: offset)
    }
    for index in fields.indices {
      switch fields[index] {
      case .number(.year, let width) where hasEra: fields[index] = .number(.yearOfEra, width)
      case .number(let part, .upTo(4)): fields[index] = .number(part, .exactly(4))
      default: break
      }
    }
  }

  /// Lets `%d` after a name and a space read a day that is padded with a space or not at all, as C's
  /// `strptime` does.
  private mutating func settleDays() {
    for index in fields.indices {
      guard case .number(.dayOfMonth, .exactly(2)) = fields[index], followsNameAndSpace(index)
      else {
        continue
      }
      fields[index] = .number(.dayOfMonth, .atLeastOne(2))
    }
  }

  /// Whether the fields before an index are a name and a space.
  private func followsNameAndSpace(_ index: Int) -> Bool {
    guard index > 1, case .name = fields[index - 2], case .space = fields[index - 1] else {
      return false
    }
    return true
  }

  /// The position of the number of a part that is the field at an index.
  func offset(of part: NumberPart, at field: Int) -> Int {
    earlierOffsets.indices.first { earlierOffsets[$0].field == field }
      .map { earlierOffsets[$0].offset } ?? offsets[part.place]
  }

  /// The position of a part's number, if there is one.
  func offset(of part: NumberPart) -> Int? {
    parts.contains(part.place) ? offsets[part.place] : nil
  }
}
#endif
