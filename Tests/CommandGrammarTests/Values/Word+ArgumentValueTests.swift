import CommandGrammar
import Testing

struct WordArgumentValueTests {
  @Test(arguments: [Word(""), Word("a b"), Word(bytes: [0xFF, 0x0A])])
  func everyWordIsReadAsItself(_ word: Word) {
    #expect(Word(word: word) == word)
    #expect(Word.choices.isEmpty)
  }
}
