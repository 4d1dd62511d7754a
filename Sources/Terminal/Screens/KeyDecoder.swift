/// Recognizes keys in the bytes that a terminal sends.
///
/// The sequences are those of xterm, which other terminals send too ("XTerm Control Sequences"):
/// function keys as `CSI number ; modifiers ~` or `CSI letter`, the mouse as SGR reports or in
/// three bytes.
package struct KeyDecoder {
  private var bytes: [UInt8] = []

  package init() {}

  /// Whether bytes are left that may be the start of a longer sequence.
  package var isWaiting: Bool { !bytes.isEmpty }

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
      case ..<0x20: Found(.other, count: 1)
      default: character(at: 0)
      }
    if let found {
      bytes.removeFirst(found.count)
      return found.input
    }
    guard isEnd else { return nil }
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
  private func character(at start: Int) -> Found? {
    guard start < bytes.count else { return nil }
    let length =
      switch bytes[start] {
      case ..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    guard length > 0 else { return Found(.other, count: start + 1) }
    guard start + length <= bytes.count else { return nil }
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

  private func sequence() -> Found? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return Found(Self.input(bytes[2], [], isPrivate: false), count: 3)
    case 0x1B: return Found(.escape)
    default:
      // A key with Alt.
      return character(at: 1).map { Found(.other, count: $0.count) }
    }
  }

  private func controlSequence() -> Found? {
    // Parameters and intermediate bytes precede the last byte.
    guard let end = bytes.indices.dropFirst(2).first(where: { !(0x20..<0x40 ~= bytes[$0]) }) else {
      return bytes.count < Self.limit ? nil : Found(.other, count: bytes.count)
    }
    // Not the end of this sequence, but the start of something else.
    if bytes[end] < 0x20 { return Found(.other, count: end) }
    if end == 2, bytes[2] == UInt8(ascii: "M") { return shortMouseReport() }
    if end == 2, bytes[2] == UInt8(ascii: "[") {
      // A function key of the Linux console.
      return bytes.count < 4 ? nil : Found(.other, count: 4)
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
      guard let code = code(last, numbers.first ?? 1) else { return .other }
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
    case 64: .wheel(-1)
    case 65: .wheel(1)
    default: .other
    }
  }
}
