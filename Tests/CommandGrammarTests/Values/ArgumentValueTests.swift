import CommandGrammar
import Testing

struct ArgumentValueTests {
  enum Unit: String, CaseIterable, ArgumentValue {
    case days, weeks, months, years
    case yearsMonthsDays = "ymd"
  }

  enum Many: String, CaseIterable, ArgumentValue {
    case first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth
    case eleventh, twelfth, thirteenth
  }

  enum One: String, CaseIterable, ArgumentValue {
    case only
  }

  struct Even: ArgumentValue {
    init(word: Word) throws(ValueError) {
      guard try Int(word: word).isMultiple(of: 2) else {
        throw .sentence("\(word.quoted) is odd")
      }
    }
  }

  @Test(arguments: [("days", .days), ("ymd", .yearsMonthsDays)] as [(Word, Unit)])
  func anEnumerationIsReadByItsRawValues(_ word: Word, _ unit: Unit) throws {
    #expect(try Unit(word: word) == unit)
    #expect(Unit.choices == ["days", "weeks", "months", "years", "ymd"])
  }

  @Test(arguments: ["", "day", "Days", "days ", "yearsMonthsDays"] as [Word])
  func whatIsNoneOfAnEnumerationIsRefused(_ word: Word) {
    #expect(throws: ValueError.notAChoice(word, choices: Unit.choices)) { try Unit(word: word) }
  }

  @Test(arguments: [
    ("--unit=day", "'--unit' has no value 'day'\(list). Did you mean 'days'?"),
    ("-u day", "'-u' has no value 'day'\(list). Did you mean 'days'?"),
    ("--unit=", "'--unit' has no value ''\(list)"),
    ("--many=tent", "'--many' has no value 'tent'. Did you mean 'tenth'?"),
    ("--many=x", "'--many' has no value 'x'"),
    ("--one=x", "'--one' has no value 'x': use only"),
    ("--even=3", "--even: '3' is odd"),
    ("--even=x", "--even: 'x' is not a whole number"),
  ])
  func theMessageNamesTheOptionAndTheCure(_ line: String, _ message: String) {
    let command = Command<Int>(
      "measure", "Measure.", into: { (_: Unit?, _: Many?, _: One?, _: Even?) in 0 },
      Option("--unit", "-u", value: "UNIT", help: "unit"),
      Option("--many", value: "MANY", help: "many"),
      Option("--one", value: "ONE", help: "one"),
      Option("--even", value: "N", help: "even"))
    #expect(command.reading([Word](line: line)) == .error(message))
  }

  private static let list = ": use days, weeks, months, years or ymd"

  @Test(arguments: [
    ("week 2", "UNIT has no value 'week'\(list). Did you mean 'weeks'?"), ("days 3", "'3' is odd"),
  ])
  func theMessageOnAnOperandNamesItOnlyWhereTheWordDoesNotExplainItself(
    _ line: String, _ message: String
  ) {
    let command = Command<Int>(
      "measure", "Measure.", into: { (_: Unit, _: Even) in 0 },
      Argument("UNIT", help: "unit"), Argument("N", help: "even"))
    #expect(command.reading([Word](line: line)) == .error(message))
  }
}
