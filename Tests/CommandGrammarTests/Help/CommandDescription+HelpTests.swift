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
            --layers N            number of layers [default: 1]
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
            --layers N            number of layers [default: 1]
        -l, --label, --name TEXT  text of the label
                                  The label is sewn on, so think twice; a bag without
                                  a label is found by its look.
        -t, --tag TAG             tag to attach [repeatable]
        -h, --help                show help: -h for one screen, --help for everything

      Things are put in one by one, the heavy ones first, and none of them is left out
      unless the bag is full.

      A thing that looks like an option needs care:
          luggage pack -- -P1M red

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
}
