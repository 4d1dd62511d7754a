import CommandGrammar
import Testing

/// What people write instead of what dayctl reads.
struct HintTests {
  @Test(arguments: [
    ("30 days", "30d"), ("1month", "1m"), ("+1m-1d", "P1M-1D"), ("-1 month 2 days", "-1m2d"),
    ("5 business-days", "5b"), ("1 year, 2 months", nil), ("3 weeks", "3w"),
  ])
  func anAmountInAnotherFormIsAnsweredWithTheWordToWrite(_ text: String, _ amount: String?) {
    let run = dayctl(["add", "2025-08-29", .init(text)])
    #expect(run.code == 2)
    #expect(
      amount.map { run.written == "dayctl: '\(text)' is not an amount; write \($0)\n" }
        ?? run.written.contains("is not an amount such as"))
  }

  @Test(arguments: [
    ("1m -1d", "P1M-1D"), ("1m 1d", "1m1d"), ("-1m -30", "-1m30d"), ("2w +3", "2w3d"),
  ])
  func twoAmountsAreAnsweredWithOneWord(_ amounts: String, _ amount: String) {
    #expect(
      dayctl("add 2025-08-29 \(amounts)")
        == Run(written: "dayctl: only one amount is allowed; write \(amount)\n", code: 2))
  }

  @Test(arguments: [
    ("utc", "UTC"), ("gmt", "UTC"), ("+2", "+02:00"), ("UTC+5:30", "+05:30"),
    ("-3", "-03:00"),
  ])
  func aTimeZoneInAnotherFormIsAnsweredWithTheWordToWrite(_ zone: String, _ word: String) {
    #expect(
      dayctl("convert --time-zone=\(zone) 2025-08-29")
        == Run(
          written: "dayctl: --time-zone: unknown time zone '\(zone)'. Did you mean '\(word)'?\n",
          code: 2))
  }

  @Test(arguments: [
    ("convert --to month 2025-08-29", "use MM for the number of the month, MMMM for its name"),
    ("convert -t=dmy 2025-08-29", "write --to=VALUE. Did you mean 'dmy'?"),
    ("month-grid 3 2026", "'3' is not a month: write months such as 2026-03"),
    ("convert a.csv", "to read a file, use --file a.csv"),
    ("add 2025-08-29 - 30", "to subtract, write -30"),
  ])
  func aLikelyMistakeIsAnsweredWithTheFix(_ line: String, _ fix: String) {
    let run = dayctl(line)
    #expect(run.code == 2)
    #expect(run.written.contains(fix), "\(run.written)")
  }

  @Test func anOperatorMayTouchItsDate() {
    #expect(dayctl(["test", "2025-08-29", ">=2025-08-29"]).code == 0)
    #expect(dayctl(["test", "2025-08-29", "<2025-08-29 or !=2025-08-29"]).code == 1)
  }
}
