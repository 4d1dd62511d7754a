extension ReadingProgram {
  /// Reads a day that stands at a place of a text, and moves the place behind it if there is one.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    if !fixedDate.isEmpty { return Self.read(bytes, at: &position, fixedDate.span) }
    if let count { return count.read(bytes, at: &position) }
    if hasNames { return Self.read(bytes, at: &position, steps.span, names, rule) }
    if !steps.isEmpty { return Self.read(bytes, at: &position, steps.span, rule) }
    return .unknown
  }

  @inline(never)
  private static func read(
    _ bytes: Span<UInt8>, at position: inout Int, _ fixedDate: Span<FixedDate>
  ) -> QuickReading {
    let reading = fixedDate[0].read(bytes, at: position)
    if case .day = reading { position &+= 16 &- Int(fixedDate[0].overlap) }
    return reading
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

  private var hasNames: Bool { !names.names.isEmpty }

  @inline(never)
  private static func read(
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
    let slot = Self.slot(of: bytes.word(at: position &+ table.offset), table.mask)
    var next = slots[table.slots &+ slot]
    while next > 0 {
      let name = names[table.names &+ Int(next) &- 1]
      if isThere(name, in: bytes, at: position) {
        guard !name.isBeginning else { return nil }
        let end = position &+ name.count
        let hasStop = name.hasStop && bytes.byte(at: end) == UInt8(ascii: ".")
        return (name.number, name.count &+ (hasStop ? 1 : 0))
      }
      next = name.next
    }
    return nil
  }

  @inline(__always)
  private func isThere(_ name: Name, in bytes: Span<UInt8>, at position: Int) -> Bool {
    var place = position
    var index = name.start
    let end = position &+ name.count
    while place < end {
      guard (bytes.word(at: place) ^ words[index]) & words[index &+ 1] == 0 else { return false }
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
