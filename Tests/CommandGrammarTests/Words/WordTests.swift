import CommandGrammar
import Testing

struct WordTests {
  @Test func aLiteralHoldsTheBytesOfItsText() {
    let word: Word = "é"
    #expect(word.bytes == [0xC3, 0xA9])
    #expect(word == Word("é"))
  }

  @Test func aConstantHoldsTheBytesOfItsText() {
    #expect(Word(constant: "today") == Word("today"))
    #expect(Word(constant: "today").bytes == Array("today".utf8))
  }

  @Test func bytesNeedNotBeUTF8() {
    #expect(Word(bytes: [0xFF, 0x01]).bytes == [0xFF, 0x01])
  }

  @Test func aDescriptionIsQuoted() {
    #expect(String(describing: Word("a\nb")) == #"'a\nb'"#)
  }

  @Test(arguments: [[], [0x2D], [0x2D, 0x33, 0xFF], Array("2025-08-29".utf8)] as [[UInt8]])
  func equalityDoesNotDependOnWhereTheBytesAreStored(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let word = unsafe Word(argument: buffer)
      #expect(word == Word(bytes: bytes))
      #expect(word.hashValue == Word(bytes: bytes).hashValue)
      #expect(word.count == bytes.count)
      #expect(word.bytes == bytes)
      #expect(bytes.indices.map { word[$0] } == bytes)
      #expect(word[bytes.count / 2..<bytes.count].bytes == Array(bytes[(bytes.count / 2)...]))
      word.withBytes { span in
        #expect(span.indices.map { span[$0] } == bytes)
      }
    }
  }

  @Test func wordsWithDifferentBytesAreDifferent() {
    for other in ["", "a", "ac", "abc", "ba"] as [Word] {
      #expect(other != "ab")
    }
  }
}
