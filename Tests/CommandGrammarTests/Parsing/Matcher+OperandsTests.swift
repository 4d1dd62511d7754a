import CommandGrammar
import Testing

struct MatcherOperandsTests {
  @Test(
    arguments: [
      ("red", ["red"]), ("hat red", ["hat", "red"]), ("a b c", ["a", "b", "c"]),
      ("-30", ["-30"]), ("2025-08-29 -1m", ["2025-08-29", "-1m"]), ("-0x -9", ["-0x", "-9"]),
      ("-", ["-"]), ("- red", ["-", "red"]), (" red", ["", "red"]), ("red ", ["red", ""]),
    ] as [(String, [Word])])
  func aWordThatIsNoOptionIsAnOperand(_ line: String, _ operands: [Word]) {
    #expect(Pack.plain.reading([Word](line: line)) == .result(Pack(operands)))
  }

  @Test func operandsNeedNotBeText() {
    let words = [Word(bytes: [0xFF]), Word(bytes: [0x0A, 0x1B])]
    #expect(Pack.plain.reading(words) == .result(Pack(words)))
  }

  /// Takes `FROM [VIA] [STOP…] BUS TO`.
  private static let ride = Command<[[Word]]>(
    "ride", "Ride.", into: { [[$0], $1.map { [$0] } ?? [], $2, [$3], [$4]] },
    Argument<Word>("FROM", help: "from"), Argument<Word?>("VIA", help: "via"),
    Operands<Word>("STOP", help: "stops"), Argument<Word>("BUS", help: "bus"),
    Argument<Word>("TO", help: "to"))

  @Test(
    arguments: [
      ("a b c", [["a"], [], [], ["b"], ["c"]]),
      ("a b c d", [["a"], ["b"], [], ["c"], ["d"]]),
      ("a b c d e", [["a"], ["b"], ["c"], ["d"], ["e"]]),
      ("a b c d e f", [["a"], ["b"], ["c", "d"], ["e"], ["f"]]),
    ] as [(String, [[Word]])])
  func positionDecidesWhichPartAnOperandIsFor(_ line: String, _ parts: [[Word]]) {
    #expect(Self.ride.reading([Word](line: line)) == .result(parts))
  }

  @Test(arguments: [("", "FROM"), ("a", "BUS"), ("a b", "TO")])
  func theFirstOperandMissingIsNamed(_ line: String, _ name: String) {
    let message = "missing operand \(name); see 'luggage ride -h'"
    #expect(Self.ride.reading([Word](line: line)) == .error(message))
  }

  @Test(arguments: [
    ("red small x", "unexpected operand 'x'; see 'luggage weigh -h'"),
    ("red small -1 y", "unexpected operand '-1'; see 'luggage weigh -h'"),
    ("red huge ", "unexpected operand ''; see 'luggage weigh -h'"),
  ])
  func theFirstOperandTooManyIsNamed(_ line: String, _ message: String) {
    #expect(Weigh.plain.reading([Word](line: line)) == .error(message))
  }

  @Test func aCommandWithoutPartsTakesNothing() {
    let command = Command<Int>("rest", "Rest.", into: { 1 })
    #expect(command.reading([]) == .result(1))
    #expect(command.reading(["--"]) == .result(1))
    #expect(command.reading(["x"]) == .error("unexpected operand 'x'; see 'luggage rest -h'"))
  }
}
