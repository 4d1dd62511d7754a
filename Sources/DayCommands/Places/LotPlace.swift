import DayKit
import Terminal

/// Where dates stand that can be taken out of their records and put back.
///
/// It finds what is plain to find, in places that an answer can take without a change around it.
enum LotPlace {
  case text(TextPlace, Landmark, DateShape)
  case column(ColumnPlace)

  /// The value is a number or a string, as the answer is.
  case value(JSONPlace, isNumber: Bool)

  /// Finds the dates of records from a start on, at most so many, and gives the end of the last of
  /// these records.
  func find(
    in bytes: Span<UInt8>, from start: Int, atMost most: Int,
    into places: inout OutputSpan<Range<Int>>
  ) -> Int {
    switch self {
    case .text(let place, let landmark, let shape):
      place.find(landmark, of: shape, in: bytes, from: start, atMost: most, into: &places)
    case .column(let place):
      place.find(in: bytes, from: start, atMost: most, into: &places)
    case .value(let place, let isNumber):
      place.find(in: bytes, from: start, atMost: most, isNumber: isNumber, into: &places)
    }
  }
}

extension LotPlace {
  /// The number of line feeds in records that have been found, which are so many.
  func lineFeeds(in records: Span<UInt8>, number: Int) -> Int {
    let isLineEach =
      switch self {
      case .text: false
      case .column: records.firstIndex(of: .quote, from: 0) == records.count
      case .value: true
      }
    return isLineEach ? number : records.occurrences(of: .lineFeed)
  }
}

extension DatePlace {
  /// The place as one of lots, if each answer is a day, as a sink writes it.
  func ofLots(_ sink: borrowing AnswerSink) -> LotPlace? {
    // A line of an answer ends at its first line feed.
    guard !sink.format.hasLiteral(.lineFeed) else { return nil }
    switch self {
    case .record: return nil
    case .text(let place):
      guard let landmark = place.landmark, let shape = place.shape else { return nil }
      return .text(place, landmark, shape)
    case .column(let place): return sink.isPlain ? .column(place) : nil
    case .value(let place):
      return sink.isPlain ? .value(place, isNumber: sink.isNumber) : nil
    }
  }
}

extension UInt8 {
  /// Whether a text that ends with this byte may be a line.
  var mayEndLine: Bool { self != .carriageReturn && self != .lineFeed }
}
