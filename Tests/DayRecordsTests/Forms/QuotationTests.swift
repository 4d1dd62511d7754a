import DayRecords
import Testing

struct QuotationTests {
  @Test(arguments: [
    ("\"a\nb", 0), ("x,\"a\nb", 0), ("\"\"\n\"b", 1), ("x\n\"a\"\"b\nc", 1), ("\"a\nb\",\"c", 1),
    ("\"a\"\n\nx,\"", 2),
    ("\"a\nb\"", nil), ("a\"b\n\"c\"", nil), ("", nil), ("\"a;b\"x\"", nil),
  ])
  func anOpenQuotationHasTheLineOfItsQuote(_ text: String, _ line: Int?) {
    #expect(Array(text.utf8).span.lineOfOpenQuotation(UInt8(ascii: ",")) == line)
  }
}
