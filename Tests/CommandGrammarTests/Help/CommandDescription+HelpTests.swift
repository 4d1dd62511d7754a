import CommandGrammar
import Testing

struct CommandDescriptionHelpTests {
  @Test func theUsageShowsRequiredAndOptionalOperands() {
    #expect(
      Pack.description.usage(program: "luggage") == "luggage pack [OPTIONS] [THING…] BAG")
    #expect(
      Weigh.description.usage(program: "luggage") == "luggage weigh [OPTIONS] BAG [SCALE]")
  }

  @Test func shortHelpHasOneLineForEachPart() {
    let text = """
      Usage: luggage pack [OPTIONS] [THING…] BAG

      Put things into a bag.

      Arguments:
        [THING…]                  things to pack; with none, everything
        BAG                       the bag to pack

      Options:
        -g, --gentle              handle with care
        -s, --silent              print nothing
        -z, --size SIZE           size of the bag [default: medium]
            --layers N            number of layers
        -l, --label, --name TEXT  text of the label
        -t, --tag TAG             tag to attach [repeatable]
        -h, --help                show help: -h for one screen, --help for everything

      """
    #expect(Pack.description.help(.short, program: "luggage") == text)
  }

  @Test func longHelpStartsWithExamples() {
    let text = """
      Usage: luggage pack [OPTIONS] [THING…] BAG

      Put things into a bag.

      Examples:
        $ luggage pack shoes red
        packed: shoes

        $ luggage pack hat coat red
        packed: hat
        packed: coat

      Arguments:
        [THING…]                  things to pack; with none, everything
        BAG                       the bag to pack

      Options:
        -g, --gentle              handle with care
        -s, --silent              print nothing
        -z, --size SIZE           size of the bag [small, medium, large; default:
                                  medium]
            --layers N            number of layers
        -l, --label, --name TEXT  text of the label
                                  The label is sewn on, so think twice; a bag without
                                  a label is found by its look.
        -t, --tag TAG             tag to attach [repeatable]
        -h, --help                show help: -h for one screen, --help for everything

      Things are put in one by one, the heavy ones first, and none of them is left out
      unless the bag is full.

      A thing that looks like an option needs care:
          luggage pack -- -Px red

      """
    #expect(Pack.description.help(.long, program: "luggage") == text)
  }

  @Test func emptySectionsAreOmitted() {
    let text = """
      Usage: luggage rest [OPTIONS]

      Rest.

      Options:
        -h, --help  show help: -h for one screen, --help for everything

      """
    let description = CustomCommand.with { CustomCommand.description }
    #expect(description.help(.short, program: "luggage") == text)
    #expect(description.help(.long, program: "luggage") == text)
  }

  @Test func sharedOptionsHaveASectionOfTheirOwnWithoutDetails() throws {
    let buy = try #require(SampleMarket.description.commands.first)
    let text = """
      Usage: market buy [OPTIONS] [FRUIT…]

      Buy fruit.

      Examples:
        $ market buy apples
        30

      Arguments:
        [FRUIT…]             fruit to buy

      Options:
        -s, --size SIZE      size of the fruit [small, medium, large; default: medium]
            --file FILE      shopping list
            --folder FOLDER  bag
        -p, --price PRICE    highest price
        -t, --tag TAG        tag to attach [repeatable]

      Common options (see 'market help options'):
        -c, --column COLUMN  column: a number
            --header         the first line has names
        -j, --json           print JSON
            --csv            print CSV [with 'quotes']
            --zone ZONE      time zone
        -q, --quiet          print less
        -h, --help           show help: -h for one screen, --help for everything

      The market is open. You pay with cash.

      The command is also called get and take.

      """
    #expect(buy.help(.long, program: "market") == text)
  }

  /// Adds options with numbered names.
  private static func flags(_ numbers: ClosedRange<Int>, to parts: inout Parts) {
    var flag = false
    for number in numbers { parts.flag("--flag\(number)", into: &flag, help: "flag \(number)") }
  }

  @Test(arguments: [(1, 30), (9, 9), (9, 40), (14, 4), (40, 0), (40, 40), (0, 17), (0, 18)])
  func shortHelpFitsOnAScreenAndNamesEveryOption(_ own: Int, _ shared: Int) {
    let text = CustomCommand.with(binding: { parts in
      if own > 0 { Self.flags(1...own, to: &parts) }
      parts.markShared(true)
      if shared > 0 { Self.flags(101...100 + shared, to: &parts) }
      parts.markShared(false)
      return nil
    }) { CustomCommand.description.help(.short, program: "p") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24, "\(text)")
    #expect(lines.last?.contains("--help") == true)
    let words = Set(text.split { ", \n".contains($0) })
    for number in Array(1..<own + 1) + Array(101..<101 + shared) {
      #expect(words.contains("--flag\(number)"), "\(number): \(text)")
    }
  }

  @Test(arguments: [40, 57, 80, 100])
  func helpIsWrappedToItsWidth(_ width: Int) {
    let text = Pack.description.help(.long, program: "luggage", width: width)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.contains { $0.count > width - 10 })
  }
}
