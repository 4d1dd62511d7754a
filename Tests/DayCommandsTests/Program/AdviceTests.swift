import Testing

struct AdviceTests {
  @Test(arguments: [
    ("today --format dmy", "unknown option '--format'; use --to"),
    ("today +%d.%m.%Y", "unexpected argument '+%d.%m.%Y'; use --to %d.%m.%Y"),
    ("today -30", "unexpected argument '-30'; use 'dayctl add today AMOUNT'"),
    ("diff a b --days", "unknown option '--days'; use --unit days"),
    (
      "range 2025-01-01 --until x",
      "unknown option '--until'; write the last day after the first one"
    ),
    (
      "filter --after 2025-01-01",
      "unknown option '--after'; write conditions without hyphens, such as after"
    ),
    (
      "test today --older-than 3d",
      "unknown option '--older-than'; write conditions without hyphens, such as older-than"
    ),
    ("sort --desc", "unknown option '--desc'; use --reverse"),
    ("convert --tz UTC", "unknown option '--tz'; use --time-zone"),
    ("convert --utc", "unknown option '--utc'; use --time-zone UTC"),
    ("add --sep x 1", "unknown option '--sep'; use --delimiter"),
    ("convert -H", "unknown option '-H'; use --header"),
    (
      "convert -d today",
      "unknown option '-d'; write the date without -d; for columns, use --delimiter"
    ),
    ("convert --date=today", "unknown option '--date'; write the date without --date"),
    ("convert -d, today", "unknown option '-d,'; use --delimiter ,"),
    (
      "convert -d\" today",
      "unknown option '-d\"'; write the date without -d; for columns, use --delimiter"
    ),
    ("count --date today", "unknown option '--date'; write the date without --date"),
    ("sort -t\t,", "unknown option '-t\\t,'; use --delimiter"),
    ("today +%T", "unexpected argument '+%T'; see 'dayctl today -h'"),
    ("today -d tomorrow", "unknown option '-d'; use 'dayctl convert DATE'"),
    ("sort -u", "unknown option '-u'; use --unique"),
    ("sort -k 2", "unknown option '-k'; use --column"),
    ("sort -k2,2n", "unknown option '-k2,2n'; use --column 2"),
    ("sort --key=2", "unknown option '--key'; use --column, or --json-key for JSON"),
    ("sort -t,", "unknown option '-t,'; use --delimiter ,"),
    ("sort -t;", "unknown option '-t;'; use --delimiter ';'"),
    (
      "sort -rn",
      "unknown option '-n'; leave it out: records are sorted by date; for timestamps, use --from epoch"
    ),
    ("convert -u", "unknown option '-u'; use --time-zone UTC"),
    (
      "add today -v+1d", "unknown option '-v+1d'; write the amount last and without -v, such as +1d"
    ),
    (
      "today -v-2w",
      "unknown option '-v-2w'; use 'dayctl add DATE AMOUNT', such as 'dayctl add today -2w'"
    ),
    ("count --monthly", "unknown option '--monthly'; use --by month"),
    ("count --by-week", "unknown option '--by-week'; use --by week"),
    (
      "weekday --to EEE",
      "unknown option '--to'; use --from for the input; to write dates, use 'dayctl convert --to FORMAT'"
    ),
    ("diff --to x", "unknown option '--to'; write both dates without options: dayctl diff FROM TO"),
    (
      "range a to b",
      "unexpected argument 'b'; write two dates and no other words: dayctl range FROM TO"
    ),
    ("diff a b days", "unexpected argument 'days'; use --unit days"),
    ("version", "unknown command 'version'; use 'dayctl --version'"),
  ])
  func anOptionOfAnotherProgramIsAnsweredWithTheRightOne(_ line: String, _ message: String) {
    #expect(dayctl(line) == Run(written: "dayctl: \(message)\n", code: 2))
  }

  @Test(arguments: [
    ("convert --header --column a", "a\n2025-08-29\n"), ("sort --unique", "2025-08-29\n"),
    ("sort --column 2", "x,2025-08-29\n"), ("sort --column 2 --delimiter ;", "x;2025-08-29\n"),
    ("sort --from epoch", "1735689600\n"), ("convert --time-zone UTC", "2025-08-29\n"),
    ("add today -2w", ""), ("count --by month", "2025-08-29\n"),
    ("diff today today --unit days", ""),
  ])
  func theOptionsInTheAdviceWork(_ line: String, _ input: String) {
    let run = dayctl(line, input: input)
    #expect(run.code == 0, "\(run.written)")
  }

  @Test func anOptionThatTheCommandLacksIsNotSuggested() {
    #expect(dayctl("range -H").written == "dayctl: unknown option '-H'. Did you mean '-h'?\n")
    #expect(dayctl("month-grid --sep x").written.hasSuffix("see 'dayctl month-grid -h'\n"))
  }
}
