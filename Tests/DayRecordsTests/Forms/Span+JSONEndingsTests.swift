import Testing

// A record without an end takes the slow path, which gives the same result.
@testable import DayRecords

struct SpanJSONEndingsTests {
  @Test(
    arguments: [
      ("{}\n", 0, 3), ("{}\n{}\n", 3, 6), ("{}", 0, nil), ("{}{}\n", 1, nil),
      (#"{"a":"}{"}"# + "\n", 9, 11), ("{}  [1]\n", 1, nil), ("{}\n", -1, nil), ("{}\n", 3, nil),
    ] as [(String, Int, Int?)])
  func aRecordEndsWithItsLineUnlessAnotherBegins(_ text: String, _ start: Int, _ end: Int?) {
    let padding = String(repeating: " ", count: 40)
    for bytes in [Array(text.utf8), Array((text + padding).utf8)] {
      #expect(bytes.span.endOfPlainRecord(from: start) == end)
    }
  }
}
