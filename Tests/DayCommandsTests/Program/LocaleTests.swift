import CommandGrammar
import DayKit
import DayLocales
import Terminal
import Testing

struct LocaleTests {
  @Test(
    arguments: [
      ([:], "Friday"), (["LANG": "fr_FR.UTF-8"], "vendredi"),
      (["LANG": "fr_FR.UTF-8", "LC_TIME": "de_DE.UTF-8"], "Freitag"),
      (["LANG": "fr_FR", "LC_TIME": "de_DE", "LC_ALL": "es_ES"], "viernes"),
      (["LANG": "fr_FR", "LC_ALL": ""], "vendredi"), (["LC_ALL": "C", "LANG": "fr_FR"], "Friday"),
      (["LANG": "C.UTF-8"], "Friday"), (["LANG": "xx_YY"], "Friday"), (["LANG": "?"], "Friday"),
      (["LANG": "en_US.UTF-8"], "Friday"), (["LANG": "EN-gb"], "Friday"),
      (["LANG": "POSIX"], "Friday"), (["LANG": "ca_ES"], "divendres"), (["LANG": "cs"], "pátek"),
      (["LANG": "en?"], "Friday"),
    ] as [([String: String], String)])
  func theEnvironmentDeterminesTheLanguage(_ environment: [String: String], _ name: String) {
    #expect(
      dayctl("weekday 2025-08-29", environment: environment) == Run(written: name + "\n", code: 0))
    #expect(
      dayctl("convert --to EEEE 2025-08-29", environment: environment).written == name + "\n")
    #expect(
      dayctl("weekday --locale it 2025-08-29", environment: environment).written == "venerdì\n")
  }

  @Test(arguments: [
    ("tr", "14 MAYIS 2025", "2025-05-14"), ("tr", "14 mayıs 2025", "2025-05-14"),
    ("tr", "1 NİSAN 2025", "2025-04-01"), ("tr", "1 nisan 2025", "2025-04-01"),
    ("tr", "2 ARALIK 2025", "2025-12-02"), ("tr", "3 HAZİRAN 2025", "2025-06-03"),
    ("az", "3 İYUN 2025", "2025-06-03"), ("el", "3 ΑΥΓΟΎΣΤΟΥ 2025", "2025-08-03"),
    ("el", "3 ΑΥΓΟΥΣΤΟΥ 2025", "2025-08-03"), ("el", "3 ΜΑΪΟΥ 2025", "2025-05-03"),
    ("lt", "2025 LIEPOS 3", nil), ("lt", "3 LIEPOS 2025", "2025-07-03"),
  ])
  func namesInCapitalsAreRead(_ locale: Word, _ text: Word, _ day: String?) {
    let call: [Word] = ["convert", "-q", "--locale", locale, "--from", "d MMMM yyyy"]
    #expect(dayctl(call + [text]).written == day.map { $0 + "\n" } ?? "")
    let line = Array("am \(text.text) um\n".utf8)
    let found = dayctl(call + ["--in-text"], input: line).written
    #expect(found == "am \(day ?? text.text) um\n")
  }

  @Test(arguments: ["fi", "de", "fr", "es", "it", "hr", "cs", "nl", "tr", "sv", "et", "cy", "lv"])
  func englishMonthsAreThoseOfEnglishInEveryEnvironment(_ language: String) {
    let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
    let dates = months.map { Word("3 \($0) 2025") }
    let run = dayctl(
      ["convert", "--to", "M", "--from", "d MMM y"] + dates, environment: ["LANG": language])
    #expect(run.written == (1...12).map { "\($0)\n" }.joined())
  }

  @Test func aBeginningThatIsAnotherMonthInEnglishIsNotRead() {
    let run = dayctl([
      "convert", "--from", "d MMM y", "--locale", "fi", "3 mar 2025", "3 marr 2025",
    ])
    #expect(run.written.hasPrefix("dayctl: '3 mar 2025' is not in the format d MMM y"))
    #expect(run.written.hasSuffix("2025-11-03\n"))
  }

  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], "d MMM y", "", "add --locale de or --locale en"),
      (["LC_ALL": "fr"], "EEE d/M/y", "", "add --locale fr or --locale en"),
      (["LANG": "de_DE.UTF-8"], "d MMM y", "--locale de", "3 Mai 2025"),
      (["LANG": "de_DE.UTF-8"], "d MMM y", "--locale en", "3 May 2025"),
      (["LANG": "de_DE.UTF-8"], "d/M/y", "", "is not in the format"),
      ([:], "d MMM y", "", "3 May 2025"),
    ] as [([String: String], Word, String, String)])
  func resultsInTheFormatOfTheirDatesHaveOneLanguage(
    _ environment: [String: String], _ format: Word, _ option: String, _ answer: String
  ) {
    let options = option.split(separator: " ").map { Word(String($0)) }
    let run = dayctl(
      ["add", "--to", "same", "--from", format, "3 Apr 2025", "1m"] + options,
      environment: environment)
    #expect(run.written.contains(answer))
  }

  @Test func capitalsKeepTheDotOfTurkish() {
    let run = dayctl(["convert", "--locale", "tr", "--to", "%^B %^A", "2025-04-01", "2025-05-03"])
    #expect(run.written == "NİSAN SALI\nMAYIS CUMARTESİ\n")
  }

  @Test func rfc5322IsAlwaysEnglish() {
    let run = dayctl("convert --to rfc5322 2025-08-29", environment: ["LANG": "fr_FR"])
    #expect(run == Run(written: "Fri, 29 Aug 2025\n", code: 0))
  }

  @Test func anUnknownLocaleIsRejected() throws {
    try GoldenCalls.check(
      [
        "convert --locale xx_YY 2025-08-29",
        "convert --locale fr- 2025-08-29",
      ])
  }

  @Test(arguments: [
    "en", "en_US", "de", "fr", "ru", "el", "he", "ar", "fa", "hi", "bn", "ta", "th", "my", "km",
    "zh", "zh_TW", "ja", "ko", "vi", "ka", "hy", "am", "mn", "si", "ml", "bo", "dz",
  ])
  func theColumnsOfAGridAreAlignedInEveryScript(_ locale: String) throws {
    let lines = dayctl("month-grid --locale \(locale) 2026-03").written.split(separator: "\n")
    let heading = try #require(lines.dropFirst().first)
    for line in lines.dropFirst(2) {
      #expect(line.utf8.count <= String(heading).columns)
    }
    // A complete week ends in the same column as the heading.
    #expect(lines.dropFirst(2).contains { $0.utf8.count == String(heading).columns })
    let symbols = try DaySymbols(locale: locale)
    let title = try YearMonth(year: 2026, month: 3).title(in: symbols)
    // A mark without width ends a text from right to left.
    #expect(lines[0].filter { $0 != "\u{200E}" }.drop { $0 == " " } == title[...])
    let first = symbols.name(of: symbols.firstWeekday, width: .short).prefix(1)
    let narrow = symbols.name(of: symbols.firstWeekday, width: .narrow).prefix(1)
    let start = heading.drop { $0 == " " }
    #expect(start.hasPrefix(first) || start.hasPrefix(narrow))
  }

  @Test(arguments: ["full", "long", "medium", "short"])
  func everyLanguageReadsTheFormatsThatItWrites(_ name: String) {
    for locale in ["en_US", "de_AT", "fr_CA", "pt_BR", "ru", "ar_EG", "zh_Hant", "ja", "th", "fi"] {
      for day in ["2025-08-29", "2025-01-01", "2024-02-29", "2025-12-31"] {
        let written = dayctl("convert --locale \(locale) --to \(name) \(day)").written
        let call: [Word] = ["convert", "--locale", Word(locale), "--from", Word(name)]
        let reads = [[], ["--pivot", "1970"]].map { (options: [Word]) in
          dayctl(call + options, input: Array(written.utf8))
        }
        // Only a format with two-digit years needs a pivot, and only such a format takes one.
        #expect(reads.count { $0.code == 0 } == 1)
        let read = reads.first { $0.code == 0 }
        #expect(read == Run(written: day + "\n", code: 0), "\(locale)")
      }
    }
  }
}
