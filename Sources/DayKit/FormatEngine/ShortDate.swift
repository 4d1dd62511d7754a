#if Formats
/// The layout of a date whose day and month have one or two digits and come before the year, such
/// as `29/8/2025`, with one byte of text after each.
struct ShortDate: Sendable {
  private let isMonthFirst: Bool

  /// The bytes of text.
  private let first: UInt64
  private let second: UInt64

  /// Creates the layout of fields; `nil` if they have no such layout.
  init?(_ fields: FieldList) {
    guard fields.count == 5, fields[4] == .number(.year, .exactly(4)),
      case .number(let part, .upTo(2)) = fields[0], case .literal(let first) = fields[1],
      case .number(let other, .upTo(2)) = fields[2], case .literal(let second) = fields[3],
      first < 0x80, second < 0x80
    else { return nil }
    switch (part, other) {
    case (.month, .dayOfMonth): isMonthFirst = true
    case (.dayOfMonth, .month): isMonthFirst = false
    default: return nil
    }
    (self.first, self.second) = (UInt64(first), UInt64(second))
  }

  /// Parses a date at a position in a text, and moves the position past it if there is one.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: inout Int) -> QuickReading {
    let word = bytes.word(at: position)
    let digits = word ^ .zeros
    let others = digits.otherBytes
    let end = UInt64(truncatingIfNeeded: others.trailingZeroBitCount) & ~7
    let secondEnd = UInt64(truncatingIfNeeded: (others & (others &- 1)).trailingZeroBitCount) & ~7
    let secondCount = secondEnd &- end &- 8
    guard end &- 8 <= 8, secondCount &- 8 <= 8, word &>> end & 0xFF == first,
      word &>> secondEnd & 0xFF == second
    else { return .refused }
    let place = position &+ Int(truncatingIfNeeded: secondEnd / 8 &+ 1)
    let year = bytes.word(at: place) ^ .zeros
    guard year.otherBytes & 0x8080_8080 == 0 else { return bytes.refusalOfYear(at: place) }
    let day = day(
      digits.number(before: end, size: end), digits.number(before: secondEnd, size: secondCount),
      year.number(ofDigits: 4))
    guard let day else { return .refused }
    position = place &+ 4
    return .day(day)
  }

  @inline(__always)
  private func day(_ first: UInt64, _ second: UInt64, _ year: UInt64) -> Day? {
    let (month, day) = isMonthFirst ? (first, second) : (second, first)
    return Day(
      year: Int(truncatingIfNeeded: year), month: Int(truncatingIfNeeded: month),
      checked: Int(truncatingIfNeeded: day))
  }
}
#endif
