import DayKit

/// A date in a plain record, and the number of its format.
typealias PlainDate = (day: Day, slot: ValueSlot, format: Int)

extension DateReader {
  /// Whether dates have fixed width and no byte that ends a string or needs an escape, so that a
  /// search for the end of the string is unnecessary.
  var readsFixedPlainText: Bool {
    let canEndString = first.canContain { $0 < 0x20 || $0 == .quote || $0 == .backslash }
    return hasOneFormat && first.fixedDate != nil && !canEndString
  }
}

extension Span<UInt8> {
  /// Reads the day of a string without escapes, or of a whole number.
  @inline(__always)
  func plainJSONDay(
    at start: Int, by reader: borrowing DateReader, _ isFixed: Bool
  ) -> PlainDate? {
    guard isFixed, byte(at: start) == .quote else { return plainValueDay(at: start, by: reader) }
    var end = start &+ 1
    guard let day = reader.first.readPrefix(of: self, at: &end), byte(at: end) == .quote else {
      return dayWithEscapes(from: start &+ 1, by: reader)
    }
    return (day, ValueSlot(start: start &+ 1, end: end, isQuoted: true), 0)
  }

  /// Reads the day of a string or of a whole number in any format.
  @inline(never)
  private func plainValueDay(
    at start: Int, by reader: borrowing DateReader
  ) -> PlainDate? {
    let isQuoted = byte(at: start) == .quote
    let first = isQuoted ? start &+ 1 : start
    guard let end = isQuoted ? endOfPlainText(from: first) : endOfWholeNumber(from: first) else {
      return isQuoted ? dayWithEscapes(from: first, by: reader) : nil
    }
    let found = reader.readPrefix(of: self, at: first, where: { $0 == end })
    guard let date = found else { return nil }
    return (date.day, ValueSlot(start: first, end: end, isQuoted: isQuoted), date.format)
  }

  /// Reads the day of a string with escapes, from the position after its opening quote on.
  @inline(never)
  private func dayWithEscapes(
    from start: Int, by reader: borrowing DateReader
  ) -> PlainDate? {
    guard let next = endOfPlainString(from: start) else { return nil }
    let content = extracting(start..<next &- 1)
    return withScratch(of: UInt8.self, capacity: content.count) { text in
      guard content.appendJSONText(to: &text) else { return nil }
      let count = text.count
      let found = reader.readPrefix(of: text.span, at: 0, where: { $0 == count })
      guard let date = found else { return nil }
      return (date.day, ValueSlot(start: start, end: next &- 1, isQuoted: true), date.format)
    }
  }

  /// The position after a whole number, if a value may end there and the number has no leading
  /// zero.
  private func endOfWholeNumber(from start: Int) -> Int? {
    var position = start
    if byte(at: position) == UInt8(ascii: "-") { position &+= 1 }
    let digits = position
    position = endOfDigits(from: position)
    let hasZero = byte(at: digits) == UInt8(ascii: "0") && position > digits &+ 1
    return position > digits && !hasZero && endsPlainNumber(at: position) ? position : nil
  }
}
