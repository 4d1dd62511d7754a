import CommandGrammar
import Testing

struct PartsTests {
  struct Range: Equatable {
    var from: Int?
    var to: Int?

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      guard parts.needsOptions else { return }
      try parts.option("--from", value: "N", into: &from, help: "from")
      try parts.option("--to", value: "N", into: &to, help: "to")
      guard from ?? 0 <= to ?? 9 else { throw UsageError("--from is after --to") }
    }
  }

  struct Search: Command, Equatable {
    var isLoud = false
    var range = Range()
    var words = Words()

    static let name = "search"
    static let summary = CommandSummary("Search.")

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      parts.flag("--loud", "-l", into: &isLoud, help: "be loud")
      try range.bind(to: &parts)
      parts.operands("WORD", into: &words, help: "words")
    }
  }

  @Test(arguments: [
    ("", Search(isLoud: false, range: Range(), words: [])),
    ("-l a --to 5 b", Search(isLoud: true, range: Range(to: 5), words: ["a", "b"])),
    ("--from=3 -l", Search(isLoud: true, range: Range(from: 3), words: [])),
  ])
  func sharedPartsFillAValueOfTheirOwn(_ line: String, _ search: Search) {
    #expect(Search.reading([Word](line: line)) == .result(search))
  }

  @Test func incompatibleValuesCanBeRejected() {
    #expect(Search.reading(["--from", "10"]) == .error("--from is after --to"))
  }

  @Test func sharedPartsAreDescribedInOrder() {
    #expect(Search.description.parts.map(\.names) == [["--loud", "-l"], ["--from"], ["--to"], []])
  }
}
