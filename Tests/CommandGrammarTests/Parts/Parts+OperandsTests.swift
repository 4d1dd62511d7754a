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
    #expect(Weigh.reading([]) == .error("missing operand BAG; see 'luggage weigh -h'"))
  }

  @Test func theTypesDetermineTheDescription() {
    let parts = Weigh.description.parts
    #expect(parts.map(\.valueName) == ["BAG", "SCALE"])
    #expect(parts.map(\.isRequired) == [true, false])
    #expect(parts.map(\.choices) == [[], ["small", "medium", "large"]])
    #expect(parts.allSatisfy { $0.isOperand && !$0.isFlag && !$0.repeats })
  }

  private struct Sum: Command, Equatable {
    var numbers: [Int] = []

    static let name = "sum"
    static let summary = CommandSummary("Add numbers.")

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      try parts.operands("N", into: &numbers, help: "the numbers")
    }
  }

  @Test(arguments: [("", []), ("1", [1]), ("3 -1 2", [3, -1, 2])] as [(String, [Int])])
  func anyNumberOfOperandsIsReadInOrder(_ line: String, _ numbers: [Int]) {
    #expect(Sum.reading([Word](line: line)) == .result(Sum(numbers: numbers)))
  }

  @Test func anOperandThatCannotBeReadIsAnError() {
    #expect(Sum.reading(["1", "x", "y"]) == .error("'x' is not a whole number"))
  }

  @Test func operandsAreDescribedAsRepeating() {
    for part in [Sum.description.parts[0], Pack.description.parts[0]] {
      #expect(part.isOperand && part.repeats && !part.isRequired)
    }
  }
}
