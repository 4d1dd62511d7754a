import CommandGrammar
import Testing

struct PartDescriptionTests {
  @Test func theNamesAndValueOfAPartDetermineItsKind() {
    let parts = Pack.description.parts
    #expect(parts.map(\.isOperand) == [true, true, false, false, false, false, false, false])
    #expect(parts.map(\.isFlag) == [false, false, true, true, false, false, false, false])
  }

  @Test func helpShowsTheDefault() {
    let parts = Pack.description.parts
    #expect(parts.map(\.defaultText) == [nil, nil, nil, nil, "medium", nil, nil, nil])
  }

  @Test func helpIsAFlagOfEveryCommand() {
    #expect(PartDescription.help.isFlag)
    #expect(PartDescription.help.names == ["-h", "--help"])
    #expect(Weigh.description.options.map(\.names) == [["-h", "--help"]])
    #expect(Weigh.description.parts.count == 2)
  }
}
