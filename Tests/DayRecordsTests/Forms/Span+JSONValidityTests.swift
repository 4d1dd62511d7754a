import DayRecords
import Testing

struct SpanJSONValidityTests {
  @Test(
    arguments: [
      "1", " 1 ", "[ ]", "{ }", " [ 1 , [ ] , \"x\" ] ",
      " { \"a\" : { \"b\" : null } , \"c\" : [ ] } ",
      "[ { \"a\" : 1 , \"b\" : \"}\" } , -1.5e3 ]",
    ], ["", " ", "\t\n", "\r\n "])
  func blanksMayBeBetweenAllPartsOfAText(_ text: String, _ blanks: String) {
    let text = Array(text.replacing(" ", with: blanks).utf8)
    let isJSON = text.span.isJSON
    #expect(isJSON)
  }

  @Test(arguments: [
    "", " ", "x", "1 2", "[1 2]", "[1,]", "[,1]", "[1", "1]", "[1}", "{\"a\"}", "{\"a\" 1}",
    "{\"a\":}",
    "{\"a\":1,}", "{\"a\":1 \"b\":2}", "{1:2}", "{\"a\":1]", "{\"a\":[1}", "\"a", "{} {}",
  ])
  func otherTextsAreNotOneText(_ text: String) {
    let text = Array(text.utf8)
    let isJSON = text.span.isJSON
    #expect(!isJSON)
  }
}
