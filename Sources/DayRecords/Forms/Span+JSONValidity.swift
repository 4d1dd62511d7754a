extension Span<UInt8> {
  /// Whether the bytes are one JSON text (RFC 8259).
  ///
  /// Strings are checked only for their end.
  package var isJSON: Bool {
    var position = 0
    // The brackets that must close the objects and arrays around the position. Recursion would let
    // a long line exhaust the stack.
    var closers: ContiguousArray<UInt8> = []
    while passStartOfJSONValue(at: &position, &closers) {
      while true {
        passJSONBlanks(at: &position)
        guard let closer = closers.last else { return position == count }
        if pass(.comma, at: &position) {
          guard closer != .closingBrace || passJSONKey(at: &position) else { return false }
          break
        }
        guard pass(closer, at: &position) else { return false }
        closers.removeLast()
      }
    }
    return false
  }

  /// Passes a value without parts, or the brackets and keys before the first such value.
  private func passStartOfJSONValue(
    at position: inout Int, _ closers: inout ContiguousArray<UInt8>
  ) -> Bool {
    while true {
      passJSONBlanks(at: &position)
      switch byte(at: position) {
      case .quote?: return passJSONString(at: &position) != nil
      case UInt8(ascii: "{")?:
        position += 1
        passJSONBlanks(at: &position)
        if pass(.closingBrace, at: &position) { return true }
        guard passJSONKey(at: &position) else { return false }
        closers.append(.closingBrace)
      case UInt8(ascii: "[")?:
        position += 1
        passJSONBlanks(at: &position)
        if pass(.closingBracket, at: &position) { return true }
        closers.append(.closingBracket)
      default:
        let start = position
        while let byte = byte(at: position), !byte.endsJSONWord { position += 1 }
        return extracting(start..<position).isJSONNumberOrWord
      }
    }
  }

  /// Passes a key and the colon after it.
  private func passJSONKey(at position: inout Int) -> Bool {
    passJSONBlanks(at: &position)
    guard passJSONString(at: &position) != nil else { return false }
    passJSONBlanks(at: &position)
    return pass(UInt8(ascii: ":"), at: &position)
  }
}

extension UInt8 {
  fileprivate static var closingBrace: UInt8 { UInt8(ascii: "}") }
  fileprivate static var closingBracket: UInt8 { UInt8(ascii: "]") }
}
