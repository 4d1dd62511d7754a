import CommandGrammar
import Testing

struct MatcherTests {
  private static let shortHelp = Pack.description.help(.short, program: "luggage")
  private static let longHelp = Pack.description.help(.long, program: "luggage")

  @Test(arguments: [
    "-h", "red -h", "-sh red", "--bogus -h", "-q -h", "a b --size=huge -h", "--silent=x -h",
    "-h --help", "-h --bogus", "-h --label",
  ])
  func shortHelpTakesPrecedenceOverAnyError(_ line: String) {
    #expect(Pack.reading([Word](line: line)) == .text(Self.shortHelp))
  }

  @Test(arguments: ["--help", "--help -h", "red --help --bogus", "--layers x --help"])
  func longHelpTakesPrecedenceOverAnyError(_ line: String) {
    #expect(Pack.reading([Word](line: line)) == .text(Self.longHelp))
  }

  @Test(arguments: ["-P1M", "-P-1M", "-1", "-30d"])
  func aNegativeAmountIsAnOperand(_ amount: String) {
    #expect(Pack.reading([Word(amount), "red"]) == .result(Pack([Word(amount), "red"])))
  }

  @Test(
    arguments: [
      ("-- -h", ["-h"], nil), ("-- --help", ["--help"], nil), ("--label -h red", ["red"], "-h"),
      ("--label=--help red", ["red"], "--help"), ("-l-h red", ["red"], "-h"),
      ("-sl -h red", ["red"], "-h"), ("-lh red", ["red"], "h"), ("--label=-h red", ["red"], "-h"),
    ] as [(String, [Word], String?)])
  func helpAsAnOperandOrValueIsNotARequestForHelp(
    _ line: String, _ operands: [Word], _ label: String?
  ) throws {
    guard case .result(let pack) = Pack.reading([Word](line: line)) else {
      Issue.record("'\(line)' is not a call of the command")
      return
    }
    #expect(Array(pack.things) + [pack.bag] == operands)
    #expect(pack.label == label)
  }

  @Test(arguments: [
    ("--bogus --silent=x", "unknown option '--bogus'; see 'luggage pack -h'"),
    ("--silent=x --bogus", "--silent takes no value, but was given 'x'"),
    ("--size=x --bogus", "unknown option '--bogus'; see 'luggage pack -h'"),
    ("--help=x", "--help takes no value, but was given 'x'"),
    ("--hlep", "unknown option '--hlep'. Did you mean '--help'?"),
  ])
  func theFirstErrorIsReported(_ line: String, _ message: String) {
    #expect(Pack.reading([Word](line: line)) == .error(message))
  }

  @Test(
    arguments: [
      ("-- a b", ["a", "b"]), ("a -- b", ["a", "b"]), ("a b --", ["a", "b"]),
      ("-- a -- b", ["a", "--", "b"]), ("-- -s --bogus", ["-s", "--bogus"]),
    ] as [(String, [Word])])
  func twoHyphensEndTheOptions(_ line: String, _ operands: [Word]) {
    let reading = Pack.reading([Word](line: line))
    #expect(reading == .result(Pack(operands)))
  }
}

extension Pack {
  /// The result of a call that has only operands, the last of which is the bag.
  init(_ operands: [Word]) {
    self.init(
      things: Words(operands.dropLast()), bag: operands.last ?? "", isGentle: false,
      isSilent: false, size: .medium, layers: nil, label: nil, tags: [])
  }
}
