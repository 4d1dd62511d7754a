import CommandGrammar
import Testing

struct PlaceOptionsTextTests {
  @Test func aDateWithoutADayIsNotPartOfALongerOne() {
    #expect(
      dayctl("convert --in-text --from yyyy --day first", input: "2025-08-29 1999 2025.5\n")
        == Run(written: "2025-08-29 1999-01-01 2025.5\n", code: 0))
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
    ("due 29. Aug 25", "'d. MMM yy' --pivot"), ("due Aug 29 25", "'MMM d yy' --pivot"),
    ("29 August 25.", "'d MMMM yy' --pivot"), ("Aug 29 10:15 x", "'MMM d' --year"),
  ])
  func aYearOfTwoDigitsIsNotTheDayInAHint(_ text: String, _ hint: String) {
    #expect(dayctl("convert --in-text", input: text + "\n").written.contains("add --from \(hint)"))
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
