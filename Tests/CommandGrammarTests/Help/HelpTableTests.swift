import CommandGrammar
import Testing

struct HelpTableTests {
  private static let description = Command<Int>(
    "c", "C.", into: { (_: Bool, _: Word?, _: Pack.Size, _: Bool) in 1 },
    Flag("-q", help: ""),
    Option(
      "--an-option-with-a-long-name", value: "VALUE", help: "what it is for",
      detail: "More.\n\nAnd more."),
    Option(
      "--size", value: "SIZE", default: .small,
      help: "a text so long that its choices do not fit in the line"),
    Flag("--all", help: "a text that is far too long to fit in what is left of eighty columns")
  ).description

  @Test func aWideNameMovesOnlyItsOwnTextAndWhatDoesNotFitIsLeftOut() {
    let text = """
      Usage: p c [OPTIONS]

      C.

      Options:
        -q
            --an-option-with-a-long-name VALUE  what it is for
            --size SIZE  a text so long that its choices do not fit in the line
            --all        a text that is far too long to fit in what is left of eighty…
        -h, --help       show help: -h for one screen, --help for everything

      """
    #expect(Self.description.help(.short, program: "p") == text)
  }

  @Test func inLongHelpTheTextOfAWideNameStandsBelowIt() {
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
            --all        a text that is far too long to fit in what is left of eighty
                         columns
        -h, --help       show help: -h for one screen, --help for everything

      """
    #expect(Self.description.help(.long, program: "p") == text)
  }
}
