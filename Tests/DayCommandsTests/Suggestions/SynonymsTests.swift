import CommandGrammar
import DayKit
import SeededNumbers
import Testing

// The table of synonyms is internal, and every row of it is tested.
@testable import DayCommands

/// Every word of the table is tested: its message gives the result, and the result works.
struct SynonymsTests {
  private static func words(_ context: Synonyms.Context) -> [(word: String, answer: String)] {
    (Synonyms.rows[context] ?? []).flatMap { row in
      row.words.map { ($0, row.answer) }
    }
  }

  private static let commands = Dayctl.description.commands
  private static let options = Set(commands.flatMap { $0.options.flatMap(\.names) })

  private static func message(_ words: String...) -> String {
    dayctl(words.map { Word($0) }).written
  }

  @Test(arguments: words(.command))
  func aNameOfAnotherProgramIsAnsweredWithACommand(_ word: String, _ answer: String) {
    #expect(Self.message(word) == "dayctl: unknown command '\(word)'; \(answer)\n")
    let call = answer.split(separator: "'").dropFirst().first?.split(separator: " ").dropFirst()
    #expect(call?.first == "--version" || dayctl("help \(call?.first ?? "")").code == 0)
  }

  @Test(arguments: sample(oneIn: 3, of: Synonyms.rows[.option] ?? []))
  func anOptionOfAnotherProgramIsAnsweredForSomeCommand(_ row: Synonyms.Row) {
    let values = ["{column}": "2", "{delimiter}": ";", "{shift}": "+1d"]
    let (start, end) = (row.answer.firstIndex(of: "{"), row.answer.firstIndex(of: "}"))
    let name = start.flatMap { start in end.map { String(row.answer[start...$0]) } } ?? ""
    for word in row.words {
      let shown = ["{name}": word, "{word}": String(word.drop { $0 == "-" }), "{delimiter}": "';'"]
      let answer = row.answer.replacing(name, with: shown[name] ?? values[name] ?? "")
      let message = "dayctl: unknown option '\(word)\(values[name] ?? "")'; \(answer)\n"
      // Without commands of their own, most are answered by those that read dates.
      let likely = row.commands.map(String.init) + ["convert", "range"]
      let isAnswered = (likely + Self.commands.map(\.name)).contains {
        Self.message($0, word + (values[name] ?? "")) == message
      }
      #expect(isAnswered, "no command answers \(message)")
      for option in message.split(separator: " ").dropFirst(4) where option.hasPrefix("--") {
        let option = option.prefix { !",;'\n".contains($0) }
        #expect(Self.options.contains(String(option)) || option == word, "\(option)")
      }
    }
  }

  @Test(arguments: sample(oneIn: 24, of: Synonyms.rows[.option] ?? []))
  func anAnswerNamesOnlyOptionsOfTheCommand(_ row: Synonyms.Row) {
    for command in Self.commands where command.name != "help" {
      let names = Set((command.parts + Dayctl.description.options).flatMap(\.names))
      for word in row.words {
        let message = Self.message(command.name, word)
        guard message.hasPrefix("dayctl: unknown option '\(word)'; ") else { continue }
        // What is in quotes is a call of another command.
        let parts = message.split(separator: "\n")[0].split(separator: "'").enumerated()
        for part in parts where part.offset.isMultiple(of: 2) {
          for option in part.element.split(whereSeparator: { " ,;".contains($0) })
          where option.hasPrefix("--") && option != word {
            #expect(names.contains(String(option)), "\(command.name): \(message)")
          }
        }
      }
    }
  }

  @Test(arguments: words(.format))
  func aFormatOfAnotherProgramIsAnsweredWithAFormat(_ word: String, _ answer: String) throws {
    let message = Self.message("convert", "--from", word, "2025-08-29")
    #expect(message == "dayctl: --from: unknown format '\(word)'; use \(answer)\n")
    let format = try #require(shellWords(answer.replacing(",", with: " ")).first)
    let fiscalYears: [Word] = ["--fiscal-year-start", "10", "--to", format]
    #expect(
      (try? DayFormat(parsing: format.text)) != nil
        || dayctl(["convert", "2025-08-29"] + fiscalYears).code == 0)
  }

  @Test(arguments: words(.date))
  func aWordForADayIsAnsweredWithADate(_ word: String, _ answer: String) {
    let sentence = "dayctl: '\(word)' is not a date: use \(answer)"
    #expect(Self.message("convert", word).hasPrefix(sentence))
    #expect(dayctl("convert \(answer)").code == 0)
  }

  @Test(arguments: [
    ("1q", "3m"), ("-2 quarters", "-6m"), ("1y1q", "1y3m"), ("1 fortnight", "2w"),
    ("2 decades", "20y"),
    ("1 half-year", "6m"), ("2 quarters ago", "-6m, as in 'dayctl add today -6m'"),
  ])
  func aMultipleOfAUnitIsAnsweredWithTheUnit(_ word: String, _ amount: String) {
    #expect(
      dayctl(["add", "today", Word(word)]).written
        == "dayctl: '\(word)' is not an amount; write \(amount)\n")
  }

  @Test(arguments: ["1h", "90 minutes", "-30s"])
  func aTimeIsRejectedAsAnAmount(_ word: String) {
    #expect(dayctl(["add", "today", Word(word)]).written.contains("dayctl counts days"))
  }

  @Test(arguments: words(.unit))
  func aUnitIsAnsweredWithAnAmount(_ word: String, _ unit: String) {
    let message = Self.message("add", "today", "3 \(word)")
    #expect(message == "dayctl: '3 \(word)' is not an amount; write 3\(unit)\n")
    #expect(dayctl("add today 3\(unit)").code == 0)
  }

  @Test(arguments: words(.rule))
  func aRuleOfAnotherProgramIsAnsweredWithARule(_ word: String, _ rule: String) {
    let message = Self.message("round", word, "today")
    #expect(message == "dayctl: '\(word)' is not a rule for rounding; use \(rule)\n")
    let words = rule.replacing("and ", with: "").replacing("MONTH", with: "october")
    #expect(dayctl("round \(words) today").code == 0)
  }

  @Test(arguments: words(.weekdays))
  func aWordForSeveralWeekdaysIsAnsweredWithTheirNames(_ word: String, _ names: String) {
    let message = Self.message("range", "today", "tomorrow", "--only", word)
    #expect(message == "dayctl: --only: '\(word)' is not a weekday; write \(names)\n")
    #expect(dayctl("range today tomorrow --only \(names)").code == 0)
  }

  @Test(arguments: words(.condition))
  func aWordForAConditionIsAnsweredWithTheRightOne(_ word: String, _ answer: String) {
    let answer = answer.replacing("{amount}", with: "7d")
    #expect(
      Self.message("test", "today", word) == "dayctl: unknown condition '\(word)'; use \(answer)\n")
    let values = [
      "since": "2025", "until": "2025", "on": "2025", "before": "2025", "after": "2025",
      "older-than": "1d", "newer-than": "1d", "not": "valid",
    ]
    #expect(dayctl("test today \(answer) \(values[answer] ?? "")").code != 2)
  }

  @Test(arguments: words(.conjunction))
  func anOperatorIsAnsweredWithAWord(_ word: String, _ answer: String) {
    let message = Self.message("test", "today", "since", "2025", word, "weekday")
    #expect(message == "dayctl: unexpected '\(word)' after the condition; write '\(answer)'\n")
    let next = answer.hasSuffix("until") ? "2030" : "weekday"
    #expect(dayctl("test today since 2025 \(answer) \(next)").code == 0)
  }

  @Test(arguments: words(.grouping))
  func aWordForAGroupIsAnsweredWithTheRightOne(_ word: String, _ group: String) {
    #expect(Self.message("count", "--by", word).hasSuffix(". Did you mean '\(group)'?\n"))
    #expect(dayctl("count today --by \(group)").code == 0)
  }

  @Test(arguments: words(.delimiter))
  func aNameOfADelimiterIsAnsweredWithTheCharacter(_ word: String, _ answer: String) {
    let message = Self.message("convert", "--column", "1", "--delimiter", word, "2025-08-29")
    #expect(
      message == "dayctl: --delimiter: invalid delimiter \(Word(word).quoted): \(answer)\n")
    guard answer.hasPrefix("use "), let delimiter = shellWords(answer).last else { return }
    #expect(dayctl(["convert", "--column", "1", "--delimiter", delimiter, "2025-08-29"]).code == 0)
  }

  @Test(arguments: words(.timeZone))
  func anotherNameOfATimeZoneIsAnsweredWithTheRightOne(_ word: String, _ zone: String) {
    let run = dayctl("convert --time-zone \(word) 2025-08-29")
    // Some systems have a zone of this name.
    guard run.code != 0 else { return }
    #expect(
      run.written
        == "dayctl: --time-zone: unknown time zone '\(word)'. Did you mean '\(zone)'?\n")
    #expect(dayctl("convert --time-zone \(zone) 2025-08-29").code == 0)
  }

  @Test func aWordHasOneMeaningInAContext() {
    for (context, rows) in Synonyms.rows where context != .option {
      for word in rows.flatMap(\.words) {
        #expect(Synonyms.rows(for: word, in: context).count == 1, "\(word)")
      }
    }
  }
}
