import CommandGrammar
import Testing

struct SuggestionTests {
  private static let names = ["add", "diff", "weekday", "month-grid", "convert", "--from", "-i"]

  @Test(arguments: [
    ("ad", "add"),
    ("dif", "diff"),
    ("dfif", "diff"),
    ("wekday", "weekday"),
    ("weekdays", "weekday"),
    ("monthgrid", "month-grid"),
    ("cnovret", "convert"),
    ("ADD", "add"),
    ("--fro", "--from"),
    ("-from", "--from"),
    ("from", "--from"),
    ("--form", "--from"),
    ("-I", "-i"),
    ("--i", "-i"),
  ])
  func aSimilarNameIsSuggested(_ word: Word, _ name: String) {
    #expect(Suggestion.nearest(to: word, among: Self.names) == name)
  }

  @Test(
    arguments: ["", "-", "--", "x", "a", "-x", "xyzzy", "wkdy", "fork", "convoluted"] as [Word])
  func aDissimilarWordGetsNoSuggestion(_ word: Word) {
    #expect(Suggestion.nearest(to: word, among: Self.names) == nil)
  }

  @Test func theMostSimilarNameIsSuggestedAndOnATieTheFirst() {
    #expect(Suggestion.nearest(to: "mouth", among: ["months", "month"]) == "month")
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
  }

  @Test func aUniquePrefixSuggestsItsName() {
    #expect(Suggestion.nearest(to: "mo", among: Self.names) == "month-grid")
    #expect(Suggestion.nearest(to: "--incl", among: ["--inclusive", "--json"]) == "--inclusive")
    #expect(Suggestion.nearest(to: "--on", among: ["--on-error", "--on-weekend"]) == nil)
  }

  @Test(arguments: [(64, true), (65, false)])
  func aWordOfSixtyFourLettersIsTheLongestThatIsCompared(_ count: Int, _ isCompared: Bool) {
    let name = String(repeating: "a", count: count)
    let word = Word(String(repeating: "a", count: count - 1) + "b")
    #expect(Suggestion.nearest(to: word, among: [name]) == (isCompared ? name : nil))
  }

  @Test func aHugeWordIsRejectedQuickly() {
    let word = Word(bytes: Array(repeating: 97, count: 1 << 20))
    for _ in 0..<1000 {
      #expect(Suggestion.nearest(to: word, among: Self.names) == nil)
    }
  }
}
