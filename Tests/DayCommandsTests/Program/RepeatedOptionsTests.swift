import CommandGrammar
import Testing

// The list of commands is internal, and every option of each is tested.
@testable import DayCommands

/// What an option means that is given twice.
///
/// Each option of each command is in one of these lists; a new option has to be put into one.
struct RepeatedOptionsTests {
  /// What happens to the values of an option that is given several times.
  private enum Repetition {
    /// The option names a set or a list, and all values count.
    case collects

    /// A second one can only be a mistake.
    case isAnError

    /// The last one counts, so that an alias can have defaults.
    case lastCounts
  }

  /// The options that collect.
  private static let collecting = [
    "--from", "--file", "--holidays", "--weekend", "--only", "--nth", "--skip", "--disable",
    "--highlight", "--unit", "--rule", "--absent", "--except", "--and", "--presets", "--preset",
  ]

  /// The options of which a second one is an error, and some calls with two.
  private static let single = [
    "--round": "convert today --round end-of-month --round following",
    "--by": "count today --by month --by year",
    "--by-number": "sort --column 1 --by-number 2 --by-number 3",
    "--into": "convert --column 1 --into a --into b",
    "--series": "count --column 1 --series 2 --series 3",
    "--column": "sort --column 1 --column 2",
    "--json-key": "count --json-key a --json-key b",
    "spans --within": "spans --within 2025-01 --within 2025-02 today",
    "--part": "convert --part 1/3 --part 2/3 --file orders.csv",
  ]

  /// Formats, languages, colours, limits, and other choices of one value.
  private static let last = [
    "--to", "--format", "--locale", "--time-zone", "--pivot", "--year", "--delimiter", "--on-error",
    "--backup", "--jobs", "--messages", "--color", "--memory", "--overflow", "--starting-on",
    "--offset", "--step", "--count", "--months", "--columns", "--mark", "--min", "--max", "--until",
    "--years", "--initial", "--title", "--which", "--day", "--last", "--daily", "--weekly",
    "--monthly", "--quarterly", "--yearly", "--within", "--join", "--at-least", "--split",
    "--amount-column", "--amount-key", "--anchor", "--as-of", "--buckets", "--fiscal-year-start",
    "--scale", "--theme",
  ]

  private static let options = Dayctl.description.commands.flatMap { command in
    command.options.filter { !$0.isFlag }.map { (command.name, $0) }
  }

  private static func repetition(of option: PartDescription, in command: String) -> Repetition? {
    let name = option.names.first ?? ""
    if command == "count", name == "--unit" { return .lastCounts }
    if collecting.contains(name) { return .collects }
    if single[name] != nil || single["\(command) \(name)"] != nil { return .isAnError }
    return last.contains(name) ? .lastCounts : nil
  }

  @Test func theDescriptionOfEachOptionSaysWhatASecondOneMeans() {
    for (command, option) in Self.options {
      let repetition = Self.repetition(of: option, in: command)
      let name = "\(command) \(option.names)"
      #expect(repetition != nil, "\(name) is in none of the lists")
      // The columns of a record are counted by the command: some take two, or any number.
      let isCounted = ["--column", "--json-key", "--into"].contains(option.names.first)
      let counting = ["add", "convert", "round", "weekday", "diff", "spans", "filter", "easter"]
      let repeats =
        repetition == .collects
        || isCounted && counting.contains(command)
          && !(option.names == ["--into"] && command == "diff")
      #expect(option.repeats == repeats, "\(name)")
      #expect(option.isUnique == (repetition == .isAnError && !isCounted), "\(name)")
    }
  }

  @Test(arguments: single.values.sorted())
  func aSecondOneOfSomeOptionsIsAnError(_ line: String) {
    let run = dayctl(line)
    #expect(run.code == 2 && run.written.contains("can be given only once"), "\(run.written)")
  }

  @Test(arguments: [
    ("add today 1b --weekend sat --weekend sun", "add today 1b"),
    ("add 2025-08-28 1b --weekend fri --weekend sat", "add 2025-08-28 1b --weekend fri,sat"),
    ("diff 2024-01-01 today -u years --unit days", "diff 2024-01-01 today -u years,days"),
    (
      "range today 2025-10-01 --rule FREQ=MONTHLY --rule FREQ=WEEKLY;COUNT=2",
      "convert 2025-08-29 2025-09-05 2025-09-29"
    ),
    ("range today 2025-09-09 --only mon --only fri", "range today 2025-09-09 --only mon,fri"),
    ("range today 2025-10-30 --nth 1-mon --nth 2-fri", "range today 2025-10-30 --nth 1-mon,2-fri"),
    ("range today 2025-09-09 --skip mon --skip fri", "range today 2025-09-09 --skip mon,fri"),
    (
      "convert --from dmy --from mdy 29/08/2025 08/30/2025", "convert 2025-08-29 2025-08-30"
    ),
    ("convert --absent NA --absent - NA today --to dmy", "convert --absent NA NA today --to dmy"),
    (
      "month-grid 2025-08 --highlight 2025-08-01 --highlight 2025-08-02",
      "month-grid 2025-08 --highlight 2025-08-01..2025-08-02"
    ),
  ])
  func anOptionThatNamesASetCollects(_ line: String, _ same: String) {
    let run = dayctl(line)
    // A range has marks at its ends only.
    let marks: Set<Character> = ["<", ">", " "]
    #expect(run.code == 0)
    #expect(
      run.written.filter { !marks.contains($0) }
        == dayctl(same).written.filter { !marks.contains($0) })
  }

  @Test(
    arguments: [
      ("convert today --to dmy --to %F", "convert today --to %F"),
      (
        "round end-of-month today --to dmy --to mdy",
        "round end-of-month today --to mdy"
      ),
      ("weekday today --locale de --locale fr", "weekday today --locale fr"),
      ("convert --from epoch --time-zone UTC --time-zone +14:00 86399", "convert 1970-01-02"),
      ("convert --from d.M.yy --pivot 1970 --pivot 1900 1.2.45", "convert 1945-02-01"),
      ("convert --from d.M. --year 2024 --year 2023 1.2.", "convert 2023-02-01"),
      (
        "convert --column 2 --delimiter ; --delimiter : a:2025-08-29 --to dmy",
        "convert --column 2 --delimiter : a:2025-08-29 --to dmy"
      ),
      ("convert foo --on-error stop --on-error keep", "convert foo --on-error keep"),
      ("convert foo --messages 5 --messages 0", "convert foo --messages 0"),
      ("convert today --jobs 0x --jobs 2", "convert today"),
      ("add 2025-01-31 1m --overflow reject --overflow next", "convert 2025-03-01"),
      ("easter 2025 --offset 1 --offset 0", "easter 2025"),
      ("range today --step 1w --step 2d --count 5 --count 2", "convert 2025-08-29 2025-08-31"),
      (
        "count today --by week --starting-on monday --starting-on sunday",
        "count today --by week --starting-on sunday"
      ),
      ("count today --chart --color always --color never", "count today --chart"),
      ("sort today --memory 1G --memory 1M", "sort today"),
      (
        "month-grid --months 3 --months 2 --columns 2 --columns 1 2025-01",
        "month-grid --months 2 --columns 1 2025-01"
      ),
      (
        "retain today --daily 1 --weekly 1 --monthly 1 --quarterly 1 --last 2 --daily 2 --last 1",
        "retain today --daily 2"
      ),
      ("retain today --yearly 1 --within 1d --within 2d", "retain today --within 2d --last 1"),
      ("month-grid --mark [] --mark * today", "month-grid --mark * today"),
    ] as [(String, String)])
  func ofOtherOptionsTheLastOneCounts(_ line: String, _ same: String) {
    #expect(dayctl(line).written == dayctl(same).written)
  }

  @Test func noneIsTheOnlyWeekend() throws {
    #expect(dayctl("add today 1b --weekend none").written == "2025-08-30\n")
    try GoldenCalls.check(["add today 1b --weekend none --weekend sun"])
  }
}
