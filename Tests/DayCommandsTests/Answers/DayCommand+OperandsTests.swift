import CommandGrammar
import Testing

struct DayCommandOperandsTests {
  @Test(arguments: [
    "2025-08-29", "2025-08-29 2025-01-31 0000-01-01", "2025-08-29 today 2024-02-29",
    "2025-08-29 2025-02-29 2025-01-01", "-000001-12-31 0000-01-01", "9999-12-31", "31/12/2025",
    "2025-08-29 - 2024-01-01", "2025-08-29x",
  ])
  func operandsAreAnsweredTheSameWayOnTheSlowPath(_ dates: String) {
    for command in ["add \(dates) 1", "add \(dates) -1m", "add \(dates) 400y", "convert \(dates)"] {
      let words = command.split(separator: " ").map { Word(String($0)) }
      let input = Array("2020-02-28\n2020-03-01".utf8)
      #expect(
        dayctl(words, input: input) == dayctl(words, input: input, usesSlowPath: true))
    }
  }

  @Test(arguments: [
    ("--to dmy", "30/08/2025\n"), ("--csv", "date,amount,result\n2025-08-29,P1D,2025-08-30\n"),
    ("--json", #"{"date":"2025-08-29","amount":"P1D","result":"2025-08-30"}"# + "\n"),
    ("--in-text", "2025-08-30\n"), ("--time-zone UTC", "2025-08-30\n"),
    ("--locale de", "2025-08-30\n"), ("--column 1", "2025-08-30\n"),
    ("--on-error keep", "2025-08-30\n"),
  ])
  func everyOptionAppliesToOperands(_ options: String, _ answer: String) {
    #expect(dayctl("add 2025-08-29 1 \(options)") == Run(written: answer, code: 0))
  }
}
