import CommandGrammar

/// What a made-up program of two commands can be asked for.
enum Luggage: Equatable {
  case pack(Pack)
  case weigh(Weigh)
  case empty

  static let program = Program<Luggage>(
    "luggage", "Pack bags and weigh them.", version: "1.2.3",
    discussion: "A bag holds what you put in.",
    examples: [Example("luggage weigh red", prints: "12")],
    commands: [
      .init("pack", Pack.command),
      .init("weigh", Weigh.command),
      .init("empty", Command<Luggage>("empty", "Empty all bags.", into: { .empty })),
    ])
}

/// `luggage pack [THING…] BAG`: options of every kind, and operands in front of an argument.
struct Pack: Equatable {
  var things: [Word]
  var bag: Word
  var isGentle: Bool
  var isSilent: Bool
  var size: Size
  var layers: Int
  var label: String?
  var tags: [String]

  enum Size: String, CaseIterable, ArgumentValue {
    case small, medium, large
  }

  static let plain = Command<Pack>(
    "pack", "Put things into a bag.",
    discussion: """
      Things are put in one by one, the heavy ones first, and none of them is left out \
      unless the bag is full.

      A thing that looks like an option needs care:
          luggage pack -- -P1M red
      """,
    examples: [
      Example("luggage pack shoes red", prints: "packed: shoes"),
      Example("luggage pack hat coat red", prints: "packed: hat\npacked: coat"),
    ],
    into: { $0 }, parts)

  static let command = Command<Luggage>(
    "pack", "Put things into a bag.",
    examples: [Example("luggage pack shoes red", prints: "packed: shoes")],
    into: { .pack($0) }, parts)

  private static let parts = Group(
    into: Pack.init,
    Operands("THING", help: "what to pack; nothing means all there is"),
    Argument("BAG", help: "the bag to pack"),
    Flag("--gentle", "-g", help: "handle with care"),
    Flag("--silent", "-s", help: "say nothing"),
    Option("--size", "-z", value: "SIZE", default: .medium, help: "how large the bag is"),
    Option("--layers", value: "N", default: "1", help: "how many layers to make"),
    Option(
      "--label", "--name", "-l", value: "TEXT", help: "what to write on it",
      detail: "The label is sewn on, so think twice; a bag without a label is found by its look."),
    Option("--tag", "-t", value: "TAG", help: "a tag to hang on"))
}

/// `luggage weigh BAG [SCALE]`: an argument that may be left out.
struct Weigh: Equatable {
  var bag: String
  var scale: Pack.Size?

  static let plain = Command<Weigh>(
    "weigh", "Say how heavy a bag is.", into: Weigh.init,
    Argument("BAG", help: "the bag to weigh"),
    Argument("SCALE", help: "the scale to use"))

  static let command = Command<Luggage>(
    "weigh", "Say how heavy a bag is.",
    into: { .weigh(Weigh(bag: $0, scale: $1)) },
    Argument("BAG", help: "the bag to weigh"),
    Argument("SCALE", help: "the scale to use"))
}
