import Testing

// A batch is internal: the slow path hides a scan that finds too little.
@testable import DayRecords

struct DateBatchTests {
  @Test func aNewBatchHasNoDates() {
    #expect(DateBatch(of: .line).days.isEmpty)
  }
}
