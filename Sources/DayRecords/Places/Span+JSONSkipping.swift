// The fast way through JSON: a record that is not plain ends it with `nil`. No step passes a line feed,
// because control characters are not plain; so the end of the record need not be known before.

extension Span<UInt8> {
  /// The position of the value that a step leads to, from the position of an object or an array.
  @inline(__always)
  func plainJSONValue(at step: JSONStep, of keys: Span<UInt8>, from start: Int) -> Int? {
    step.position < 0
      ? plainJSONMember(step, of: keys, from: start)
      : plainJSONElement(step.position, from: start)
  }

  @inline(__always)
  private func plainJSONMember(_ step: JSONStep, of keys: Span<UInt8>, from start: Int) -> Int? {
    guard byte(at: start) == UInt8(ascii: "{") else { return nil }
    var position = endOfPlainBlanks(from: start &+ 1)
    while byte(at: position) == .quote {
      if isKey(step, of: keys, at: position &+ 1) {
        return endOfColon(from: position &+ 1 &+ step.key.count)
      }
      guard let closing = endOfPlainKey(from: position &+ 1),
        let value = endOfColon(from: closing &+ 1),
        let end = endOfPlainJSON(from: value)
      else { return nil }
      position = endOfPlainBlanks(from: end)
      guard byte(at: position) == .comma else { return nil }
      position = endOfPlainBlanks(from: position &+ 1)
    }
    return nil
  }

  private func plainJSONElement(_ index: Int, from start: Int) -> Int? {
    guard byte(at: start) == UInt8(ascii: "[") else { return nil }
    var position = endOfPlainBlanks(from: start &+ 1)
    for _ in 0..<index {
      guard let end = endOfPlainJSON(from: position) else { return nil }
      position = endOfPlainBlanks(from: end)
      guard byte(at: position) == .comma else { return nil }
      position = endOfPlainBlanks(from: position &+ 1)
    }
    return position
  }

  /// The slot for the value of a key, or for a member behind the last one, of the object at a position.
  func plainJSONSlot(of step: JSONStep, of keys: Span<UInt8>, from start: Int) -> AnswerSlot? {
    guard byte(at: start) == UInt8(ascii: "{") else { return nil }
    var position = endOfPlainBlanks(from: start &+ 1)
    while byte(at: position) == .quote {
      let isWanted = isKey(step, of: keys, at: position &+ 1)
      guard let closing = endOfPlainKey(from: position &+ 1),
        let value = endOfColon(from: closing &+ 1),
        let end = endOfPlainJSON(from: value)
      else { return nil }
      if isWanted { return AnswerSlot(jsonValue: value..<end, of: self) }
      position = endOfPlainBlanks(from: end)
      if byte(at: position) == UInt8(ascii: "}") {
        return AnswerSlot(start: end, end: end, isAdded: true)
      }
      guard byte(at: position) == .comma else { return nil }
      position = endOfPlainBlanks(from: position &+ 1)
    }
    return nil
  }

  /// Whether a key and the quote behind it stand at a position.
  @inline(__always)
  private func isKey(_ step: JSONStep, of keys: Span<UInt8>, at position: Int) -> Bool {
    guard (word(at: position) ^ step.word) & step.mask == 0 else { return false }
    return step.key.count <= 8 || hasBytes(of: keys, step.key, at: position)
  }

  @inline(never)
  private func hasBytes(of keys: Span<UInt8>, _ key: Range<Int>, at position: Int) -> Bool {
    guard count - position >= key.count else { return false }
    for index in 0..<key.count where self[position + index] != keys[key.lowerBound + index] {
      return false
    }
    return true
  }

  /// The position behind spaces and tabs.
  @inline(__always)
  func endOfPlainBlanks(from start: Int) -> Int {
    var position = start
    while let byte = byte(at: position), byte == 0x20 || byte == 0x09 { position &+= 1 }
    return position
  }

  /// The position of the value behind a colon.
  @inline(__always)
  private func endOfColon(from start: Int) -> Int? {
    let position = endOfPlainBlanks(from: start)
    guard byte(at: position) == UInt8(ascii: ":") else { return nil }
    return endOfPlainBlanks(from: position &+ 1)
  }

  /// The position of the quote that ends a key or a date without escapes.
  @inline(__always)
  func endOfPlainKey(from start: Int) -> Int? {
    let position = firstIndex(from: start) { $0.marksOfQuotesAndControls }
    return byte(at: position) == .quote ? position : nil
  }

  /// The position behind a string, from behind its opening quote.
  @inline(__always)
  private func endOfPlainString(from start: Int) -> Int? {
    var position = firstIndex(from: start) { $0.marksOfQuotesAndControls }
    while byte(at: position) == .backslash {
      // What is escaped is passed with the backslash, unless it ends the line.
      guard let escaped = byte(at: position &+ 1), escaped >= 0x20 else { return nil }
      position = firstIndex(from: position &+ 2) { $0.marksOfQuotesAndControls }
    }
    return byte(at: position) == .quote ? position &+ 1 : nil
  }

  /// The position behind a value of any kind.
  @inline(__always)
  func endOfPlainJSON(from start: Int) -> Int? {
    switch byte(at: start) {
    case UInt8.quote?: return endOfPlainString(from: start &+ 1)
    case UInt8(ascii: "{")?, UInt8(ascii: "[")?: return endOfPlainNested(from: start)
    default:
      let end = firstIndex(from: start) { $0.marksOfWordEnds }
      return end > start ? end : nil
    }
  }

  /// The position behind an object or an array, whose brackets are counted, not matched.
  @inline(never)
  private func endOfPlainNested(from start: Int) -> Int? {
    var position = start
    var depth = 0
    while let byte = byte(at: position) {
      switch byte {
      case .quote:
        guard let end = endOfPlainString(from: position &+ 1) else { return nil }
        position = end &- 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: return nil
      }
      if depth == 0 { return position &+ 1 }
      position = firstIndex(from: position &+ 1) { $0.marksOfNesting }
    }
    return nil
  }
}

extension UInt64 {
  /// Marks quotes, backslashes and control characters.
  @inline(__always)
  fileprivate var marksOfQuotesAndControls: UInt64 {
    (differenceOfQuotesAndControls | difference(of: .backslash)) & ~self & UInt64(bytes: 0x80)
  }

  /// Marks commas, closing brackets, blanks and control characters.
  @inline(__always)
  fileprivate var marksOfWordEnds: UInt64 {
    let brackets = (self | UInt64(bytes: 0x20)).difference(of: UInt8(ascii: "}"))
    let blanks = self &- UInt64(bytes: 0x21)
    return (difference(of: .comma) | brackets | blanks) & ~self & UInt64(bytes: 0x80)
  }

  /// Marks quotes, brackets of both sides and control characters.
  @inline(__always)
  fileprivate var marksOfNesting: UInt64 {
    let curled = self | UInt64(bytes: 0x20)
    let brackets =
      curled.difference(of: UInt8(ascii: "{")) | curled.difference(of: UInt8(ascii: "}"))
    return (differenceOfQuotesAndControls | brackets) & ~self & UInt64(bytes: 0x80)
  }

  /// Has the highest bit where the byte is a certain one, or more than 128.
  @inline(__always)
  private func difference(of byte: UInt8) -> UInt64 {
    (self ^ UInt64(bytes: byte)) &- UInt64(bytes: 1)
  }

  /// Has the highest bit where the byte is a quote, a control character, or more than 128: with its
  /// second bit turned, a quote is a blank and control characters are still less.
  @inline(__always)
  private var differenceOfQuotesAndControls: UInt64 {
    (self ^ UInt64(bytes: 2)) &- UInt64(bytes: 0x21)
  }
}
