// A reader of JSON (RFC 8259) that finds one value and skips the others. It checks what it needs to
// find its way, not the whole text.

extension Span<UInt8> {
  /// The bytes of the value at a path, a string with its quotes; `nil` if there is none.
  func jsonValue(at path: JSONPath) -> Range<Int>? {
    var position = 0
    skipBlanks(at: &position)
    for step in path.steps {
      let isThere =
        switch step {
        case .key(let key): enterObject(key, at: &position)
        case .position(let index): enterArray(index, at: &position)
        }
      guard isThere else { return nil }
    }
    let start = position
    return skipValue(at: &position) ? start..<position : nil
  }

  /// Goes to the value of a key of the object at a place.
  private func enterObject(_ key: [UInt8], at position: inout Int) -> Bool {
    guard pass(UInt8(ascii: "{"), at: &position) else { return false }
    while true {
      let start = position
      guard skipString(at: &position) else { return false }
      let isWanted = extracting(start + 1..<position - 1).equals(key)
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
  private func pass(_ byte: UInt8, at position: inout Int) -> Bool {
    guard position < count, self[position] == byte else { return false }
    position += 1
    skipBlanks(at: &position)
    return true
  }

  private func skipBlanks(at position: inout Int) {
    while position < count, [0x20, 0x09, 0x0A, 0x0D].contains(self[position]) { position += 1 }
  }

  private func skipString(at position: inout Int) -> Bool {
    guard position < count, self[position] == UInt8(ascii: "\"") else { return false }
    position += 1
    while position < count {
      switch self[position] {
      case UInt8(ascii: "\""):
        position += 1
        return true
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    position = count
    return false
  }

  /// Passes a value of any kind; the brackets of those inside are counted, not matched.
  private func skipValue(at position: inout Int) -> Bool {
    let start = position
    var depth = 0
    while position < count {
      switch self[position] {
      case UInt8(ascii: "\""):
        guard skipString(at: &position) else { return false }
        if depth == 0 { return true }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return position > start }
        depth -= 1
        if depth == 0 {
          position += 1
          return true
        }
      case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
        if depth == 0 { return position > start }
      default: break
      }
      position += 1
    }
    return depth == 0 && position > start
  }

  private func equals(_ bytes: [UInt8]) -> Bool {
    guard count == bytes.count else { return false }
    for index in bytes.indices where self[index] != bytes[index] { return false }
    return true
  }
}
