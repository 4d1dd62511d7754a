import CommandGrammar
import Testing

struct CompletionTests {
  @Test func nothingIsCompletedWithoutADeclaration() {
    let part = SampleMarket.description.commands[0].parts.first { $0.names.contains("--price") }
    #expect(part?.completion == Completion.none)
    #expect(Completion.none.isEmpty)
    #expect(!Completion.file.isEmpty && !Completion.folder.isEmpty)
  }

  @Test func aFixedSetOfWordsNeedsNoDeclaration() {
    let part = SampleMarket.description.commands[0].parts.first { $0.names.contains("--size") }
    let words = ["small", "medium", "large"].map { Completion.Candidate($0) }
    #expect(part?.completion == Completion("size", words))
  }

  @Test func aDeclarationTakesPrecedenceOverAFixedSetOfWords() {
    let completion = CustomCommand.with(binding: { parts in
      var size = Pack.Size.small
      try? parts.option(
        "--size", value: "SIZE", into: &size, help: "size",
        completion: Completion("x", [.init("y")]))
      return nil
    }) { CustomCommand.description.parts.first?.completion }
    #expect(completion == Completion("x", [.init("y")]))
  }
}
