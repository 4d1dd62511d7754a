import CommandGrammar
import Testing

/// The declaration of an option is the only place that mentions it.
struct SingleSourceTests {
  /// Everything that is made from a declaration.
  private struct Outputs {
    let parsing: Reading<CustomCommand>
    let texts: [(name: String, text: String)]
  }

  private static func outputs(withOption hasOption: Bool) -> Outputs {
    CustomCommand.with(binding: { parts in
      var (flag, value) = (false, Word?.none)
      parts.flag("--plain", into: &flag, help: "plain output")
      if hasOption {
        try? parts.option("--sample", value: "SAMPLE", into: &value, help: "a sample")
        try? parts.exclusive("--plain", "--sample")
      }
      return nil
    }) {
      let program = CustomCommand.program.description
      let command = CustomCommand.description
      return Outputs(
        parsing: CustomCommand.reading(["--sample", "x"]),
        texts: [
          ("short help", command.help(.short, program: "p")),
          ("long help", command.help(.long, program: "p")), ("manual", program.manual),
        ] + CompletionShell.allCases.map { ($0.rawValue, program.completions(for: $0)) })
    }
  }

  @Test func anOptionIsParsedAndShownEverywhereIfItIsDeclared() {
    let outputs = Self.outputs(withOption: true)
    #expect(outputs.parsing == .result(CustomCommand()))
    for (name, text) in outputs.texts { #expect(text.contains("sample"), "\(name)") }
  }

  @Test func anOptionVanishesEverywhereIfItIsNotDeclared() {
    let outputs = Self.outputs(withOption: false)
    #expect(outputs.parsing == .error("unknown option '--sample'; see 'luggage rest -h'"))
    for (name, text) in outputs.texts {
      #expect(!text.lowercased().contains("sample"), "\(name)")
      #expect(text.contains("plain"), "\(name)")
    }
  }
}
