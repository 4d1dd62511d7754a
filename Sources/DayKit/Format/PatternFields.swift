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

  /// Makes the year one of an era where the pattern has an era.
  mutating func countYearsByEra() {
    guard fields.contains(where: { if case .name(.era, _) = $0 { true } else { false } }) else {
      return
    }
    for index in fields.indices {
      if case .number(.year, let width) = fields[index] {
        fields[index] = .number(.yearOfEra, width)
      }
    }
  }

  /// Checks that there is a part of a day.
  func checkWhole() throws(DayFormatError) {
    guard !offsets.allSatisfy({ $0 == nil }) else {
      throw DayFormatError(fields.isEmpty ? .empty : .noField, at: 0)
    }
  }
}
