import CommandGrammar
import Testing

struct HelpTableTests {
  private struct Wide: Command {
    static let name = "c"
    static let summary = CommandSummary("C.")

    func bind(to parts: inout Parts) throws(UsageError) {
      var (isQuiet, value, size, isAll) = (false, Word?.none, Pack.Size.small, false)
      parts.flag("-q", into: &isQuiet, help: "")
      try parts.option(
        "--an-option-with-a-long-name", value: "VALUE", into: &value, help: "what it is for",
        detail: "More.\n\nAnd more.")
      try parts.option(
        "--size", value: "SIZE", into: &size,
        help: "a text so long that its choices do not fit in the line")
      parts.flag(
        "--all-fruit", into: &isAll,
        help: "a text that is far too long to fit in what is left of eighty columns")
    }
  }

  @Test func aWideNameMovesOnlyItsOwnTextAndLongTextIsWrapped() {
    let text = """
      Usage: p c [OPTIONS]

      C.

      Options:
        -q
            --an-option-with-a-long-name VALUE  what it is for
            --size SIZE  a text so long that its choices do not fit in the line
            --all-fruit  a text that is far too long to fit in what is left of eighty
                         columns
        -h, --help       show help: -h for one screen, --help for everything

      """
    #expect(Wide.description.help(.short, program: "p") == text)
  }

  @Test(arguments: [40, 50, 60])
  func inANarrowTableEveryTextIsWhole(_ width: Int) {
    let text = Wide.description.help(.short, program: "p", width: width)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= width })
    let words = text.split { " \n".contains($0) }.joined(separator: " ")
    #expect(words.contains("a text that is far too long to fit in what is left of eighty columns"))
    #expect(words.contains("--an-option-with-a-long-name VALUE what it is for"))
    #expect(!text.contains("…"))
  }

  @Test func inANarrowTableTextsHaveMostOfTheWidth() {
    let lines = Wide.description.help(.short, program: "p", width: 40).split(separator: "\n")
    #expect(lines.contains("            a text that is far too long"))
  }

  @Test(arguments: [26, 27])
  func theLongestNameBesideItsTextHas26Columns(_ width: Int) {
    let name = "--" + String(repeating: "n", count: width - 6)
    let help = CustomCommand.with(binding: { parts in
      var isGiven = false
      parts.flag(name, into: &isGiven, help: "text")
      parts.flag("--" + String(repeating: "o", count: 20), into: &isGiven, help: "other")
      return nil
    }) { CustomCommand.description.help(.long, program: "p", width: 80) }
    #expect(help.contains("      \(name)  text\n") == (width == 26))
    #expect(help.contains("      \(name)\n") == (width == 27))
  }

  @Test func inLongHelpTheTextOfAWideNameIsBelowIt() {
    let text = """
      Usage: p c [OPTIONS]

      C.

      Options:
        -q
            --an-option-with-a-long-name VALUE
                         what it is for
                         More.

                         And more.
            --size SIZE  a text so long that its choices do not fit in the line
                         [small, medium, large; default: small]
            --all-fruit  a text that is far too long to fit in what is left of eighty
                         columns
        -h, --help       show help: -h for one screen, --help for everything

      """
    #expect(Wide.description.help(.long, program: "p") == text)
  }

  @Test(arguments: [46, 47])
  func inANarrowLongTableATextOfLessThan28ColumnsIsBelowItsName(_ width: Int) {
    let help = Wide.description.help(.long, program: "p", width: width)
    #expect(help.contains("      --size SIZE  a text so long") == (width == 47))
  }

  fileprivate struct Flags17: FlagsCommand { static let count = 17 }
  fileprivate struct Flags18: FlagsCommand { static let count = 18 }
  fileprivate struct Flags40: FlagsCommand { static let count = 40 }

  /// A command with some number of flags.
  fileprivate protocol FlagsCommand: Command { static var count: Int { get } }

  @Test func optionsAreNamedOnceTheyDoNotFitOnAScreen() {
    let (fit, more) = (Flags17.description, Flags18.description)
    let lines = [fit, more].map { $0.help(.short, program: "p").split(separator: "\n") }
    #expect(lines[0].count { $0.hasPrefix("      --flag") } == 17)
    #expect(lines[1].count { $0.hasPrefix("      --flag") } == 16)
    #expect(lines[1].contains { $0.hasPrefix("  More: --flag16, --flag17") })
    let narrow = Flags40.description.help(.short, program: "p", width: 40)
    #expect(narrow.contains("  More: "))
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
    #expect(
      fit.help(.short, program: "p").split(separator: "\n", omittingEmptySubsequences: false).count
        == 24)
  }
}

extension HelpTableTests.FlagsCommand {
  static var name: String { "c" }
  static var summary: CommandSummary { CommandSummary("C.") }

  mutating func bind(to parts: inout Parts) {
    var isGiven = false
    for number in 0..<Self.count { parts.flag("--flag\(number)", into: &isGiven, help: "flag") }
  }
}
