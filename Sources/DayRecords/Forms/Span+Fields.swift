import System

/// A field of a record.
struct DelimitedField {
  /// The bytes of the field with its quotes.
  var range: Range<Int>

  var isQuoted: Bool

  /// The position of the delimiter after the field, or of the end of the record.
  var end: Int { range.upperBound }

  /// The bytes between the quotes, where quotes are doubled, or all bytes of a field without
  /// quotes.
  var content: Range<Int> {
    isQuoted ? range.lowerBound + 1..<Swift.max(range.lowerBound + 1, end - 1) : range
  }
}

/// What separates the fields of a record.
package enum FieldSeparator: Equatable, Sendable {
  /// A byte; the fields may be quoted as in CSV (RFC 4180).
  case delimiter(UInt8)

  /// A run of spaces and tabs; quotes have no meaning.
  case blanks

  /// The byte before a field that is added.
  var byte: UInt8 {
    switch self {
    case .delimiter(let delimiter): delimiter
    case .blanks: UInt8(ascii: " ")
    }
  }
}

extension Span<UInt8> {
  /// Returns the field that begins at a position of a record, or `nil` after the last one.
  func field(from start: Int, _ delimiter: UInt8) -> DelimitedField? {
    guard start <= count else { return nil }
    let (end, isQuoted) = endOfField(from: start, delimiter, or: delimiter)
    return DelimitedField(range: start..<end, isQuoted: isQuoted)
  }

  /// Returns the field that begins at a position, or with blanks as separators at or after it.
  func field(from start: Int, _ separator: FieldSeparator) -> DelimitedField? {
    switch separator {
    case .delimiter(let delimiter): field(from: start, delimiter)
    case .blanks: fieldBetweenBlanks(from: start)
    }
  }

  /// Calls the body with the number and the position of each field.
  ///
  /// - Parameter columnOfWords: The column that has all words from its first one on, if there is one.
  func forEachField(
    _ separator: FieldSeparator, columnOfWords: Int? = nil,
    _ body: (_ number: Int, DelimitedField) -> Void
  ) {
    var (number, position) = (0, 0)
    while let next = self.field(from: position, separator) {
      let field = number == columnOfWords ? withLaterWords(next) : next
      body(number, field)
      number += 1
      position = field.end + 1
    }
  }

  /// The number of fields of a record.
  func fieldCount(_ separator: FieldSeparator) -> Int {
    var count = 0
    forEachField(separator) { number, _ in count = number + 1 }
    return count
  }

  /// The text of each field without its quotes.
  package func texts(ofFields separator: FieldSeparator) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    forEachField(separator) { _, field in texts.append(unquoted(field)) }
    return texts
  }

  private func fieldBetweenBlanks(from start: Int) -> DelimitedField? {
    var start = start
    while start < count, self[start].isBlank { start += 1 }
    guard start < count else { return nil }
    var end = start
    while end < count, !self[end].isBlank { end += 1 }
    return DelimitedField(range: start..<end, isQuoted: false)
  }

  /// Returns a field that extends to the last word of the record.
  func withLaterWords(_ field: DelimitedField) -> DelimitedField {
    DelimitedField(range: field.range.lowerBound..<endOfWords(in: 0..<count), isQuoted: false)
  }

  /// The position after the last byte in a range that is not blank.
  func endOfWords(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end &- 1].isBlank { end &-= 1 }
    return end
  }

  /// Returns the text of a field without its quotes.
  func unquoted(_ field: DelimitedField) -> [UInt8] {
    text(ofField: field.content, isQuoted: field.isQuoted)
  }

  /// Returns the text of a field from its content, in which quotes are doubled if it is quoted.
  func text(ofField content: Range<Int>, isQuoted: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = content.lowerBound
    while index < content.upperBound {
      bytes.append(self[index])
      // A quote that is not doubled stands for itself.
      let isDoubled =
        isQuoted && self[index] == .quote && index + 1 < content.upperBound
        && self[index + 1] == .quote
      index += isDoubled ? 2 : 1
    }
    return bytes
  }

  /// Returns the position of the delimiter, or of another byte, that ends the field at a position,
  /// and whether the field is quoted.
  ///
  /// The position is the count if nothing ends the field, and if its quotation is broken.
  @inline(__always)
  func endOfField(
    from start: Int, _ delimiter: UInt8, or other: UInt8
  ) -> (position: Int, isQuoted: Bool) {
    guard start < count, self[start] == .quote else {
      return (endOfText(from: start, delimiter, or: other), false)
    }
    guard let quoted = endOfQuotation(from: start + 1) else { return (count, false) }
    if quoted < count, self[quoted] == delimiter || self[quoted] == other { return (quoted, true) }
    return endOfField(withQuotation: start..<quoted, delimiter, or: other)
  }

  /// Returns where the field of a quotation ends that may have text after it.
  @inline(never)
  private func endOfField(
    withQuotation quotation: Range<Int>, _ delimiter: UInt8, or other: UInt8
  ) -> (position: Int, isQuoted: Bool) {
    let end = endOfText(from: quotation.upperBound, delimiter, or: other)
    return isBroken(quotation, before: end) ? (count, false) : (end, self[end - 1] == .quote)
  }

  /// Whether a quotation of several lines has more than blanks after it in its field, so that a stray quote has
  /// probably opened it.
  func isBroken(_ quotation: Range<Int>, before end: Int) -> Bool {
    extracting(quotation).firstIndex(of: .lineFeed, from: 0) < quotation.count
      && (quotation.upperBound..<end).contains { !self[$0].isBlank && self[$0] != .carriageReturn }
  }

  /// Returns the position of the first of two bytes, or the count.
  @inline(__always)
  func endOfText(from start: Int, _ delimiter: UInt8, or other: UInt8) -> Int {
    let (delimiters, others) = (UInt64(bytes: delimiter), UInt64(bytes: other))
    return firstIndex(from: start) { $0.marks(of: delimiters) | $0.marks(of: others) }
  }

  /// Returns the position after the quote that ends a quotation, inside which quotes are doubled.
  @inline(__always)
  func endOfQuotation(from start: Int) -> Int? {
    var position = start
    while true {
      position = firstIndex(from: position) { $0.marks(of: UInt64(bytes: .quote)) }
      guard position < count else { return nil }
      position += 1
      guard position < count, self[position] == .quote else { return position }
      position += 1
    }
  }
}

// Records whose end is not known yet.

extension Span<UInt8> {
  /// Returns the position after a number of delimiters, from the start of a field on; `nil` if the
  /// record ends before them.
  @inline(__always)
  func position(after delimiterCount: Int, from start: Int, _ delimiter: UInt8) -> Int? {
    var position = start
    for _ in 0..<delimiterCount {
      // A quotation may end with more text, up to the delimiter.
      position = endOfField(from: position, delimiter, or: .lineFeed).position
      guard position < count, self[position] == delimiter else { return nil }
      position &+= 1
    }
    return position
  }

  /// Returns the newline that ends the record in which a field ends at a position, or the count
  /// if there is none.
  ///
  /// - Parameter quote: There is no quote between the end of the field and this position.
  @inline(__always)
  func lineFeed(afterField end: Int, _ delimiter: UInt8, nextQuote quote: inout Int) -> Int {
    let lineFeed = firstIndex(of: .lineFeed, from: end)
    quote = nextQuote(after: lineFeed, knownUpTo: Swift.max(quote, end))
    return quote >= lineFeed ? lineFeed : self.lineFeed(afterFieldWithQuotes: end, delimiter)
  }

  /// Returns the next quote, or a position well after the given one with no quote before it.
  ///
  /// - Parameter quote: There is no quote up to this position.
  @inline(__always)
  func nextQuote(after position: Int, knownUpTo quote: Int) -> Int {
    quote &- position >= 64 ? quote : searchQuote(after: position, from: quote)
  }

  @inline(never)
  private func searchQuote(after position: Int, from quote: Int) -> Int {
    // One search finds the quote of many records, or that there is none.
    extracting(first: Swift.min(position &+ 8_192, count)).firstIndex(of: .quote, from: quote)
  }

  @inline(never)
  private func lineFeed(afterFieldWithQuotes end: Int, _ delimiter: UInt8) -> Int {
    var position = end
    while position < count, self[position] != .lineFeed {
      if self[position] == delimiter {
        position = endOfField(from: position &+ 1, delimiter, or: .lineFeed).position
      } else {
        position = endOfText(from: position, delimiter, or: .lineFeed)
      }
    }
    return Swift.min(position, count)
  }
}

extension UInt8 {
  /// Whether it separates fields by whitespace.
  @inline(__always)
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
