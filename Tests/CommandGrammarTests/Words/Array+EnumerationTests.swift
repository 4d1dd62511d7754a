import CommandGrammar
import Testing

struct ArrayEnumerationTests {
  @Test(arguments: [
    ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a or b", "a and b"),
    (["a", "b", "c"], "a, b or c", "a, b and c"),
  ])
  func textsAreListedAsInASentence(_ texts: [String], _ or: String, _ and: String) {
    #expect(texts.alternatives == or)
    #expect(texts.conjunction == and)
  }
}
