import DayKit
import Testing

// A finder is internal: the slow path hides what it does not find.
@testable import DayRecords

struct FieldFinderTests {
  @Test(arguments: [(100, 50), (7, 3), (1, 1)])
  func asManyRecordsAreFoundAsHaveTheDates(_ dateCount: Int, _ recordCount: Int) throws {
    let place = ColumnPlace(
      dates: [.number(0), .number(1)], hasHeader: false, separator: .delimiter(UInt8(ascii: ",")))
    let reader = DateReader([.iso]) { () throws(DateFailure) in Day.max }
    var finder = try #require(FieldFinder(place, reader))
    finder.find(atMost: dateCount)
    #expect(finder.limit == recordCount)
  }

  @Test(arguments: [
    ("a,2025-08-29,b\n", false), ("a,2025-08-29,b\r\n", false), ("a,\"2025-08-29\",b\n", true),
  ])
  func recordsWithoutQuotesAreFoundTogether(_ record: String, _ mayHaveQuotes: Bool) throws {
    let place = ColumnPlace(
      dates: [.number(1)], hasHeader: false, separator: .delimiter(UInt8(ascii: ",")))
    let reader = DateReader([.iso]) { () throws(DateFailure) in Day.max }
    var finder = try #require(FieldFinder(place, reader))
    finder.find(atMost: 100)
    // The last records are not followed by a whole block.
    let bytes = Array(String(repeating: record, count: 200).utf8)
    var starts = Array(repeating: 0, count: 100)
    var ends = starts
    var (position, quote, isVisited) = (0, 0, false)
    let records = [Int](capacity: 100) { records in
      var startSpan = starts.mutableSpan
      var endSpan = ends.mutableSpan
      let stop = finder.find(
        place.stops.span, in: bytes.span, from: &position, skippingAbsent: false, withAtMost: nil,
        nil,
        &startSpan,
        &endSpan, &records, nextQuote: &quote, mayHaveQuotes: &isVisited)
      #expect(stop == .full)
    }
    #expect(records == (1...100).map { $0 * record.utf8.count })
    #expect(isVisited == mayHaveQuotes)
  }
}
