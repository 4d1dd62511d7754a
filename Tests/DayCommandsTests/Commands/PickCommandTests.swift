import SeededNumbers
import Testing

/// Today is Friday, 29 August 2025.
struct PickCommandTests {
  private static let files = ["de.txt": "2025-10-03 German Unity Day\n"]

  @Test(
    arguments: [
      ("", "enter", "2025-08-29"), ("", "right enter", "2025-08-30"),
      ("", "h j enter", "2025-09-04"),
      ("", "k k l enter", "2025-08-16"), ("", "up down left right enter", "2025-08-29"),
      ("", "pgdn enter", "2025-09-29"), ("", "[ enter", "2025-07-29"),
      ("", "shift-pgup enter", "2024-08-29"), ("", "} enter", "2026-08-29"),
      ("", "home enter", "2025-08-25"), ("", "end enter", "2025-08-31"),
      ("--starting-on sunday", "home enter", "2025-08-24"),
      ("--initial 2025-01-31", "pgdn enter", "2025-02-28"), ("", "pgdn down t enter", "2025-08-29"),
      ("", "tab enter", "2025-08-29"), ("--only day,day", "enter", "2025-08-29"),
      ("--to EEEE,dMMMM --locale de", "enter", "Freitag,29August"),
      ("", "? x enter", "2025-08-29"), ("", "! ~ ^ enter", "2025-08-29"),
      ("", "n p l space", "2025-08-30"), ("", "ctrl-n enter", "2025-09-05"),
      ("", "ctrl-p enter", "2025-08-22"), ("", "g enter", "2025-08-01"),
      ("", "G enter", "2025-08-31"), ("--initial 2030-Q2", "enter", "2030-04-01"),
    ] as [(String, String, String)])
  func aDateIsChosenWithKeys(_ line: String, _ keys: String, _ day: String) {
    #expect(pick(line, keys) == Run(written: day + "\n", code: 0))
  }

  @Test(
    arguments: [
      ("2026-01-05 enter", "2026-01-05"), ("/ next-friday enter", "2025-09-05"),
      ("/ today+30 enter", "2025-09-28"), ("2025-08-10x back enter", "2025-08-10"),
      ("2026-01-05 esc enter", "2025-08-29"), ("/ enter enter", "2025-08-29"),
      ("2 back back enter", "2025-08-29"), ("2025-02-30 enter back back 28 enter", "2025-02-28"),
      ("5 enter", "2025-08-05"), ("+3 enter", "2025-09-01"), ("-1w enter", "2025-08-22"),
      ("09-05 enter", "2025-09-05"), ("9-5 enter", "2025-09-05"), ("20251005 enter", "2025-10-05"),
      ("30/8 enter", "2025-08-30"), ("30.8.2025 enter", "2025-08-30"), ("9/9 enter", "2025-09-09"),
      ("/sep space 5 enter", "2025-09-05"), ("5 space sept. space 2026 enter", "2026-09-05"),
      ("5sep enter", "2025-09-05"), ("/ end-of-month enter", "2025-08-31"),
      ("/next space friday enter", "2025-09-05"), ("/fri enter", "2025-09-05"),
      // Ambiguous texts, of which no reading is taken by itself.
      ("3/4 enter down enter", "2025-03-04"), ("3/4 down down enter", "2025-04-03"),
      ("3/4 up enter", "2025-04-03"), ("3/4 down / 2026 down enter", "2026-03-04"),
      // Editing.
      ("2025-09-01 ctrl-u 2025-10-02 enter", "2025-10-02"),
      ("/5 space foo ctrl-w sep enter", "2025-09-05"),
      ("05-09 home delete delete 11 enter", "2025-11-09"),
      ("15-09 ctrl-a ctrl-k 7 enter", "2025-08-07"),
      ("2025-1-11 left left left left 0 enter", "2025-01-11"),
    ] as [(String, String)])
  func aDateCanBeTyped(_ keys: String, _ day: String) {
    #expect(pick("", keys) == Run(written: day + "\n", code: 0))
  }

  @Test(
    arguments: [
      ("jan space 5", "2025-01-05"), ("j j jul space 4", "2025-07-04"), ("thu", "2025-09-04"),
      ("5 esc may space 1", "2025-05-01"), ("nov space 11", "2025-11-11"), ("tue", "2025-09-02"),
      ("dec space 5", "2025-12-05"), ("tomorrow", "2025-08-30"), ("next-friday", "2025-09-05"),
      ("nearest-monday", "2025-09-01"), ("Mon", "2025-09-01"), ("j aug space 5", "2025-08-05"),
      ("l apr space 5", "2025-04-05"), ("n p n oct space 5", "2025-10-05"),
      ("Sep space 5", "2025-09-05"), ("Dec space 5", "2025-12-05"), ("Today", "2025-08-29"),
      // The letter that closes the help is not part of a word, and one that is deleted was not typed.
      ("? j aug space 5", "2025-08-05"), ("? t ctrl-l apr space 5", "2025-04-05"),
      ("j a back back dec space 5", "2025-12-05"),
    ] as [(String, String)])
  func aWordWhoseFirstLettersAreKeysIsTyped(_ keys: String, _ day: String) {
    #expect(pick("", keys + " enter") == Run(written: day + "\n", code: 0))
    // What the letters did is undone, whether they moved the focus or an end of a range.
    let starts = ["2025-08-04 enter down ", "2025-08-04 enter down enter ", ""]
    for before in sample(oneIn: 3, of: starts) {
      let typed = pick("--range", "\(before)\(keys) enter enter enter")
      #expect(typed == pick("--range", "\(before)/ \(day) enter enter enter"))
    }
  }

  @Test(
    arguments: [
      ("en_US", "9/5 enter", "2025-09-05"), ("en_US", "8/30/2025 enter", "2025-08-30"),
      ("en_GB", "9/5 enter", "2025-05-09"), ("de", "9-5 enter", "2025-05-09"),
      ("de", "30.8.2025 enter", "2025-08-30"), ("de", "5. space mai enter", "2025-05-05"),
      ("de", "2.3.26 enter", "2026-03-02"), ("ja", "9/5 enter", "2025-09-05"),
      ("fi", "4 . space kesäkuuta enter", "2025-06-04"), ("ru", "4 space июня enter", "2025-06-04"),
      ("pl", "4 space marca space 2026 enter", "2026-03-04"),
      // A year of three digits is not typed to its end.
      ("en_US", "4 space March space 202 enter 6 enter", "2026-03-04"),
      ("en_US", "3/4/202 enter 6 enter", "2026-03-04"),
      ("sv", "25-09-05 enter", "2025-09-05"), ("fr", "/15 space août enter", "2025-08-15"),
      // An order in which the date does not exist is not the one that is meant.
      ("en_US", "30/8/2025 enter", "2025-08-30"), ("de", "8/30 enter", "2025-08-30"),
    ] as [(String, String, String)])
  func aTypedDateHasTheOrderOfTheLanguage(_ locale: String, _ keys: String, _ day: String) {
    #expect(pick("--locale \(locale)", keys) == Run(written: day + "\n", code: 0))
    let environment = ["LC_ALL": "\(locale).UTF-8"]
    let run = pick("", ScriptedScreen.Step.keys(keys), environment: environment).run
    #expect(run == Run(written: day + "\n", code: 0))
  }

  @Test func aTypedDateHasTheFormatOfTheInput() {
    #expect(pick("--from dmy", "3/4 enter") == Run(written: "2025-04-03\n", code: 0))
    #expect(pick("--from dmy", "01/09/2025 enter") == Run(written: "2025-09-01\n", code: 0))
  }

  @Test(
    arguments: [
      ("--range", "enter enter enter", "2025-08-29", "2025-08-29"),
      ("--range", "tab enter", "2025-08-29", "2025-08-29"),
      ("--range", "tab tab enter", "2025-08-25", "2025-08-31"),
      ("--range", "tab tab tab enter", "2025-08-01", "2025-08-31"),
      ("--range", "shift-tab enter", "2025-01-01", "2025-12-31"),
      ("--range", "enter down enter enter", "2025-08-29", "2025-09-05"),
      ("--range", "space down space space", "2025-08-29", "2025-09-05"),
      ("--range", "shift-tab shift-tab enter", "2025-08-01", "2025-08-31"),
      ("--range --initial 2025-08", "enter", "2025-08-01", "2025-08-31"),
      ("--range --initial 2025-08-11..2025-08-15", "enter", "2025-08-11", "2025-08-15"),
      ("--range --initial 2025-08-11", "enter enter enter", "2025-08-11", "2025-08-11"),
      ("--range", "W enter", "2025-08-25", "2025-08-31"),
      ("--range -s sunday", "W enter", "2025-08-24", "2025-08-30"),
      ("--range", "T enter", "2025-08-29", "2025-08-29"),
      ("--range", "O enter", "2025-08-30", "2025-08-30"),
      ("--range", "S enter", "2025-08-23", "2025-08-29"),
      ("--range", "D enter", "2025-07-31", "2025-08-29"),
      ("--range", "M enter", "2025-08-01", "2025-08-31"),
      ("--range", "L enter", "2025-07-01", "2025-07-31"),
      ("--range", "Q enter", "2025-07-01", "2025-09-30"),
      ("--range", "tab Y enter", "2025-01-01", "2025-12-31"),
      ("--range --max today", "M enter", "2025-08-01", "2025-08-29"),
      ("--range --preset Sprint=2025-08-11..2025-08-22", "A enter", "2025-08-11", "2025-08-22"),
      ("--only week", "up enter", "2025-08-18", "2025-08-24"),
      ("--only week --starting-on sun", "enter", "2025-08-24", "2025-08-30"),
      ("--only week --last-7-days", "enter", "2025-08-23", "2025-08-29"),
      ("--last-7-days", "tab left enter", "2025-08-22", "2025-08-28"),
      ("--only week,month", "tab tab enter", "2025-08-25", "2025-08-31"),
      ("--only month", "down enter", "2025-09-01", "2025-09-30"),
      ("--only month", "2026-02 enter", "2026-02-01", "2026-02-28"),
      ("--only year", "2024 enter", "2024-01-01", "2024-12-31"),
      ("--only month", "right enter", "2026-08-01", "2026-08-31"),
      ("--only month", "home enter", "2025-01-01", "2025-01-31"),
      ("--only month", "end pgdn enter", "2026-12-01", "2026-12-31"),
      ("--only month", "shift-pgdn enter", "2035-08-01", "2035-08-31"),
      ("--only month --until today", "down enter", "2025-08-01", "2025-08-29"),
      ("--only year", "up enter", "2024-01-01", "2024-12-31"),
      ("--only year --years 1900..2060", "end enter", "2060-01-01", "2060-12-31"),
      ("--only year --years 1900..2060", "home enter", "1900-01-01", "1900-12-31"),
      ("--only custom", "enter up enter enter", "2025-08-22", "2025-08-29"),
      ("--only custom", "enter enter enter", "2025-08-29", "2025-08-29"),
      // The third Enter is the choice, wherever the focus is.
      ("--only custom", "enter down enter left enter", "2025-08-29", "2025-09-05"),
      // Another key moves an end: the nearer one, or the other.
      ("--only custom", "enter down enter m right enter enter", "2025-08-29", "2025-09-06"),
      ("--only custom", "enter down enter up m left enter enter", "2025-08-28", "2025-09-05"),
      ("--only custom", "enter down enter m m left enter enter", "2025-08-28", "2025-09-05"),
      ("--only custom", "enter down enter back right enter enter", "2025-08-29", "2025-09-06"),
      (
        "--only custom", "enter down enter back back enter up enter enter", "2025-08-29",
        "2025-09-05"
      ),
      // A date that is typed begins a new range.
      (
        "--only custom", "enter enter 2025-09-01 enter 09-03 enter enter", "2025-09-01",
        "2025-09-03"
      ),
      ("--only custom", "enter down enter m right esc enter", "2025-08-29", "2025-09-05"),
      ("--only custom", "enter 2025-09-30 enter enter", "2025-08-29", "2025-09-30"),
      ("--range --initial 2025-03-01..2025-03-05", "enter", "2025-03-01", "2025-03-05"),
      ("--range --initial 2025-03", "enter", "2025-03-01", "2025-03-31"),
      ("--only month,year --initial last-year", "enter", "2024-01-01", "2024-12-31"),
      ("--only week --initial 2025-W02", "enter", "2025-01-06", "2025-01-12"),
      ("--only week,custom -s sunday --initial 2025-W02", "enter", "2025-01-06", "2025-01-12"),
      ("--only custom --initial 2025-Q1", "enter", "2025-01-01", "2025-03-31"),
      ("--range", "enter right enter enter", "2025-08-29", "2025-08-30"),
    ] as [(String, String, String, String)])
  func aRangeIsChosenWithKeys(_ line: String, _ keys: String, _ first: String, _ last: String) {
    #expect(pick(line, keys) == Run(written: "\(first)\n\(last)\n", code: 0))
  }

  @Test(arguments: [
    ("space right right space enter", "2025-08-29\n2025-08-31\n"),
    ("space space right space enter", "2025-08-30\n"),
    ("enter space left space enter", "2025-08-28\n2025-08-29\n"),
    ("09-05 enter 09-01 enter enter", "2025-09-01\n2025-09-05\n"),
  ])
  func anyNumberOfDaysIsChosenWithSpace(_ keys: String, _ written: String) {
    #expect(pick("--multiple", keys) == Run(written: written, code: 0))
  }

  @Test func severalDaysAreAListInJSON() {
    #expect(
      pick("--multiple --json", "space right space enter")
        == Run(written: "[\"2025-08-29\",\"2025-08-30\"]\n", code: 0))
    #expect(
      pick("--multiple --json --to d.M.", "space enter")
        == Run(written: "[\"29.8.\"]\n", code: 0))
  }

  @Test func anIntervalIsOneLine() {
    #expect(
      pick("--interval", "tab tab enter") == Run(written: "2025-08-25/2025-08-31\n", code: 0))
    #expect(
      pick("--interval --only day", "enter") == Run(written: "2025-08-29/2025-08-29\n", code: 0))
  }

  @Test(arguments: [
    ("--max 2025-08-30", "right right enter", "2025-08-30"),
    ("--min 2025-08-28", "up enter", "2025-08-28"),
    ("--until today", "pgdn enter", "2025-08-29"),
    ("--min 2025-09-10", "enter", "2025-09-10"),
    ("--years 2024", "enter", "2024-12-31"),
    // The date is refused, corrected and accepted.
    ("--max 2025-12-01", "2025-12-24 enter back back 01 enter", "2025-12-01"),
    ("--disable weekends", "right enter right right enter", "2025-09-01"),
    ("--disable fri,sat", "enter", "2025-08-28"),
    ("--disable fri,sat", "right enter right right enter", "2025-08-31"),
    ("--disable weekends --weekend fri", "enter", "2025-08-30"),
    ("--disable holidays --holidays de.txt --initial 2025-10-03", "enter", "2025-10-04"),
    ("--holidays de.txt --initial 2025-10-03", "enter", "2025-10-03"),
  ])
  func onlyDaysInsideTheLimitsAreChosen(_ line: String, _ keys: String, _ day: String) {
    #expect(pick(line, keys, files: Self.files) == Run(written: day + "\n", code: 0))
  }

  @Test(arguments: [
    ("", "esc"), ("", "q"), ("", ""), ("", "2 esc esc"), ("--range", "tab esc"),
    ("--only custom", "enter esc esc"), ("", "? esc esc"),
    ("--disable weekends", "right enter"),
  ])
  func leavingWithoutAChoiceIsTheAnswerNo(_ line: String, _ keys: String) {
    #expect(pick(line, keys) == Run(written: "", code: 1))
  }

  @Test func aCallThatMakesNoSenseIsRejected() throws {
    try GoldenCalls.check(
      [
        "pick --only decade",
        "pick --only day --last-7-days",
        "pick --min 2025-02-01 --max 2025-01-01",
        "pick --years 2060..1900",
        "pick --from \"dd/MM/yyyy'T'HH\" --to same",
        "pick --max today --until today",
        "pick --disable summer",
        "pick --disable holidays",
        "pick --initial 2025-01-01..2025-01-05",
        "pick --initial 2025-01-01 --min 2025-02-01",
        "pick --range --initial 2025-08-29..2025-08-31 --disable weekends",
        "pick --min 2025-08-30 --max 2025-08-31 --disable weekends",
        "pick --presets soon --range",
        "pick --preset 2025-Q1 --range",
        "pick --presets today",
        "pick --only month,year --week-numbers",
        "pick --multiple --range",
        "pick --json",
        "pick --interval --to dmy",
        "pick --initial soon",
      ]
    ) { call in pick(String(call.line.trimmingPrefix("pick ")), "enter") }
  }

  @Test func withoutATerminalThereIsAnError() throws {
    try GoldenCalls.check(
      [
        "pick"
      ])
  }

  @Test func aTerminalThatCannotMoveItsCursorIsNotUsed() {
    let run = pick("", [], environment: ["TERM": "dumb"]).run
    #expect(run.code == 2)
    #expect(
      run.written == "dayctl: pick cannot move the cursor of this terminal (TERM is dumb)\n")
  }
}
