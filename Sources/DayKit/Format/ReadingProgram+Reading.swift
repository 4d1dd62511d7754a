extension FormatLayout {
  /// Parses a day at a position in a text, and moves the position past it if there is one.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    switch reading {
    case .none: .unknown
    case .fixed(let date): date.read(bytes, at: &position)
    case .short(let date): date.readAlone(bytes, at: &position)
    case .count(let count): count.readAlone(bytes, at: &position)
    case .dateTime(let dateTime): dateTime.read(bytes, at: &position)
    case .numbers, .names: readingSteps.read(bytes, at: &position)
    }
  }
}

// Each kind has its own function, so that the quick ones do not pay for what the others need.

extension FixedDate {
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    guard let day = day(in: bytes, at: position) else {
      return bytes.refusalOfYear(at: position &+ year)
    }
    position &+= width
    return .day(day)
  }
}

extension ShortDate {
  @inline(never)
  func readAlone(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    read(bytes, at: &position)
  }
}

extension DayCount {
  @inline(never)
  func readAlone(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    read(bytes, at: &position)
  }
}

extension ReadingSteps {
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    let (steps, words) = (steps.span, names.words.span)
    switch kind {
    case .numbers: return Self.readNumbers(bytes, at: &position, steps, rule)
    case .names: return Self.readNamesAlone(bytes, at: &position, steps, words, rule)
    case .times: return Self.readTimesAlone(bytes, at: &position, steps, words, rule, times.span)
    }
  }

  /// Parses numbers and text.
  @inline(never)
  static func readNumbers(
    _ bytes: Span<UInt8>, at position: inout Int, _ steps: Span<ReadingStep>, _ rule: ReadingRule
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

  @inline(never)
  private static func readNamesAlone(
    _ bytes: Span<UInt8>, at position: inout Int, _ steps: Span<ReadingStep>,
    _ names: Span<UInt64>, _ rule: ReadingRule
  ) -> QuickReading {
    readNames(bytes, at: &position, steps, names, rule, Span(), hasTimes: false)
  }

  @inline(never)
  private static func readTimesAlone(
    _ bytes: Span<UInt8>, at position: inout Int, _ steps: Span<ReadingStep>,
    _ names: Span<UInt64>, _ rule: ReadingRule, _ times: Span<TimeField>
  ) -> QuickReading {
    readNames(bytes, at: &position, steps, names, rule, times, hasTimes: true)
  }

  /// Parses names, numbers, text and, if there can be some, times of day; inlined into its callers,
  /// so that formats without a time of day do not pay for it.
  @inline(__always)
  static func readNames(
    _ bytes: Span<UInt8>, at position: inout Int, _ steps: Span<ReadingStep>,
    _ names: Span<UInt64>, _ rule: ReadingRule, _ times: Span<TimeField>, hasTimes: Bool
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
        if hasTimes, steps[index].isTime {
          let time = times[Int(truncatingIfNeeded: steps[index].lane)]
          let isAbsent = time == .mailTime && bytes.byte(at: place) != UInt8(ascii: " ")
          guard isAbsent || time.passes(in: bytes, at: &place) else { return .unknown }
          word = bytes.word(at: place)
          break
        }
        guard let (number, count) = steps[index].table.find(in: bytes, at: place, names) else {
          return steps[index].table.refusal(in: bytes, at: place)
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
  /// The number at the start of a word, the bytes after its digits, and the number of digits.
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

extension NameIndex.Table {
  /// Finds the name at a position, the number that it stands for and the number of its bytes there.
  @inline(__always)
  fileprivate func find(
    in bytes: Span<UInt8>, at position: Int, _ words: Span<UInt64>
  ) -> (UInt64, count: Int)? {
    let head = bytes.word(at: position)
    let key = offset == 0 ? head : bytes.word(at: position &+ offset)
    var next = first(in: slot(of: key), words)
    while next > 0 {
      let place = names &+ 3 &* Int(truncatingIfNeeded: next &- 1)
      let info = NameIndex.Info(word: words[place &+ 2])
      let isThere = (head ^ words[place]) & words[place &+ 1] == 0
      if isThere, info.count <= 8 || Self.hasRest(of: info, in: bytes, at: position, words) {
        guard !info.isBeginning else { return nil }
        let hasStop =
          info.hasStop && bytes.byte(at: position &+ info.count) == UInt8(ascii: ".")
        return (info.number, info.count &+ (hasStop ? 1 : 0))
      }
      next = info.next
    }
    return nil
  }

  /// Whether a text has the bytes of a name after its first eight.
  @inline(__always)
  private static func hasRest(
    of name: NameIndex.Info, in bytes: Span<UInt8>, at position: Int, _ words: Span<UInt64>
  ) -> Bool {
    var place = 8
    var index = name.rest
    while place < name.count {
      let word = bytes.word(at: position &+ place)
      guard (word ^ words[index]) & words[index &+ 1] == 0 else { return false }
      place &+= 8
      index &+= 2
    }
    return true
  }

  /// The result if no name is found.
  @inline(never)
  fileprivate func refusal(in bytes: Span<UInt8>, at position: Int) -> QuickReading {
    guard isWhole else { return .unknown }
    // Only letters outside ASCII can have other bytes than those of the name.
    for place in position..<Swift.max(position, Swift.min(position + longest, bytes.count))
    where bytes[place] >= 0x80 {
      return .unknown
    }
    return .refused
  }
}

extension Span<UInt8> {
  /// The result if there is no year of four digits at a position; with a sign, it has six.
  @inline(never)
  func refusalOfYear(at position: Int) -> QuickReading {
    let byte = byte(at: position)
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") ? .unknown : .refused
  }
}
