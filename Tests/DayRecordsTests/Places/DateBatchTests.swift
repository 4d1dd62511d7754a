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
}
