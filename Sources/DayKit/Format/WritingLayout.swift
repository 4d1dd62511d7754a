/// A program of writing as its fields are laid out.
struct WritingLayout {
  private let tables: [NameTable]
  private let hasTimeZone: Bool
  private(set) var steps: ContiguousArray<WritingStep> = []
  private(set) var names: ContiguousArray<UInt64> = []

  init(tables: [NameTable], hasTimeZone: Bool) {
    self.tables = tables
    self.hasTimeZone = hasTimeZone
  }

  /// The steps, if all of them are of digits or text.
  var digits: ContiguousArray<WrittenDigits>? {
    var all: ContiguousArray<WrittenDigits> = []
    for step in steps {
      guard case .digits(let digits) = step else { return nil }
      all.append(digits)
    }
    return all
  }

  /// Adds fields, if there are steps for all of them.
  mutating func append(_ fields: [Field]) -> Bool {
    var fields = fields[...]
    append(fields.popText())
    while let field = fields.popFirst() {
      var text = fields.popText()
      guard append(field, before: &text) else { return false }
      append(text)
    }
    return true
  }

  private mutating func append(_ text: ArraySlice<UInt8>) {
    var text = text
    while !text.isEmpty { append(WrittenDigits(), before: &text) }
  }

  /// Adds a field and as much of the text after it as there is room for in its step.
  private mutating func append(_ field: Field, before text: inout ArraySlice<UInt8>) -> Bool {
    switch field {
    case .literal(let byte):
      text.insert(byte, at: text.startIndex)
    case .number(let part, let width):
      return append(part, width, before: &text)
    case .name(let part, let table):
      append(part, tables[table].names, before: &text)
    case .dateTime(let form):
      guard form == .zoneless || !hasTimeZone else { return false }
      text = Array("T00:00:00\(form == .zoned ? "Z" : "")".utf8) + text
      return append(DayFormat.yearMonth.fields + [.literal(UInt8(ascii: "-"))])
        && append(.dayOfMonth, .exactly(2), before: &text)
    }
    return true
  }
}

extension WritingLayout {
  private mutating func append(
    _ part: NumberPart, _ width: NumberWidth, before text: inout ArraySlice<UInt8>
  ) -> Bool {
    if let digits = WrittenDigits(part, width) {
      append(digits, before: &text)
    } else if let count = WrittenCount(part) {
      guard !(part.isInstant && hasTimeZone) else { return false }
      steps.append(.count(count))
    } else {
      if case .spaces = width { return false }
      steps.append(.number(part, places: UInt8(width.minimumWritten)))
    }
    return true
  }

  private mutating func append(_ digits: WrittenDigits, before text: inout ArraySlice<UInt8>) {
    var digits = digits
    while digits.surplus > 0, let byte = text.popFirst() {
      digits.text |= UInt64(byte) << (64 - 8 * UInt64(digits.surplus))
      digits.surplus -= 1
    }
    steps.append(.digits(digits))
  }

  private mutating func append(
    _ part: NamePart, _ names: [String], before text: inout ArraySlice<UInt8>
  ) {
    let taken = text.prefix(8)
    text = text.dropFirst(8)
    let bytes = names.map { Array($0.utf8) + taken }
    let words = bytes.reduce(0) { Swift.max($0, ($1.count + 7) / 8) }
    steps.append(.name(part, start: self.names.count, stride: words + 1))
    for name in bytes {
      self.names.append(UInt64(name.count))
      for word in 0..<words {
        self.names.append(UInt64(bytes: name.dropFirst(8 * word).prefix(8)))
      }
    }
  }
}

extension WrittenDigits {
  /// Creates the step of a number that stands among the digits of a date.
  fileprivate init?(_ part: NumberPart, _ width: NumberWidth) {
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
    case .upTo: self.init(shift: shift, mask: 0xFFFF, surplus: 6, shortening: 1)
    case .spaces(2): self.init(shift: shift, mask: 0xFFFF, surplus: 6, padding: 0x10)
    default: return nil
    }
  }
}

extension WrittenCount {
  fileprivate init?(_ part: NumberPart) {
    switch part {
    case .daysSince1970: self.init(factor: 1, shift: 0)
    case .modifiedJulianDay: self.init(factor: 1, shift: Day.modifiedJulianDayOf1970)
    case .epochSeconds: self.init(factor: 86_400, shift: 0)
    case .epochMilliseconds: self.init(factor: 86_400_000, shift: 0)
    default: return nil
    }
  }
}

extension NumberPart {
  fileprivate var isInstant: Bool { self == .epochSeconds || self == .epochMilliseconds }
}

extension ArraySlice<Field> {
  /// Removes the text at the start.
  fileprivate mutating func popText() -> ArraySlice<UInt8> {
    var text: ArraySlice<UInt8> = []
    while case .literal(let byte)? = first {
      text.append(byte)
      removeFirst()
    }
    return text
  }
}
