import DayRecords
import Testing

struct SeriesNamesTests {
  @Test func everyOfManyNamesKeepsItsPosition() {
    var names = SeriesNames()
    let texts = (0..<3_000).map { Array("series \($0)".utf8) }
    for _ in 0..<2 {
      #expect(texts.map { names.position(of: $0.span) } == texts.indices.map { $0 })
    }
    #expect(names[2_999] == texts[2_999])
  }
}
