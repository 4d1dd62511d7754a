import CommandGrammar
import Testing

/// The rules of the command line, as users see them.
struct LanguageTests {
  @Test(arguments: [
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
    // No abbreviated options; one suggestion.
    ("convert --fro dmy 29/08/2025", "dayctl: unknown option '--fro'. Did you mean '--from'?\n", 2),
    ("ad 2025-08-29 +30", "dayctl: unknown command 'ad'. Did you mean 'add'?\n", 2),
    ("ncal", "dayctl: unknown command 'ncal'; use 'dayctl month-grid'\n", 2),
    ("help month", "dayctl: unknown command or topic 'month'. Did you mean 'month-grid'?\n", 2),
    (
      "sub 2025-08-29 30",
      "dayctl: unknown command 'sub'; use 'dayctl add' with a negative amount, such as -30\n", 2
    ),
    (
      "age 1990-05-01", "dayctl: unknown command 'age'; use 'dayctl diff --unit ymd FROM TO'\n", 2
    ),
    ("date", "dayctl: unknown command 'date'; use 'dayctl today'\n", 2),
    ("xyzzy", "dayctl: unknown command 'xyzzy'; see 'dayctl --help'\n", 2),
    (
      "--json add",
      "dayctl: unknown option '--json' before the command; options come after it: dayctl COMMAND [OPTIONS]\n",
      2
    ),
    // Invalid values.
    (
      "diff --unit day 2025-01-01 2025-01-02",
      "dayctl: --unit: invalid value 'day': use days, weeks, months, quarters, years, business-days or ymd. Did you mean 'days'?\n",
      2
    ),
    (
      "convert --to dd/mm/yyyy today",
      "dayctl: --to: invalid format 'dd/mm/yyyy': 'mm' is minutes; the month is MM. Did you mean 'dd/MM/yyyy'?\n",
      2
    ),
    (
      "convert --json --csv today",
      "dayctl: --json and --csv cannot be combined\n", 2
    ),
    (
      "convert --json --on-error keep x",
      "dayctl: --on-error keep cannot be combined with --json or --csv: use skip or stop\n", 2
    ),
    (
      "diff 2025-01-01 2025-01-02 2025-01-03",
      "dayctl: unexpected argument '2025-01-03'; write two dates, or add --previous for the time from each date to the next one\n",
      2
    ),
    ("add", "dayctl: missing argument AMOUNT; see 'dayctl add -h'\n", 2),
    (
      "diff",
      "dayctl: missing argument FROM; to compare two dates of each record, give two columns or two keys\n",
      2
    ),
    (
      "add 2025-08-29 -Px",
      "dayctl: unknown option '-Px'; if it is an argument, put '--' before it\n",
      2
    ),
    ("--version", "dayctl 0.1.0\n", 0),
  ])
  func aCommandLineHasThisResult(_ line: String, _ written: String, _ code: Int32) {
    #expect(dayctl(line) == Run(written: written, code: code))
  }

  @Test func anEmptyWordIsAnOperandButNotADate() {
    #expect(
      dayctl(["convert", ""]) == Run(written: "dayctl: '' is not a date (yyyy-MM-dd)\n", code: 2))
    #expect(
      dayctl(["convert", "--from=", "x"])
        == Run(written: "dayctl: --from: invalid format '': the pattern is empty\n", code: 2))
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

  @Test(arguments: [
    "add 1", "convert", "weekday", "diff 2025-01-01", "count", "sort", "spans", "retain --last 1",
  ])
  func aCallOnATerminalWithoutInputSaysInOneLineWhatToAdd(_ line: String) {
    let sentence =
      "dayctl: no dates given: add --file FILE, dates, or - to type them; -h shows help\n"
    #expect(sentence.count <= 81)
    #expect(dayctl(line, inputIsTerminal: true) == Run(written: sentence, code: 2))
  }

  @Test func aFilterOnATerminalSaysHowToGiveItLines() {
    #expect(
      dayctl("filter is weekend", inputIsTerminal: true)
        == Run(
          written:
            "dayctl: no lines given: add --file FILE, or pipe them into dayctl; -h shows help\n",
          code: 2))
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
