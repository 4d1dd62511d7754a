import Terminal

/// Finds where records end in bytes.
struct RecordEnds {
  /// How line breaks inside quoted fields are known, if they belong to records.
  private let quotation: Quotation?

  /// A place before which there is no quote from the last record on.
  private var quote = 0

  /// The number of bytes behind a record in which a quote is looked for.
  private static let searchSize = 4_096

  init(_ quotation: Quotation?) {
    self.quotation = quotation
  }

  /// The place of the line feed that ends the record that begins at a place, and the number of line
  /// feeds up to it; `nil` if it is not there.
  @inline(__always)
  mutating func end(
    ofRecordIn bytes: Span<UInt8>, from start: Int
  ) -> (place: Int, lineFeeds: Int)? {
    let lineFeed = bytes.firstIndex(of: .lineFeed, from: start)
    guard lineFeed < bytes.count else { return nil }
    guard let quotation else { return (lineFeed, 1) }
    if quote < lineFeed {
      // One search finds the quote of many records, or that there is none.
      let bytes = bytes.extracting(0..<min(lineFeed + Self.searchSize, bytes.count))
      quote = bytes.firstIndex(of: .quote, from: max(quote, start))
    }
    if quote > lineFeed { return (lineFeed, 1) }
    let (end, _) = bytes.firstLineFeed(outside: quotation, from: start)
    guard end < bytes.count else { return nil }
    guard end > lineFeed else { return (end, 1) }
    return (end, bytes.extracting(start..<end).occurrences(of: .lineFeed) + 1)
  }
}
