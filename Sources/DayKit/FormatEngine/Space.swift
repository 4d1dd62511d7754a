#if Formats
/// A kind of space in a format, which writes this one and parses any of them.
enum Space: UInt8, Hashable, Sendable {
  case plain

  /// U+00A0, which word processors and web pages place between the parts of a date.
  case noBreak

  /// U+202F, which the Unicode locale data have before AM and PM, and in some languages.
  case narrowNoBreak

  /// The UTF-8, with the first byte in the lowest bits.
  private var word: UInt64 {
    switch self {
    case .plain: 0x20
    case .noBreak: 0xA0C2
    case .narrowNoBreak: 0xAF_80E2
    }
  }

  var isPlain: Bool { self == .plain }

  /// The number of bytes.
  var width: Int { Int(rawValue) + 1 }

  func byte(at place: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> (8 * place)) }

  /// The first byte.
  var first: UInt8 { byte(at: 0) }

  func forEachByte(_ body: (UInt8) -> Void) { for place in 0..<width { body(byte(at: place)) } }

  /// Whether a byte of the space satisfies a condition.
  func contains(where condition: (UInt8) -> Bool) -> Bool {
    (0..<width).contains { condition(byte(at: $0)) }
  }

  /// Whether a byte is in a space of any kind.
  static func anyContains(_ byte: UInt8) -> Bool {
    byte == 0x20 || noBreak.contains { $0 == byte } || narrowNoBreak.contains { $0 == byte }
  }

  /// Whether a byte is the first of a space of any kind.
  static func anyBegins(with byte: UInt8) -> Bool {
    byte == plain.first || byte == noBreak.first || byte == narrowNoBreak.first
  }
}

extension Span<UInt8> {
  /// The space at a position, if there is one.
  func space(at position: Int) -> Space? {
    switch byte(at: position) {
    case Space.plain.first?: .plain
    case Space.noBreak.first? where has(.noBreak, at: position): .noBreak
    case Space.narrowNoBreak.first? where has(.narrowNoBreak, at: position): .narrowNoBreak
    default: nil
    }
  }

  private func has(_ space: Space, at position: Int) -> Bool {
    (1..<space.width).allSatisfy { byte(at: position + $0) == space.byte(at: $0) }
  }

  /// Moves the position past a space of any kind.
  func skipSpace(at position: inout Int) throws(DayParsingError) {
    guard let space = space(at: position) else {
      throw DayParsingError(expected: .byte(Space.plain.first), at: position)
    }
    position += space.width
  }

  /// The number of bytes of the space of any kind at a position, or 0.
  package func spaceWidth(at position: Int) -> Int { space(at: position)?.width ?? 0 }

  /// The number of bytes of the space of any kind, the tab or the line end at a position, or 0.
  func blankWidth(at position: Int) -> Int {
    self[position].isBlank ? 1 : spaceWidth(at: position)
  }

  /// Returns a range without the blanks at its start and its end.
  package func trimming(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, blankWidth(at: start) > 0 { start += blankWidth(at: start) }
    while let width = (1...3).first(where: { end - $0 >= start && blankWidth(at: end - $0) == $0 })
    {
      end -= width
    }
    return start..<end
  }
}

extension UInt8 {
  /// Whether this byte is a space, a tab or a line end.
  var isBlank: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}
#endif
