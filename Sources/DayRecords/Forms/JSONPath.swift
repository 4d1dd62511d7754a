/// A path into a JSON text: keys of objects and positions in arrays, such as `a.b[0].c`, or all
/// elements of an array, as in `a[*].b`.
///
/// A key that contains a full stop, a bracket, a quote or an escape is written as a JSON string,
/// alone or in brackets as in jq: `"a.b".c`, `["a.b"].c`, `a["b.c"]`.
package struct JSONPath: Equatable, Sendable {
  /// A step into a value; a key is a range of ``keys``.
  enum Step: Equatable, Sendable {
    case key(Range<Int>)
    case position(Int)

    /// Every element of an array.
    case all
  }

  /// Whether a record has the values that a path leads to.
  enum Presence {
    case none

    /// On the path, there is another value than `null` and an empty string where there should be an object or an array.
    case unreachable

    /// Some elements of an array have none.
    case partial
    case complete
  }

  private(set) var steps: ContiguousArray<Step> = []

  /// The bytes of all keys without escapes, in one array for all steps.
  private(set) var keys: ContiguousArray<UInt8> = []

  /// Reads keys separated by full stops, and positions in brackets.
  ///
  /// The first step may be a position.
  package init?(_ text: [UInt8]) {
    let bytes = ContiguousArray(text).span
    var position = 0
    while position < bytes.count {
      guard appendStep(of: bytes, at: &position) else { return nil }
    }
    guard !steps.isEmpty else { return nil }
  }

  /// The key without escapes, if the path begins with a key of the outermost object.
  package var firstKey: [UInt8]? {
    guard case .key(let range) = steps[0] else { return nil }
    return Array(keys[range])
  }

  /// The key without escapes, if the path is one key of the outermost object.
  package var onlyKey: [UInt8]? { steps.count == 1 ? firstKey : nil }

  /// Whether the path leads to any number of values.
  package var hasMany: Bool { steps.contains(.all) }

  /// Whether the path and another one can lead to the same value.
  package func overlaps(_ other: JSONPath) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { step, otherStep in
        switch (step, otherStep) {
        case (.key(let key), .key(let otherKey)): keys[key] == other.keys[otherKey]
        case (.position(let position), .position(let otherPosition)): position == otherPosition
        case (.all, .position), (.position, .all), (.all, .all): true
        case (.key, _), (_, .key): false
        }
      }
  }

  /// Whether the path begins with a key, so that it leads into objects.
  var beginsWithKey: Bool { if case .key? = steps.first { true } else { false } }

  private mutating func appendStep(of bytes: Span<UInt8>, at position: inout Int) -> Bool {
    if bytes[position] == .openingBracket {
      position += 1
      let isKey = bytes.byte(at: position) == .quote
      guard
        isKey ? appendString(of: bytes, at: &position) : appendPosition(of: bytes, at: &position)
      else { return false }
      return bytes.pass(.closingBracket, at: &position)
    }
    if !steps.isEmpty, !bytes.pass(.fullStop, at: &position) { return false }
    if bytes.byte(at: position) != .quote { return appendPlainKey(of: bytes, at: &position) }
    guard appendString(of: bytes, at: &position) else { return false }
    let next = bytes.byte(at: position)
    return next == nil || next == .fullStop || next == .openingBracket
  }

  private mutating func appendPlainKey(of bytes: Span<UInt8>, at position: inout Int) -> Bool {
    let start = keys.count
    while let byte = bytes.byte(at: position), byte != .fullStop, byte != .openingBracket {
      keys.append(byte)
      position += 1
    }
    steps.append(.key(start..<keys.count))
    return keys.count > start
  }

  private mutating func appendString(of bytes: Span<UInt8>, at position: inout Int) -> Bool {
    guard let content = bytes.passJSONString(at: &position),
      let key = bytes.jsonText(of: content)
    else { return false }
    steps.append(.key(keys.count..<keys.count + key.count))
    keys += key
    return true
  }

  private mutating func appendPosition(of bytes: Span<UInt8>, at position: inout Int) -> Bool {
    if bytes.byte(at: position) == UInt8(ascii: "*") {
      position += 1
      steps.append(.all)
      return true
    }
    let start = position
    var value = 0
    while let byte = bytes.byte(at: position), byte.isDigit {
      let (product, isTooGreat) = value.multipliedReportingOverflow(by: 10)
      let (sum, isOutOfRange) = product.addingReportingOverflow(Int(byte & 0x0F))
      guard !isTooGreat, !isOutOfRange else { return false }
      value = sum
      position += 1
    }
    steps.append(.position(value))
    return position > start
  }
}

extension UInt8 {
  fileprivate static var fullStop: UInt8 { UInt8(ascii: ".") }
  fileprivate static var openingBracket: UInt8 { UInt8(ascii: "[") }
  fileprivate static var closingBracket: UInt8 { UInt8(ascii: "]") }
}
