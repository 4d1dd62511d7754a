#if Formats
/// The steps of a parsing program, and how their numbers determine a day.
struct ReadingSteps: Sendable {
  var steps: ContiguousArray<ReadingStep> = []
  var names = NameIndex()
  var rule = ReadingRule(plan: .dayOfMonth)

  var kind = Kind.numbers

  /// The parts of a time of day.
  var times: ContiguousArray<TimeField> = []

  /// What is in the steps beside text: numbers, also names, or also parts of a time of day.
  enum Kind: Sendable { case numbers, names, times }
}

/// A step of a parsing program: a number, a name, a part of a time of day or nothing, and the text
/// after it.
struct ReadingStep: Sendable {
  enum Kind: Sendable {
    case text, number

    /// A name, or a part of a time of day; a kind of its own would make the steps of all formats
    /// slower.
    case name
  }

  var kind = Kind.text

  /// The lane of the number among the parts of the day.
  var lane: UInt64 = 0

  /// The number of digits of a number.
  var fewest: UInt64 = 0
  var most: UInt64 = 0

  /// Whether a leading zero can be a space.
  var isSpaced = false

  /// Whether a sign can come first, which the program does not parse.
  var isSigned = false

  /// The names of a part.
  var table = NameIndex.Table()

  /// Whether the step is a part of a time of day, whose index is the lane.
  var isTime = false

  /// The text, at most eight bytes, or four after a number, and the mask that selects it in a word.
  var text: UInt64 = 0
  var mask: UInt64 = 0
  var count = 0

  /// Whether there is a space in the text, which can be another kind of space.
  var hasSpace = false
}

extension ReadingSteps {
  /// Parses a day at a position in a text, and moves the position past it if there is one.
  @inline(never)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    withReader { read in read(bytes, &position) }
  }

  /// Parses lines that contain only a day, and returns the number of their bytes.
  @inline(never)
  func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    withReader { read in bytes.readLines(ending, into: &days, by: read) }
  }

  /// Calls a function with the quickest way to parse the steps.
  ///
  /// Everything is inlined, so that formats without names or times of day do not pay for them.
  @inline(__always)
  private func withReader<Result>(
    _ body: ((Span<UInt8>, inout Int) -> QuickReading) -> Result
  ) -> Result {
    let (steps, words, times, rule) = (steps.span, names.words.span, times.span, rule)
    switch kind {
    case .numbers:
      return body { bytes, position in
        Self.read(bytes, at: &position, steps, words, times, rule, hasNames: false, hasTimes: false)
      }
    case .names:
      return body { bytes, position in
        Self.read(bytes, at: &position, steps, words, times, rule, hasNames: true, hasTimes: false)
      }
    case .times:
      return body { bytes, position in
        Self.read(bytes, at: &position, steps, words, times, rule, hasNames: true, hasTimes: true)
      }
    }
  }

  @inline(__always)
  private static func read(
    _ bytes: Span<UInt8>, at position: inout Int, _ steps: Span<ReadingStep>,
    _ names: Span<UInt64>, _ times: Span<TimeField>, _ rule: ReadingRule,
    hasNames: Bool, hasTimes: Bool
  ) -> QuickReading {
    var place = position
    var parts: UInt64 = 0
    for index in steps.indices {
      let word: UInt64
      switch steps[index].kind {
      case .number:
        guard let (number, rest, count) = steps[index].number(bytes.word(at: place)) else {
          return steps[index].isSigned ? bytes.refusalOfYear(at: place) : .refused
        }
        parts |= number &<< steps[index].lane
        word = rest
        place &+= count
      case .name where hasTimes && steps[index].isTime:
        let time = times[Int(truncatingIfNeeded: steps[index].lane)]
        let isAbsent = time == .mailTime && bytes.byte(at: place) != UInt8(ascii: " ")
        guard isAbsent || time.passes(in: bytes, at: &place) else { return .unknown }
        word = bytes.word(at: place)
      case .name where hasNames:
        guard let (number, count) = steps[index].table.find(in: bytes, at: place, names) else {
          return steps[index].table.refusal(in: bytes, at: place)
        }
        parts |= number &<< steps[index].lane
        place &+= count
        // No text after the name tells whether it ends here.
        if steps[index].mask == 0, steps[index].mayGoOn(at: place, in: bytes) { return .unknown }
        word = bytes.word(at: place)
      case .name, .text: word = bytes.word(at: place)
      }
      guard (word ^ steps[index].text) & steps[index].mask == 0 else {
        return steps[index].refusal(after: place, in: bytes)
      }
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

extension ReadingStep {
  /// The result if another text follows: a longer abbreviation, or another kind of space, may be read.
  @inline(never)
  fileprivate func refusal(after place: Int, in bytes: Span<UInt8>) -> QuickReading {
    mayGoOn(at: place, in: bytes) || mayHaveOtherSpace(at: place, in: bytes) ? .unknown : .refused
  }

  /// Whether the text in the step, or the one at a position in its place, has a no-break space, all
  /// of whose bytes are outside ASCII.
  private func mayHaveOtherSpace(at place: Int, in bytes: Span<UInt8>) -> Bool {
    hasSpace && (text | bytes.word(at: place) & mask) & .highBits != 0
  }

  /// Whether the step is a name, and a longer abbreviation may be there instead.
  @inline(never)
  fileprivate func mayGoOn(at place: Int, in bytes: Span<UInt8>) -> Bool {
    guard kind == .name, table.readsBeginnings, let byte = bytes.byte(at: place) else {
      return false
    }
    return byte.isLetter || byte >= 0x80
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
    if readsBeginnings, bytes.endOfAbbreviation(from: position) != nil { return .unknown }
    // Only letters outside ASCII can have other bytes than those of the name.
    for place in position..<Swift.max(position, Swift.min(position + longest, bytes.count))
    where bytes[place] >= 0x80 {
      return .unknown
    }
    return .refused
  }
}
#endif
