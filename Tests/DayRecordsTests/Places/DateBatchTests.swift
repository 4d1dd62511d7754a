import Testing

@testable import DayRecords

struct DateBatchTests {
  @Test func aNewBatchHasNoDates() {
    #expect(DateBatch(of: .line).days.isEmpty)
  }
}
