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

  /// A command whose operand an option can replace.
  struct Send: Command, Equatable {
    var bag = ""
    var list: Word?
    var isFast = false

    static let name = "send"
    static var summary: CommandSummary { CommandSummary("Send a bag.") }

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      try parts.argument("BAG", into: &bag, help: "bag", unless: "--list")
      try parts.option("--list", value: "FILE", into: &list, help: "file with bags")
      parts.flag("--fast", into: &isFast, help: "by air")
    }
  }

  @Test(
    arguments: [
      ("red", Send(bag: "red")), ("red --fast", Send(bag: "red", isFast: true)),
      ("--list f", Send(list: "f")), ("--fast --list f", Send(list: "f", isFast: true)),
      ("--fast", nil), ("--list f red", nil), ("", nil),
    ] as [(String, Send?)])
  func anOptionCanReplaceARequiredArgument(_ line: String, _ send: Send?) {
    let outcome = Send.reading([Word](line: line))
    if let send { return #expect(outcome == .result(send)) }
    let isError = if case .error = outcome { true } else { false }
    #expect(isError)
  }

  @Test func operandsAreDescribedAsRepeating() {
    let part = Pack.description.parts[0]
    #expect(part.isOperand && part.repeats && !part.isRequired)
  }
}
