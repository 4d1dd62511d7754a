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

  @Test(arguments: [
    ("foo", "'foo' is not a date (yyyy-MM-dd)"),
    (
      "2025-08-2x", "'2025-08-2x' is not in the format yyyy-MM-dd: expected 2 digits at character 9"
    ),
    (
      "2025-08-29x",
      "'2025-08-29x' is not in the format yyyy-MM-dd: unexpected text after '2025-08-29'"
    ),
    ("2025-02-30", "'2025-02-30' does not exist: February 2025 has 28 days"),
    ("2025-01-00", "'2025-01-00' does not exist: days start at 1"),
    ("2025-08", "'2025-08' is a month, not a date; write a date such as 2025-08-01"),
    ("2025-13-01", "'2025-13-01' does not exist: months range from 1 to 12"),
    ("2025-04-31", "'2025-04-31' does not exist: April 2025 has 30 days"),
    (
      "+010000-01-01",
      "'+010000-01-01' does not exist: dates range from -009999-01-01 to 9999-12-31"
    ),
    (
      "31/12/2025",
      "'31/12/2025' is not in the format yyyy-MM-dd; it looks like dd/MM/yyyy: add --from dmy"
    ),
    (
      "12/31/2025",
      "'12/31/2025' is not in the format yyyy-MM-dd; it looks like MM/dd/yyyy: add --from mdy"
    ),
    (
      "31/02/2025",
      "'31/02/2025' is not in the format yyyy-MM-dd, and does not exist as dd/MM/yyyy: February 2025 has 28 days"
    ),
    (
      "2025-8-9",
      "'2025-8-9' is not in the format yyyy-MM-dd; it looks like yyyy-M-d: add --from yyyy-M-d"
    ),
    (
      "29.8.2025",
      "'29.8.2025' is not in the format yyyy-MM-dd; it looks like d.M.yyyy: add --from d.M.yyyy"
    ),
    (
      "20250829",
      "'20250829' is not in the format yyyy-MM-dd; it looks like yyyyMMdd: add --from basic"
    ),
    (
      "1756425600",
      "'1756425600' is not in the format yyyy-MM-dd; it looks like epoch: add --from epoch"
    ),
    (
      "1756425600000",
      "'1756425600000' is not in the format yyyy-MM-dd; it looks like epoch-ms: add --from epoch-ms"
    ),
    (
      "2025-08-29T10:00:00Z",
      "'2025-08-29T10:00:00Z' is not in the format yyyy-MM-dd; it looks like iso8601: add --from iso8601"
    ),
    (
      "03/04/2025",
      "'03/04/2025' is not in the format yyyy-MM-dd; it could be 2025-04-03 or 2025-03-04: add --from dmy or --from mdy"
    ),
  ])
  func anInvalidDateIsRejectedWithALikelyFix(_ text: String, _ message: String) {
    #expect(dayctl("convert \(text)") == Run(written: "dayctl: \(message)\n", code: 2))
  }

  @Test(arguments: [
    (
      "29 Aug 2025",
      "is not in the format yyyy-MM-dd; it looks like d MMM yyyy: add --from 'd MMM yyyy'"
    ),
    (
      "29. August 2025",
      "is not in the format yyyy-MM-dd; it looks like d. MMMM yyyy: add --from 'd. MMMM yyyy'"
    ),
    (
      "29-Aug-2025",
      "is not in the format yyyy-MM-dd; it looks like d-MMM-yyyy: add --from d-MMM-yyyy"
    ),
    (
      "Aug-29-2025",
      "is not in the format yyyy-MM-dd; it looks like MMM-d-yyyy: add --from MMM-d-yyyy"
    ),
    (
      "29 Aug 2025 10:00:00 +0200",
      "is not in the format yyyy-MM-dd; it looks like rfc5322: add --from rfc5322"
    ),
    (
      "Fri, 29 Aug 2025",
      "is not in the format yyyy-MM-dd; it looks like rfc5322: add --from rfc5322"
    ),
    ("29Aug2025", "is not in the format yyyy-MM-dd; it looks like dMMMyyyy: add --from dMMMyyyy"),
    (
      "29 August, 2025",
      "is not in the format yyyy-MM-dd; it looks like d MMMM, yyyy: add --from 'd MMMM, yyyy'"
    ),
    (
      "2025 Aug 29",
      "is not in the format yyyy-MM-dd; it looks like yyyy MMM d: add --from 'yyyy MMM d'"
    ),
    (
      "2025_08_29",
      "is not in the format yyyy-MM-dd; it looks like yyyy_MM_dd: add --from yyyy_MM_dd"
    ),
    (
      "29-Aug-25",
      "is not in the format yyyy-MM-dd; it looks like d-MMM-yy: add --from d-MMM-yy --pivot 1970 for 2025-08-29"
    ),
    (
      "Friday 29 August 2025",
      "is not in the format yyyy-MM-dd; it looks like EEEE d MMMM yyyy: add --from 'EEEE d MMMM yyyy'"
    ),
    ("2025-01-01 ", "is not a date: remove the space before or after it"),
    ("\t2025-01-01", "is not a date: remove the space before or after it"),
    ("25-08-29", "is not a date (yyyy-MM-dd)"),
  ])
  func aTextWithSpacesIsRejectedWithALikelyFix(_ text: String, _ message: String) {
    let run = dayctl(["convert", "--", Word(text)])
    let quoted = text.split(separator: "\t", omittingEmptySubsequences: false).joined(
      separator: "\\t")
    #expect(run == Run(written: "dayctl: '\(quoted)' \(message)\n", code: 2))
  }

  @Test(arguments: [
    (
      "convert --from mdy 31/12/2025",
      "'31/12/2025' does not exist: months range from 1 to 12; it looks like dd/MM/yyyy: add --from dmy"
    ),
    (
      "convert --from yyyy/MM/yyyy-MM-dd 2025/08/2025-08-29",
      "--from: invalid format 'yyyy/MM/yyyy-MM-dd': the year occurs twice, so it is for output only"
    ),
    (
      "convert --from epoch 1756425600000",
      "'1756425600000' does not exist: dates range from -009999-01-01 to 9999-12-31; it looks like epoch-ms: add --from epoch-ms"
    ),
    (
      "convert --from d.M.y 29.8.25",
      "'29.8.25' is not in the format d.M.y; it looks like d.M.yy: add --from d.M.yy --pivot 1970 for 2025-08-29"
    ),
    (
      "convert 3/4/25",
      "'3/4/25' is not in the format yyyy-MM-dd; it could be 2025-04-03 or 2025-03-04: add --from d/M/yy --pivot 1970 or --from M/d/yy --pivot 1970"
    ),
    (
      "convert 45898",
      "'45898' is not in the format yyyy-MM-dd; it could be 2025-08-29 or 2095-08-31: add --from excel or --from days"
    ),
    (
      "convert --from d/MMM/yyyy 29/Aug/2025:10:00:00",
      "'29/Aug/2025:10:00:00' is not in the format d/MMM/yyyy: unexpected text after '29/Aug/2025'"
    ),
    (
      "convert --from HHmmddMMyyyy 246029082025",
      "'246029082025' is not in the format HHmmddMMyyyy; it looks like epoch-ms: add --from epoch-ms"
    ),
    (
      "convert --from MM/dd 08/29",
      "--from: 'MM/dd' has no year: add --year YEAR, such as --year 2025"
    ),
    (
      "convert --from iso --year 10000 2025-08-29", "--year: 10000 is not a year from -9999 to 9999"
    ),
    (
      "convert --from excel 60",
      "'60' is not in the format excel: spreadsheets count 29 February 1900 as day 60, but 1900 was not a leap year"
    ),
    (
      "convert --from excel 0.5",
      "'0.5' is not in the format excel: expected a number of at least 1 at character 1"
    ),
    ("convert --from eu 2025-08-29", "--from: unknown format 'eu'; use dmy"),
    (
      "convert --from MM/yyyy 08/2025",
      "--from: 'MM/yyyy' does not give a complete date: add --day first, --day last or --day NUMBER, or use it only with --to"
    ),
    (
      "convert --from yyyy-MM 2025-08",
      "--from: 'yyyy-MM' does not give a complete date: add --day first, --day last or --day NUMBER, or use it only with --to"
    ),
    ("convert --pivot 20 2025-08-29", "--pivot: 20 is not a year from 1000 to 9900"),
    (
      "convert --from dd/MM/yy 29/08/25",
      "--from: 'dd/MM/yy' has two-digit years: add --pivot YEAR, such as --pivot 1970 for 1970 to 2069"
    ),
    ("convert dates.csv", "'dates.csv' is not a date; to read a file, use --file dates.csv"),
    ("diff dates.csv", "'dates.csv' is not a date; to read a file, use --file dates.csv"),
    (
      "convert --json-key a a.json",
      "'a.json' is not valid JSON; to read a file, use --file a.json"
    ),
    ("convert 29.Augustus", "'29.Augustus' is not a date (yyyy-MM-dd)"),
  ])
  func aMistakeIsReportedWithAFix(_ line: String, _ message: String) {
    #expect(dayctl(line) == Run(written: "dayctl: \(message)\n", code: 2))
  }

  @Test func messagesNameTheRequestedFormats() {
    #expect(
      dayctl("convert -f dmy -f epoch foo").written
        == "dayctl: 'foo' is not a date (dd/MM/yyyy or epoch)\n")
    #expect(
      dayctl("convert -f dmy -f mdy 31/02/2025").written
        == "dayctl: '31/02/2025' does not exist: February 2025 has 28 days\n")
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

  @Test(arguments: [
    ("de", "5 Sep 2025", "2025-09-05"), ("de", "5 Sept 2025", "2025-09-05"),
    ("de", "5 Sept. 2025", "2025-09-05"), ("de", "5 Mär 2025", "2025-03-05"),
    ("de", "5 MÄR 2025", "2025-03-05"), ("fr", "5 fév 2025", "2025-02-05"),
    ("fr", "5 jui 2025", nil), ("fr", "5 sep 2025", "2025-09-05"),
    ("ru", "5 сен 2025", "2025-09-05"), ("ru", "5 мар 2025", "2025-03-05"),
    ("en_GB", "5 Sept 2025", "2025-09-05"), ("en_GB", "5 Sep 2025", "2025-09-05"),
    ("de", "5 Septe 2025", nil), ("de", "5 Se 2025", nil), ("en", "5 September 2025", nil),
    ("en", "5 Ju 2025", nil), ("en", "5 Xyz 2025", nil),
  ])
  func threeOrFourLettersWithWhichOneNameBeginsAreRead(
    _ locale: Word, _ text: String, _ day: String?
  ) {
    let options: [Word] = ["convert", "--locale", locale, "--from", "d MMM yyyy"]
    let run = dayctl(options + [Word(text)])
    #expect(day.map { run.written == $0 + "\n" } ?? (run.code == 2))
    let lines = dayctl(options, input: Array("\(text)\n\(text)\n".utf8))
    #expect(day.map { lines.written == "\($0)\n\($0)\n" } ?? (lines.code == 2))
    let found = dayctl(options + ["--in-text"], input: Array("(\(text))\n".utf8))
    #expect(found.written == "(\(day ?? text))\n")
  }
}
