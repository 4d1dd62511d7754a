import CommandGrammar
import DayCommands
import Testing

struct ManualCommandTests {
  @Test func theManualIsThatOfTheGrammar() {
    #expect(dayctl("manual") == Run(written: Dayctl.description.manual, code: 0))
  }

  @Test func theManualExplainsEveryCommandAndTopic() {
    let lines = Set(Dayctl.description.manual.split(separator: "\n"))
    for command in Dayctl.description.commands {
      #expect(lines.contains(".Ss \(command.name.split(separator: "-").joined(separator: "\\-"))"))
    }
    for topic in Dayctl.description.topics {
      #expect(lines.contains(".Sh \(topic.title.uppercased())"))
    }
  }

  @Test func anOperandIsAnError() throws {
    try GoldenCalls.check(
      [
        "manual x"
      ])
  }
}
