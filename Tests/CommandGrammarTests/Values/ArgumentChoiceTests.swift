import CommandGrammar
import Testing

struct ArgumentChoiceTests {
  enum Unit: String, CaseIterable, ArgumentChoice {
    case days, weeks
    case yearsMonthsDays = "ymd"
  }

  /// A choice that lists its values itself, and whose words are not raw values.
  enum Answer: ArgumentChoice {
    case yes, no

    var choice: String { self == .yes ? "y" : "n" }

    static var count: Int { 2 }

    static func value(at position: Int) -> Self { position == 0 ? .yes : .no }
  }

  @Test(arguments: [("days", .days), ("ymd", .yearsMonthsDays)] as [(Word, Unit)])
  func anEnumerationIsReadByItsRawValues(_ word: Word, _ unit: Unit) throws {
    #expect(try Unit(word: word) == unit)
    #expect(Unit.choices == ["days", "weeks", "ymd"])
  }

  @Test(arguments: [("y", .yes), ("n", .no)] as [(Word, Answer)])
  func aChoiceIsReadByItsWords(_ word: Word, _ answer: Answer) throws {
    #expect(try Answer(word: word) == answer)
    #expect(Answer.choices == ["y", "n"])
  }

  @Test(arguments: ["", "day", "Days", "days ", "yearsMonthsDays", "y"] as [Word])
  func anyOtherWordIsRejected(_ word: Word) {
    #expect(throws: ValueError.notAChoice(word, choices: Unit.choices)) { try Unit(word: word) }
    guard word != "y" else { return }
    #expect(throws: ValueError.notAChoice(word, choices: ["y", "n"])) { try Answer(word: word) }
  }
}
