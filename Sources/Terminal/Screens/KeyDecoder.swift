/// Recognizes keys in the bytes that a terminal sends.
///
/// The sequences are those of xterm, which other terminals send too ("XTerm Control Sequences"):
/// function keys as `CSI number ; modifiers ~` or `CSI letter`, the mouse as SGR reports or in
/// three bytes.
package struct KeyDecoder {
  private var bytes: [UInt8] = []

  /// Whether the bytes are the start of a reply whose rest has not followed soon.
  ///
  /// Nobody types such a sequence, so the rest is still a part of the reply and not typing.
  private var isInReply = false

  package init() {}

  /// Whether bytes are left that may be the start of a longer sequence, which follows soon.
  package var isWaiting: Bool { !bytes.isEmpty && !isInReply }

  package mutating func append(_ more: Span<UInt8>) {
    for index in more.indices { bytes.append(more[index]) }
  }

  /// Takes the first key from the bytes, if they contain all of it.
  ///
  /// - Parameter isEnd: Whether no byte follows soon, so that an escape character is the Escape key
  ///   and not the start of a sequence.
  package mutating func next(isEnd: Bool = false) -> TerminalInput? {
    guard let first = bytes.first else { return nil }
    let found: Found? =
      switch first {
      case 0x1B: sequence()
      case 0x0A, 0x0D: Found(.enter)
      case 0x09: Found(.tab)
      case 0x08, 0x7F: Found(.backspace)
      case 0x01...0x1A: Found(.control(Unicode.Scalar(first | 0x60)))
      case ..<0x20: Found(.other, count: 1)
      default: character(at: 0)
      }
    if let found {
      bytes.removeFirst(found.count)
      isInReply = false
      return found.input
    }
    guard isEnd, !isInReply else { return nil }
    isInReply = isStartOfReply
    if isInReply { return nil }
    let isEscape = bytes.count == 1 && first == 0x1B
    bytes = []
    return isEscape ? .key(Key(.escape)) : .other
  }

  /// A key and the number of bytes that stand for it.
  private struct Found {
    let input: TerminalInput
    let count: Int

    init(_ input: TerminalInput, count: Int) {
      self.input = input
      self.count = count
    }

    init(_ code: Key.Code) {
      self.init(.key(Key(code)), count: 1)
    }
  }
}

// Characters.

extension KeyDecoder {
  /// Finds the character that begins at a byte.
  private func character(at start: Int) -> Found? {
    let length =
      switch bytes[start] {
      case ..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    guard length > 0 else { return Found(.other, count: start + 1) }
    let rest = bytes[(start + 1)...].prefix(length - 1)
    guard rest.allSatisfy({ 0x80..<0xC0 ~= $0 }) else { return Found(.other, count: start + 1) }
    guard rest.count == length - 1 else { return nil }
    let text = String(decoding: bytes[start..<start + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar != "\u{FFFD}" else {
      return Found(.other, count: start + 1)
    }
    return Found(.key(Key(.character(scalar))), count: start + length)
  }
}

// Sequences.

extension KeyDecoder {
  /// The longest sequence that is waited for, so that bytes of no sequence do not block the keys.
  private static let limit = 64

  /// The longest string that is waited for.
  private static let stringLimit = 4096

  private func sequence() -> Found? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return Found(Self.code(bytes[2], 1).map { .key(Key($0)) } ?? .unknownKey, count: 3)
    case 0x1B: return Found(.escape)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return string()
    default:
      // A key with Alt.
      return character(at: 1).map { Found(.unknownKey, count: $0.count) }
    }
  }

  /// Whether the bytes are more than the start of a key: a terminal has sent the rest of them.
  private var isStartOfReply: Bool {
    guard bytes.count > 2, bytes[0] == 0x1B else { return false }
    return "]PX^_".utf8.contains(bytes[1])
      || bytes[1] == UInt8(ascii: "[") && bytes[2] != UInt8(ascii: "M")
        && bytes[2] != UInt8(ascii: "[")
  }

  /// Returns a string that a terminal has sent, such as the answer to a question for a colour
  /// (ECMA-48, "Control strings").
  ///
  /// It ends with BEL or with ST. Any other control character is not a part of it.
  private func string() -> Found? {
    let known = bytes.indices.prefix(Self.stringLimit)
    guard let end = known.dropFirst(2).first(where: { bytes[$0] < 0x20 }) else {
      return known.count < Self.stringLimit ? nil : Found(.other, count: known.count)
    }
    guard bytes[end] != 0x07 else { return Found(.other, count: end + 1) }
    guard bytes[end] == 0x1B else { return Found(.other, count: end) }
    guard end + 1 < bytes.count else { return nil }
    return Found(.other, count: bytes[end + 1] == UInt8(ascii: "\\") ? end + 2 : end)
  }

  private func controlSequence() -> Found? {
    // Parameters and intermediate bytes precede the last byte.
    let known = bytes.indices.prefix(Self.limit)
    guard let end = known.dropFirst(2).first(where: { !(0x20..<0x40 ~= bytes[$0]) }) else {
      return known.count < Self.limit ? nil : Found(.other, count: known.count)
    }
    // Not the end of this sequence, but the start of something else.
    if bytes[end] < 0x20 { return Found(.other, count: end) }
    if end == 2, bytes[2] == UInt8(ascii: "M") { return shortMouseReport() }
    if end == 2, bytes[2] == UInt8(ascii: "[") {
      // A function key of the Linux console.
      return bytes.count < 4 ? nil : Found(.unknownKey, count: 4)
    }
    let isPrivate = bytes[2] == UInt8(ascii: "<")
    let numbers = bytes[(isPrivate ? 3 : 2)..<end]
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { digits in
        digits.reduce(0) { min($0 * 10 + Int($1 & 15), 99_999) }
      }
    return Found(Self.input(bytes[end], numbers, isPrivate: isPrivate), count: end + 1)
  }

  /// A report of the mouse whose three numbers are bytes.
  private func shortMouseReport() -> Found? {
    guard bytes.count >= 6 else { return nil }
    let numbers = bytes[3..<6].map { Int($0) - 32 }
    return Found(Self.mouse(numbers, releasedButton: 3), count: 6)
  }

  /// Returns the meaning of a sequence.
  private static func input(_ last: UInt8, _ numbers: [Int], isPrivate: Bool) -> TerminalInput {
    switch last {
    case UInt8(ascii: "M") where isPrivate, UInt8(ascii: "m") where isPrivate:
      // A wheel is not released.
      return mouse(numbers, releasedButton: last == UInt8(ascii: "m") ? 0 : nil)
    case UInt8(ascii: "R"): return numbers.count == 2 ? .cursor(row: numbers[0] - 1) : .other
    case UInt8(ascii: "Z"): return .key(Key(.tab, hasShift: true))
    default:
      guard let code = code(last, numbers.first ?? 1) else {
        return isFunctionKey(last, numbers.first ?? 1) ? .unknownKey : .other
      }
      // The second number is one more than the sum of the modifiers, of which Shift is 1.
      let hasShift = numbers.count > 1 && (numbers[1] - 1) & 1 != 0
      return .key(Key(code, hasShift: hasShift))
    }
  }

  private static func code(_ last: UInt8, _ number: Int) -> Key.Code? {
    switch (last, number) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): .end
    case (UInt8(ascii: "M"), _): .enter
    case (UInt8(ascii: "~"), 3): .delete
    case (UInt8(ascii: "~"), 5): .pageUp
    case (UInt8(ascii: "~"), 6): .pageDown
    default: nil
    }
  }

  /// Whether a sequence is a key without a name; `~` with 200 or more is not a key.
  private static func isFunctionKey(_ last: UInt8, _ number: Int) -> Bool {
    switch last {
    case UInt8(ascii: "~"): number < 200
    case UInt8(ascii: "P"), UInt8(ascii: "Q"), UInt8(ascii: "S"), UInt8(ascii: "E"): true
    default: false
    }
  }

  /// Returns the meaning of a report: a button, the column and the row.
  ///
  /// A click takes effect when the button is released, because a report that arrives after the end
  /// of the program would appear on the command line.
  ///
  /// - Parameter releasedButton: The number that stands for a release of the left button, if any.
  private static func mouse(_ numbers: [Int], releasedButton: Int?) -> TerminalInput {
    guard numbers.count == 3 else { return .other }
    // Bits 2 to 4 are the modifiers.
    return switch numbers[0] & ~0b11100 {
    case releasedButton: .click(row: numbers[2] - 1, column: numbers[1] - 1)
    case 0 where releasedButton != 0: .press(row: numbers[2] - 1, column: numbers[1] - 1)
    case 32 where releasedButton != 0: .drag(row: numbers[2] - 1, column: numbers[1] - 1)
    case 64: .wheel(-1)
    case 65: .wheel(1)
    default: .other
    }
  }
}

extension TerminalInput {
  fileprivate static var unknownKey: Self { .key(Key(.unknown)) }
}
