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
        [THING…]                  what to pack; nothing means all there is
        BAG                       the bag to pack

      Options:
        -g, --gentle              handle with care
        -s, --silent              say nothing
        -z, --size SIZE           size of the bag [default: medium]
            --layers N            number of layers [default: 1]
        -l, --label, --name TEXT  what to write on it
        -t, --tag TAG             a tag to hang on [repeatable]
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
        [THING…]                  what to pack; nothing means all there is
        BAG                       the bag to pack

      Options:
        -g, --gentle              handle with care
        -s, --silent              say nothing
        -z, --size SIZE           size of the bag [small, medium, large; default:
                                  medium]
            --layers N            number of layers [default: 1]
        -l, --label, --name TEXT  what to write on it
                                  The label is sewn on, so think twice; a bag without
                                  a label is found by its look.
        -t, --tag TAG             a tag to hang on [repeatable]
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
