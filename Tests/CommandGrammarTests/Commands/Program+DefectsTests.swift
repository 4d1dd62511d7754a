import CommandGrammar
import Testing

struct ProgramDefectsTests {
  @Test func aValidProgramHasNoDefects() {
    #expect(SampleProgram.program.defects.isEmpty)
  }

  @Test func namesMustBeUnique() {
    enum Help: Command {
      case it

      static let name = "help"
      static let summary = CommandSummary("Help.")

      init() { self = .it }
      func bind(to parts: inout Parts) {}
    }
    let program = Program(
      "p", version: "1", summary: ProgramSummary("Programme."),
      commands: [Empty.self, Weigh.self, Empty.self, Help.self])
    #expect(
      program.defects == [
        "two commands have the name 'empty'", "two commands have the name 'help'",
      ])
  }

  @Test func topicsHaveOtherNamesThanCommandsAndEachOther() {
    let topics = ["one", "empty", "two", "one"].map { HelpTopic($0, title: "T", discussion: "D.") }
    let program = Program(
      "p", version: "1", summary: ProgramSummary("Programme.", topics: topics),
      commands: [Empty.self])
    #expect(
      program.defects == [
        "'empty' has two meanings after help", "'one' has two meanings after help",
      ])
  }

  @Test func theShortHelpOfAProgramMustFitOnAScreen() {
    var counts: Set<Int> = []
    for count in 1...200 {
      let topics = (1...count).map { HelpTopic("topic\($0)", title: "Topic", discussion: "Text.") }
      let program = Program(
        "p", version: "1", summary: ProgramSummary("Programme.", topics: topics),
        commands: [Empty.self])
      let lineCount = program.description.help(.short).count { $0 == "\n" }
      counts.insert(lineCount)
      #expect(
        program.defects == (lineCount > 23 ? ["the short help does not fit on a screen"] : []))
    }
    #expect(counts.isSuperset(of: [22, 23, 24]))
  }

  /// The defects of a command with the given parts.
  private static func defects(_ binding: @escaping CustomCommand.Binding) -> [String] {
    CustomCommand.with(binding: binding) { CustomCommand.defects }
  }

  private static func defects(ofFlag name: String) -> [String] {
    defects { parts in
      var flag = false
      parts.flag(name, into: &flag, help: "h")
      return nil
    }
  }

  @Test(arguments: ["-x", "-X", "--ab", "--on-error", "--utf8"])
  func anOptionNameHasHyphensAndLetters(_ name: String) {
    #expect(Self.defects(ofFlag: name).isEmpty)
  }

  @Test(arguments: ["", "-", "--", "x", "xx", "-1", "-é", "-ab", "--a", "---a", "--1a", "--a=b"])
  func anythingElseIsNotAnOptionName(_ name: String) {
    #expect(Self.defects(ofFlag: name) == ["rest: '\(name)' is not an option name"])
  }

  @Test func partNamesMustBeUnique() {
    let defects = Self.defects { parts in
      var (flag, words) = (false, Words())
      parts.flag("--aa", "-h", into: &flag, help: "a")
      parts.flag("--aa", into: &flag, help: "b")
      parts.operands("X", into: &words, help: "x")
      parts.operands("Y", into: &words, help: "y")
      return nil
    }
    #expect(
      defects == [
        "rest: two parts have the name '--aa'", "rest: two parts have the name '-h'",
        "rest: two parts take any number of operands",
      ])
  }

  @Test func partsMustHaveNamesAndHelp() {
    let defects = Self.defects { parts in
      var (word, flag) = (Word(""), false)
      try? parts.argument("", into: &word, help: "x")
      parts.flag("--aa", into: &flag, help: "")
      return nil
    }
    #expect(defects == ["rest: a part has no name", "rest: --aa has no help"])
  }

  @Test func theDefaultsMustBeCompatible() {
    let defects = Self.defects { _ in UsageError("no") }
    #expect(defects == ["rest: the defaults are rejected: no"])
  }

  @Test func theShortHelpMustFitOnAScreen() {
    let text = String(repeating: "long ", count: 20)
    let cut = Self.defects { parts in
      var flag = false
      parts.flag("--aa", into: &flag, help: text)
      return nil
    }
    #expect(cut == ["rest: an option takes more than one line of the short help"])
    let abstract = String(repeating: "long ", count: 400)
    let high = CustomCommand.with(abstract: abstract) { CustomCommand.defects }
    #expect(high == ["rest: the short help has 30 lines"])
  }
}
