/// Builds a formatting program from fields.
struct WritingLayout {
  private let tables: NameTables
  private let hasTimeZone: Bool
  private(set) var steps = PlainArray<WritingStep>()
  private(set) var names = PlainArray<UInt64>()

  init(tables: NameTables, hasTimeZone: Bool) {
    self.tables = tables
    self.hasTimeZone = hasTimeZone
    steps.reserveCapacity(8)
  }

  /// Adds fields, if there are steps for all of them.
  mutating func append(_ fields: FieldList) -> Bool {
    var index = 0
    while index < fields.count {
      defer { index += 1 }
      switch fields[index] {
      case .literal(let byte): append(byte)
      case .number(let part, let width):
        guard append(part, width) else { return false }
      case .name(let part, let table):
        var (text, count) = (0 as UInt64, 0)
        while count < 8, index + 1 < fields.count, case .literal(let byte) = fields[index + 1] {
          text.set(byte, at: count)
          count += 1
          index += 1
        }
        append(part, tables[table], before: text, count)
      case .dateTime(let form):
        guard form == .zoneless || !hasTimeZone else { return false }
        append(midnight: form)
      case .time(.mailTime): continue
      case .time: return false
      }
    }
    return true
  }

  /// Adds a byte to the last step, or in a new one.
  private mutating func append(_ byte: UInt8) {
    if steps.last.map({ $0.surplus == 0 }) ?? true { steps.append(WritingStep()) }
    let last = steps.count - 1
    steps[last].text.set(byte, at: 8 - Int(steps[last].surplus))
    steps[last].surplus -= 1
  }

  private mutating func append(_ part: NumberPart, _ width: NumberWidth) -> Bool {
    if let digits = WritingStep(digitsOf: part, width) {
      steps.append(digits)
    } else if let count = DayCount(part) {
      guard !(part.isInstant && hasTimeZone) else { return false }
      steps.append(WritingStep(kind: .count(count), surplus: 0))
    } else {
      if case .spaces = width { return false }
      let places = UInt8(width.minimumWritten)
      steps.append(WritingStep(kind: .number(part, places: places), surplus: 0))
    }
    return true
  }

  /// Adds names with up to eight bytes of text after each.
  private mutating func append(
    _ part: NamePart, _ table: NameTable, before text: UInt64, _ count: Int
  ) {
    let words = (table.maximumWidth + count + 7) / 8
    let step = WritingStep(
      kind: .name(part), surplus: 0, start: names.count, stride: words + 1)
    steps.append(step)
    names.reserveCapacity(names.count + table.indices.count * (words + 1))
    for index in table.indices {
      table.withName(index) { name in
        names.append(UInt64(name.count + count))
        for word in 0..<words {
          let place = 8 * (name.count - 8 * word)
          names.append(name.word(at: 8 * word) | text << place)
        }
      }
    }
  }

  /// Adds a date and its midnight.
  private mutating func append(midnight form: DateTimeForm) {
    _ = append(.year, .exactly(4))
    append(UInt8(ascii: "-"))
    _ = append(.month, .exactly(2))
    append(UInt8(ascii: "-"))
    _ = append(.dayOfMonth, .exactly(2))
    append(UInt8(ascii: "T"))
    for place in 1...8 { append(UInt8(ascii: place % 3 == 0 ? ":" : "0")) }
    if form == .zoned { append(UInt8(ascii: "Z")) }
  }
}

extension WritingStep {
  /// Creates the step of a number that is among the digits of a date.
  fileprivate init?(digitsOf part: NumberPart, _ width: NumberWidth) {
    switch (part, width) {
    case (.year, .exactly(4)): self.init(shift: 0, mask: 0xFFFF_FFFF, surplus: 4)
    case (.yearOfCentury, .exactly(2)): self.init(shift: 16, mask: 0xFFFF, surplus: 6)
    case (.month, _): self.init(width, shift: 32)
    case (.dayOfMonth, _): self.init(width, shift: 48)
    default: return nil
    }
  }

  /// Creates the step of two digits.
  private init?(_ width: NumberWidth, shift: UInt8) {
    switch width {
    case .exactly(2), .atLeastOne(2): self.init(shift: shift, mask: 0xFFFF, surplus: 6)
    case .upTo, .upToOrSpaces: self.init(shift: shift, mask: 0xFFFF, surplus: 6, shortening: 1)
    case .spaces(2): self.init(shift: shift, mask: 0xFFFF, surplus: 6, padding: 0x10)
    default: return nil
    }
  }
}
