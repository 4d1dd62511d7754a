import DayRecords
import Testing

struct QuotationTests {
  @Test(arguments: [
    ("\"a\nb", 0), ("x,\"a\nb", 0), ("\"\"\n\"b", 1), ("x\n\"a\"\"b\nc", 1), ("\"a\nb\",\"c", 1),
    ("\"a\"\n\nx,\"", 2),
    ("2,\"bad,x\n3,x\n4,\"good\",y", 0), ("a\n\"b\nc\"d", 1), ("\"a\nb\"x\"", 0),
    ("\"a\nb\" \r\n", nil),
    ("\"a\nb\"\t,\"c\"d", nil), ("\"a\n\"\"\nb\"", nil), ("\"a\n\"\"b\"c", 0),
    ("\"a\nb\"", nil), ("a\"b\n\"c\"", nil), ("", nil), ("\"a;b\"x\"", nil),
  ])
  func anOpenQuotationHasTheLineOfItsQuote(_ text: String, _ line: Int?) {
    #expect(Array(text.utf8).span.lineOfOpenQuotation(UInt8(ascii: ",")) == line)
  }
}
