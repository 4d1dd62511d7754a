import CommandGrammar

/// A sample program whose parts have completions of every kind, relations and shared options.
enum SampleMarket {
  static let program = Program(
    "market", version: "2.0",
    summary: ProgramSummary(
      "Buy and sell fruit.",
      discussion: """
        Prices are in cents. It's a market, so they change; see 'market help prices'.

        A price list looks like this:

          apples   30
          pears    -5

        .profile is not read, nor is README.MD.
        """,
      examples: [Example("market sell apples 3", prints: "90\n.5")],
      topics: [
        HelpTopic(
          "prices", title: "Prices of fruit",
          discussion: "A price is a number \u{2026} or a word:\n\n  cheap   10\n  dear    90",
          examples: [Example("market buy --price cheap apples", prints: "10")])
      ],
      exitCodes: [.init("0", "success"), .init("2", "error")],
      variables: [.init("MARKET_CASH, CASH", "cash to start with")],
      date: "August 29, 2025", seeAlso: ["cal(1)", "date(1)"]),
    commands: [Buy.self, Sell.self])

  static let description = program.description
}

/// The options that both commands share.
private struct Common: Equatable {
  var (isJSON, isCSV, isQuiet, hasHeader) = (false, false, false, false)
  var column: Word?
  var zone: Word?

  static func == (left: Common, right: Common) -> Bool { left.column == right.column }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.markShared(true)
    try parts.option(
      "--column", "-c", value: "COLUMN", into: &column, help: "column: a number",
      detail: "Columns are numbered from 1.")
    parts.flag("--header", into: &hasHeader, help: "the first line has names")
    parts.flag("--json", "-j", into: &isJSON, help: "print JSON")
    parts.flag("--csv", into: &isCSV, help: "print CSV [with 'quotes']")
    try parts.option(
      "--zone", value: "ZONE", into: &zone, help: "time zone",
      completion: Completion(
        "zone", [.init("local", help: "the system's: here")], paths: .below("./zones")))
    parts.flag("--quiet", "-q", into: &isQuiet, help: "print less", isRare: true)
    try parts.exclusive("--json", "--csv")
    try parts.requires("--header", "--column")
    parts.markShared(false)
  }
}

/// `market buy [FRUIT…]`: options with values of every kind.
private struct Buy: Command, Equatable {
  var fruit = Words()
  var size = Pack.Size.medium
  var file: Word?
  var folder: Word?
  var price: Word?
  var tags = Words()
  var common = Common()

  static let name = "buy"
  static let otherNames = ["get", "take"]
  static let summary = CommandSummary(
    "Buy fruit.", discussion: "The market is open. You pay with cash.",
    examples: [Example("market buy apples", prints: "30")])

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.operands(
      "FRUIT", into: &fruit, help: "fruit to buy",
      completion: Completion("fruit", [.init("apples"), .init("pears")]))
    try parts.option("--size", "-s", value: "SIZE", into: &size, help: "size of the fruit")
    try parts.option("--file", value: "FILE", into: &file, help: "shopping list", completion: .file)
    try parts.option(
      "--folder", value: "FOLDER", into: &folder, help: "bag", completion: .folder)
    try parts.option("--price", "-p", value: "PRICE", into: &price, help: "highest price")
    try parts.option(
      "--tag", "-t", value: "TAG", into: &tags, help: "tag to attach",
      completion: Completion("tag", listOf: ["green", "red", "ripe"]))
    try common.bind(to: &parts)
  }
}

/// `market sell FRUIT [NUMBER]`: operands at fixed positions.
private struct Sell: Command, Equatable {
  var fruit: Word = ""
  var size: Pack.Size?
  var common = Common()

  static let name = "sell"
  static let summary = CommandSummary("Sell fruit.")

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    try parts.argument(
      "FRUIT", into: &fruit, help: "fruit to sell",
      completion: Completion("fruit", [.init("apples"), .init("pears")]))
    try parts.argument("SIZE", into: &size, help: "size of the fruit")
    try common.bind(to: &parts)
  }
}
