#if Formats
/// Compiles fields into the steps of a formatting program.
struct WritingCompiler {
  private let tables: NameTables
  private let hasTimeZone: Bool
  private var list = PlainArray<WritingStep>()
  private var names = PlainArray<UInt64>()

  init(tables: NameTables, hasTimeZone: Bool) {
    self.tables = tables
    self.hasTimeZone = hasTimeZone
    list.reserveCapacity(8)
  }

  var steps: WritingSteps { WritingSteps(steps: list, names: names) }

  /// Adds fields, if there are steps for all of them.
  mutating func append(_ fields: FieldList) -> Bool {
    var index = 0
    while index < fields.count {
      defer { index += 1 }
      switch fields[index] {
      case .literal(let byte): append(byte)
      case .space(let space): space.forEachByte { append($0) }
      case .number(let part, let width):
        guard append(part, width) else { return false }
      case .name(let part, let table):
        var (text, count) = (0 as UInt64, 0)
        while index + 1 < fields.count, fields[index + 1].append(to: &text, &count) { index += 1 }
        append(part, tables[table], before: text, count)
      case .count(let numbering):
        guard !(numbering.countsTime && hasTimeZone) else { return false }
        list.append(WritingStep(kind: .count(numbering), surplus: 0))
      case .time(.mailTime): continue
      case .time, .dateTime: return false
      }
    }
    return true
  }

  /// Adds a byte to the last step, or in a new one.
  private mutating func append(_ byte: UInt8) {
    if list.last.map({ $0.surplus == 0 }) ?? true { list.append(WritingStep()) }
    let last = list.count - 1
    list[last].text.set(byte, at: 8 - Int(list[last].surplus))
    list[last].surplus -= 1
  }

  private mutating func append(_ part: NumberPart, _ width: NumberWidth) -> Bool {
    if let digits = WritingStep(digitsOf: part, width) {
      list.append(digits)
    } else {
      if case .spaces = width { return false }
      let places = UInt8(width.minimumWritten)
      list.append(WritingStep(kind: .number(part, places: places), surplus: 0))
    }
    return true
  }

  /// Adds names with up to eight bytes of text after each.
  private mutating func append(
    _ part: NamePart, _ table: NameTable, before text: UInt64, _ count: Int
  ) {
    let words = (table.maximumWidth + count + 7) / 8
    list.append(
      WritingStep(kind: .name(part), surplus: 0, start: names.count, stride: words + 1))
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
}

extension Field {
  /// Appends the bytes of the field to those in a word, and returns whether it is text that fits.
  fileprivate func append(to text: inout UInt64, _ count: inout Int) -> Bool {
    switch self {
    case .literal(let byte) where count < 8:
      text.set(byte, at: count)
      count += 1
    case .space(let space) where count + space.width <= 8:
      space.forEachByte {
        text.set($0, at: count)
        count += 1
      }
    default: return false
    }
    return true
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
#endif
