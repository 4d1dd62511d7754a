import DayKit
import Testing

// A batch is internal: the slow path hides a scan that finds too little.
@testable import DayRecords

struct DateBatchTests {
  @Test func aNewBatchHasNoDates() {
    #expect(DateBatch(of: .line).days.isEmpty)
  }

  @Test func theRecordsBeforeADateInATextEndAtTheStartOfItsLine() {
    let text = Array("a 2025-08-29 b\n2025-08-30 c 2025-08-31\nd 2025-09-01\n".utf8)
    var batch = DateBatch(of: .text)
    let reader = DateReader([.iso]) { .min }
    _ = DatePlace.text(TextPlace([.iso])).scan(text.span, by: reader, into: &batch)
    let before = (0..<4).map { batch.records(before: $0, of: text.span) }
    #expect(before.map(\.answers) == [0, 1, 1, 3])
    #expect(before.map(\.end) == [0, 15, 15, 39])
  }

  /// Without newlines in the bytes, a search would find no ends.
  @Test(arguments: [(LineEnding.lineFeed, 11), (.carriageReturnAndLineFeed, 12)])
  func theEndsOfLinesOfOneWidthAreNotSearched(_ ending: LineEnding, _ width: Int) {
    let bytes = [UInt8](repeating: 0, count: 5 * width)
    var batch = DateBatch(of: .line)
    batch.restart(at: 2 * width)
    batch.ending = ending
    for _ in 0..<3 { batch.days.append(.min) }
    batch.end = 5 * width
    batch.findEnds(of: bytes.span, width: 10)
    #expect(Array(batch.ends.map { $0 }) == [3 * width, 4 * width, 5 * width])
  }

  @Test(arguments: [(9, 0), (10, 1)])
  func theEndsOfOtherLinesAreSearched(_ width: Int, _ slowCount: Int) {
    var batch = DateBatch(of: .line)
    batch.slowCount = slowCount
    for _ in 0..<2 { batch.days.append(.min) }
    let bytes = Array("2025-08-29\ntomorrow  \n".utf8)
    batch.end = bytes.count
    batch.findEnds(of: bytes.span, width: width)
    #expect(Array(batch.ends.map { $0 }) == [11, 22])
  }
}
