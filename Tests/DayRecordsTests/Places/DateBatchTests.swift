import Testing

@testable import DayRecords

struct DateBatchTests {
  @Test func aNewBatchHasNoDates() {
    #expect(DateBatch().days.isEmpty)
  }
}
