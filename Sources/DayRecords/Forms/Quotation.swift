import System

/// The state of quoting at a position of CSV (RFC 4180).
///
/// A quote opens a quotation only at the beginning of a field. Inside a quotation, two quotes stand
/// for one, which has the same effect as a quotation that ends and begins again.
struct Quotation: Equatable, Sendable {
  let delimiter: UInt8

  /// Whether the next byte is inside a quotation.
  private(set) var isOpen = false

  /// Whether a quote here would open a quotation.
  private var mayOpen = true

  init(delimiter: UInt8) {
    self.delimiter = delimiter
  }

  /// The states that are possible at a position of which nothing is known.
  var allStates: ContiguousArray<Quotation> {
    var states = ContiguousArray(repeating: Quotation(delimiter: delimiter), count: 3)
    states[1].mayOpen = false
    (states[2].isOpen, states[2].mayOpen) = (true, false)
    return states
  }

  /// Takes the next byte.
  @inline(__always)
  mutating func pass(_ byte: UInt8) {
    if isOpen {
      isOpen = byte != .quote
      mayOpen = !isOpen
    } else {
      isOpen = mayOpen && byte == .quote
      mayOpen = byte == delimiter || byte == .lineFeed
    }
  }
}

extension Span<UInt8> {
  /// Returns the number of newlines before the quote that opens a quotation without an end, or one of several lines
  /// with more text after it in its field; `nil` if there is none.
  package func lineOfOpenQuotation(_ delimiter: UInt8) -> Int? {
    var (position, lines) = (0, 0)
    while position < count {
      let start = position
      if self[start] == .quote {
        guard let quoted = endOfQuotation(from: start + 1) else { return lines }
        position = endOfText(from: quoted, delimiter, or: .lineFeed)
        if isBroken(start..<quoted, before: position) { return lines }
      } else {
        position = endOfText(from: start, delimiter, or: .lineFeed)
      }
      position = Swift.min(position + 1, count)
      lines += extracting(start..<position).occurrences(of: .lineFeed)
    }
    return nil
  }

  /// Returns the first newline outside quotations, from a position on, and the state there; the
  /// count if there is none.
  ///
  /// - Parameter quotation: The state at the position; `nil` if quotes have no meaning.
  func endOfRecord(from start: Int, _ quotation: inout Quotation?) -> Int {
    guard var state = quotation else { return firstIndex(of: .lineFeed, from: start) }
    var index = start
    if !state.isOpen {
      // Most records have no quotes, or few.
      let record = extracting(start..<firstIndex(of: .lineFeed, from: start))
      let quote = record.firstIndex(of: .quote, from: 0)
      if quote > 0 { state.pass(record[quote - 1]) }
      index += quote
    }
    while index < count, state.isOpen || self[index] != .lineFeed {
      state.pass(self[index])
      index += 1
    }
    quotation = state
    return index
  }
}
