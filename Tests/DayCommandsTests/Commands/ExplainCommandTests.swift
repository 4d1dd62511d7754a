import CommandGrammar
import DayCommands
import Terminal
import Testing

struct ExplainCommandTests {
  /// The lines of an explanation that name a date and its option.
  private static func readings(_ words: [Word]) -> [String] {
    dayctl(["explain"] + words).written.split(separator: "\n").map(String.init)
      .filter { $0.contains(", a ") && $0.contains(": --from ") }
  }

  @Test(arguments: ["2025-08", "2025-W35", "friday", "3 days ago", "today-1w3"])
  func aTextThatIsLikeADateIsAnsweredAsConvertDoes(_ text: String) {
    let message = dayctl(["convert", Word(text)]).written.dropFirst("dayctl: ".count)
    let failure = "'\(text)' is not a date in any of these formats:\n"
    #expect(dayctl(["explain", Word(text)]).written.hasPrefix("\(message)\n\(failure)"))
    #expect(dayctl("explain foo").written.hasPrefix("'foo' is not a date in any"))
  }

  @Test(
    arguments: [
      ("2025-08-29", ["2025-08-29, a Friday: --from iso"]),
      (
        "03/04/2025",
        ["2025-04-03, a Thursday: --from dmy or --from short", "2025-03-04, a Tuesday: --from mdy"]
      ),
      ("31/12/2025", ["2025-12-31, a Wednesday: --from dmy or --from short"]),
      (
        "3/4/25",
        [
          "2025-04-03, a Thursday: --from d/M/yy --pivot 1970",
          "2025-03-04, a Tuesday: --from M/d/yy --pivot 1970",
        ]
      ),
      ("Aug  9 10:00:00", ["2025-08-09, a Saturday: --from 'MMM d HH:mm:ss' --year 2025"]),
      ("29/Aug/2025:10:00:00 +0200", ["2025-08-29, a Friday: --from 'dd/MMM/yyyy:HH:mm:ss Z'"]),
      ("2025-08-29 10:00:00 +0200", ["2025-08-29, a Friday: --from iso8601"]),
      (
        "29 Aug 2025 10:00:00 +0200", ["2025-08-29, a Friday: --from rfc5322"]
      ),
      ("29. August 2025", ["2025-08-29, a Friday: --from 'd. MMMM yyyy'"]),
      ("29-Aug-2025", ["2025-08-29, a Friday: --from d-MMM-yyyy"]),
      ("Aug-29-2025", ["2025-08-29, a Friday: --from MMM-d-yyyy"]),
      ("2025/8/9", ["2025-08-09, a Saturday: --from yyyy/M/d"]),
      ("August 9 2025", ["2025-08-09, a Saturday: --from 'MMMM d yyyy'"]),
      ("Sat Aug  9 2025", ["2025-08-09, a Saturday: --from 'EEE MMM d yyyy'"]),
      ("Fri 29 Aug 2025", ["2025-08-29, a Friday: --from 'EEE d MMM yyyy'"]),
      ("29-Aug-25", ["2025-08-29, a Friday: --from d-MMM-yy --pivot 1970"]),
      ("29. Aug 25", ["2025-08-29, a Friday: --from 'd. MMM yy' --pivot 1970"]),
      ("Aug 29 25", ["2025-08-29, a Friday: --from 'MMM d yy' --pivot 1970"]),
      ("29 August 25", ["2025-08-29, a Friday: --from 'd MMMM yy' --pivot 1970"]),
      ("August 29, 25", ["2025-08-29, a Friday: --from 'MMMM d, yy' --pivot 1970"]),
      ("2025年8月29日", ["2025-08-29, a Friday: --from y年M月d日"]),
      ("3. März 2025", ["2025-03-03, a Monday: --from 'd. MMMM yyyy' --locale de"]),
      ("29 août 2025", ["2025-08-29, a Friday: --from 'd MMMM yyyy' --locale fr"]),
      (
        "20250829101112",
        [
          "2611-09-22, a Sunday: --from epoch-ms", "1970-08-23, a Sunday: --from epoch-us",
          "1970-01-01, a Thursday: --from epoch-ns", "1601-01-24, a Wednesday: --from filetime",
          "2025-08-29, a Friday: --from yyyyMMddHHmmss",
        ]
      ),
      ("no date", []), ("", []),
    ] as [(Word, [String])])
  func eachFormatThatFitsIsListedWithItsOption(_ text: Word, _ readings: [String]) {
    #expect(Self.readings([text]) == readings)
    #expect(dayctl(["explain", text]).code == (readings.isEmpty ? 1 : 0))
  }

  @Test(arguments: [
    "2025-08-29", "29/08/2025", "08/30/2025", "2025-W35-5", "2025-241", "20250829", "45898",
    "Fri, 29 Aug 2025 10:00:00 +0200", "29.8.2025 9:05", "Fri Aug 29 10:00:00 2025",
    "Aug  9 10:00:00 2026 GMT", "29.8.25", "29 Aug", "1756425600", "8/29/2025 9:05 PM",
  ])
  func theOptionsOfEachReadingGiveItsDate(_ text: Word) {
    let readings = Self.readings([text])
    #expect(!readings.isEmpty)
    let choices = readings.flatMap { reading in
      reading.drop { $0 != ":" }.dropFirst(2).split(separator: " or ").map { (reading, $0) }
    }
    for (reading, options) in choices {
      var words: [Word] = []
      // The quotes of a shell.
      for (index, part) in options.split(separator: "'", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index % 2 == 1 {
          words.append(Word(String(part)))
        } else {
          words += part.split(separator: " ").map { Word(String($0)) }
        }
      }
      #expect(dayctl(["convert"] + words + [text]).written == reading.prefix { $0 != "," } + "\n")
    }
  }

  @Test func namesAreThoseOfTheLocale() {
    #expect(
      Self.readings(["--locale", "de", "3. März 2025"])
        == [
          "2025-03-03, a Monday: --from 'd. MMMM yyyy' --locale de or --from long --locale de"
        ])
    #expect(
      Self.readings(["--locale", "de", "3. August 2025"])
        == [
          "2025-08-03, a Sunday: --from 'd. MMMM yyyy' --locale de or --from long --locale de"
        ])
  }

  @Test func aFormatWithoutNamesOfTheLanguageNeedsNoLocale() {
    #expect(
      Self.readings(["--locale", "de", "29.8.2025"]) == ["2025-08-29, a Friday: --from d.M.yyyy"])
  }

  @Test func theOptionsOfAReadingAreComplete() {
    #expect(
      Self.readings(["--day", "last", "--from", "yyyy-MM", "2025-08"])
        == ["2025-08-31, a Sunday: --from yyyy-MM --day last"])
    #expect(
      dayctl("convert --from yyyy-MM --day last 2025-08") == Run(written: "2025-08-31\n", code: 0))
  }

  @Test(arguments: [
    "Freitag, 29. August 2025", "vendredi 29 août 2025", "viernes, 29 de agosto de 2025",
    "sexta-feira, 29 de agosto de 2025", "29 de ago. de 2025", "fredag 29 augusti 2025",
    "fredag den 29. august 2025", "fredag 29. august 2025", "perjantai 29. elokuuta 2025",
    "piątek, 29 sierpnia 2025", "29 sierpnia 2025 r.", "pátek 29. srpna 2025",
    "piatok, 29. augusta 2025", "petak, 29. kolovoza 2025.", "29. kolovoza 2025.", "29.08.2025.",
    "пятница, 29 августа 2025 г.", "29 авг. 2025 г.", "29 серпня 2025 р.",
    "петък, 29 август 2025 г.",
    "2025. augusztus 29., péntek", "2025. aug. 29.", "29 Ağustos 2025 Cuma",
    "Παρασκευή 29 Αυγούστου 2025", "Jumat, 29 Agustus 2025", "Thứ Sáu, ngày 29 tháng 8, 2025",
    "ngày 29 thg 8, 2025",
  ])
  func dateStylesOfCommonLanguagesAreRecognised(_ text: Word) {
    let readings = Self.readings([text])
    #expect(!readings.isEmpty)
    #expect(readings.allSatisfy { $0.hasPrefix("2025-08-29, a Friday: ") })
  }

  @Test(arguments: [
    "1/2/2025, 10:00 AM", "1/2/2025, 10:00:00 AM", "01/02/2025, 10:00", "1/2/2025, 10:00:00",
  ])
  func aDateTimeWithACommaHasBothOrders(_ text: Word) {
    let days = Self.readings([text]).map { $0.prefix(10) }
    #expect(Set(days) == ["2025-01-02", "2025-02-01"])
    #expect(dayctl(["convert", text]).written.contains("could be 2025-02-01 or 2025-01-02"))
  }

  @Test func aNameOfDifferentMonthsInTwoLanguagesHasTwoReadings() {
    #expect(
      Self.readings(["3 listopada 2025"])
        == [
          "2025-11-03, a Monday: --from 'd MMMM yyyy' --locale pl",
          "2025-10-03, a Friday: --from 'd MMMM yyyy' --locale hr",
        ])
  }

  @Test func onlyRequestedFormatsAreTried() {
    let run = dayctl("explain --from iso --from dmy 08/30/2025")
    #expect(run.code == 1)
    #expect(run.written.contains("dmy: months range from 1 to 12\n  '08'    day of the month\n"))
    #expect(run.written.hasSuffix("Other formats:\n  iso: expected 4 digits at character 1\n"))
    #expect(dayctl("explain --from iso --from dmy 30/08/2025").code == 0)
  }

  @Test func severalTextsAreExplainedInOrder() {
    let run = dayctl("explain --from iso 2025-08-29 x")
    #expect(run.code == 1)
    #expect(
      run.written == """
        '2025-08-29' can be read in one way:

        2025-08-29, a Friday: --from iso
          '2025'  year
          '08'    month
          '29'    day of the month

        'x' is not a date in any of these formats:

          iso: expected 4 digits at character 1

        """)
  }

  @Test func aTimeZoneChangesTheDayOfInstants() {
    let text: Word = "2025-08-29T23:30:00-05:00"
    #expect(
      Self.readings(["--time-zone", "UTC", text]) == [
        "2025-08-30, a Saturday: --from iso8601 --time-zone UTC"
      ])
  }

  @Test func namesCanBeInAnotherLanguage() {
    let run = dayctl(["explain", "--locale", "fr", "--from", "d MMMM y", "29 août 2025"])
    #expect(run.written.contains("'août'  month"))
    #expect(run.code == 0)
  }

  @Test func aFormatThatIsTriedInTwoLanguagesIsNamedOnce() {
    let words: [Word] = ["explain", "--locale", "de", "--from", "d MMMM yyyy"]
    let read = dayctl(words + ["29 Oktober 2025"])
    #expect(read.code == 0 && !read.written.contains("Other formats"))
    #expect(!dayctl(words + ["2025-foo"]).written.contains("d MMMM yyyy, d MMMM yyyy"))
  }

  @Test func wideCharactersTakeTwoColumns() {
    let words: [Word] = ["explain", "--locale", "zh", "--from", "EEEE d MMMM yyyy"]
    let lines = dayctl(words + ["星期五 29 八月 2025"]).written.split(separator: "\n").filter {
      $0.hasPrefix("  '")
    }
    #expect(Set(lines.map { String($0.prefix { !$0.isLetter || !$0.isASCII }).columns }) == [12])
    #expect(lines.count == 4)
  }

  @Test func theHelpSaysWhichFormatsAreTried() {
    let helps = ["explain --help", "help options"].map { line in
      dayctl(line).written.split { " \n".contains($0) }.joined(separator: " ")
    }
    #expect(
      helps.map { $0.contains("formats to try instead of all common ones") } == [true, false])
  }

  @Test func textIsEscapedInJSON() {
    let same = dayctl(["explain", "--json", "29 August 2025"]).written
    #expect(same.contains(#","sameAs":["--from long"],"#))
    let run = dayctl(["explain", "--json", "--from", "iso", "2025\"\\\n"])
    #expect(
      run.written
        == #"{"text":"2025\"\\\u000a","readings":[],"failures":[{"format":"iso","#
        + #""error":"expected '-'","character":5,"parts":[{"part":"year","text":"2025","character":1}]}]}"#
        + "\n")
  }

  @Test func aWordForADateNeedsNoFormat() {
    #expect(
      dayctl("explain tomorrow").written
        == "'tomorrow' is a word for a date: 2025-08-30, a Saturday\n")
    #expect(
      dayctl("explain --json today").written
        == #"{"text":"today","date":"2025-08-29","readings":[],"failures":[]}"# + "\n")
  }

  @Test func anObjectHasTheAdviceOfTheText() {
    for (text, hasAdvice) in [("2025-08", true), ("2025-08-29", false), ("x", false)] {
      let object = dayctl("explain --json \(text)").written
      let lines = dayctl("explain \(text)").written.split(separator: "\n")
      #expect(object.contains(#","advice":""#) == hasAdvice)
      if hasAdvice { #expect(object.contains(lines[0])) }
    }
  }

  @Test(arguments: [
    ["--from", "yyyy\u{1b}[31mMM\u{202e}dd", "2025\u{1b}[31m08\u{202e}29"],
    ["--from", "yyyy\u{1b}'[31m'MM\u{202e}dd", "2025\u{1b}[31m08\u{202e}29"],
    ["--from", "yyyy\u{1b}'[31m'MM\u{202e}dd", "2025\u{1b}"],
    ["--from", "yyyy\n-MM-dd", "--from", "yyyy\u{200b}-MM-dd", "2025-08-29"],
  ])
  func aPatternIsShownOnOneLineWithEscapes(_ words: [String]) {
    let written = dayctl(["explain"] + words.map { Word($0) }).written
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      !written.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    #expect(!written.unicodeScalars.contains { $0.properties.generalCategory == .format })
    #expect(!lines.contains { $0.hasPrefix("-MM-dd") })
  }

  @Test func fiscalYearsAreExplained() {
    #expect(
      Self.readings([
        "--from", "fiscal-year", "--day", "first", "--fiscal-year-start", "october", "FY2025",
      ])
        == ["2024-10-01, a Tuesday: --from fiscal-year --day first --fiscal-year-start october"])
  }
}
