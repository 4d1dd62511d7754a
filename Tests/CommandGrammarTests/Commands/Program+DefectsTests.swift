import CommandGrammar
import Testing

struct ProgramDefectsTests {
  @Test func aSoundProgramHasNoDefects() {
    #expect(Luggage.program.defects.isEmpty)
  }

  private static func program(_ commands: [Program<Int>.Entry]) -> Program<Int> {
    Program("p", "Programme.", version: "1", commands: commands)
  }

  @Test func namesMustAgreeAndBeUnique() {
    let program = Self.program([
      .init("one", Command("uno", "One.", into: { 1 })),
      .init("two", Command("two", "Two.", into: { 2 })),
      .init("two", Command("two", "Two.", into: { 2 })),
      .init("help", Command("help", "Help.", into: { 3 })),
    ])
    #expect(
      program.defects == [
        "'one' makes the command 'uno'", "there are two commands 'two'",
        "there are two commands 'help'",
      ])
  }

  @Test(arguments: ["-x", "-X", "--ab", "--on-error", "--utf8"])
  func hyphensAndLettersAreTheNameOfAnOption(_ name: String) {
    let command = Command<Int>("c", "C.", into: { (_: Bool) in 1 }, Flag(name, help: "h"))
    #expect(Self.program([.init("c", command)]).defects.isEmpty)
  }

  @Test(arguments: ["", "-", "--", "x", "xx", "-1", "-é", "-ab", "--a", "---a", "--1a", "--a=b"])
  func anythingElseIsNoNameOfAnOption(_ name: String) {
    let command = Command<Int>("c", "C.", into: { (_: Bool) in 1 }, Flag(name, help: "h"))
    #expect(Self.program([.init("c", command)]).defects == ["c: '\(name)' is no name of an option"])
  }

  @Test func partsMustBeToldApart() {
    let command = Command<Int>(
      "c", "C.", into: { (_: Bool, _: Bool, _: [Word], _: [Word]) in 1 },
      Flag("--aa", "-h", help: "a"), Flag("--aa", help: "b"), Operands("X", help: "x"),
      Operands("Y", help: "y"))
    #expect(
      Self.program([.init("c", command)]).defects == [
        "c: two parts have the name '--aa'", "c: two parts have the name '-h'",
        "c: two parts take any number of operands",
      ])
  }

  @Test func partsMustBeExplainedAndDefaultsReadable() {
    let command = Command<Int>(
      "c", "C.", into: { (_: Word, _: Bool, _: Int, _: Pack.Size) in 1 },
      Argument("", help: "x"), Flag("--aa", help: ""),
      Option("--bb", value: "N", default: "b", help: "b"),
      Option("--cc", value: "SIZE", default: "huge", help: "c"))
    #expect(
      Self.program([.init("c", command)]).defects == [
        "c: a part has no name", "c: --aa has no help",
        "c: the default 'b' of N cannot be read", "c: the default 'huge' of SIZE cannot be read",
      ])
  }

  @Test func theShortHelpMustFitOnAScreen() {
    let text = String(repeating: "long ", count: 20)
    let cut = Command<Int>("c", "C.", into: { (_: Bool) in 1 }, Flag("--aa", help: text))
    #expect(Self.program([.init("c", cut)]).defects == ["c: the short help is cut"])
    let abstract = String(repeating: "long ", count: 400)
    let high = Command<Int>("c", abstract, into: { 1 })
    #expect(Self.program([.init("c", high)]).defects == ["c: the short help has 30 lines"])
  }
}
