import CommandGrammar

/// A sample program with three commands.
enum SampleProgram {
  static let program = Program(
    "luggage", version: "1.2.3",
    summary: ProgramSummary(
      "Pack bags and weigh them.", discussion: "A bag holds what you put in.",
      examples: [Example("luggage weigh red", prints: "12")]),
    commands: commands)

  private static let commands: [any Command.Type] = [Pack.self, Weigh.self, Empty.self]

  /// The command that a call creates, or the help or error that it returns.
  static func reading(_ words: [Word]) -> Reading {
    do throws(UsageError) {
      let words = Words(words)
      let type = commands.first { words.first?.equals($0.name) == true }
      guard let type else { return .text(try program.text(for: words)) }
      var command = type.init()
      return try command.read(call: words, program: "luggage").map(Reading.text)
        ?? .command(command)
    } catch {
      return .error(error)
    }
  }

  enum Reading {
    case command(any Command)
    case text(String)
    case error(UsageError)
  }
}

/// `luggage pack [THING…] BAG`: options of every kind, and operands before an argument.
struct Pack: Command, Equatable {
  var things = Words()
  var bag: Word = ""
  var isGentle = false
  var isSilent = false
  var size = Size.medium
  var layers: Int?
  var label: String?
  var tags = Words()

  enum Size: String, CaseIterable, ArgumentChoice {
    case small, medium, large
  }

  static let name = "pack"

  static let summary = CommandSummary(
    "Put things into a bag.",
    discussion: """
      Things are put in one by one, the heavy ones first, and none of them is left out \
      unless the bag is full.

      A thing that looks like an option needs care:
          luggage pack -- -Px red
      """,
    examples: [
      Example("luggage pack shoes red", prints: "packed: shoes"),
      Example("luggage pack hat coat red", prints: "packed: hat\npacked: coat"),
    ])

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.operands("THING", into: &things, help: "things to pack; with none, everything")
    try parts.argument("BAG", into: &bag, help: "the bag to pack")
    parts.flag("--gentle", "-g", into: &isGentle, help: "handle with care")
    parts.flag("--silent", "-s", into: &isSilent, help: "print nothing")
    try parts.option("--size", "-z", value: "SIZE", into: &size, help: "size of the bag")
    try parts.option("--layers", value: "N", into: &layers, help: "number of layers")
    try parts.option(
      "--label", "--name", "-l", value: "TEXT", into: &label, help: "text of the label",
      detail: "The label is sewn on, so think twice; a bag without a label is found by its look.")
    try parts.option("--tag", "-t", value: "TAG", into: &tags, help: "tag to attach")
  }
}

/// `luggage weigh BAG [SCALE]`: an optional argument.
struct Weigh: Command, Equatable {
  var bag = ""
  var scale: Pack.Size?

  static let name = "weigh"
  static let summary = CommandSummary("Say how heavy a bag is.")

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    try parts.argument("BAG", into: &bag, help: "the bag to weigh")
    try parts.argument("SCALE", into: &scale, help: "the scale to use")
  }
}

/// `luggage empty`: a command without parts.
struct Empty: Command, Equatable {
  static let name = "empty"
  static let summary = CommandSummary("Empty all bags.")

  func bind(to parts: inout Parts) {}
}
