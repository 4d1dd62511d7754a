import CommandGrammar
import Testing

struct WordsTests {
  private static func numbers(_ count: Int) -> [Word] { (0..<count).map { Word(String($0)) } }

  @Test(arguments: 0...9)
  func anyNumberOfWordsIsKeptInOrder(_ count: Int) {
    let words = Words(Self.numbers(count))
    #expect(words.count == count)
    #expect(Array(words) == Self.numbers(count))
    #expect(words.indices.map { words[$0] } == Self.numbers(count))
    #expect(words.first == Self.numbers(count).first)
    #expect(words.last == Self.numbers(count).last)
  }

  @Test(arguments: 0...9)
  func dropFirstReturnsTheWordsFromAPositionOn(_ start: Int) {
    let words = Words(Self.numbers(9)).dropFirst(start)
    #expect(words == Words(Array(Self.numbers(9).dropFirst(start))))
    #expect(words.count == 9 - start)
  }

  @Test func listsAreEqualIfAllTheirWordsAre() {
    for count in 1...9 {
      var other = Words(Self.numbers(count - 1))
      #expect(other != Words(Self.numbers(count)))
      other.append("x")
      #expect(other != Words(Self.numbers(count)))
    }
  }
}
