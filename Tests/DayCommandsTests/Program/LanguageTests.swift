import CommandGrammar
import Testing

/// The rules of the command line, as users see them.
struct LanguageTests {
  @Test(
    arguments: [
      // The value of an option in every form.
      ("convert --from dmy 29/08/2025", "2025-08-29\n", 0),
      ("convert --from=dmy 29/08/2025", "2025-08-29\n", 0),
      ("convert -f dmy 29/08/2025", "2025-08-29\n", 0),
      ("convert -fdmy 29/08/2025", "2025-08-29\n", 0),
      // Options and operands can be mixed; if an option is repeated, the last one counts.
      ("convert 29/08/2025 -f dmy", "2025-08-29\n", 0),
      ("convert 2025-08-29 --to dmy --to mdy", "08/29/2025\n", 0),
      // The formats are tried in order.
      ("convert 03/04/2025 -f dmy -f mdy", "2025-04-03\n", 0),
      ("convert 03/14/2025 -f dmy -f mdy", "2025-03-14\n", 0),
      // A word with a hyphen and a digit is an operand, and `--` ends options.
      ("add 2025-08-29 -30", "2025-07-30\n", 0),
      ("add 2025-08-29 -1m", "2025-07-29\n", 0),
      ("add -- 2025-08-29 -30", "2025-07-30\n", 0),
      ("add 2025-08-29 -P1M", "2025-07-29\n", 0), ("add 2025-08-29 -P-1M", "2025-09-29\n", 0),
      ("convert -000043-03-15 --to dmy", "15/03/-000043\n", 0),
      // The last operand is the amount; the operands before it are dates.
      ("add 2025-08-29 2025-12-31 1", "2025-08-30\n2026-01-01\n", 0),
      ("add --from epoch 1756425600 1", "2025-08-30\n", 0),
      // Words for dates.
      ("convert today yesterday tomorrow", "2025-08-29\n2025-08-28\n2025-08-30\n", 0),
      ("convert --from dmy today", "2025-08-29\n", 0),
      ("--version", "dayctl 0.1.0\n", 0),
    ] as [(String, String, Int32)])
  func aCommandLineHasThisResult(_ line: String, _ written: String, _ code: Int32) {
    #expect(dayctl(line) == Run(written: written, code: code))
  }

  @Test func anInvalidCommandLineIsReported() throws {
    try GoldenCalls.check([
      "convert --fro dmy 29/08/2025",
      "ad 2025-08-29 +30",
      "ncal",
      "help month",
      "sub 2025-08-29 30",
      "age 1990-05-01",
      "date",
      "xyzzy",
      "--json add",
      "diff --unit day 2025-01-01 2025-01-02",
      "convert --to dd/mm/yyyy today",
      "convert --json --csv today",
      "convert --json --on-error keep x",
      "diff 2025-01-01 2025-01-02 2025-01-03",
      "add",
      "diff",
      "add 2025-08-29 -Px",
    ])
  }

  @Test func anEmptyWordIsAnOperandButNotADate() throws {
    try GoldenCalls.check(
      [
        "convert ''",
        "convert --from= x",
      ])
  }

  @Test func helpGoesToStandardOutputAndSucceeds() {
    let help = dayctl("add --help")
    #expect(help.code == 0)
    #expect(help.written.hasPrefix("Usage: dayctl add [OPTIONS] [DATE…] AMOUNT\n"))
    #expect(dayctl("help add") == help)
    #expect(dayctl("add -h").code == 0)
  }

  @Test func noCommandShowsTheShortHelpAndFails() {
    let run = dayctl("")
    #expect(run.code == 2)
    #expect(run.written == dayctl("-h").written)
  }

  @Test func aCallOnATerminalWithoutInputSaysInOneLineWhatToAdd() throws {
    try GoldenCalls.check([
      "add 1", "convert", "weekday", "diff 2025-01-01", "count", "sort", "spans", "retain --last 1",
    ]) { call in
      let run = dayctl(call.line, inputIsTerminal: true)
      #expect(run.written.count <= 81)
      return run
    }
  }

  @Test func aFilterOnATerminalSaysHowToGiveItLines() throws {
    try GoldenCalls.check(["filter is weekend"]) { dayctl($0.line, inputIsTerminal: true) }
  }

  @Test func aHyphenReadsFromATerminal() {
    #expect(
      dayctl("weekday -", input: "2025-08-29\n", inputIsTerminal: true)
        == Run(written: "Friday\n", code: 0))
  }

  @Test(arguments: ["2025-02-29", "x", "2025-8-1"])
  func anInvalidTodayIsReported(_ value: String) {
    let environment = ["DAYCTL_TODAY": value]
    let message = "dayctl: DAYCTL_TODAY is '\(value)', which is not a date (yyyy-MM-dd)\n"
    #expect(
      dayctl("convert today", environment: environment) == Run(written: message, code: 2))
    #expect(
      dayctl("month-grid", environment: environment) == Run(written: message, code: 2))
    #expect(dayctl("convert 2025-01-01", environment: environment).code == 0)
  }
}
