import CommandGrammar
import Testing

struct WordTests {
  @Test func aLiteralHoldsTheBytesOfItsText() {
    let word: Word = "é"
    #expect(word.bytes == [0xC3, 0xA9])
    #expect(word == Word("é"))
  }

  @Test func bytesNeedNotBeUTF8() {
    #expect(Word(bytes: [0xFF, 0x01]).bytes == [0xFF, 0x01])
  }

  @Test func aDescriptionIsQuoted() {
    #expect(String(describing: Word("a\nb")) == #"'a\nb'"#)
  }
}
