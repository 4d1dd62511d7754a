import CommandGrammar
import Testing

struct PartOperandsTests {
  private static let command = Command<[Int]>(
    "sum", "Add numbers.", into: { $0 }, Operands("N", help: "the numbers"))

  @Test(arguments: [("", []), ("1", [1]), ("3 -1 2", [3, -1, 2])] as [(String, [Int])])
  func anyNumberOfOperandsIsReadInOrder(_ line: String, _ numbers: [Int]) {
    #expect(Self.command.reading([Word](line: line)) == .result(numbers))
  }

  @Test func oneOperandThatCannotBeReadIsAnError() {
    #expect(Self.command.reading(["1", "x", "y"]) == .error("'x' is not a whole number"))
  }

  @Test func operandsAreDescribedAsRepeating() {
    let part = Self.command.description.parts[0]
    #expect(part.isOperand && part.repeats && !part.isRequired)
  }
}
