import CommandGrammar
import SeededNumbers
import Testing

struct RecordFormatsTests {
  @Test(arguments: [
    ("dmy", "mdy", "12/31/2025\n03/04/2025\n", "2025-12-31\n2025-04-03\n"),
    ("days", "epoch", "1756425600\r\n20329\r\n", "2025-08-29\r\n2025-08-29\r\n"),
    ("dmy", "iso", "2025-08-29\n29/08/2025\n2025-08-30", "2025-08-29\n2025-08-29\n2025-08-30\n"),
    // The first of these is not on the fast path, but still comes first.
    ("%U %w %Y", "d M y", "32 3 2025\n10 3 2025\n", "2025-08-13\n2025-03-12\n"),
  ])
  func formatsAreTriedInOrderForEachLine(
    _ first: Word, _ second: Word, _ lines: String, _ answers: String
  ) {
    let run = dayctl(
      ["convert", "--from", first, "--from", second], input: Array(lines.utf8))
    #expect(run == Run(written: answers, code: 0))
  }

  @Test(arguments: seeds(50))
  func linesAndOperandsAreReadTheSameWayInSeveralFormats(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let formats = ["dmy", "mdy", "days", "epoch", "d M y", "%U %w %Y", "full"]
      .shuffled(using: &generator).prefix(3)
    let dates = [
      "03/04/2025", "12/31/2025", "31/12/2025", "20329", "1756425600", "10 3 2025", "32 3 2025",
      "Friday, 29 August 2025", "today",
    ]
    let lines = (0..<20).map { _ in dates.randomElement(using: &generator) ?? "today" }
    var words: [Word] = ["convert", "-q"]
    for format in formats { words += ["--from", Word(format)] }
    let run = dayctl(words, input: lines.flatMap { Array("\($0)\n".utf8) })
    #expect(run == dayctl(words + lines.map { Word($0) }))
  }

  @Test(arguments: ["--in-text", "--on-error=keep"])
  func withoutLocaleNamesAreReadInTheEnvironmentsLanguageAndInEnglish(_ option: String) {
    let run = dayctl(
      ["convert", Word(option), "--from", "d MMM yyyy"],
      input: Array("1 Oct 2025\n2 Okt 2025\n3 Aug 2025\n".utf8),
      environment: ["LANG": "de_DE.UTF-8"])
    #expect(run == Run(written: "2025-10-01\n2025-10-02\n2025-08-03\n", code: 0))
  }

  @Test func withLocaleNamesAreReadOnlyInItsLanguage() {
    let run = dayctl(["convert", "--locale", "de", "--from", "d MMM yyyy", "1 Oct 2025"])
    #expect(run.code == 2)
  }

  @Test(
    arguments: [
      ("unix", "unknown format 'unix'; use epoch"),
      ("timestamp", "unknown format 'timestamp'; use epoch"),
      ("rfc3339", "unknown format 'rfc3339'; use iso8601"),
      ("quarter", "unknown format 'quarter'; use \"yyyy-'Q'Q\""),
      ("help", "unknown format 'help': \(formatList)"),
      ("isoo", "unknown format 'isoo'. Did you mean 'iso'?"),
      ("iso-8601", "unknown format 'iso-8601'; use iso8601"),
      ("h", "invalid format 'h': the pattern has no part of a day, such as yyyy or %Y"),
      (
        "yyyyMMddHHmm",
        "'yyyyMMddHHmm' has a time of day, and dayctl cannot write times of day; use this format only with --from"
      ),
      (
        "yyyy-MM-ddXXX",
        "'yyyy-MM-ddXXX' has a time zone, and dayctl cannot write time zones; use this format only with --from"
      ),
      (
        "%i",
        "invalid format '%i': '%i' is not a supported strftime field; write %% for a percent sign"
      ),
      ("Apache", "unknown format 'Apache'; use '%d/%b/%Y:%H:%M:%S %z'"),
      ("syslog", "unknown format 'syslog'; use 'MMM d HH:mm:ss' and --year"),
      ("mysql", "unknown format 'mysql'; use iso8601-sans-timezone, or iso for a date only"),
      ("us", "unknown format 'us'; use mdy"),
      ("年 'x", "invalid format \"年 'x\": the quote at character 3 is not closed"),
      (
        "yyyy年%",
        "invalid format 'yyyy年%': a letter is missing after the '%' at character 6; a percent sign is %%"
      ),
      (
        "yyyy-mm-dd HH:MM",
        "invalid format 'yyyy-mm-dd HH:MM': 'yyyy-MM-dd HH:mm' has a time of day, and dayctl cannot write times of day; use this format only with --from"
      ),
      (
        "dd/MM/yyyy HH:MM:SS",
        "invalid format 'dd/MM/yyyy HH:MM:SS': 'dd/MM/yyyy HH:mm:ss' has a time of day, and dayctl cannot write times of day; use this format only with --from"
      ),
      (
        "DD/MM/YYYY",
        "invalid format 'DD/MM/YYYY': 'DD' is the day of the year, which is D or DDD; the day of the month is dd. Did you mean 'dd/MM/yyyy'?"
      ),
      (
        "YYYY-MM-DD",
        "invalid format 'YYYY-MM-DD': 'DD' is the day of the year, which is D or DDD; the day of the month is dd. Did you mean 'yyyy-MM-dd'?"
      ),
      (
        "dd/mm/yyyy",
        "invalid format 'dd/mm/yyyy': 'mm' is minutes; the month is MM. Did you mean 'dd/MM/yyyy'?"
      ),
    ] as [(Word, String)])
  func aWordThatIsNotAFormatIsRejectedWithALikelyFix(_ format: Word, _ message: String) {
    #expect(
      dayctl(["convert", "--to", format, "today"])
        == Run(written: "dayctl: --to: \(message)\n", code: 2))
  }

  @Test(arguments: ["+%F", "+%d/%m/%Y"])
  func aFormatWithALeadingPlusIsRejected(_ format: String) {
    let run = dayctl(["convert", "--to", Word(format), "2025-08-29"])
    let rest = format.dropFirst()
    #expect(
      run
        == Run(
          written: "dayctl: --to: '\(format)' starts with a plus sign. Did you mean '\(rest)'?\n",
          code: 2))
  }
}
