import CommandGrammar
import DayCommands
import Testing

struct ArgumentChoiceTests {
  @Test(arguments: [
    ("diff", "--unit", ["days", "weeks", "months", "quarters", "years", "business-days", "ymd"]),
    ("month-grid", "--color", ["auto", "always", "never"]),
    ("add", "--on-error", ["skip", "keep", "blank", "stop"]),
  ])
  func anOptionListsAllItsChoices(_ name: String, _ option: String, _ choices: [String]) {
    let command = Dayctl.description.commands.first { $0.name == name }
    let part = command?.options.first { $0.names.contains(option) }
    #expect(part?.choices == choices)
  }
}
