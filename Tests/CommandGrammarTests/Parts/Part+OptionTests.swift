import CommandGrammar
import Testing

struct PartOptionTests {
  struct Values: Equatable {
    var size = Pack.Size.medium
    var layers = 7
    var label: String?
    var tags: [String] = []
  }

  private static let command = Command<Values>(
    "set", "Set values.", into: Values.init,
    Option("--size", "-z", value: "SIZE", default: .medium, help: "size"),
    Option("--layers", value: "N", default: "7", help: "layers"),
    Option("--label", "--name", "-l", value: "TEXT", help: "label"),
    Option("--tag", value: "TAG", help: "tag"))

  @Test(arguments: [
    ("", Values()),
    ("--size large", Values(size: .large)),
    ("--size large -z small", Values(size: .small)),
    ("--size huge -z small", Values(size: .small)),
    ("--layers 3", Values(layers: 3)),
    ("--layers 3 --layers=-4", Values(layers: -4)),
    ("--label a", Values(label: "a")),
    ("--label a --name b", Values(label: "b")),
    ("--name b -l a", Values(label: "a")),
    ("--label=", Values(label: "")),
    ("--tag a", Values(tags: ["a"])),
    ("--tag b --tag= --tag a --tag b", Values(tags: ["b", "", "a", "b"])),
  ])
  func theTypeDecidesWhatAMissingOrRepeatedOptionMeans(_ line: String, _ values: Values) {
    #expect(Self.command.reading([Word](line: line)) == .result(values))
  }

  @Test func aDefaultThatCannotBeReadIsAnErrorLikeAnyOther() {
    let command = Command<Int>(
      "set", "Set.", into: { $0 }, Option("--layers", "-y", value: "N", default: "x", help: "n"))
    #expect(command.reading([]) == .error("--layers: 'x' is not a whole number"))
    #expect(command.reading(["-y", "3"]) == .result(3))
  }

  @Test func everyValueOfARepeatedOptionMustBeReadable() {
    let command = Command<[Int]>(
      "set", "Set.", into: { $0 }, Option("--layers", "-y", value: "N", help: "n"))
    #expect(command.reading(["-yx", "-y3"]) == .error("-y: 'x' is not a whole number"))
  }

  @Test func optionsAreDescribedByTheirTypes() {
    let parts = Self.command.description.parts
    #expect(parts.map(\.valueName) == ["SIZE", "N", "TEXT", "TAG"])
    #expect(parts.map(\.defaultText) == ["medium", "7", nil, nil])
    #expect(parts.map(\.repeats) == [false, false, false, true])
    #expect(parts.map(\.choices) == [["small", "medium", "large"], [], [], []])
    #expect(parts.allSatisfy { !$0.isOperand && !$0.isFlag && !$0.isRequired })
  }
}
