import CommandGrammar
import Testing

struct PartsOperandsTests {
  @Test(
    arguments: [
      ("red", "red", nil), ("red small", "red", .small), (" small", "", .small),
    ] as [(String, String, Pack.Size?)])
  func anArgumentOfOptionalTypeMayBeOmitted(_ line: String, _ bag: String, _ scale: Pack.Size?) {
    #expect(Weigh.reading([Word](line: line)) == .result(Weigh(bag: bag, scale: scale)))
  }

  @Test func aMissingRequiredArgumentIsNamed() {
    #expect(Weigh.reading([]) == .error("missing argument BAG; see 'luggage weigh -h'"))
  }

  @Test func theTypesDetermineTheDescription() {
    let parts = Weigh.description.parts
    #expect(parts.map(\.valueName) == ["BAG", "SCALE"])
    #expect(parts.map(\.isRequired) == [true, false])
    #expect(parts.map(\.choices) == [[], ["small", "medium", "large"]])
    #expect(parts.allSatisfy { $0.isOperand && !$0.isFlag && !$0.repeats })
  }

  @Test func operandsAreDescribedAsRepeating() {
    let part = Pack.description.parts[0]
    #expect(part.isOperand && part.repeats && !part.isRequired)
  }
}
