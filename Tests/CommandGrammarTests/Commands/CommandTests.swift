import CommandGrammar
import Testing

struct CommandTests {
  @Test func theDescriptionListsThePartsInTheOrderOfDeclaration() {
    let description = Pack.description
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

  @Test func theWordsAfterTheNameFillTheCommand() throws {
    var command = Weigh()
    #expect(try command.read(call: ["weigh", "red", "large"], program: "luggage") == nil)
    #expect(command == Weigh(bag: "red", scale: .large))
  }

  @Test func aRequestForHelpLeavesTheCommandUnchanged() throws {
    var command = Weigh()
    let help = Weigh.description.help(.short, program: "luggage")
    #expect(try command.read(call: ["weigh", "red", "large", "-h"], program: "luggage") == help)
    #expect(command == Weigh())
  }

  private struct Halve: Command, Equatable {
    var half = 0

    static let name = "halve"
    static let summary = CommandSummary("Halve.")

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      var number = 0
      try parts.argument("N", into: &number, help: "an even number")
      guard number.isMultiple(of: 2) else { throw UsageError("\(number) is odd") }
      half = number / 2
    }
  }

  @Test func aCommandCanRejectItsValues() {
    #expect(Halve.reading(["8"]) == .result(Halve(half: 4)))
    #expect(Halve.reading(["7"]) == .error("7 is odd"))
  }
}
