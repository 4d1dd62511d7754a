import CommandGrammar
import Testing

struct PartsRelationsTests {
  private struct Related: Command, Equatable {
    var (a, b, c, d) = (false, false, false, false)
    var e: Word?

    static let name = "relate"
    static let summary = CommandSummary("Relate.")

    static func == (left: Related, right: Related) -> Bool {
      (left.a, left.b, left.c, left.d, left.e) == (right.a, right.b, right.c, right.d, right.e)
    }

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      try parts.exclusive("--aa", "--bb", "--cc")
      parts.flag("--aa", "-a", into: &a, help: "a")
      parts.flag("--bb", "-b", into: &b, help: "b")
      parts.flag("--cc", into: &c, help: "c")
      parts.flag("--dd", into: &d, help: "d")
      try parts.option("--ee", "-e", value: "E", into: &e, help: "e")
      try parts.requires("--dd", "--aa")
      try parts.requires("--ee", "--bb", "--cc")
      try parts.once("--ee")
    }
  }

  @Test(arguments: [
    ("--aa --bb", "--aa and --bb cannot be combined"),
    ("--bb --aa", "--aa and --bb cannot be combined"),
    ("-ba", "--aa and --bb cannot be combined"),
    ("--cc -b", "--bb and --cc cannot be combined"),
    ("--cc --bb --aa", "--aa and --bb cannot be combined"),
    ("--dd", "--dd requires --aa"),
    ("--bb --dd", "--dd requires --aa"),
    ("--ee x", "--ee requires --bb or --cc"),
    ("-ex --aa", "--ee requires --bb or --cc"),
    ("--bb -ex --ee y", "--ee can be given only once"),
  ])
  func aRelationThatDoesNotHoldIsAnError(_ line: String, _ message: String) {
    #expect(Related.reading([Word](line: line)) == .error(message))
  }

  @Test(arguments: ["", "--aa", "--aa -a", "--aa --dd", "--dd -a", "--bb -ex", "--ee x --cc"])
  func otherCombinationsAreAllowed(_ line: String) {
    guard case .result = Related.reading([Word](line: line)) else {
      Issue.record("'\(line)' was rejected")
      return
    }
  }

  @Test func partsAreDescribedWithTheirRelations() {
    let parts = Related.description.parts
    #expect(
      parts.map(\.conflicts) == [["--bb", "--cc"], ["--aa", "--cc"], ["--aa", "--bb"], [], []])
    #expect(parts.map(\.requirements) == [[], [], [], [["--aa"]], [["--bb", "--cc"]]])
    #expect(
      parts.map(\.relationSentences) == [
        ["Cannot be combined with --bb or --cc."], ["Cannot be combined with --aa or --cc."],
        ["Cannot be combined with --aa or --bb."], ["Requires --aa."],
        ["Requires --bb or --cc.", "Can be given only once."],
      ])
  }

  private struct Alone: Command, Equatable {
    var isAlone = false
    var (b, c) = (false, false)

    static let name = "alone"
    static let summary = CommandSummary("Alone.")

    static func == (left: Alone, right: Alone) -> Bool {
      (left.isAlone, left.b, left.c) == (right.isAlone, right.b, right.c)
    }

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      parts.flag("--alone", into: &isAlone, help: "alone")
      parts.flag("--bb", into: &b, help: "b")
      parts.flag("--cc", into: &c, help: "c")
      try parts.exclusive("--alone", withEachOf: ["--bb", "--cc"])
    }
  }

  @Test func anOptionMayExcludeOthersThatCanBeCombined() {
    for other in ["--bb", "--cc"] {
      #expect(
        Alone.reading([Word(other), "--alone"])
          == .error("--alone and \(other) cannot be combined"))
    }
    var both = Alone()
    (both.b, both.c) = (true, true)
    #expect(Alone.reading(["--bb", "--cc"]) == .result(both))
    #expect(
      Alone.description.parts.map(\.conflicts) == [["--bb", "--cc"], ["--alone"], ["--alone"]])
  }

  @Test func aRelationWithAnUnknownNameIsADefect() {
    let defects = CustomCommand.with(binding: { parts in
      var flag = false
      parts.flag("--aa", "-a", into: &flag, help: "a")
      try? parts.exclusive("-a", "--bb")
      return nil
    }) { CustomCommand.defects }
    #expect(
      defects == [
        "rest: a relation names '-a', which is not the first name of an option",
        "rest: a relation names '--bb', which is not the first name of an option",
      ])
  }
}
