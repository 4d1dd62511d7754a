import CommandGrammar
import Testing

/// Texts that are less precise than a date, as messages about them show.
struct PartOfDateTests {
  @Test func aPartOfADateHasANounAndAFirstDay() throws {
    try GoldenCalls.check(
      [
        "2025", "2025-08", "2025-8", "8/2025", "2025.08", "8 2025", "AUG 2025", "August-2025",
        "2025-W01", "2025-Q1", "2025-q4",
      ].map { .init("convert '\($0)'") })
  }

  @Test(arguments: [
    ("2025", "--from yyyy", "2025-01-01"), ("2025-08", "--from yyyy-MM", "2025-08-01"),
    ("2025-Q3", "--from \"yyyy-'Q'Q\"", "2025-07-01"),
    ("2025-W35", "--from \"YYYY-'W'ww\"", "2025-08-25"),
  ])
  func aLineThatIsAPartOfADateCanBeReadAsOneOfItsDays(
    _ text: String, _ option: String, _ day: String
  ) {
    let run = dayctl("convert", input: text + "\n")
    #expect(run.written.hasSuffix("such as \(day), or add \(option) --day first\n"))
    let pattern = option.dropFirst(7).replacing("\"", with: "")
    let words: [Word] = ["convert", "--day", "first", "--from", Word(String(pattern))]
    #expect(dayctl(words, input: Array(text.utf8)) == Run(written: day + "\n", code: 0))
  }

  @Test(
    arguments: [
      ("yyyy-MM", "2024-02", "first", "2024-02-01"), ("yyyy-MM", "2024-02", "last", "2024-02-29"),
      ("yyyyMM", "202502", "15", "2025-02-15"), ("MMM-yyyy", "Feb-2025", "last", "2025-02-28"),
      ("yyyy'Q'Q", "2025Q3", "last", "2025-09-30"), ("QQQ yyyy", "Q3 2025", "10", "2025-07-10"),
      ("YYYY-'W'ww", "2025-W35", "first", "2025-08-25"), ("YYYYww", "202535", "7", "2025-08-31"),
      ("yyyy", "2024", "366", "2024-12-31"), ("%Y-%m", "2025-08", "last", "2025-08-31"),
      ("%G-W%V", "2026-W01", "first", "2025-12-29"),
    ] as [(String, String, String, String)])
  func aFormatWithoutADayTakesTheOneThatIsGiven(
    _ format: String, _ text: String, _ day: String, _ date: String
  ) {
    let words: [Word] = ["convert", "--from", Word(format), "--day", Word(day), Word(text)]
    #expect(dayctl(words) == Run(written: date + "\n", code: 0))
  }

  @Test(arguments: [
    ("--from MM/yy --pivot 1970 --day first", "08/25", "2025-08-01"),
    ("--from MMMM --year 2025 --day last", "August", "2025-08-31"),
    ("--from MM --year 2025 --day 15", "08", "2025-08-15"),
  ])
  func aDayCanBeGivenWithAnOptionForTheYear(_ options: String, _ text: String, _ date: String) {
    #expect(dayctl("convert \(options) \(text)") == Run(written: "\(date)\n", code: 0))
  }

  @Test func aDayThatCannotBeTakenIsAnError() throws {
    try GoldenCalls.check(
      [
        "convert --from MMMM --day first",
        "convert --from d.M. --day first",
        "convert --from iso --day first",
        "convert --day first",
        "convert --from yyyy-MM --day 32",
        "convert --from yyyy-MM --day middle",
        "convert --from MM-yy --day first",
        "convert --from yyyy-MM --day 30",
        "convert --from yyyy-MM",
      ], input: "2025-02\n")
  }

  @Test(arguments: [
    "", "13/2025", "2025-00", "2025-W54", "2025-Q5", "2025-Q0", "2025-08-29", "août 2025", "8",
  ])
  func anotherTextIsNotAPartOfADate(_ text: String) {
    #expect(!dayctl(["convert", Word(text)]).written.contains("not a date; write a date"))
  }

  @Test(arguments: ["aug", "August"])
  func theNameOfAMonthAloneBeginsADateOfSeveralWords(_ name: String) {
    #expect(dayctl(["convert", Word(name)]).written.contains("of several words in quotes"))
  }
}
