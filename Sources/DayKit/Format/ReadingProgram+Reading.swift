extension ReadingProgram {
  /// Reads a day that stands at a place of a text, and moves the place behind it if there is one.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    if !fixedDate.isEmpty { return Self.read(bytes, at: &position, fixedDate.span) }
    if let shortDate { return Self.read(bytes, at: &position, shortDate) }
    if let count { return Self.read(bytes, at: &position, count) }
    if let dateTime { return dateTime.read(bytes, at: &position) }
    if hasNames { return Self.read(bytes, at: &position, steps.span, names, rule) }
    if !steps.isEmpty { return Self.read(bytes, at: &position, steps.span, rule) }
    return .unknown
  }

  @inline(__always)
  private static func read(
    _ bytes: Span<UInt8>, at position: inout Int, _ fixedDate: Span<FixedDate>
  ) -> QuickReading {
    guard let day = fixedDate[0].day(in: bytes, at: position) else {
      return bytes.refusalOfYear(at: position &+ fixedDate[0].year)
    }
    position &+= fixedDate[0].width
    return .day(day)
  }

  @inline(never)
  private static func read(
    _ bytes: Span<UInt8>, at position: inout Int, _ date: ShortDate
  ) -> QuickReading {
    date.read(bytes, at: &position)
  }

  @inline(never)
  private static func read(
    _ bytes: Span<UInt8>, at position: inout Int, _ count: ReadCount
  ) -> QuickReading {
    count.read(bytes, at: &position)
  }

  /// Reads numbers and text.
  @inline(never)
  private static func read(
    _ bytes: Span<UInt8>, at position: inout Int, _ steps: Span<ReadingStep>,
    _ rule: ReadingRule
  ) -> QuickReading {
    var place = position
    var parts: UInt64 = 0
    for index in steps.indices {
      var word = bytes.word(at: place)
      if steps[index].kind == .number {
        guard let (number, rest, count) = steps[index].number(word) else {
          return steps[index].isSigned ? bytes.refusalOfYear(at: place) : .refused
        }
        parts |= number &<< steps[index].lane
        word = rest
        place &+= count
      }
      guard (word ^ steps[index].text) & steps[index].mask == 0 else { return .refused }
      place &+= steps[index].count
    }
    guard place <= bytes.count, let day = rule.day(parts) else { return .refused }
    position = place
    return .day(day)
  }

  /// Reads names, numbers and text.
  @inline(never)
  private static func read(
    _ bytes: Span<UInt8>, at position: inout Int, _ steps: Span<ReadingStep>, _ names: NameIndex,
    _ rule: ReadingRule
  ) -> QuickReading {
    readNames(bytes, at: &position, steps, names, rule)
  }

  /// Whether there are names among the parts.
  var hasNames: Bool { !names.names.isEmpty }

  /// Reads names, numbers and text, as a part of the function that asks for it.
  @inline(__always)
  static func readNames(
    _ bytes: Span<UInt8>, at position: inout Int, _ steps: Span<ReadingStep>, _ names: NameIndex,
    _ rule: ReadingRule
  ) -> QuickReading {
    var place = position
    var parts: UInt64 = 0
    for index in steps.indices {
      let word: UInt64
      switch steps[index].kind {
      case .text:
        word = bytes.word(at: place)
      case .number:
        guard let (number, rest, count) = steps[index].number(bytes.word(at: place)) else {
          return steps[index].isSigned ? bytes.refusalOfYear(at: place) : .refused
        }
        parts |= number &<< steps[index].lane
        word = rest
        place &+= count
      case .name:
        guard let (number, count) = names.find(steps[index].table, in: bytes, at: place) else {
          return names.refusal(of: steps[index].table, in: bytes, at: place)
        }
        parts |= number &<< steps[index].lane
        place &+= count
        word = bytes.word(at: place)
      }
      guard (word ^ steps[index].text) & steps[index].mask == 0 else { return .refused }
      place &+= steps[index].count
    }
    guard place <= bytes.count, let day = rule.day(parts) else { return .refused }
    position = place
    return .day(day)
  }
}

extension ReadingStep {
  /// The number at the start of a word, the bytes behind its digits, and how many digits it has.
  @inline(__always)
  fileprivate func number(_ word: UInt64) -> (UInt64, rest: UInt64, count: Int)? {
    var word = word
    if isSpaced, word & 0xFF == 0x20 { word |= 0x10 }
    let digits = word ^ 0x3030_3030_3030_3030
    let count = Swift.min(digits.digitCount, most)
    guard count >= fewest else { return nil }
    return (
      digits.number(ofDigits: count), word &>> (8 &* count), Int(truncatingIfNeeded: count)
    )
  }
}

extension NameIndex {
  /// Finds the name that stands at a place, what it stands for and how many bytes it has there.
  @inline(__always)
  fileprivate func find(
    _ table: Table, in bytes: Span<UInt8>, at position: Int
  ) -> (UInt64, count: Int)? {
    let head = bytes.word(at: position)
    let key = table.offset == 0 ? head : bytes.word(at: position &+ table.offset)
    var next = slots[table.slots &+ Self.slot(of: key, table.mask)]
    while next > 0 {
      let index = table.names &+ Int(next) &- 1
      let isThere = (head ^ names[index].head) & names[index].mask == 0
      if isThere, names[index].count <= 8 || hasRest(of: names[index], in: bytes, at: position) {
        guard !names[index].isBeginning else { return nil }
        let count = names[index].count
        let hasStop =
          names[index].hasStop && bytes.byte(at: position &+ count) == UInt8(ascii: ".")
        return (names[index].number, count &+ (hasStop ? 1 : 0))
      }
      next = names[index].next
    }
    return nil
  }

  /// Whether the bytes of a name but for the first eight stand in a text where they should.
  @inline(__always)
  private func hasRest(of name: Name, in bytes: Span<UInt8>, at position: Int) -> Bool {
    var place = 8
    var index = name.start
    while place < name.count {
      let word = bytes.word(at: position &+ place)
      guard (word ^ words[index]) & words[index &+ 1] == 0 else { return false }
      place &+= 8
      index &+= 2
    }
    return true
  }

  /// What is said where no name is found.
  @inline(never)
  fileprivate func refusal(
    of table: Table, in bytes: Span<UInt8>, at position: Int
  ) -> QuickReading {
    guard table.isWhole else { return .unknown }
    // Only letters outside ASCII may be written in other bytes than those of the name.
    for place in position..<Swift.max(position, Swift.min(position + table.longest, bytes.count))
    where bytes[place] >= 0x80 {
      return .unknown
    }
    return .refused
  }
}

extension Span<UInt8> {
  /// What is said of a text that has no year of four digits at a place; a sign makes it longer.
  @inline(never)
  func refusalOfYear(at position: Int) -> QuickReading {
    let byte = byte(at: position)
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") ? .unknown : .refused
  }
}
