import CommandGrammar
import Testing

struct PartFlagTests {
  private static let command = Command<Bool>(
    "count", "Count.", into: { $0 }, Flag("--inclusive", "--both", "-i", help: "count both ends"))

  @Test(arguments: [
    ("", false), ("--inclusive", true), ("--both", true), ("-i", true), ("-ii", true),
    ("-i --both", true),
  ])
  func aFlagSaysWhetherItWasGiven(_ line: String, _ isGiven: Bool) {
    #expect(Self.command.reading([Word](line: line)) == .result(isGiven))
  }

  @Test func aFlagIsDescribedWithoutAValue() {
    let part = Self.command.description.parts[0]
    #expect(part.names == ["--inclusive", "--both", "-i"])
    #expect(part.isFlag && !part.isOperand && part.choices.isEmpty)
  }
}
