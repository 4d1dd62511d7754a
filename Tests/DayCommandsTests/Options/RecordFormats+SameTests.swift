import CommandGrammar
import Testing

/// Answers in the format of their dates.
struct RecordFormatsSameTests {
  @Test(
    arguments: [
      ("--from iso --from dmy", "2025-08-29\n31/08/2025\r\n", "2025-08-30\n01/09/2025\r\n"),
      ("--from dmy", "31/08/2025", "01/09/2025\n"),
      (
        "--from iso --from dd.MM.yyyy --in-text", "due 29.08.2025, or 2025-09-01",
        "due 30.08.2025, or 2025-09-02"
      ),
      (
        "--from iso --from dd.MM.yyyy --column 2 --into new", "x,29.08.2025\ny,2025-09-01\n",
        "x,29.08.2025,30.08.2025\ny,2025-09-01,2025-09-02\n"
      ),
      (
        "--from epoch --from iso --json-key d", "{\"d\":1756425600}\n{\"d\":\"2025-08-29\"}\n",
        "{\"d\":1756512000}\n{\"d\":\"2025-08-30\"}\n"
      ),
      (
        "--from epoch --json-key d", "{\"d\":\"0\"}\n{\"d\":1}\n",
        "{\"d\":\"86400\"}\n{\"d\":86401}\n"
      ),
      (
        "--from basic --json-key d", "{\"d\":\"20250829\"}\n{\"d\":20250829}\n",
        "{\"d\":\"20250830\"}\n{\"d\":20250830}\n"
      ),
      ("--from yyyyMMdd --json-key d", "{\"d\":20250829}\n", "{\"d\":20250830}\n"),
      (
        "--from epoch --json-key d --into n",
        "{\"d\":\"0\",\"n\":1}\n{\"d\":0,\"n\":\"x\"}\n{\"d\":\"0\"}\n",
        "{\"d\":\"0\",\"n\":\"86400\"}\n{\"d\":0,\"n\":86400}\n{\"d\":\"0\",\"n\":\"86400\"}\n"
      ),
      (
        "--from dmy --from iso --json-key d",
        "{\"d\":\"2025\\u002d08-29\"}\n{\"d\":\"31/08/2025\"}\n",
        "{\"d\":\"2025-08-30\"}\n{\"d\":\"01/09/2025\"}\n"
      ),
      (
        "--from iso --from dmy", "31/08/2025\n2025-08-31\ntomorrow\n30/08/2025\n",
        "01/09/2025\n2025-09-01\n2025-08-31\n31/08/2025\n"
      ),
      (
        "--from iso --from d,MMM,yyyy --column 1", "\"31,Aug,2025\",x\n\"2025-08-31\",y\n",
        "\"1,Sep,2025\",x\n\"2025-09-01\",y\n"
      ),
      (
        "--from iso --from %FT%T --column 1", "2025-08-31,x\n2025-08-31T10:30:00,y\n",
        "2025-09-01,x\n2025-09-01T10:30:00,y\n"
      ),
      ("--from iso --from dmy", "tomorrow\n", "2025-08-31\n"),
      ("--from iso8601", "2025-08-31T10:30:00.5+02:00", "2025-09-01T10:30:00.5+02:00\n"),
      ("--from iso8601", "20250831T1030Z\n", "20250901T1030Z\n"),
      ("--from iso8601", "2025-08-31 10:30:00 +0200\n", "2025-09-01 10:30:00 +0200\n"),
      ("--from iso8601", "-000043-03-15T10:30Z\n", "-000043-03-16T10:30Z\n"),
      ("--from iso8601-sans-timezone", "2025-08-31T10:30:00", "2025-09-01T10:30:00\n"),
      ("--from rfc5322", "Sun, 31 Aug 2025 10:00 GMT", "Mon, 01 Sep 2025 10:00 GMT\n"),
      ("--from rfc5322", "31 Aug 2025", "01 Sep 2025\n"),
      (
        "--in-text --from dd/MMM/yyyy:HH:mm:ss", "[31/Aug/2025:10:30:00 +0200] GET /",
        "[01/Sep/2025:10:30:00 +0200] GET /"
      ),
      ("--from %F_%I:%M_%p", "2025-08-31_01:30_PM", "2025-09-01_01:30_PM\n"),
      (
        "--from %FT%T --column 1 --into n", "2025-08-31T10:30:00",
        "2025-08-31T10:30:00,2025-09-01T10:30:00"
      ),
      (
        "--from iso8601 --json-key d", "{\"d\":\"2025-08-31T10:30:00Z\"}\n",
        "{\"d\":\"2025-09-01T10:30:00Z\"}\n"
      ),
      (
        "--from %FT%T --json-key d", "{\"d\":\"2025\\u002d08-31T10:30:00\"}\n",
        "{\"d\":\"2025-09-01T10:30:00\"}\n"
      ),
      ("--from %FT%T", "tomorrow\n", "2025-08-31\n"),
      ("--from iso8601 --time-zone UTC", "tomorrow\n", "2025-08-31T00:00:00Z\n"),
      ("--from epoch --time-zone +02:00", "today\n", "1756504800\n"),
      ("--from rfc5322 --time-zone UTC", "today\n", "Sat, 30 Aug 2025\n"),
      (
        "--from iso8601 --time-zone UTC", "2025-08-31T23:30:00-02:00\n",
        "2025-09-01T23:30:00-02:00\n"
      ),
      (
        "--from iso8601 --time-zone Europe/Berlin", "2025-10-25T22:30:00Z\n",
        "2025-10-26T23:30:00Z\n"
      ),
      ("--from %FT%T%z --time-zone UTC", "2025-08-31T10:00:00+0200", "2025-09-01T10:00:00+0200\n"),
      ("--from epoch", "1756425601", "1756512001\n"),
      ("--from epoch", "1756425601.250", "1756512001.250\n"),
      ("--from epoch", "-1.25", "86398.75\n"),
      ("--from epoch", "-86401.30", "-1.30\n"),
      ("--from epoch --time-zone Europe/Berlin", "1761382800", "1761472800\n"),
      ("--from epoch-ms", "1756425601999", "1756512001999\n"),
      ("--from epoch-us", "1756425601000999", "1756512001000999\n"),
      ("--from epoch-ns", "1756425601000000999", "1756512001000000999\n"),
      ("--from epoch-ns", "-1", "86399999999999\n"),
      (
        "--from epoch-ns --time-zone Europe/Berlin", "1761382800000000001",
        "1761472800000000001\n"
      ),
      ("--from excel", "45898.75", "45899.75\n"),
      (
        "--locale ko --from \"y년 M월 d일 E'요일' HH:mm\" --column 2",
        "a,2025년 8월 29일 금요일 10:00,z\n", "a,2025년 8월 30일 토요일 10:00,z\n"
      ),
      (
        "--from \"MMM't' d, y HH:mm\" --in-text", "on Sept 2, 2025 10:00.",
        "on Sept 3, 2025 10:00."
      ),
    ] as [(String, String, String)])
  func anAnswerHasTheFormatOfItsDate(_ options: String, _ input: String, _ output: String) {
    let run = dayctl(shellWords("add --to same \(options) 1"), input: Array(input.utf8))
    #expect(run == Run(written: output, code: 0))
  }

  @Test(arguments: [
    ("MMM d HH:mm:ss", "Aug  8 10:00:00", "Aug  9 10:00:00"),
    ("MMM d HH:mm:ss", "Aug  9 10:00:00", "Aug 10 10:00:00"),
    ("%b %d %T", "Aug  8 10:00:00", "Aug  9 10:00:00"),
    ("%b %d %T", "Aug 31 10:00:00", "Sep 01 10:00:00"),
    ("d/M/yyyy H:mm", "08/08/2025 9:30", "09/08/2025 9:30"),
    ("d/M/yyyy H:mm", "8/8/2025 9:30", "9/8/2025 9:30"),
  ])
  func aNumberIsPaddedAsItWas(_ pattern: String, _ date: String, _ answer: String) {
    let year: [Word] = pattern.contains("yyyy") ? [] : ["--year", "2025"]
    let words: [Word] = ["add", "--from", Word(pattern), "--to", "same"] + year
    #expect(dayctl(words + [Word(date), "1"]) == Run(written: answer + "\n", code: 0))
    let run = dayctl(words + ["--in-text", "1"], input: Array("(\(date)) x".utf8))
    #expect(run == Run(written: "(\(answer)) x", code: 0))
  }

  @Test func aFormatOfAResultMayHaveNoYear() {
    #expect(
      dayctl(shellWords("add --from 'MMM d' --year 2025 --to 'd MMM' 'Dec 31' 1")).written
        == "1 Jan\n")
  }

  @Test func aResultThatTheFormatWouldReadAsAnotherDateFails() throws {
    let years = "--from dd.MM.yy --pivot 1970"
    try GoldenCalls.check(
      [
        .init("add 1 --from 'MMM d' --year 2025 --to same", input: "Dec 30\nDec 31\n"),
        "range --from 'd MMM' --year 2025 --to same '30 Dec' --count 4",
        "add --from \"'W'ww-e\" --year 2025 --to same W01-1 -- -1",
        .init("add 1 \(years) --to same", input: "30.12.69\n31.12.69\n01.01.70\n"),
        .init("add 1 \(years) --to same", input: "x\n29.08.25\n"),
        .init("add \(years) --to same --csv -- -1", input: "01.01.70\n"),
        .init("add 50y \(years) --to d.M.yy", input: "29.08.25\n"),
        .init("add 1 \(years) --from iso --to same", input: "31.12.69\n2069-12-31\n"),
        .init("add 1 --from %G-%V-%u --from %g-%V-%u --pivot 2000 --to same", input: "99-53-7\n"),
        "add --from d.M.yy --pivot 9900 --to same -- 1.1.00 -1",
        .init("range --from d.M.yy --pivot 1970 --to d.M.yy --count 3 30.12.69"),
      ])
    #expect(dayctl("add \(years) --to iso 31.12.69 1").written == "2070-01-01\n")
    #expect(dayctl("convert --from d.M.yy --pivot 9900 --to same 31.12.99").code == 0)
    #expect(dayctl("add --from d.M.yy --pivot 9900 --to same 30.12.99 1").written == "31.12.99\n")
    // Each result is written in the format of its own date.
    #expect(
      dayctl("add 1 --from excel --from iso --to same", input: "40000\n1800-01-01\n")
        == Run(written: "40001\n1800-01-02\n", code: 0))
  }

  @Test func aFormatThatCannotBeTheSameIsReported() throws {
    try GoldenCalls.check(
      [
        "add --from iso --from dmy --to same --csv 1",
        "add --from iso8601 --to same --csv 1",
        "add --from epoch --to same --json 1",
        "today --to same",
      ])
  }
}
