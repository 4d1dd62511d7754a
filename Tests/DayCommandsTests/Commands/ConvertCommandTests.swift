import CommandGrammar
import Testing

struct ConvertCommandTests {
  @Test(arguments: [
    ("--to excel", "1899-12-31\n1900-01-01\n", "1\n", "'1899-12-31'", "1900-01-01"),
    ("--to excel1904", "1904-01-01\n1903-12-31\n", "0\n", "'1903-12-31'", "1904-01-01"),
    (
      "--to excel --column 2", "a,1900-01-01\nb,1899-12-31\nc,2025-08-29\n", "a,1\nc,45898\n",
      "'1899-12-31'", "1900-01-01"
    ),
    (
      "--to excel --json-key d", "{\"d\":\"1899-12-31\"}\n{\"d\":\"1900-01-01\"}\n",
      "{\"d\":1}\n", "'1899-12-31'", "1900-01-01"
    ),
    (
      "--to excel --in-text", "from 1899-12-31\nto 1900-01-01\n", "to 1\n", "'1899-12-31'",
      "1900-01-01"
    ),
    (
      "--to excel --csv", "1899-12-31\n1900-01-01\n", "date,result\n1900-01-01,1\n",
      "'1899-12-31'", "1900-01-01"
    ),
  ])
  func aDayWithoutANumberInASpreadsheetIsAnError(
    _ options: String, _ input: String, _ output: String, _ date: String, _ first: String
  ) {
    let words = "convert \(options)".split(separator: " ").map { Word(String($0)) }
    for usesSlowPath in [false, true] {
      let run = streams(words, [Array(input.utf8)], usesSlowPath: usesSlowPath)
      #expect(run.output == output)
      #expect(
        run.messages.contains(
          ": the result for \(date) has no number in a spreadsheet: numbers begin at \(first)\n"))
      #expect(run.code == 2)
    }
  }

  @Test(arguments: [
    ("iso", "2025-08-29"), ("ymd", "2025-08-29"), ("dmy", "29/08/2025"), ("mdy", "08/29/2025"),
    ("epoch", "1756425600"), ("epoch-ms", "1756425600000"),
    ("epoch-us", "1756425600000000"), ("epoch-ns", "1756425600000000000"),
    ("iso8601", "2025-08-29T00:00:00Z"),
    ("iso8601-sans-timezone", "2025-08-29T00:00:00"), ("d.M.yyyy", "29.8.2025"),
    ("yyyyMMdd", "20250829"), ("yyyy/MM/dd", "2025/08/29"), ("'on'dd-MM-yyyy", "on29-08-2025"),
  ])
  func everyFormatIsReadAndWritten(_ format: String, _ text: String) {
    #expect(dayctl("convert --to \(format) 2025-08-29") == Run(written: text + "\n", code: 0))
    #expect(dayctl("convert --from \(format) \(text)") == Run(written: "2025-08-29\n", code: 0))
  }

  @Test(arguments: [
    ("-1", "1969-12-31"), ("0", "1970-01-01"), ("-86400", "1969-12-31"), ("-86401", "1969-12-30"),
    ("1756511999", "2025-08-29"), ("1756425599.999", "2025-08-28"), ("-0.5", "1969-12-31"),
  ])
  func epochSecondsRoundDown(_ text: String, _ day: String) {
    #expect(dayctl("convert --from epoch \(text)") == Run(written: day + "\n", code: 0))
  }

  @Test func anInvalidDateIsRejectedWithALikelyFix() throws {
    try GoldenCalls.check(
      [
        "convert foo",
        "convert 2025-08-2x",
        "convert 2025-08-29x",
        "convert 2025-02-30",
        "convert 2025-01-00",
        "convert 2025-08",
        "convert 2025-13-01",
        "convert 2025-04-31",
        "convert +010000-01-01",
        "convert 31/12/2025",
        "convert 12/31/2025",
        "convert 31/02/2025",
        "convert 2025-8-9",
        "convert 29.8.2025",
        "convert 20250829",
        "convert 1756425600",
        "convert 1756425600000",
        "convert 2025-08-29T10:00:00Z",
        "convert 03/04/2025",
      ])
  }

  @Test func aTextWithSpacesIsRejectedWithALikelyFix() throws {
    try GoldenCalls.check(
      [
        "convert -- '29 Aug 2025'",
        "convert -- '29. August 2025'",
        "convert -- 29-Aug-2025",
        "convert -- Aug-29-2025",
        "convert -- '29 Aug 2025 10:00:00 +0200'",
        "convert -- 'Fri, 29 Aug 2025'",
        "convert -- 29Aug2025",
        "convert -- '29 August, 2025'",
        "convert -- '2025 Aug 29'",
        "convert -- 2025_08_29",
        "convert -- 29-Aug-25",
        "convert -- 'Friday 29 August 2025'",
        "convert -- '2025-01-01 '",
        "convert -- '\t2025-01-01'",
        "convert -- '2025-01-01\u{A0}'",
        "convert -- '\u{202F}'",
        "convert -- 25-08-29",
      ])
  }

  @Test(arguments: ["%d de %B em %Y", "d' de 'MMMM' em 'y", "d 'de' MMMM 'em' y"])
  func aPrepositionThatIsTextIsText(_ pattern: String) {
    #expect(
      dayctl(["convert", "2025-08-29", "--to", Word(pattern)])
        == Run(written: "29 de August em 2025\n", code: 0))
  }

  @Test(arguments: ["  ", "\u{A0}", "\u{202F} \u{A0}"])
  func aValueOfBlanksStandsForNoDate(_ value: String) {
    for (options, input) in [
      ("", value), ("--column 1", "\(value),x"), ("--column 1 --header", "d\n\"\(value)\""),
      ("--json-key d", "{\"d\":\"\(value)\"}"),
    ] {
      #expect(
        dayctl("convert --to dmy \(options)", input: input + "\n")
          == Run(written: input + "\n", code: 0))
      #expect(dayctl("convert --required \(options)", input: input + "\n").code == 2)
    }
  }

  @Test func aMistakeIsReportedWithAFix() throws {
    try GoldenCalls.check(
      [
        "convert --from mdy 31/12/2025",
        "convert --from yyyy/MM/yyyy-MM-dd 2025/08/2025-08-29",
        "convert --from epoch 1756425600000",
        "convert --from d.M.y 29.8.25",
        "convert 3/4/25",
        "convert 45898",
        "convert --from d/MMM/yyyy 29/Aug/2025:10:00:00",
        "convert --from HHmmddMMyyyy 246029082025",
        "convert --from MM/dd 08/29",
        "convert --from iso --year 10000 2025-08-29",
        "convert --from 'MMM d' --year 25 'Feb 28'",
        "convert --from excel 60",
        "convert --from excel 0.5",
        "convert --from eu 2025-08-29",
        "convert --from MM/yyyy 08/2025",
        "convert --from yyyy-MM 2025-08",
        "convert --messages 0 x y",
        "convert --pivot 20 2025-08-29",
        "convert --from dd/MM/yy 29/08/25",
        "convert dates.csv",
        "diff dates.csv",
        "convert --json-key a a.json",
        "convert 29.Augustus",
      ])
  }

  @Test func messagesNameTheRequestedFormats() throws {
    try GoldenCalls.check(
      [
        "convert -f dmy -f epoch foo",
        "convert -f dmy -f mdy 31/02/2025",
      ])
  }

  @Test func numbersAreNumbersInJSONAndTextIsEscaped() {
    #expect(
      dayctl("convert --json --to epoch 1970-01-02").written
        == #"{"date":"1970-01-02","result":86400}"# + "\n")
    #expect(
      dayctl(["convert", "--json", "--to", "dd\"\\\u{1}MM'é'yyyy", "1970-01-02"]).written
        == #"{"date":"1970-01-02","result":"02\"\\\u000101é1970"}"# + "\n")
  }

  @Test func csvFieldsAreQuotedIfNecessary() {
    #expect(
      dayctl(["convert", "--csv", "--to", "dd\",\"MM yyyy", "1970-01-02"]).written
        == "date,result\n1970-01-02,\"02\"\",\"\"01 1970\"\n")
  }

  @Test(
    arguments: [
      ("de", "5 Sep 2025", "2025-09-05"), ("de", "5 Sept 2025", "2025-09-05"),
      ("de", "5 Sept. 2025", "2025-09-05"), ("de", "5 Mär 2025", "2025-03-05"),
      ("de", "5 MÄR 2025", "2025-03-05"), ("fr", "5 fév 2025", "2025-02-05"),
      ("fr", "5 jui 2025", nil), ("fr", "5 sep 2025", "2025-09-05"),
      ("ru", "5 сен 2025", "2025-09-05"), ("ru", "5 мар 2025", "2025-03-05"),
      ("en_GB", "5 Sept 2025", "2025-09-05"), ("en_GB", "5 Sep 2025", "2025-09-05"),
      ("de", "5 Septe 2025", nil), ("de", "5 Se 2025", nil), ("en", "5 September 2025", nil),
      ("en", "5 Ju 2025", nil), ("en", "5 Xyz 2025", nil),
    ] as [(Word, String, String?)])
  func threeOrFourLettersWithWhichOneNameBeginsAreRead(
    _ locale: Word, _ text: String, _ day: String?
  ) {
    let options: [Word] = ["convert", "--locale", locale, "--from", "d MMM yyyy"]
    let run = dayctl(options + [Word(text)])
    #expect(day.map { run.written == $0 + "\n" } ?? (run.code == 2))
    let lines = dayctl(options, input: Array("\(text)\n\(text)\n".utf8))
    #expect(day.map { lines.written == "\($0)\n\($0)\n" } ?? (lines.code == 2))
    let found = dayctl(options + ["--in-text"], input: Array("(\(text))\n".utf8))
    #expect(found.written.hasPrefix("(\(day ?? text))\n"))
  }

  @Test(arguments: [
    ("--header --column due", "id,due\n1,2025-01-01\n\n", "id,due\n1,2025-01-01\n"),
    ("--json-key a", "{\"a\":\"2025-01-01\"}\n \n", "{\"a\":\"2025-01-01\"}\n"),
  ])
  func aRequiredDateInAnEmptyLineIsAnErrorAboutTheLine(
    _ place: String, _ input: String, _ output: String
  ) {
    let run = dayctl("convert --required \(place)", input: input)
    #expect(run.code == 2 && run.written.hasPrefix(output))
    #expect(run.written.contains("the line is blank"))
  }

  @Test(arguments: ["NA", "n/a", "null", "NULL", "none", "-", "\\N"])
  func aTextThatUsuallyMeansNothingIsAnsweredWithTheOptionForIt(_ text: String) {
    let input = "id,due\n1,\(text)\n2,2025-01-01\n"
    let call: [Word] = ["convert", "--header", "--column", "due"]
    let run = dayctl(call, input: Array(input.utf8))
    #expect(run.code == 2 && run.written.contains("if it stands for no date, add --absent "))
    #expect(
      dayctl(call + ["--absent", Word(text)], input: Array(input.utf8))
        == Run(written: input, code: 0))
    #expect(!dayctl(call + ["--required"], input: Array(input.utf8)).written.contains("--absent"))
  }
}
