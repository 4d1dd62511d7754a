import Testing

// An element that ends with the bytes that have been read is internal: more bytes follow in a run.
@testable import DayRecords

struct SpanJSONElementsTests {
  @Test(arguments: [
    "", " ", ",", ", ", ",1", ", tru", ",\"a", ",\"a\\\"", ",{\"a\":1", ",[1,[2]", ",[\"]",
  ])
  func anElementThatMayGoOnIsIncomplete(_ text: String) {
    let bytes = Array(text.utf8)
    guard case .incomplete = bytes.span.jsonElement(from: 0) else {
      Issue.record("\(text) is taken for something whole")
      return
    }
  }

  @Test(arguments: [(",1 ", 1..<2), (", true,", 2..<6), (",\"a\"", 1..<4), (",[1,[2]]", 1..<8)])
  func aWholeElementHasItsPlace(_ text: String, _ range: Range<Int>) {
    let bytes = Array(text.utf8)
    guard case .element(range) = bytes.span.jsonElement(from: 0) else {
      Issue.record("\(text) has no such element")
      return
    }
  }
}
