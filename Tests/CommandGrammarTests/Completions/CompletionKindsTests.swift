import CommandGrammar
import Testing

struct CompletionKindsTests {
  @Test func differentKindsWithOneNameAreNumbered() {
    let script = CustomCommand.with(binding: { parts in
      var (first, second, third) = (Word?.none, Word?.none, Word?.none)
      try? parts.option(
        "--aa", value: "X", into: &first, help: "a", completion: Completion("x", [.init("1")]))
      try? parts.option(
        "--bb", value: "X", into: &second, help: "b", completion: Completion("x", [.init("2")]))
      try? parts.option(
        "--cc", value: "X", into: &third, help: "c", completion: Completion("x", [.init("1")]))
      return nil
    }) {
      CustomCommand.program.description.completions(for: .bash)
    }
    #expect(script.contains("--aa) takes=1 kind=x "))
    #expect(script.contains("--bb) takes=1 kind=x2 "))
    #expect(script.contains("--cc) takes=1 kind=x "))
  }
}
