import CommandGrammar
import Testing

struct ProgramDescriptionHelpTests {
  @Test func shortHelpListsTheCommands() {
    let text = """
      Usage: luggage COMMAND [OPTIONS] [OPERANDS]

      Pack bags and weigh them.

      Commands:
        pack   Put things into a bag.
        weigh  Say how heavy a bag is.
        empty  Empty all bags.
        help   Show help for a command or a topic.

      Options: -h, --help, -V, --version

      """
    #expect(SampleProgram.program.description.help(.short) == text)
  }

  @Test func longHelpAlsoHasExamplesAndTheDiscussion() {
    let text = """
      Usage: luggage COMMAND [OPTIONS] [OPERANDS]

      Pack bags and weigh them.

      Examples:
        $ luggage weigh red
        12

      Commands:
        pack           Put things into a bag.
        weigh          Say how heavy a bag is.
        empty          Empty all bags.
        help           Show help for a command or a topic.

      Options:
        -h, --help     show help: -h for one screen, --help for everything
        -V, --version  show the version

      A bag holds what you put in.

      """
    #expect(SampleProgram.program.description.help(.long) == text)
  }
}
