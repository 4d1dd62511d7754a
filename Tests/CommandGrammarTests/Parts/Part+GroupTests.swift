import CommandGrammar
import Testing

struct PartGroupTests {
  struct Range: Equatable {
    var from: Int
    var to: Int

    static func checked(from: Int, to: Int) throws(UsageError) -> Range {
      guard from <= to else { throw UsageError("--from is after --to") }
      return Range(from: from, to: to)
    }
  }

  struct Search: Equatable {
    var isLoud: Bool
    var range: Range
    var words: [String]
  }

  private static let command = Command<Search>(
    "search", "Search.", into: Search.init,
    Flag("--loud", "-l", help: "be loud"),
    Group(
      into: Range.checked,
      Option("--from", value: "N", default: "0", help: "from"),
      Option("--to", value: "N", default: "9", help: "to")),
    Operands("WORD", help: "words"))

  @Test(arguments: [
    ("", Search(isLoud: false, range: Range(from: 0, to: 9), words: [])),
    ("-l a --to 5 b", Search(isLoud: true, range: Range(from: 0, to: 5), words: ["a", "b"])),
    ("--from=3 -l", Search(isLoud: true, range: Range(from: 3, to: 9), words: [])),
  ])
  func aGroupMakesOneValueOfItsParts(_ line: String, _ search: Search) {
    #expect(Self.command.reading([Word](line: line)) == .result(search))
  }

  @Test func aGroupCanRefuseValuesThatDoNotGoTogether() {
    #expect(Self.command.reading(["--from", "10"]) == .error("--from is after --to"))
  }

  @Test func thePartsOfAGroupAreDescribedInTheirPlace() {
    let parts = Self.command.description.parts
    #expect(parts.map(\.names) == [["--loud", "-l"], ["--from"], ["--to"], []])
  }
}
