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

  @Test(arguments: ["ru", "bg", "kk", "sk", "cs", "de"], ["medium", "long", "full"])
  func ordinarySpacesStandForThoseOfALanguage(_ locale: Word, _ format: Word) {
    let options: [Word] = ["convert", "--locale", locale]
    let written = dayctl(options + ["--to", format, "2025-08-29"]).written.dropLast()
    let typed = String(written.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    for text in [String(written), typed] {
      #expect(dayctl(options + ["--from", format, Word(text)]).written == "2025-08-29\n")
      let answer = dayctl(options + ["--from", format, "--to", "same", Word(text)]).written
      #expect(answer == text + "\n")
    }
  }

  @Test func aResultHasTheSpacesOfItsDate() {
    let (input, output) = ("29\u{A0}août\u{A0}2025", "1\u{A0}septembre\u{A0}2025")
    let run = dayctl(
      ["add", "--locale", "fr", "--from", "d MMMM yyyy", "--to", "same", "3"],
      input: Array("\(input)\n29 août 2025\n".utf8))
    #expect(run == Run(written: "\(output)\n1 septembre 2025\n", code: 0))
    let json = dayctl(
      ["add", "--from", "d MMMM yyyy", "--to", "same", "--json-key", "due", "3"],
      input: Array(#"{"due": "29\u00a0August 2025"}"#.utf8))
    #expect(json.written == #"{"due": "1 September 2025"}"#)
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

  @Test func aWordThatIsNotAFormatIsRejectedWithALikelyFix() throws {
    try GoldenCalls.check(
      [
        "convert --to unix today",
        "convert --to timestamp today",
        "convert --to rfc3339 today",
        "convert --to quarter today",
        "convert --to help today",
        "convert --to isoo today",
        "convert --to iso-8601 today",
        "convert --to h today",
        "convert --to yyyyMMddHHmm today",
        "convert --to yyyy-MM-ddXXX today",
        "convert --to %i today",
        "convert --to Apache today",
        "convert --to syslog today",
        "convert --to mysql today",
        "convert --to us today",
        "convert --to \"年 'x\" today",
        "convert --to yyyy年% today",
        "convert --to 'yyyy-mm-dd HH:MM' today",
        "convert --to 'dd/MM/yyyy HH:MM:SS' today",
        "convert --to DD/MM/YYYY today",
        "convert --to YYYY-MM-DD today",
        "convert --to dd/mm/yyyy today",
      ])
  }

  @Test func aFormatWithALeadingPlusIsRejected() throws {
    try GoldenCalls.check(
      [
        "convert --to +%F 2025-08-29",
        "convert --to +%d/%m/%Y 2025-08-29",
      ])
  }
}
