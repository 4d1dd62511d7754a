// The fast path through JSON; it returns `nil` for a record that is not plain. No step passes a
// newline, because control characters are not plain; so the end of the record need not be known
// before.

extension Span<UInt8> {
  /// The position of the value of a key in the object at a position.
  @inline(__always)
  func plainMember(_ step: JSONStep, of keys: Span<UInt8>, from start: Int) -> Int? {
    guard start >= 0 else { return nil }
    let isPlain = plainWord(at: start) & 0xFFFF == 0x227B
    guard
      var name = isPlain ? start &+ 2 : plainName(from: start, after: UInt8(ascii: "{"))
    else { return nil }
    while true {
      let word = plainWord(at: name)
      if isKey(step, word, of: keys, at: name) {
        let end = name &+ step.count
        // A colon with the quote of a string after it, and perhaps a space between them.
        let colon = plainWord(at: end)
        if colon & 0xFFFF == 0x223A { return end &+ 1 }
        return colon & 0xFFFFFF == 0x22_203A ? end &+ 2 : valueAfterBlanks(from: end)
      }
      if let next = nextName(from: name, word) {
        name = next
        continue
      }
      guard let other = memberWithEscapes(step, of: keys, from: name) else { return nil }
      if other.isMatch { return other.position }
      name = other.position
    }
  }

  /// The position of an element of the array at a position.
  @inline(never)
  func plainElement(_ index: Int, from start: Int) -> Int? {
    guard start >= 0, byte(at: start) == UInt8(ascii: "[") else { return nil }
    var position = endOfPlainBlanks(from: start &+ 1)
    for _ in 0..<index {
      guard let end = endOfPlainValue(from: position) else { return nil }
      position = endOfPlainBlanks(from: end)
      guard byte(at: position) == .comma else { return nil }
      position = endOfPlainBlanks(from: position &+ 1)
    }
    return position
  }

  /// The position of the value that a step leads to.
  @inline(__always)
  func plainStep(_ step: JSONStep, of keys: Span<UInt8>, from start: Int) -> Int? {
    if case .position(let index) = step.selector { return plainElement(index, from: start) }
    return plainMember(step, of: keys, from: start)
  }

  /// The slot for the value that the steps from a number on lead to.
  @inline(never)
  func plainSlot(
    from start: Int, _ steps: Span<JSONStep>, _ first: Int, _ keys: Span<UInt8>
  ) -> ValueSlot? {
    var position = start
    for index in first..<steps.count {
      guard let value = plainStep(steps[index], of: keys, from: position) else { return nil }
      position = value
    }
    return endOfPlainValue(from: position).map { ValueSlot(jsonValue: position..<$0, of: self) }
  }

  /// The position of the element after the one at a position, or of the end of the array.
  func nextPlainElement(from start: Int) -> Int? {
    guard let end = endOfPlainValue(from: start) else { return nil }
    let comma = endOfPlainBlanks(from: end)
    switch byte(at: comma) {
    case UInt8.comma?: return endOfPlainBlanks(from: comma &+ 1)
    case UInt8(ascii: "]")?: return comma
    default: return nil
    }
  }

  /// The slot for the value of a key, or for a member after the last one, of the object at a
  /// position.
  @inline(never)
  func plainSlot(for step: JSONStep, of keys: Span<UInt8>, from start: Int) -> ValueSlot? {
    guard start >= 0 else { return nil }
    var next = plainName(from: start, after: UInt8(ascii: "{"))
    while let name = next {
      let word = plainWord(at: name)
      var isMatch = isKey(step, word, of: keys, at: name)
      if !isMatch, let following = nextName(from: name, word) {
        next = following
        continue
      }
      guard let nameEnd = endOfPlainString(from: name), let value = plainValue(from: nameEnd),
        let end = endOfPlainValue(from: value)
      else { return nil }
      isMatch = isMatch || isKeyWithEscapes(step, of: keys, at: name..<nameEnd &- 1)
      if isMatch { return ValueSlot(jsonValue: value..<end, of: self) }
      let comma = endOfPlainBlanks(from: end)
      if byte(at: comma) == UInt8(ascii: "}") {
        return ValueSlot(start: end, end: end, isAdded: true)
      }
      next = plainName(from: comma, after: .comma)
    }
    return nil
  }

  /// Whether a key and the quote after it are at a position.
  @inline(__always)
  private func isKey(_ step: JSONStep, _ word: UInt64, of keys: Span<UInt8>, at position: Int)
    -> Bool
  {
    guard (word ^ step.word) & step.mask == 0 else { return false }
    return step.count <= 8 || hasBytes(of: keys, step.key, at: position)
  }

  @inline(never)
  private func hasBytes(of keys: Span<UInt8>, _ key: Range<Int>, at position: Int) -> Bool {
    guard count - position >= key.count else { return false }
    for index in 0..<key.count where self[position + index] != keys[key.lowerBound + index] {
      return false
    }
    return true
  }

  /// Whether the content of a string, which may have escapes, is a key.
  private func isKeyWithEscapes(
    _ step: JSONStep, of keys: Span<UInt8>, at content: Range<Int>
  ) -> Bool {
    isJSONText(content, keys.extracting(step.key.lowerBound..<step.key.upperBound &- 1))
  }

  /// The position of the value of a key with escapes, or of the next key if it is not the given one.
  @inline(never)
  private func memberWithEscapes(
    _ step: JSONStep, of keys: Span<UInt8>, from name: Int
  ) -> (position: Int, isMatch: Bool)? {
    guard byte(at: endOfPlainText(from: name, plainWord(at: name))) == .backslash,
      let end = endOfPlainString(from: name), let value = plainValue(from: end)
    else { return nil }
    if isKeyWithEscapes(step, of: keys, at: name..<end &- 1) { return (value, true) }
    guard let next = nextName(afterValue: value) else { return nil }
    return (next, false)
  }

  /// The position of the next key, after its quote, from one whose first bytes are given.
  ///
  /// Members without whitespace, or with one after the colon and one after the comma, take the fast
  /// path.
  @inline(__always)
  private func nextName(from name: Int, _ word: UInt64) -> Int? {
    let closing = endOfPlainText(from: name, word)
    let colon = plainWord(at: closing)
    if colon & 0xFFFFFF == 0x22_3A22 {
      return nextName(afterText: closing &+ 3) ?? nextName(afterValue: closing &+ 2)
    }
    if colon & 0xFFFF_FFFF == 0x2220_3A22 {
      return nextName(afterText: closing &+ 4) ?? nextName(afterValue: closing &+ 3)
    }
    guard colon & 0xFFFF == 0x3A22 else { return laterName(from: name) }
    let value = colon &>> 16 & 0xFF == 0x20 ? closing &+ 3 : closing &+ 2
    return nextName(afterNumber: value) ?? nextName(afterValue: value)
  }

  @inline(__always)
  private func nextName(afterText start: Int) -> Int? {
    let end = endOfPlainText(from: start, plainWord(at: start))
    let comma = plainWord(at: end)
    if comma & 0xFFFFFF == 0x22_2C22 { return end &+ 3 }
    return comma & 0xFFFF_FFFF == 0x2220_2C22 ? end &+ 4 : nil
  }

  @inline(__always)
  private func nextName(afterNumber start: Int) -> Int? {
    let end = endOfPlainNumber(from: start)
    let comma = plainWord(at: end)
    guard end > start else { return nil }
    if comma & 0xFFFF == 0x222C { return end &+ 2 }
    return comma & 0xFFFFFF == 0x22202C ? end &+ 3 : nil
  }

  /// The position of the next key of any member.
  @inline(never)
  private func laterName(from name: Int) -> Int? {
    guard let closing = endOfPlainText(from: name), let value = plainValue(from: closing &+ 1)
    else { return nil }
    return nextName(afterValue: value)
  }

  /// The position of the next key after any value.
  @inline(never)
  private func nextName(afterValue start: Int) -> Int? {
    guard let end = endOfPlainValue(from: endOfPlainBlanks(from: start)) else { return nil }
    return plainName(from: endOfPlainBlanks(from: end), after: .comma)
  }

  /// The position after the opening quote of a key, if the byte at a position is the given one and
  /// the key follows it.
  @inline(__always)
  private func plainName(from start: Int, after mark: UInt8) -> Int? {
    guard byte(at: start) == mark else { return nil }
    let quote = endOfPlainBlanks(from: start &+ 1)
    return byte(at: quote) == .quote ? quote &+ 1 : nil
  }

  /// The position of the value after a colon.
  @inline(__always)
  private func plainValue(from start: Int) -> Int? {
    let position = endOfPlainBlanks(from: start)
    guard byte(at: position) == UInt8(ascii: ":") else { return nil }
    return endOfPlainBlanks(from: position &+ 1)
  }

  @inline(never)
  private func valueAfterBlanks(from start: Int) -> Int? { plainValue(from: start) }
}
