import CommandGrammar
import Testing

struct OperandCountTests {
  @Test(
    arguments: [
      ("red", ["red"]), ("hat red", ["hat", "red"]), ("a b c", ["a", "b", "c"]),
      ("-30", ["-30"]), ("2025-08-29 -1m", ["2025-08-29", "-1m"]), ("-0x -9", ["-0x", "-9"]),
      ("-", ["-"]), ("- red", ["-", "red"]), (" red", ["", "red"]), ("red ", ["red", ""]),
    ] as [(String, [Word])])
  func aWordThatIsNotAnOptionIsAnOperand(_ line: String, _ operands: [Word]) {
    #expect(Pack.reading([Word](line: line)) == .result(Pack(operands)))
  }

  @Test func operandsNeedNotBeText() {
    let words = [Word(bytes: [0xFF]), Word(bytes: [0x0A, 0x1B])]
    #expect(Pack.reading(words) == .result(Pack(words)))
  }

  /// Takes `FROM [VIA] [STOP…] BUS TO`.
  private struct Ride: Command, Equatable {
    var from: Word = ""
    var via: Word?
    var stops = Words()
    var bus: Word = ""
    var to: Word = ""

    static let name = "ride"
    static let summary = CommandSummary("Ride.")

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      try parts.argument("FROM", into: &from, help: "from")
      try parts.argument("VIA", into: &via, help: "via")
      parts.operands("STOP", into: &stops, help: "stops")
      try parts.argument("BUS", into: &bus, help: "bus")
      try parts.argument("TO", into: &to, help: "to")
    }
  }

  @Test(
    arguments: [
      ("a b c", [["a"], [], [], ["b"], ["c"]]),
      ("a b c d", [["a"], ["b"], [], ["c"], ["d"]]),
      ("a b c d e", [["a"], ["b"], ["c"], ["d"], ["e"]]),
      ("a b c d e f", [["a"], ["b"], ["c", "d"], ["e"], ["f"]]),
    ] as [(String, [[Word]])])
  func thePositionOfAnOperandDeterminesItsPart(_ line: String, _ parts: [[Word]]) {
    let ride = Ride(
      from: parts[0][0], via: parts[1].first, stops: Words(parts[2]), bus: parts[3][0],
      to: parts[4][0])
    #expect(Ride.reading([Word](line: line)) == .result(ride))
  }

  @Test(arguments: [("", "FROM"), ("a", "BUS"), ("a b", "TO")])
  func theFirstMissingOperandIsNamed(_ line: String, _ name: String) {
    let message = "missing argument \(name); see 'luggage ride -h'"
    #expect(Ride.reading([Word](line: line)) == .error(message))
  }

  @Test(arguments: [
    ("red small x", "unexpected argument 'x'; see 'luggage weigh -h'"),
    ("red small -1 y", "unexpected argument '-1'; see 'luggage weigh -h'"),
    ("red huge ", "unexpected argument ''; see 'luggage weigh -h'"),
  ])
  func theFirstUnexpectedOperandIsNamed(_ line: String, _ message: String) {
    #expect(Weigh.reading([Word](line: line)) == .error(message))
  }

  @Test func aCommandWithoutPartsTakesNothing() {
    #expect(Empty.reading([]) == .result(Empty()))
    #expect(Empty.reading(["--"]) == .result(Empty()))
    #expect(Empty.reading(["x"]) == .error("unexpected argument 'x'; see 'luggage empty -h'"))
  }
}
