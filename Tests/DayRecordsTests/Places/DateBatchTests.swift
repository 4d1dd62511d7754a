import DayRecords
import Testing

struct DateBatchTests {
  @Test func aNewBatchHasNoDates() {
    #expect(DateBatch().days.isEmpty)
  }
}
