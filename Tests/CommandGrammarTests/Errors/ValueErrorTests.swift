import CommandGrammar
import Testing

struct ValueErrorTests {
  enum Unit: String, CaseIterable, ArgumentChoice {
    case days, weeks, months, years
    case yearsMonthsDays = "ymd"
  }

  enum Many: String, CaseIterable, ArgumentChoice {
    case first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth
    case eleventh, twelfth, thirteenth
  }

  enum One: String, CaseIterable, ArgumentChoice {
    case only
  }

  struct Even: ArgumentValue {
    init(word: Word) throws(ValueError) {
      guard try Int(word: word).isMultiple(of: 2) else {
        throw .sentence("\(word.quoted) is odd")
      }
    }
  }

  struct Options: Command, Equatable {
    static let name = "measure"
    static let summary = CommandSummary("Measure.")

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      var (unit, many, one, even) = (Unit?.none, Many?.none, One?.none, Even?.none)
      try parts.option("--unit", "-u", value: "UNIT", into: &unit, help: "unit")
      try parts.option("--many", value: "MANY", into: &many, help: "many")
      try parts.option("--one", value: "ONE", into: &one, help: "one")
      try parts.option("--even", value: "N", into: &even, help: "even")
    }
  }

  struct Operands: Command, Equatable {
    static let name = "measure"
    static let summary = CommandSummary("Measure.")

    mutating func bind(to parts: inout Parts) throws(UsageError) {
      var (unit, even) = (Unit.days, Even?.none)
      try parts.argument("UNIT", into: &unit, help: "unit")
      try parts.argument("N", into: &even, help: "even")
    }
  }

  @Test(arguments: [
    ("--unit=day", "--unit: invalid value 'day'\(list). Did you mean 'days'?"),
    ("-u day", "-u: invalid value 'day'\(list). Did you mean 'days'?"),
    ("--unit=", "--unit: invalid value ''\(list)"),
    ("--many=tent", "--many: invalid value 'tent'. Did you mean 'tenth'?"),
    ("--many=x", "--many: invalid value 'x'"),
    ("--one=x", "--one: invalid value 'x': use only"),
    ("--even=3", "--even: '3' is odd"),
    ("--even=x", "--even: 'x' is not a whole number"),
  ])
  func theMessageNamesTheOptionAndSuggestsAFix(_ line: String, _ message: String) {
    #expect(Options.reading([Word](line: line)) == .error(message))
  }

  private static let list = ": use days, weeks, months, years or ymd"

  @Test(arguments: [
    ("week 2", "UNIT: invalid value 'week'\(list). Did you mean 'weeks'?"),
    ("days 3", "'3' is odd"),
  ])
  func theMessageNamesTheOperandOnlyIfTheWordDoesNotExplainItself(
    _ line: String, _ message: String
  ) {
    #expect(Operands.reading([Word](line: line)) == .error(message))
  }
}
