import CommandGrammar
import Testing

struct PlaceOptionsTextTests {
  @Test func aDateWithoutADayIsNotPartOfALongerOne() {
    #expect(
      dayctl("convert --in-text --from yyyy --day first", input: "2025-08-29 1999 2025.5\n")
        == Run(written: "2025-08-29 1999-01-01 2025.5\n", code: 0))
  }

  @Test(arguments: [
    ("due 2025-08-29, paid 2025-09-01.", "due 2025-08-30, paid 2025-09-02."),
    ("2025-08-29", "2025-08-30"), ("(2025-12-31)", "(2026-01-01)"), ("", ""), ("none", "none"),
    ("v2025-08-29 2025-08-291 12025-08-29", "v2025-08-30 2025-08-291 12025-08-29"),
    ("2025-08-29T10:00", "2025-08-30T10:00"), ("_2025-08-29", "_2025-08-30"),
    ("report_2025-08-29.pdf", "report_2025-08-30.pdf"),
    ("é2025-08-29 2025-08-29é", "é2025-08-30 2025-08-30é"),
    ("2025-02-30 2025-01-01", "2025-02-30 2025-01-02"),
    ("2025-08-29/2025-09-01", "2025-08-30/2025-09-02"), ("a\u{0}2025-08-29", "a\u{0}2025-08-30"),
    ("-000043-03-15", "-000043-03-16"),
    (
      "2025-08-29-1 1.2025-08-29 2025-08-29.5 2025-08-29.",
      "2025-08-30-1 1.2025-08-30 2025-08-30.5 2025-08-30."
    ), ("«2025-08-29»", "«2025-08-30»"),
  ])
  func everySeparateDateInATextIsReplaced(_ text: String, _ answer: String) {
    #expect(
      dayctl(["add", "--in-text", "1"], input: Array((text + "\r\n").utf8))
        == Run(written: answer + "\r\n", code: 0))
  }

  /// The second date is not a time and an offset, as in 20:26 and -11 hours.
  @Test(arguments: [
    ("2026-11-03 2026-12-04", "2026-11-04 2026-12-05"),
    ("x2026-11-03 2026-12-04x", "x2026-11-04 2026-12-05x"),
    ("2026-11-03T2026-12-04", "2026-11-04T2026-12-05"),
    ("2026-11-03 00:00-2026-12-04", "2026-11-04 00:00-2026-12-05"),
    ("2026-11-03 2026-12", "2026-11-04 2026-12"), ("2026-11-03 2026 -12", "2026-11-04 2026 -12"),
    ("2026-11-03 1030Z", "2026-11-04 1030Z"),
  ])
  func aDateAfterADateIsNotItsTime(_ text: String, _ answer: String) {
    for options in ["--time-zone UTC", "--from iso8601 --from iso"] {
      #expect(
        dayctl("add --in-text \(options) 1", input: text + "\n")
          == Run(written: answer + "\n", code: 0))
    }
  }

  @Test(arguments: [
    "09:00-17:00", "09:00-10:00", "23:30:00-23:45:00", "23:30:00-23:45", "10:00 -12 °C",
    "10:00 +12 rows", "10:00:00 Z-index", "10:00:00 UTC-server", "10:00:00+05:30x", "10:00:00Zulu",
    "10:00-12 room", "10:00:00+14:30", "10:00:00-12:15", "10:00:00+02:20", "10:00:00+02:00:00",
  ])
  func aNumberAfterATimeInATextIsItsOffsetOnlyIfClocksHaveSuchAnOffset(_ time: String) {
    let text = "2026-03-29 \(time)\n"
    let run = dayctl(
      "convert --in-text --from iso8601 --time-zone Asia/Tokyo --to dmy", input: text)
    #expect(run.code == 0 && run.written.hasPrefix(text))
  }

  @Test(arguments: [
    "2026-03-29 21:00:00-05:00", "2026-03-29T21:00-10:00", "2026-03-29 21:00:00 -0500",
    "2026-03-29 21:00:00-05", "2026-03-29 21:00-0500", "2026-03-29 21:00:00-05:00-x",
    "2026-03-29 16:00Z-2", "2026-03-29 16:00+00:00", "2026-03-29 16:00Z", "20260329T160000-12",
    "2026-03-30 05:59:59.5+14:00", "2026-03-29T21:00:00-05:00[America/New_York]",
    "2026-03-29 21:45 GMT+5:45", "2026-03-29T16:00+01-x", "2026-03-29 21:00:00.123 -03 [12]",
    "2026-03-29T16:00:00Z_x", "2026-03-29T16:00:00Z/x", "2026-03-29T16:00:00Z-x",
    "20260329T160000Z=>x",
    "2026-03-29T16:00:00Z\\n",
  ])
  func anOffsetThatClocksHaveIsReadInAText(_ text: String) {
    let run = dayctl(
      ["convert", "--in-text", "--from", "iso8601", "--time-zone", "Asia/Tokyo", Word(text)])
    #expect(run.written.hasPrefix("2026-03-30") && !run.written.contains("29"))
  }

  @Test(arguments: [
    ("2026-11-28T23:30:00Z/2026-11-29T23:30:00Z", "2026-11-29/2026-11-30"),
    ("2026-11-28T23:30:00Z/P1D", "2026-11-29/P1D"), ("2026-11-28T23:30Z/PT1H", "2026-11-29/PT1H"),
  ])
  func theStartOfAnIntervalHasATimeZone(_ interval: String, _ days: String) {
    let run = dayctl(
      ["convert", "--in-text", "--time-zone", "Asia/Tokyo"], input: Array("\(interval)\n".utf8))
    #expect(run.written == "\(days)\n")
  }

  @Test(arguments: [
    ("iso8601", "2025-08-29T10:30:00Z[INFO] x", "[INFO] x"),
    ("iso8601", "2025-08-29T10:30:00+01:00[main] x", "[main] x"),
    ("iso8601", "2025-08-29T10:30:00Z[Europe/Berlin][http-8080-1]", "[http-8080-1]"),
    ("iso8601", "2025-08-29T10:30:00Z[UTC-worker] x", "[UTC-worker] x"),
    ("iso8601", "2025-08-29T10:30:00Z[INFO][UTC] x", "[INFO][UTC] x"),
    ("iso8601", "2025-08-29T10:30:00-04:00[US/Eastern] x", " x"),
    ("rfc5322", "29 Aug 2025 10:30 MEST x", " x"),
    ("iso8601", "2025-08-29T10:30:00Z[!Europe/Berlin][u-ca=hebrew]!", "!"),
    ("iso8601", "2025-08-29T10:30:00Z[UTC] x", " x"), ("iso8601", "2025-08-29T10:30Z[CET]", ""),
    ("rfc5322", "29 Aug 2025 10:30:15 ERROR disk", " ERROR disk"),
    ("rfc5322", "29 Aug 2025 10:30 PM party", " PM party"),
    ("rfc5322", "29 Aug 2025 10:30:15 EST x", " x"), ("rfc5322", "29 Aug 2025 10:30 CAT", ""),
    ("rfc5322", "29 Aug 2025 10:30 +0200 (CEST)", ""), ("rfc5322", "29 Aug 2025 GET", " GET"),
    ("d MMM yyyy HH:mm z", "29 Aug 2025 10:30 EAT x", " x"),
  ])
  func anOtherWordAfterATimeStays(_ format: String, _ text: String, _ rest: String) {
    let call: [Word] = ["convert", "--in-text", "--from", Word(format)]
    #expect(dayctl(call, input: Array("\(text)\n".utf8)).written == "2025-08-29\(rest)\n")
  }

  @Test func otherWordsLeaveADateAsItIsWrittenInATimeZone() {
    let call: [Word] = ["convert", "--in-text", "--from", "rfc5322", "--time-zone", "Asia/Tokyo"]
    let text = "29 Aug 2025 23:30 INFO x\n29 Aug 2025 23:30 EST x\n29 Aug 2025 23:30 Z x\n"
    let run = dayctl(call, input: Array(text.utf8))
    #expect(run == Run(written: "2025-08-29 INFO x\n2025-08-30 x\n2025-08-30 x\n", code: 0))
  }

  @Test(arguments: [
    ("rfc5322", "Fri, 29 Aug 2025 23:30:00 CET"), ("%F %T %Z", "2025-08-29 23:30:00 CET"),
    ("EEE MMM d HH:mm:ss z yyyy", "Fri Aug 29 23:30:00 CET 2025"),
  ])
  func aDateInATimeZoneWithoutAKnownOffsetFails(_ format: String, _ text: String) {
    let call: [Word] = [
      "convert", "--in-text", "--from", Word(format), "--time-zone", "Asia/Tokyo",
    ]
    let run = dayctl(call, input: Array("\(text) a\n".utf8))
    #expect(run.code == 2 && run.written.contains("'\(text)' "))
    #expect(run.written.contains("its time zone has no known offset"))
  }

  @Test(arguments: ["EST", "BRT", "MESZ"])
  func aTimeZoneWithoutAKnownOffsetFailsBesideSeveralFormatsToo(_ zone: String) {
    let call: [Word] = [
      "convert", "--in-text", "--from", "d MMM yyyy HH:mm", "--from", "iso8601", "--time-zone",
      "UTC",
    ]
    let run = dayctl(call, input: Array("29 Aug 2025 23:30 \(zone) a\n".utf8))
    #expect(run.code == 2 && run.written.contains("its time zone has no known offset"))
  }

  @Test func aHintForATimeZoneHasTheOffsetOfTheText() {
    let text = "[29/Aug/2025:23:30:00 -0700] GET /\n"
    let call: [Word] = ["convert", "--in-text", "--time-zone", "Europe/Berlin"]
    let option = "--from 'dd/MMM/yyyy:HH:mm:ss Z'"
    #expect(dayctl(call, input: Array(text.utf8)).written.contains("add \(option)\n"))
    let run = dayctl(call + ["--from", "dd/MMM/yyyy:HH:mm:ss Z"], input: Array(text.utf8))
    #expect(run.written == "[2025-08-30] GET /\n")
  }

  /// Without `--from`, dates alone are read, too.
  @Test(arguments: [
    ("23:30:00 EST", nil), ("23:30 CEST", nil), ("10:30:00 America/New_York", nil),
    ("11:30 PM UTC", "hh:mm a z"), ("23:30 (UTC)", "HH:mm (z)"),
    ("23:30:00.5 [UTC]", "HH:mm:ss.S '['z']'"), ("11:30 PM -05:00", "hh:mm a Z"),
    ("at 23:30 UTC", "'at' HH:mm z"), ("23:30 (+02:00)", "HH:mm (Z)"),
    ("23:30:00 (UTC-03:00)", "HH:mm:ss ('UTC'Z)"),
  ])
  func aDateBesideATimeInAZoneIsNotReadAsWritten(_ time: String, _ pattern: String?) {
    let text = "at 2025-08-29 \(time) by x\nat 2025-08-29 10:30 by y\n"
    let call: [Word] = ["convert", "--in-text", "--time-zone", "Asia/Tokyo", "--to", "dmy"]
    let format = pattern.map { "yyyy-MM-dd \($0)" }
    let advice =
      format.map { "add --from iso8601 --from iso --from \($0.shellQuoted)\n" }
      ?? "so its day in another time zone is unknown\n"
    let run = dayctl(call, input: Array(text.utf8))
    #expect(run.code == 2 && run.written.contains("at 29/08/2025 10:30 by y\n"))
    #expect(
      run.written.contains("<stdin>:1: '2025-08-29 \(time)' is not ")
        && run.written.contains(advice))
    #expect(run.written.contains("no date in") == false)
    #expect(
      dayctl(call + ["--from", "iso"], input: Array(text.utf8)).written.contains("29/08/2025"))
    guard let format else { return }
    let fixed = dayctl(call + ["--from", Word(format)], input: Array(text.utf8))
    #expect(fixed.written.hasPrefix("at 30/08/2025 by x\n"))
  }

  @Test(arguments: [
    ("-rw-r--r-- 1 u g 4096 28. Nov 04:05 db.dump", "d. MMM"),
    ("x 28. November 04:05 y", "d. MMMM"),
    ("4096 28 Nov 04:05 x", "d MMM"), ("14:05 Nov 28", "MMM d"), ("Nov 28 14:05", "MMM d"),
  ])
  func anHourOrAMinuteIsNotTheDayOfALikelyFormat(_ line: String, _ format: String) {
    let run = dayctl(["convert", "--in-text"], input: Array("\(line)\n".utf8))
    #expect(run.written.contains("it looks like \(format): add --from '\(format)' --year YEAR"))
    let options: [Word] = ["--from", Word(format), "--year", "2026", "--to", "MM-dd"]
    let fixed = dayctl(["convert", "--in-text"] + options, input: Array("\(line)\n".utf8))
    #expect(fixed.written.contains("11-28") && fixed.written.contains("05"))
  }

  @Test(arguments: ["29/08/2025 23:30 UTC", "29/08/2025 23:30 +0200", "29/08/2025 23:30Z"])
  func aTimeInAZoneIsNotReadInAFormatWithoutOne(_ date: String) {
    let text = "at \(date) by x\n"
    let call: [Word] = ["convert", "--in-text", "--from", "dd/MM/yyyy HH:mm"]
    #expect(dayctl(call, input: Array(text.utf8)).written.hasPrefix("at 2025-08-29"))
    let run = dayctl(call + ["--time-zone", "Asia/Tokyo"], input: Array(text.utf8))
    #expect(run.code == 2 && run.written.contains("it looks like dd/MM/yyyy HH:mm"))
    let plain = Array("at 29/08/2025 23:30 by x\n".utf8)
    #expect(
      dayctl(call + ["--time-zone", "Asia/Tokyo"], input: plain).written == "at 2025-08-29 by x\n")
  }

  @Test(arguments: [
    ("Z", "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", "yyyy-MM-dd'T'HH:mm:ss.SSSX"),
    ("Z", "%Y-%m-%dT%H:%M:%S.%fZ", "%Y-%m-%dT%H:%M:%S.%f%z"),
    ("+00", "yyyy-MM-dd'T'HH:mm:ss.SSS+00", "yyyy-MM-dd'T'HH:mm:ss.SSSX"),
    ("+00", "yyyy-MM-dd'T'HH:mm:ss.SSS'+00'", "yyyy-MM-dd'T'HH:mm:ss.SSSX"),
    ("+00:00", "%Y-%m-%dT%H:%M:%S.%f+00:00", "%Y-%m-%dT%H:%M:%S.%f%z"),
    (" UTC", "yyyy-MM-dd'T'HH:mm:ss.SSS 'UTC'", "yyyy-MM-dd'T'HH:mm:ss.SSS X"),
    (" GMT", "%Y-%m-%dT%H:%M:%S.%f GMT", "%Y-%m-%dT%H:%M:%S.%f %z"),
    (" (UTC)", "yyyy-MM-dd'T'HH:mm:ss.SSS '(UTC)'", "yyyy-MM-dd'T'HH:mm:ss.SSS '('X')'"),
    (" UTC", "yyyy-MM-dd'T'HH:mm:ss.SSS' UTC'", "yyyy-MM-dd'T'HH:mm:ss.SSS' 'X"),
    (" UTC.", "yyyy-MM-dd'T'HH:mm:ss.SSS 'UTC.'", "yyyy-MM-dd'T'HH:mm:ss.SSS X'.'"),
    (" [UTC]", "%Y-%m-%dT%H:%M:%S.%f [UTC]", "%Y-%m-%dT%H:%M:%S.%f [%z]"),
    ("Z %", "%Y-%m-%dT%H:%M:%S.%fZ %%", "%Y-%m-%dT%H:%M:%S.%f%z %%"),
    (" -0000", "%Y-%m-%dT%H:%M:%S.%f -0000", "%Y-%m-%dT%H:%M:%S.%f %z"),
    ("-00:00", "yyyy-MM-dd'T'HH:mm:ss.SSS-00:00", "yyyy-MM-dd'T'HH:mm:ss.SSSX"),
    (" UTC+0", "%Y-%m-%dT%H:%M:%S.%f UTC+0", "%Y-%m-%dT%H:%M:%S.%f %z"),
    ("Z", "%Y-%m-%dT%H:%M:%S.%3NZ", "%Y-%m-%dT%H:%M:%S.%3N%z"),
    (" UTC+00:00", "%Y-%m-%dT%H:%M:%S.%f UTC+00:00", "%Y-%m-%dT%H:%M:%S.%f %z"),
    (" GMT+0000", "%Y-%m-%dT%H:%M:%S.%f GMT+0000", "%Y-%m-%dT%H:%M:%S.%f %z"),
  ])
  func theZoneAfterATimeMustNotBeTextInATimeZone(_ zone: String, _ format: Word, _ fixed: Word) {
    let date: [Word] = ["convert", Word("2025-08-29T23:30:00.123\(zone)"), "--from"]
    let options: [Word] = ["--time-zone", "Asia/Tokyo"]
    #expect(dayctl(date + [format]).written == "2025-08-29\n")
    let sentence = dayctl(date + [format] + options).written
    let name = zone.filter { !" ()[].%".contains($0) }
    #expect(sentence.contains("the \(name) in "))
    #expect(sentence.contains(": use ") && sentence.contains(fixed.text))
    #expect(dayctl(date + [fixed] + options).written == "2025-08-30\n")
  }

  @Test(arguments: ["%F %T EST", "yyyy-MM-dd HH:mm:ss 'EST'", "EST %F %T", "%F %T America/Lima"])
  func aTextZoneWithoutAKnownOffsetAllowsNoTimeZone(_ format: Word) {
    let run = dayctl(["convert", "--from", format, "--time-zone", "Asia/Tokyo", "x"])
    #expect(run.code == 2 && run.written.hasSuffix("no effect: leave out --time-zone\n"))
  }

  @Test(arguments: [
    ("2025-08-01 10", "%Y-%m-01 %H"), ("2025-08-29 10 ZZ", "%F %H ZZ"),
    ("2025-08-29 10:00 BESTZ", "yyyy-MM-dd HH:mm 'BESTZ'"), ("Z 2025-08-29", "Z %F"),
    ("cam-0012-2025-08-29 10", "cam-0012-%F %H"), ("BST_2025-08-29 10", "BST_%F %H"),
    ("v-1200 2025-08-29 10", "'v-1200 'yyyy-MM-dd HH"), ("2025-08-29 10 EST-x", "%F %H EST-x"),
    ("10ST 2025-08-29", "%-HST %F"), ("+4930 2025-08-29 10", "+4930 %F %H"),
  ])
  func otherTextInAPatternIsNotATimeZone(_ date: Word, _ format: Word) {
    let call: [Word] = ["convert", date, "--from", format, "--day", "first"]
    let plain = dayctl(call)
    #expect(dayctl(call + ["--time-zone", "Asia/Tokyo"]) == plain)
  }

  @Test(arguments: [
    ("%a %b %d %T UTC %Y", "%a %b %d %T %z %Y"),
    ("EEE MMM d HH:mm:ss 'UTC' yyyy", "EEE MMM d HH:mm:ss X yyyy"),
  ])
  func theZoneInTheMiddleOfADateMustNotBeTextEither(_ format: String, _ fixed: String) {
    let call: [Word] = ["convert", "Fri Aug 29 23:30:00 UTC 2025", "--time-zone", "Asia/Tokyo"]
    #expect(dayctl(call + ["--from", Word(format)]).written.contains(": use '\(fixed)'\n"))
    #expect(dayctl(call + ["--from", Word(fixed)]).written == "2025-08-30\n")
  }

  @Test(arguments: ["'GMT'XXX", "'UTC'X", "'GMT'xxx", "z"])
  func textBesideATimeZoneIsText(_ zone: String) {
    let date: Word =
      zone == "z"
      ? "2025-08-29 22:30 GMT"
      : zone == "'UTC'X" ? "2025-08-29 20:30 UTC-02" : "2025-08-29 20:30 GMT-02:00"
    let format = Word("yyyy-MM-dd HH:mm \(zone)")
    let call: [Word] = ["convert", date, "--time-zone", "Asia/Tokyo", "--from", format]
    #expect(dayctl(call).written == "2025-08-30\n")
  }

  @Test(arguments: [("yyyy-MM-dd'Z'", "2025-08-30Z\n"), ("%FZ", "2025-08-30Z\n")])
  func aZInAResultIsText(_ format: Word, _ result: String) {
    let call: [Word] = [
      "convert", "--from", "iso8601", "2025-08-29T23:30:00Z", "--time-zone", "Asia/Tokyo",
    ]
    #expect(dayctl(call + ["--to", format]).written == result)
    #expect(
      dayctl(["convert", "--from", format, "2025-08-30Z", "--time-zone", "Asia/Tokyo"]).code == 0)
  }

  @Test func aFormatThatNeedsATimeZoneIsToldSo() {
    let words: [Word] = [
      "convert", "--in-text", "--time-zone", "Asia/Tokyo", "--year", "2025", "--from",
    ]
    let text = Array("Aug 29 23:30:05 UTC host\n".utf8)
    #expect(
      dayctl(words + ["MMM d HH:mm:ss"], input: text).written.contains(
        "unexpected text after 'Aug 29 23:30:05', which is a time zone: add z to the format\n"))
    #expect(dayctl(words + ["MMM d HH:mm:ss z"], input: text).written == "2025-08-30 host\n")
  }

  @Test(arguments: ["T12:61:00Z", "T25:30:00Z", "T23:30:61Z", " 12:60Z", " 23:99:00 +0000"])
  func aTimeThatDoesNotExistIsNotTakenForText(_ time: String) {
    let call: [Word] = ["convert", "--in-text", "--time-zone", "Asia/Tokyo"]
    let run = dayctl(call, input: Array("2025-08-29\(time) a\n".utf8))
    #expect(
      run.code == 2
        && run.written.contains("after '2025-08-29', which is not a time of day (HH:mm:ss)\n"))
  }

  @Test(arguments: [["dmy", "dd/MM/yyyy HH:mm Z"], ["dd/MM/yyyy HH:mm Z", "dmy"]])
  func theFormatThatReadsTheTimeZoneCounts(_ formats: [Word]) {
    let text = Array("at 29/08/2025 23:30 -0500, 29/08/2025\n".utf8)
    let options: [Word] = formats.flatMap { ["--from", $0] as [Word] }
    let words: [Word] = ["convert", "--in-text", "--time-zone", "Asia/Tokyo"] + options
    #expect(dayctl(words, input: text).written == "at 2025-08-30, 2025-08-29\n")
  }

  @Test(arguments: [
    "23:30:00", "23:30 GET /", "10:00 -12 °C", "10:00:00 UTC-server", "23:30:00 (UTC",
    "01:30 -0300.50 EUR", "01:30 +1000,00 EUR", "01:00:00 -0100% x", "10:00-11.30 x",
    "09:00 UTC_1=3", "09:00 GMT=3",
    "09:00 Z/OS", "09:00 UTC/GMT", "09:00 PST01 x", "09:00 EST/MST", "02:00:00 UTC0",
    "01:30:00-02:30:00",
    "01:30 +02:00:00 x", "12:30 CAT scan", "11:30 PM",
    "11:30 Zulu", "EST",
  ])
  func aDateBesideATimeWithoutAZoneIsReadAsWritten(_ time: String) {
    let text = "at 2025-08-29 \(time)\n"
    let call: [Word] = ["convert", "--in-text", "--time-zone", "Asia/Tokyo", "--to", "dmy"]
    #expect(dayctl(call, input: Array(text.utf8)).written == "at 29/08/2025 \(time)\n")
  }

  @Test(arguments: [
    ("2025/08/29 23:30:00 -0500", "yyyy/MM/dd HH:mm:ss Z"),
    ("8/29/2025 9:30 PM UTC", "M/d/yyyy h:mm a z"),
    ("29.08.2025 23:30:00.25+0000", "dd.MM.yyyy HH:mm:ss.SSZ"),
    ("Aug 29, 2025, 23:30 (UTC)", "MMM d, yyyy, H:mm (z)"),
    ("2025/08/29T23:30:00Z", "yyyy/MM/dd'T'HH:mm:ssZ"),
    ("2025-08-29 11:30 PM UTC", "yyyy-MM-dd hh:mm a z"),
    ("2025-08-29 23:30 [UTC]", "yyyy-MM-dd HH:mm '['z']'"),
  ])
  func aHintForATimeWithAZoneHasBoth(_ date: String, _ format: String) {
    let text = Array("at \(date) by x\n".utf8)
    let call: [Word] = ["convert", "--time-zone", "Asia/Tokyo"]
    let option = format.shellQuoted
    #expect(dayctl(call + ["--in-text"], input: text).written.hasSuffix("--from \(option)\n"))
    #expect(dayctl(call + [Word(date)]).written.hasSuffix("add --from \(option)\n"))
    let fixed = call + ["--from", Word(format)]
    #expect(dayctl(fixed + ["--in-text"], input: text).written == "at 2025-08-30 by x\n")
    #expect(dayctl(fixed + [Word(date)]).written == "2025-08-30\n")
  }

  @Test func anOffsetInATextMustBeOneThatClocksHaveInPatternsAndMailToo() {
    for (format, text, answer) in [
      ("yyyy-MM-dd HH:mmxxx", "2026-03-29 09:00-17:00", "2026-03-29 09:00-17:00"),
      ("yyyy-MM-dd HH:mmxxx", "2026-03-29 19:00-05:00", "2026-03-30"),
      ("yyyy-MM-dd HH:mm x", "2026-03-29 19:00 -05", "2026-03-30"),
      ("rfc5322", "29 Mar 2026 19:00 -0500", "2026-03-30"),
      ("iso8601", "-000026-03-29 19:00:00 -0500", "-000026-03-30"),
      ("iso8601", "-000026-03-29 19:00-11:00", "-000026-03-29 19:00-11:00"),
      ("rfc5322", "29 Mar 2026 19:00 -12 °C", "29 Mar 2026 19:00 -12 °C"),
      ("rfc5322", "29 Mar 2026 19:00 -5 °C", "2026-03-29 -5 °C"),
    ] {
      let words = ["convert", "--in-text", "--time-zone", "UTC", "--from", Word(format)]
      #expect(dayctl(words, input: Array(text.utf8)).written.hasPrefix(answer))
    }
  }

  @Test(arguments: [
    ("dd.MM.yyyy HH:mm", "29.08.2025 20:00:59"), ("dd/MM/yyyy HH", "29/08/2025 09:00"),
    ("iso8601-sans-timezone", "2025-08-29T10:00:00:5"),
    ("rfc5322", "Sat, 29 Aug 2025 23:30:00 -0500"),
    ("rfc5322", "29 Aug 2025 09:00:00:1"), ("rfc5322", "29 Aug 2025 10:00-11:00"),
    ("rfc5322", "29 Aug 2025 10:30:00-0500 x"), ("rfc5322", "29 Aug 2025 10:30:00.123 GMT"),
    ("rfc5322", "Friday, 29 Aug 2025"), ("rfc5322", "Fri,29 Aug 2025 10:00"),
    ("rfc5322", "29 Aug 2025 10:30 Z-index"), ("rfc5322", "29 Aug 2025 10:30 PST8PDT"),
  ])
  func aDateInATextIsNotPartOfALongerOne(_ format: String, _ text: String) {
    let run = dayctl(["convert", "--in-text", "--from", Word(format)], input: Array(text.utf8))
    #expect(run.code == 0 && run.written.hasPrefix(text))
  }

  @Test(arguments: [
    ("dd.MM.yyyy HH:mm", "29.08.2025 20:00: x", "2025-08-29: x"),
    ("dd.MM.yyyy HH:mm", "29.08.2025 20:00, 3", "2025-08-29, 3"),
    ("rfc5322", "Fri, 29 Aug 2025 23:30:00 -0500", "2025-08-29"),
    ("rfc5322", "on, 29 Aug 2025", "on, 2025-08-29"),
    ("rfc5322", "29 Aug 2025 10:00 - 11:00", "2025-08-29 - 11:00"),
    ("rfc5322", "29 Aug 2025 10:00 +1 more", "2025-08-29 +1 more"),
    ("rfc5322", "29 Aug 2025 23:30 Z x", "2025-08-29 x"),
    ("rfc5322", "29 Aug 2025 23:30 GMT-5.", "2025-08-29."),
    ("rfc5322", "29 Aug 2025-30 Aug 2025", "2025-08-29-2025-08-30"),
  ])
  func aDateInATextMayBeBesideOtherText(_ format: String, _ text: String, _ answer: String) {
    #expect(
      dayctl(["convert", "--in-text", "--from", Word(format)], input: Array(text.utf8)).written
        .hasPrefix(answer))
  }

  @Test func namesThatArePrefixesOfOthersAreFoundInTexts() {
    #expect(
      dayctl([
        "convert", "--in-text", "--from", "d MMM y", "--locale", "vi",
        "on 5 thg 1 2025, 5 thg 12 2025",
      ]) == Run(written: "on 2025-01-05, 2025-12-05\n", code: 0))
  }

  @Test func invalidUTF8IsUnchanged() {
    let run = dayctl(["add", "--in-text", "1"], input: [0xFF, 0x20] + Array("2025-08-29".utf8))
    #expect(run.code == 0)
    #expect(run.written.hasSuffix(" 2025-08-30"))
  }

  @Test func formatsAreTriedInOrderAtEachPosition() {
    #expect(
      dayctl(
        ["convert", "--in-text", "-f", "dmy", "-f", "d MMMM yyyy", "on 29/08/2025 and 1 May 2025"])
        == Run(written: "on 2025-08-29 and 2025-05-01\n", code: 0))
  }

  @Test func oneFailingDateOmitsTheWholeLine() throws {
    try GoldenCalls.check(
      [
        .init("add --in-text 1", input: "2025-01-01 9999-12-31\n2025-01-01\n")
      ])
  }

  @Test func structuredOutputHasARecordForEachDate() {
    #expect(
      dayctl(["weekday", "--in-text", "--csv", "2025-08-29 to 2025-08-31"]).written
        == "date,weekday,number\n2025-08-29,Friday,5\n2025-08-31,Sunday,7\n")
  }
}
