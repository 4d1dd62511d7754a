import CommandGrammar
import Testing

struct PartsOptionsTests {
  struct Values: Command, Equatable {
    var isInclusive = false
    var size = Pack.Size.medium
    var layers: Int?
    var label: String?
    var tags = Words()

    static let name = "set"
    static let summary = CommandSummary("Set values.")

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      parts.flag("--inclusive", "--both", "-i", into: &isInclusive, help: "count both ends")
      try parts.option("--size", "-z", value: "SIZE", into: &size, help: "size")
      try parts.option("--layers", "-y", value: "N", into: &layers, help: "layers")
      try parts.option("--label", "--name", "-l", value: "TEXT", into: &label, help: "label")
      try parts.option("--tag", value: "TAG", into: &tags, help: "tag")
    }
  }

  private struct Modes: Command, Equatable {
    var modes: String?

    static let name = "set"
    static let summary = CommandSummary("Set values.")

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      try parts.list("--mode", "-m", value: "MODE", into: &modes, help: "modes")
    }
  }

  @Test(arguments: [
    ("--mode a", "a"), ("--mode a -m b", "a,b"), ("--mode a,b --mode c -md", "a,b,c,d"),
  ])
  func theValuesOfAListAreJoined(_ line: String, _ value: String) {
    #expect(Modes.reading([Word](line: line)) == .result(Modes(modes: value)))
  }

  @Test(arguments: [
    ("", Values()),
    ("--inclusive", Values(isInclusive: true)),
    ("--both", Values(isInclusive: true)),
    ("-i", Values(isInclusive: true)),
    ("-ii", Values(isInclusive: true)),
    ("-i --both", Values(isInclusive: true)),
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
  func theTypeDeterminesTheMeaningOfAMissingOrRepeatedOption(_ line: String, _ values: Values) {
    #expect(Values.reading([Word](line: line)) == .result(values))
  }

  struct Plain: Command, Equatable {
    var words = Words()
    var word: Word?
    var number: Int?
    var operand: Word?

    static let name = "plain"
    static let summary = CommandSummary("Read words.")

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      try parts.option("--word", "-w", value: "WORD", into: &words, help: "words")
      try parts.option("--last", "-l", value: "WORD", into: &word, help: "word")
      try parts.option("--number", "-n", value: "N", into: &number, help: "number")
      try parts.argument("OPERAND", into: &operand, help: "operand")
    }
  }

  @Test(arguments: [
    ("", Plain()),
    ("-wa -la -n1 x", Plain(words: ["a"], word: "a", number: 1, operand: "x")),
    (
      "-wa -lb -n1 -wb -n 2 -w= -l -w -wc",
      Plain(words: ["a", "b", "=", "c"], word: "-w", number: 2)
    ),
    ("-w1 -w2 -w3 -w4 -w5 -w6", Plain(words: ["1", "2", "3", "4", "5", "6"])),
    ("--word= --last= ", Plain(words: [""], word: "", operand: "")),
  ])
  func wordsAndNumbersAreReadLikeOtherValues(_ line: String, _ plain: Plain) {
    #expect(Plain.reading([Word](line: line)) == .result(plain))
  }

  @Test func aNumberThatCannotBeReadIsAnErrorWithItsOption() {
    #expect(Plain.reading(["-nx"]) == .error("-n: 'x' is not a whole number"))
  }

  @Test func optionsAreDescribedByTheirTypes() {
    let parts = Values.description.parts.dropFirst()
    #expect(parts.map(\.valueName) == ["SIZE", "N", "TEXT", "TAG"])
    #expect(parts.map(\.defaultText) == ["medium", nil, nil, nil])
    #expect(parts.map(\.repeats) == [false, false, false, true])
    #expect(parts.map(\.choices) == [["small", "medium", "large"], [], [], []])
    #expect(parts.allSatisfy { !$0.isOperand && !$0.isFlag && !$0.isRequired })
  }

  @Test func aFlagIsDescribedWithoutAValue() {
    let part = Values.description.parts[0]
    #expect(part.names == ["--inclusive", "--both", "-i"])
    #expect(part.isFlag && !part.isOperand && part.choices.isEmpty)
  }
}
