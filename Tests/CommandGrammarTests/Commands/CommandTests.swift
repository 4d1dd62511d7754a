import CommandGrammar
import Testing

struct CommandTests {
  @Test func theDescriptionIsDataInTheOrderDeclared() {
    let description = Pack.plain.description
    #expect(description.name == "pack")
    #expect(description.abstract == "Put things into a bag.")
    #expect(
      description.examples.map(\.line) == ["luggage pack shoes red", "luggage pack hat coat red"])
    #expect(description.examples.map(\.output) == ["packed: shoes", "packed: hat\npacked: coat"])
    #expect(description.operands.map(\.valueName) == ["THING", "BAG"])
    #expect(
      description.options.compactMap(\.names.first)
        == ["--gentle", "--silent", "--size", "--layers", "--label", "--tag", "-h"])
  }

  @Test func aCallMakesTheCommandWithItsName() throws {
    let invocation = try Weigh.plain.parse(["red", "large"], program: "luggage")
    #expect(invocation == .command(Weigh(bag: "red", scale: .large), name: "weigh"))
  }

  @Test func whatMakesTheValueCanRefuse() {
    let command = Command<Int>(
      "halve", "Halve.",
      into: { (number: Int) throws(UsageError) in
        guard number.isMultiple(of: 2) else { throw UsageError("\(number) is odd") }
        return number / 2
      }, Argument("N", help: "an even number"))
    #expect(command.reading(["8"]) == .result(4))
    #expect(command.reading(["7"]) == .error("7 is odd"))
  }
}
