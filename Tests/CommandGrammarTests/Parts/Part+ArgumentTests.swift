import CommandGrammar
import Testing

struct PartArgumentTests {
  @Test(arguments: [
    ("red", Weigh(bag: "red", scale: nil)),
    ("red small", Weigh(bag: "red", scale: .small)),
    (" small", Weigh(bag: "", scale: .small)),
  ])
  func anArgumentOfOptionalTypeMayBeLeftOut(_ line: String, _ weigh: Weigh) {
    #expect(Weigh.plain.reading([Word](line: line.isEmpty ? " " : line)) == .result(weigh))
  }

  @Test func anArgumentThatMustBeThereIsNamedWhereItIsMissing() {
    #expect(Weigh.plain.reading([]) == .error("missing operand BAG; see 'luggage weigh -h'"))
  }

  @Test func theTypesDecideWhatIsDescribed() {
    let parts = Weigh.plain.description.parts
    #expect(parts.map(\.valueName) == ["BAG", "SCALE"])
    #expect(parts.map(\.isRequired) == [true, false])
    #expect(parts.map(\.choices) == [[], ["small", "medium", "large"]])
    #expect(parts.allSatisfy { $0.isOperand && !$0.isFlag && !$0.repeats })
  }
}
