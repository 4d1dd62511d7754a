import CommandGrammar
import Testing

struct PartDescriptionTests {
  @Test func theKindOfAPartFollowsFromItsNamesAndValue() {
    let parts = Pack.plain.description.parts
    #expect(parts.map(\.isOperand) == [true, true, false, false, false, false, false, false])
    #expect(parts.map(\.isFlag) == [false, false, true, true, false, false, false, false])
  }

  @Test func aDefaultIsAWordThatHelpShowsAsText() {
    let parts = Pack.plain.description.parts
    #expect(parts.map(\.defaultWord) == [nil, nil, nil, nil, "medium", "1", nil, nil])
    #expect(parts.compactMap(\.defaultText) == ["medium", "1"])
  }

  @Test func helpIsAFlagOfEveryCommand() {
    #expect(PartDescription.help.isFlag)
    #expect(PartDescription.help.names == ["-h", "--help"])
    #expect(Weigh.plain.description.options.map(\.names) == [["-h", "--help"]])
    #expect(Weigh.plain.description.parts.count == 2)
  }
}
