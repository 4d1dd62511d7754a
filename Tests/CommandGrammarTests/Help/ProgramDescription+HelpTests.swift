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

  @Test func topicsAndExitCodesAndVariablesAreShown() {
    let text = """
      Commands:
        buy            Buy fruit.
        sell           Sell fruit.
        help           Show help for a command or a topic.

      Topics (see 'market help TOPIC'):
        prices         Prices of fruit
        options        Common options

      Options:
        -h, --help     show help: -h for one screen, --help for everything
        -V, --version  show the version

      """
    #expect(SampleMarket.description.help(.long).contains(text))
    let end = """

      Exit status:
        0  success
        2  error

      Environment:
        MARKET_CASH, CASH  cash to start with

      """
    #expect(SampleMarket.description.help(.long).hasSuffix(end))
    let last = "\n\nTopics:  prices, options\nOptions: -h, --help, -V, --version\n"
    #expect(SampleMarket.description.help(.short).hasSuffix(last))
  }

  @Test(arguments: [1, 17, 30, 90])
  func shortHelpNamesAllCommandsOnOneScreen(_ count: Int) {
    var description = SampleMarket.description
    let command = description.commands[0]
    description.commands = (1...count).map { number in
      var copy = command
      copy.name = "buy\(number)"
      return copy
    }
    let text = description.help(.short)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24)
    let words = Set(text.split { ", \n".contains($0) })
    #expect((1...count).allSatisfy { words.contains("buy\($0)") })
  }
}
