import Testing

struct AdviceTests {
  @Test(arguments: [
    ("cal", "month-grid"), ("seq", "range"), ("sequence", "range"), ("grep", "filter"),
    ("sub", "add"), ("uniq", "sort"), ("now", "today"), ("age", "diff"), ("format", "convert"),
    ("floor", "round"), ("man", "manual"), ("dtest", "test"), ("histogram", "count"),
  ])
  func aNameOfAnotherProgramIsAnsweredWithACommand(_ word: String, _ command: String) {
    let message = dayctl(word).written
    #expect(message.hasPrefix("dayctl: unknown command '\(word)'; use 'dayctl \(command)"))
  }

  @Test(arguments: [
    ("today --format dmy", "unknown option '--format'; use --to"),
    ("today +%d.%m.%Y", "unexpected operand '+%d.%m.%Y'; use --to %d.%m.%Y"),
    ("today -30", "unexpected operand '-30'; use 'dayctl add today AMOUNT'"),
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
    ("version", "unknown command 'version'; use 'dayctl --version'"),
  ])
  func anOptionOfAnotherProgramIsAnsweredWithTheRightOne(_ line: String, _ message: String) {
    #expect(dayctl(line) == Run(written: "dayctl: \(message)\n", code: 2))
  }
}
