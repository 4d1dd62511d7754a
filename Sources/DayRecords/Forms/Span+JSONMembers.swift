import DayKit

// The reader of JSON (RFC 8259) for one record on the slow path: it goes byte by byte and compares
// keys by what they mean. It checks what it needs to find its way, not the whole text.

extension Span<UInt8> {
  /// The range of the value at a path, a string with its quotes; `nil` if there is none.
  package func jsonValue(at path: borrowing JSONPath) -> Range<Int>? {
    var position = 0
    passJSONBlanks(at: &position)
    let keys = path.keys.span
    for index in path.steps.indices {
      let isThere =
        switch path.steps[index] {
        case .key(let range): enterObject(keys.extracting(range), at: &position)
        case .position(let index): enterArray(index, at: &position)
        case .all: enterArray(0, at: &position)
        }
      guard isThere else { return nil }
    }
    let start = position
    return passValue(at: &position) ? start..<position : nil
  }

  /// Appends where the values at a path are.
  func appendJSONValues(
    at path: borrowing JSONPath, to values: inout PlainArray<TextRange>
  ) -> JSONPath.Presence {
    var position = 0
    passJSONBlanks(at: &position)
    return appendValues(at: path, from: 0, at: &position, to: &values)
  }

  /// Appends the values that the steps from a number on lead to.
  private func appendValues(
    at path: borrowing JSONPath, from step: Int, at position: inout Int,
    to values: inout PlainArray<TextRange>
  ) -> JSONPath.Presence {
    let keys = path.keys.span
    for index in step..<path.steps.count {
      guard mayHave(path.steps[index], at: position) else { return .unreachable }
      switch path.steps[index] {
      case .key(let range):
        guard enterObject(keys.extracting(range), at: &position) else { return .none }
      case .position(let index):
        guard enterArray(index, at: &position) else { return .none }
      case .all: return appendElements(at: path, from: index + 1, at: &position, to: &values)
      }
    }
    let start = position
    guard passValue(at: &position) else { return .none }
    values.append(TextRange(start, position))
    return .complete
  }

  /// Whether there is a value at a position that a step leads into, or nothing: the end of an array, `null` or an
  /// empty string.
  private func mayHave(_ step: JSONPath.Step, at position: Int) -> Bool {
    switch byte(at: position) {
    case UInt8(ascii: "]"), UInt8(ascii: "n"): true
    case .quote: byte(at: position + 1) == .quote
    case let first:
      if case .key = step { first == UInt8(ascii: "{") } else { first == UInt8(ascii: "[") }
    }
  }

  /// Appends the values that the steps from a number on lead to from each element of an array.
  private func appendElements(
    at path: borrowing JSONPath, from step: Int, at position: inout Int,
    to values: inout PlainArray<TextRange>
  ) -> JSONPath.Presence {
    guard passMark(UInt8(ascii: "["), at: &position) else { return .none }
    let known = values.count
    var presence = JSONPath.Presence.complete
    var isClosed = passMark(UInt8(ascii: "]"), at: &position)
    while !isClosed {
      var element = position
      switch appendValues(at: path, from: step, at: &element, to: &values) {
      case .complete: break
      case .unreachable: presence = .unreachable
      case .none, .partial: if presence == .complete { presence = .partial }
      }
      guard passValue(at: &position) else { return .none }
      passJSONBlanks(at: &position)
      isClosed = passMark(UInt8(ascii: "]"), at: &position)
      guard isClosed || passMark(.comma, at: &position) else { return .none }
    }
    // Other elements are enough.
    return presence == .unreachable && values.count > known ? .partial : presence
  }

  /// The slot for the value of a key of the object around the record, or for a member after its
  /// last one; `nil` if the record is not such an object.
  func jsonSlot(of key: Span<UInt8>) -> ValueSlot? {
    var position = 0
    passJSONBlanks(at: &position)
    guard passMark(UInt8(ascii: "{"), at: &position) else { return nil }
    if byte(at: position) == UInt8(ascii: "}") {
      return ValueSlot(start: position, end: position, isAdded: true, isFirst: true)
    }
    while true {
      guard let isMatch = passKey(key, at: &position) else { return nil }
      let start = position
      guard passValue(at: &position) else { return nil }
      if isMatch { return ValueSlot(jsonValue: start..<position, of: self) }
      let end = position
      passJSONBlanks(at: &position)
      if byte(at: position) == UInt8(ascii: "}") {
        return ValueSlot(start: end, end: end, isAdded: true)
      }
      guard passMark(.comma, at: &position) else { return nil }
    }
  }

  /// Calls the body with the content of the key and with the value of each member of the object
  /// around the record.
  ///
  /// - Throws: ``RecordFailure/notAnObject`` unless the record is such an object and nothing else,
  ///   and what the body throws.
  func forEachJSONMember(
    _ body: (_ key: Range<Int>, _ value: Range<Int>) throws(RecordFailure) -> Void
  ) throws(RecordFailure) {
    var position = 0
    passJSONBlanks(at: &position)
    guard passMark(UInt8(ascii: "{"), at: &position) else { throw .notAnObject }
    var isClosed = passMark(UInt8(ascii: "}"), at: &position)
    while !isClosed {
      guard let key = passJSONString(at: &position) else { throw .notAnObject }
      passJSONBlanks(at: &position)
      guard passMark(UInt8(ascii: ":"), at: &position) else { throw .notAnObject }
      let start = position
      guard passValue(at: &position) else { throw .notAnObject }
      try body(key, start..<position)
      passJSONBlanks(at: &position)
      isClosed = passMark(UInt8(ascii: "}"), at: &position)
      guard isClosed || passMark(.comma, at: &position) else { throw .notAnObject }
    }
    guard position == count else { throw .notAnObject }
  }

  /// The keys of the object around the record, without escapes; none if it is something else.
  package var jsonKeys: [[UInt8]] {
    var keys: [[UInt8]] = []
    do throws(RecordFailure) {
      try forEachJSONMember { key, _ throws(RecordFailure) in
        if let text = jsonText(of: key) { keys.append(Array(text)) }
      }
    } catch {
      return []
    }
    return keys
  }

  /// Goes to the value of a key of the object at a position.
  private func enterObject(_ key: Span<UInt8>, at position: inout Int) -> Bool {
    guard passMark(UInt8(ascii: "{"), at: &position) else { return false }
    while true {
      guard let isMatch = passKey(key, at: &position) else { return false }
      if isMatch { return true }
      guard passValue(at: &position) else { return false }
      passJSONBlanks(at: &position)
      guard passMark(.comma, at: &position) else { return false }
    }
  }

  /// Goes to the element at an index of the array at a position.
  private func enterArray(_ index: Int, at position: inout Int) -> Bool {
    guard passMark(UInt8(ascii: "["), at: &position) else { return false }
    for _ in 0..<index {
      guard passValue(at: &position) else { return false }
      passJSONBlanks(at: &position)
      guard passMark(.comma, at: &position) else { return false }
    }
    return true
  }

  /// Passes a key and the colon, and returns whether it is the given one.
  private func passKey(_ key: Span<UInt8>, at position: inout Int) -> Bool? {
    guard let content = passJSONString(at: &position) else { return nil }
    passJSONBlanks(at: &position)
    guard passMark(UInt8(ascii: ":"), at: &position) else { return nil }
    return isJSONText(content, key)
  }

  /// Passes a byte and the whitespace after it.
  private func passMark(_ byte: UInt8, at position: inout Int) -> Bool {
    guard pass(byte, at: &position) else { return false }
    passJSONBlanks(at: &position)
    return true
  }

  /// Passes a value of any kind.
  private func passValue(at position: inout Int) -> Bool {
    switch byte(at: position) {
    case UInt8.quote?: return passJSONString(at: &position) != nil
    case UInt8(ascii: "{")?, UInt8(ascii: "[")?:
      guard let end = endOfNested(from: position) else { return false }
      position = end
      return true
    default:
      let start = position
      while let byte = byte(at: position), !byte.endsJSONWord { position += 1 }
      return position > start
    }
  }
}

extension ValueSlot {
  /// Creates the slot of a value, of a string without its quotes.
  init(jsonValue value: Range<Int>, of bytes: Span<UInt8>) {
    let isQuoted = bytes[value.lowerBound] == .quote
    let inset = isQuoted ? 1 : 0
    self.init(start: value.lowerBound + inset, end: value.upperBound - inset, isQuoted: isQuoted)
  }
}

extension UInt8 {
  @inline(__always)
  var isJSONBlank: Bool {
    self <= 0x20 && (self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D)
  }

  /// Whether a number or a word of JSON ends before this byte.
  var endsJSONWord: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): true
    default: isJSONBlank
    }
  }
}
