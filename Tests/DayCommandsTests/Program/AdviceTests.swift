import Testing

struct AdviceTests {
  @Test func anOptionOfAnotherProgramIsAnsweredWithTheRightOne() throws {
    try GoldenCalls.check(
      [
        "today --format dmy",
        "today +%d.%m.%Y",
        "today -30",
        "diff a b --days",
        "range 2025-01-01 --until x",
        "filter --after 2025-01-01",
        "test today --older-than 3d",
        "sort --desc",
        "convert --tz UTC",
        "convert --utc",
        "add --sep x 1",
        "convert -H",
        "convert -d today",
        "convert --date=today",
        "convert -d, today",
        "convert '-d\"' today",
        "count --date today",
        "sort -t\t,",
        "today +%T",
        "today -d tomorrow",
        "sort -u",
        "sort -k 2",
        "sort -k2,2n",
        "sort --key=2",
        "sort -t,",
        "sort -t;",
        "sort -rn",
        "convert -u",
        "add today -v+1d",
        "today -v-2w",
        "count --monthly",
        "count --by-week",
        "weekday --to EEE",
        "diff --to x",
        "range a to b",
        "diff a b days",
        "version",
      ])
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
