// A reader of JSON (RFC 8259) that finds one value and skips the others. It checks what it needs to
// find its way, not the whole text.

extension Span<UInt8> {
  /// The bytes of the value at a path, a string with its quotes; `nil` if there is none.
  func jsonValue(at path: borrowing JSONPath) -> Range<Int>? {
    var position = 0
    skipBlanks(at: &position)
    let keys = path.keys.span
    for index in path.steps.indices {
      let isThere =
        switch path.steps[index] {
        case .key(let range): enterObject(keys.extracting(range), at: &position)
        case .position(let index): enterArray(index, at: &position)
        }
      guard isThere else { return nil }
    }
    let start = position
    return skipValue(at: &position) ? start..<position : nil
  }

  /// Goes to the value of a key of the object at a place.
  @inline(__always)
  private func enterObject(_ key: Span<UInt8>, at position: inout Int) -> Bool {
    guard pass(UInt8(ascii: "{"), at: &position) else { return false }
    while true {
      let start = position
      guard skipString(at: &position) else { return false }
      let isWanted = equals(key, from: start + 1, to: position - 1)
      skipBlanks(at: &position)
      guard pass(UInt8(ascii: ":"), at: &position) else { return false }
      if isWanted { return true }
      guard skipValue(at: &position) else { return false }
      skipBlanks(at: &position)
      guard pass(UInt8(ascii: ","), at: &position) else { return false }
    }
  }

  /// Goes to the element at a position of the array at a place.
  private func enterArray(_ index: Int, at position: inout Int) -> Bool {
    guard pass(UInt8(ascii: "["), at: &position) else { return false }
    for _ in 0..<index {
      guard skipValue(at: &position) else { return false }
      skipBlanks(at: &position)
      guard pass(UInt8(ascii: ","), at: &position) else { return false }
    }
    return position < count && self[position] != UInt8(ascii: "]")
  }

  /// Passes a byte and the blanks after it.
  @inline(__always)
  private func pass(_ byte: UInt8, at position: inout Int) -> Bool {
    guard position < count, self[position] == byte else { return false }
    position += 1
    skipBlanks(at: &position)
    return true
  }

  @inline(__always)
  private func skipBlanks(at position: inout Int) {
    while position < count, self[position] <= 0x20, self[position].isJSONBlank { position &+= 1 }
  }

  @inline(__always)
  private func skipString(at position: inout Int) -> Bool {
    guard position < count, self[position] == .quote else { return false }
    position &+= 1
    while true {
      position = firstIndex(from: position) { word in
        word.marks(of: UInt64(bytes: .quote)) | word.marks(of: UInt64(bytes: UInt8(ascii: "\\")))
      }
      guard position < count else { return false }
      if self[position] == .quote {
        position &+= 1
        return true
      }
      // What is escaped is passed with the backslash.
      position = Swift.min(position &+ 2, count)
    }
  }

  /// Passes a value of any kind; the brackets of those inside are counted, not matched.
  @inline(__always)
  private func skipValue(at position: inout Int) -> Bool {
    guard position < count else { return false }
    switch self[position] {
    case .quote: return skipString(at: &position)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard let end = endOfNested(from: position) else { return false }
      position = end
      return true
    default:
      let start = position
      skipWord(at: &position)
      return position > start
    }
  }

  /// Passes a number or one of the words of JSON.
  @inline(__always)
  private func skipWord(at position: inout Int) {
    while true {
      position = firstIndex(from: position) { word in
        word.marks(of: UInt64(bytes: UInt8(ascii: ","))) | word.marks(below: 0x21)
          | word.marksOfBrackets(UInt8(ascii: "}"))
      }
      guard position < count, !self[position].endsJSONWord else { return }
      position &+= 1
    }
  }

  /// Passes an object or an array.
  @inline(never)
  private func endOfNested(from start: Int) -> Int? {
    var position = start
    var depth = 0
    while position < count {
      switch self[position] {
      case .quote:
        guard skipString(at: &position) else { return nil }
        position &-= 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
      position = firstIndex(from: position &+ 1) { word in
        word.marks(of: UInt64(bytes: .quote)) | word.marksOfBrackets(UInt8(ascii: "{"))
          | word.marksOfBrackets(UInt8(ascii: "}"))
      }
    }
    return nil
  }

  /// Whether the bytes of a range are others.
  @inline(__always)
  private func equals(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard end - start == bytes.count else { return false }
    for index in bytes.indices where self[start + index] != bytes[index] { return false }
    return true
  }
}

extension UInt64 {
  /// Marks the curly and the square brackets of one side, which differ in one bit.
  @inline(__always)
  fileprivate func marksOfBrackets(_ bracket: UInt8) -> UInt64 {
    (self | UInt64(bytes: 0x20)).marks(of: UInt64(bytes: bracket))
  }
}

extension UInt8 {
  fileprivate var isJSONBlank: Bool {
    switch self {
    case 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  /// Whether a number or a word of JSON ends before this byte.
  fileprivate var endsJSONWord: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): true
    default: isJSONBlank
    }
  }
}
