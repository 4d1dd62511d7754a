import CommandGrammar
import DayCommands
import DayKit
import Testing

struct CompletionsCommandTests {
  @Test(arguments: CompletionShell.allCases)
  func theScriptIsThatOfTheGrammar(_ shell: CompletionShell) {
    let script = Dayctl.description.completions(for: shell)
    #expect(dayctl("completions \(shell.rawValue)") == Run(written: script, code: 0))
    for command in Dayctl.description.commands { #expect(script.contains(command.name)) }
  }

  @Test func anInvalidCallIsAnError() throws {
    try GoldenCalls.check(
      [
        "completions",
        "completions tcsh",
        "completions bsh",
        "completions bash zsh",
      ])
  }

  /// The words that complete a value of the given kind.
  private static func words(_ name: String) -> [String] {
    let parts = Dayctl.description.commands.flatMap(\.parts)
    return parts.first { $0.completion.name == name }?.completion.candidates.map(\.word) ?? []
  }

  @Test func everyFormatThatIsOfferedIsValid() {
    let words = Self.words("format")
    #expect(words == DayFormat.names + DayFormat.localizedNames + DayFormat.fiscalNames)
    for word in words {
      let option = DayFormat.fiscalNames.contains(word) ? "--fiscal-year-start 10" : ""
      #expect(dayctl("convert --to \(word) 2025-08-29 \(option)").code == 0, "\(word)")
    }
  }

  @Test func everyDateThatIsOfferedIsValid() {
    let words = Self.words("date")
    #expect(words.count == 73)
    for word in words { #expect(dayctl("weekday \(word)").code == 0, "\(word)") }
  }

  @Test func everyConditionThatIsOfferedIsPartOfOne() {
    let words = Self.words("condition")
    #expect(words.contains("between") && words.contains("leap-year") && words.contains("friday"))
    let completed = [
      "between": "2025-01-01 2025-12-31", "older-than": "30d", "newer-than": "1m", "is": "weekday",
      "not": "weekday", "every": "2w from 2025-01-03", "from": "2025-01-03", "and": nil, "or": nil,
    ]
    let spans = Self.words("span")
    for word in words {
      let hasDate = ["before", "after", "since", "until", "on", "in"].contains(word)
      let rest = completed[word] ?? (hasDate ? "today" : "")
      let isDate = spans.contains(word)
      let start =
        rest == nil ? "weekday" : word == "from" ? "every 2w" : isDate ? "since" : ""
      let line = "test today \(start) \(word) \(rest ?? "weekend")"
      let option = ["holiday", "business-day"].contains(word) ? "--holidays de.txt" : ""
      let run = dayctl("\(line) \(option)", files: ["de.txt": "2025-12-25\n"])
      #expect(run.code < 2, "\(line)")
    }
  }

  @Test func everySpanThatIsOfferedIsValid() {
    let words = Self.words("span")
    #expect(
      words.contains("last-month") && words.contains("last-7-days") && words.contains("today"))
    for word in words { #expect(dayctl("spans \(word)").code == 0, "\(word)") }
  }

  @Test func everyRuleThatIsOfferedIsValid() {
    let words = Self.words("rounding")
    #expect(words.contains("end-of-month") && words.contains("next-friday"))
    for word in words {
      #expect(dayctl("round \(word) 2025-08-29").code == 0, "\(word)")
    }
  }

  @Test func everyLocaleThatIsOfferedIsValid() {
    let words = Self.words("locale")
    #expect(words.contains("de") && words.contains("ja"))
    for word in words {
      #expect(dayctl("weekday --locale \(word) 2025-08-29").code == 0, "\(word)")
    }
  }

  @Test(arguments: ["local", "UTC"])
  func everyZoneThatIsOfferedIsValid(_ word: String) {
    #expect(Self.words("zone").contains(word))
    #expect(dayctl("convert --time-zone \(word) 2025-08-29").code == 0)
  }

  @Test func everyOptionWithADateOrAFormatIsCompleted() {
    for part in Dayctl.description.commands.flatMap(\.parts) {
      switch part.valueName {
      case "FORMAT": #expect(part.completion.name == "format")
      case "CONDITION": #expect(part.completion.name == "condition")
      case "DATE": #expect(part.completion.name == "date")
      case "FROM", "SPAN": #expect(part.completion.name == "span")
      case "MONTH": #expect(["month", "span"].contains(part.completion.name))
      case "TO": #expect(["date", "span"].contains(part.completion.name))
      case "LOCALE": #expect(part.completion.name == "locale")
      case "ZONE": #expect(part.completion.name == "zone")
      case "FILE": #expect(part.completion.paths == .files)
      default: break
      }
    }
  }
}
