import CommandGrammar
import SeededNumbers
import Testing

struct FilterCommandTests {
  private static let orders = "id,due,note\n1,2025-08-29,a\n2,2025-08-30,\"b\nc\"\n3,2025-09-01,d\n"

  @Test(arguments: ["29.08.2025", "29.08.2025..30.08.2025"])
  func theYearInADateIsNotANumber(_ date: Word) {
    let run = dayctl(
      ["filter", "in", date, "--from", "epoch", "--from", "dd.MM.yyyy"],
      input: Array("29.08.2025\n1756857600\n".utf8))
    #expect(run == Run(written: "29.08.2025\n", code: 0))
  }

  @Test func recordsThatMeetTheConditionAreUnchanged() {
    #expect(
      dayctl("filter weekend --header --column due", input: Self.orders)
        == Run(written: "id,due,note\n2,2025-08-30,\"b\nc\"\n", code: 0))
    #expect(
      dayctl("filter since 2025-08-30 --header --column due --count", input: Self.orders)
        == Run(written: "2\n", code: 0))
    #expect(
      dayctl("filter weekend -v --header --column due", input: Self.orders)
        == Run(written: "id,due,note\n1,2025-08-29,a\n3,2025-09-01,d\n", code: 0))
  }

  @Test(arguments: [
    // 2025-08-29 is a Friday.
    ("friday or saturday or monday", "29 30 01"), ("weekend and saturday and not monday", "30"),
    ("friday or weekend and since 2025-08-31", "29 31"),
    ("weekend and before 2025-08-31 or monday or not since 2025-08-30", "29 30 01"),
    ("not friday and not monday and not sunday", "30"), ("is not not friday", "29"),
  ])
  func aConditionCanHaveManyParts(_ condition: String, _ days: String) {
    let input = "2025-08-29\n2025-08-30\n2025-08-31\n2025-09-01\n"
    let output = days.split(separator: " ").map { "2025-0\($0 == "01" ? 9 : 8)-\($0)\n" }.joined()
    #expect(dayctl("filter \(condition)", input: input) == Run(written: output, code: 0))
  }

  @Test func aTextThatIsNotADateIsAnAnswerIfTheConditionAsksForIt() {
    let input = "2025-08-29\nfoo\n2025-02-30\n"
    #expect(
      dayctl("filter not valid", input: input) == Run(written: "foo\n2025-02-30\n", code: 0))
    #expect(dayctl("filter valid", input: input) == Run(written: "2025-08-29\n", code: 0))
    // What the opposite of a condition selects may be deleted.
    let listed = dayctl("filter valid -v", input: input)
    #expect(listed.code == 2 && !listed.written.contains("\nfoo"))
    #expect(dayctl("filter not valid -c", input: input) == Run(written: "2\n", code: 0))
    #expect(
      dayctl("filter not valid --column 2", input: "1,x\n2,2025-08-29\n3\n")
        == Run(
          written:
            "1,x\ndayctl: <stdin>:3: no column 2: the line has 1 column; check --delimiter\n",
          code: 2))
  }

  @Test func optionsThatDoNotFitAreReported() throws {
    try GoldenCalls.check(
      [
        "filter --from epoch since 2025",
        "filter --from epoch since 20250829",
        "filter --from epoch since 202508",
        "filter --from epoch-ms until 202508291200",
        "filter --from days in 2025-08..2026",
        "filter older-than 1 month 2 days",
        "filter --from epoch in 20250801..20250829",
        "filter --from iso --from days in 2025..2026",
        "filter friday --count --in-place --file x",
        "filter friday --count --on-error keep",
        "filter between 1 September 2025 3 August 2025 --from 'd MMMM yyyy'",
        "filter 'between 1 September 2025 and 3 August 2025' --from 'd MMMM yyyy'",
        "filter friday --json",
        "filter friday --csv",
        "filter friday a.csv",
        "filter --file a.csv ./b friday",
        "filter --file a.csv since 2024-01-01 until 2024-12-31",
        "filter --file a.csv older-than 3 months",
        "filter before 1 September 2025",
        "filter on or before 2025-01-01 --column 1 --column 2",
        "filter not on or after 2025-01-01",
        "filter -i %d/%m/%Y weekend",
        "filter between Sep 1 2025 and Sep 3 2025",
        "filter on august 2025 and weekend",
        "filter before 1 and friday",
      ])
  }

  @Test func theExitCodeTellsWhetherThereIsARecord() {
    #expect(
      dayctl("filter before 2000-01-01 --header --column due", input: Self.orders)
        == Run(written: "id,due,note\n", code: 1))
    #expect(dayctl("filter friday --count", input: "2025-08-30\n") == Run(written: "0\n", code: 1))
    #expect(dayctl("filter friday", input: "") == Run(written: "", code: 1))
    #expect(dayctl("filter friday", input: "x\n").code == 2)
  }

  @Test(arguments: [
    "friday", "weekend or friday", "between 2025-08-05 2025-08-20",
    "is business-day and not monday",
    "1st-monday or last-of-month",
  ])
  func aConditionAndItsInversePartitionTheInput(_ condition: String) {
    var generator = SplitMix64(seed: 7)
    let lines = (0..<500).map { _ in
      "2025-0\(Int.random(in: 1...9, using: &generator))-\(Int.random(in: 10...28, using: &generator))"
    }
    for (place, prefix) in [("", ""), ("--column 2", "x,"), ("--in-text", "on ")] {
      let input = lines.map { prefix + $0 + "\n" }.joined()
      for options in ["--jobs 1", "--jobs 4"] {
        let words =
          (["filter"] + condition.split(separator: " ").map(String.init)
          + (place + " " + options).split(separator: " ").map(String.init)).map { Word($0) }
        let selected = dayctl(words, input: Array(input.utf8), chunkSize: 128).written
        let others = dayctl(words + ["-v"], input: Array(input.utf8), chunkSize: 128).written
        let (one, other) = (selected.split(separator: "\n"), others.split(separator: "\n"))
        #expect(!one.isEmpty && !other.isEmpty)
        #expect((one + other).sorted() == input.split(separator: "\n").sorted())
        #expect(dayctl(words, input: Array(input.utf8), usesSlowPath: true).written == selected)
      }
    }
  }

  @Test func aPartOfAnOperandAfterTheConditionIsNotAFile() throws {
    try GoldenCalls.check(
      [
        "filter 'since 2025-01-01 x' --file a", "filter since 2025-01-01 --file a no-such-file",
        "filter since 2025-08-29 23:59", "filter is weekend 2025-08-29",
        "filter since 2025-08-29 /",
      ])
  }

  @Test(arguments: [("2025", true), ("4", false)])
  func aNumberLikeANameIsExplainedAsAPosition(_ column: String, _ isExplained: Bool) {
    let run = dayctl(
      "filter valid --header --column \(column)", input: "2025,x\n2025-01-01,2025-02-28\n")
    let hint = "; a number is the position of a column, not its name"
    #expect(run.code == 2 && run.written.contains("no column \(column)"))
    #expect(run.written.contains(hint) == isExplained)
    let single = dayctl("filter valid --header --column \(column)", input: "2025;x\n2025-01-01;x\n")
    #expect(single.written.contains("check --delimiter") && !single.written.contains(hint))
  }

  @Test func aConditionMayBeSplitIntoOperandsAnywhere() {
    let words = ["filter", ">=2025-01-01 and", " is  fri", "or", "on 2025-01-01"]
    let run = dayctl(
      words.map { Word($0) }, input: Array("2025-01-01\n2025-01-02\n2025-01-03\n".utf8))
    #expect(run == Run(written: "2025-01-01\n2025-01-03\n", code: 0))
  }

  @Test(
    arguments: [
      ("before 2025-08", "2025-07-31"), ("until 2025-08", "2025-07-31 2025-08-01 2025-08-31"),
      ("since 2025-08", "2025-08-01 2025-08-31 2025-09-01"), ("after 2025-08", "2025-09-01"),
      ("on 2025-08", "2025-08-01 2025-08-31"), ("in 2025-08", "2025-08-01 2025-08-31"),
      ("!=2025-08", "2025-07-31 2025-09-01"),
      ("between 2025-07 2025-08", "2025-07-31 2025-08-01 2025-08-31"),
      ("in 2025-Q3", "2025-07-31 2025-08-01 2025-08-31 2025-09-01"), ("in 2025-W35", "2025-08-31"),
      ("in 2025-08-01..2025-08-31", "2025-08-01 2025-08-31"),
      ("before 2025-08..2025-09", "2025-07-31"),
      ("after 2025-07/2025-08", "2025-09-01"), ("in last-29-days", "2025-08-01"),
      ("until last-month..this-month", "2025-07-31 2025-08-01 2025-08-31"),
      ("until 2025", "2025-07-31 2025-08-01 2025-08-31 2025-09-01"),
      ("in 2025-08-31", "2025-08-31"),
    ] as [(String, String)])
  func aPartOfTheCalendarInAConditionIsAllItsDays(_ condition: String, _ days: String) {
    let input = "2025-07-31\n2025-08-01\n2025-08-31\n2025-09-01\n"
    #expect(
      dayctl("filter \(condition)", input: input).written == days.replacing(" ", with: "\n") + "\n")
  }

  @Test func aConditionAboutYearsReadsYears() {
    let input = "2024\n2025\n2024-05\n2023-01-01\n"
    #expect(dayctl("filter is leap-year", input: input) == Run(written: "2024\n2024-05\n", code: 0))
    #expect(
      dayctl("filter not leap-year", input: input) == Run(written: "2025\n2023-01-01\n", code: 0))
    #expect(
      dayctl("filter leap-year --column 2", input: "2023,2024\n2024,2023\n").written
        == "2023,2024\n")
    #expect(dayctl("filter leap-year --in-text", input: "room 2024\n").code == 1)
  }

  @Test(arguments: ["week", "month", "quarter", "year"])
  func theFirstAndTheLastDayHaveTwoNamesInConditionsAndRules(_ unit: String) {
    for (name, other) in [("start", "first"), ("end", "last")] {
      let day = dayctl("round \(name)-of-\(unit) today")
      #expect(dayctl("round \(other)-of-\(unit) today") == day)
      let date = day.written.filter { $0 != "\n" }
      #expect(dayctl("test \(date) \(name)-of-\(unit) and \(other)-of-\(unit)").code == 0)
    }
  }

  @Test func aRecordWithSeveralValuesIsDatedIfAllAreDates() {
    let records = [
      #"{"a":["2025-01-01","n/a"]}"#, #"{"a":["x","y"]}"#, #"{"a":["2025-02-01","2025-02-02"]}"#,
    ].map { $0 + "\n" }
    let input = records.joined()
    for word in ["dated", "valid"] {
      #expect(
        dayctl("filter --json-key a[*] \(word)", input: input) == Run(written: records[2], code: 0))
      #expect(
        dayctl("filter --json-key a[*] not \(word)", input: input)
          == Run(written: records[0] + records[1], code: 0))
    }
  }

  @Test(arguments: [
    ("--which any dated", false), ("--which first not valid", false),
    ("--which all dated or valid", false), ("--which any dated and after 2025", true),
  ])
  func aChoiceOfDatesNeedsAConditionAboutThem(_ words: String, _ isAccepted: Bool) {
    let run = dayctl("filter --json-key a[*] \(words)", input: "{\"a\":[\"2026-01-01\"]}\n")
    #expect((run.code == 0) == isAccepted)
    #expect(isAccepted || run.written.contains("--which makes no difference"))
  }

  @Test(arguments: [
    ("dated", "not dated"), ("is valid", "not valid"), ("not dated", nil),
    ("dated and after 2025", nil),
  ])
  func theOppositeOfBeingADateIsAskedWithNot(_ condition: String, _ hint: String?) {
    let run = dayctl("filter --invert \(condition)", input: "2025-01-01\nx\n")
    #expect(run.written.contains("leave it out, and write '") == (hint != nil))
    if let hint { #expect(run.written.contains("write '\(hint)'")) }
  }

  @Test func textsWithoutADateThatWereAskedForNeedNoNote() {
    #expect(dayctl("filter --in-text not dated", input: "a\n") == Run(written: "a\n", code: 0))
    #expect(dayctl("filter --in-text dated", input: "a\n").written.contains("no date in 1 line"))
  }

  @Test(arguments: [
    ("Asia/Tokyo", "", "2025-08-30\n"), ("UTC", "", "2025-08-29\n"),
    ("Asia/Tokyo", "--from iso", "2025-08-29\n"),
    ("Asia/Tokyo", "--from iso8601", "2025-08-30\n"),
  ])
  func aTimeZoneMovesTheInstantsInAText(
    _ zone: String, _ format: String, _ day: String
  ) {
    let call = "--in-text --time-zone \(zone) \(format)"
    let text = "a 2025-08-29T23:30:00Z b\n"
    #expect(dayctl("count \(call) --table", input: text).written.hasPrefix(day.dropLast()))
    #expect(dayctl("filter \(call) on \(day.dropLast())", input: text).code == 0)
    #expect(dayctl("add 0 \(call) --json", input: text).written.contains("\"\(day.dropLast())\""))
    #expect(
      dayctl("diff - \(day.dropLast()) \(call) --csv", input: text).written.hasSuffix(",0\n"))
  }

  @Test func aResultInATextReplacesTheWholeDateTimeOnlyWithATimeZone() {
    let text = "a 2025-08-29T23:30:00Z b\n"
    #expect(dayctl("add 1 --in-text", input: text).written == "a 2025-08-30T23:30:00Z b\n")
    #expect(
      dayctl("add 1 --in-text --time-zone Asia/Tokyo", input: text).written == "a 2025-08-31 b\n")
  }

  @Test(arguments: [
    ("in 2025-08-01 to 2025-08-15", "write between 2025-08-01 and the last day"),
    ("on 2025-08-01 through 2025-08-15", "write between 2025-08-01 and the last day"),
    ("since 2025-08-01 to 2025-08-15", "write 'and until'"),
    ("between 2025-08-01 to 2025-08-15", "write between DATE and DATE"),
    ("on monday", "'monday' is not a date; write is monday"), ("in weekend", "write is weekend"),
    ("in 2025-08-01 2025-08-15", "or between 2025-08-01 2025-08-15 for all days between"),
    ("every 2 weeks from 2025-08-08", "every 2w from 2025-08-08"),
    ("every other week from 2025-08-08", "write every 2w from 2025-08-08"),
    ("every 3 months from soon", "every 3m from DATE"),
    ("last-fri-of-quarter", "as in last-fri-of-month"),
    ("every 2w since 2025-08-08", "write every 2w from 2025-08-08"),
    ("every 2 weeks starting 2025-08-08", "write every 2w from 2025-08-08"),
    ("every month beginning on 2025-08-08", "write every 1m from 2025-08-08"),
    ("every quarter from 2025-08-08 and friday", "write every 3m from 2025-08-08"),
    ("every 1 week and 2 days from 2025-08-08", "write every 1w2d from 2025-08-08"),
    ("every 2w and friday", "write for example every 2w from 2025-01-03"),
    ("every 2 since 2025-08-08", "write every 2 from 2025-08-08"),
    ("every 2 fridays from 2025-08-04", "write every 2w from the first one, such as 2025-08-08"),
    ("every 2 fridays from 2025-08-09", "write every 2w from the first one, such as 2025-08-15"),
    (
      "every other friday since 2025-08-08", "write every 2w from the first one, such as 2025-08-08"
    ),
    ("every second tue", "write every 2w from the first one, such as 2025-01-07"),
    ("every 2 business days from 2025-08-08", "every 2b: use a positive amount of days"),
    ("in 2026 2025", "write in 2026 or in 2025, or between 2025 2026 for all days between"),
    ("on 2025-08-28 2025-08-30", "write on 2025-08-28 or on 2025-08-30"),
    ("within 2026-08-01 2025", "use between 2025 2026-08-01"),
    ("in 2025 and 2026", "write or in 2026"), ("since 2025 and 2026", "write in 2026"),
    ("within 2 weeks", "use between today-2w today"), ("within 14", "use between today-14 today"),
    ("within the last 2 weeks", "use in last-14-days"),
    ("within the last 2 years", "use between today-2y today"),
    ("last 2 years", "use between today-2y today"),
    ("past 7 days and friday", "use in last-7-days"),
    ("last-business-day", "use last-business-day-of-month"),
    ("2nd tuesday of month", "use 2nd-tuesday-of-month"),
    ("last-of-fiscal-quarter", "use last-of-quarter with --fiscal-year-start MONTH"),
    ("not in 2024 or 2026", "write not in 2024 and not in 2026"),
    ("not in 2024 and friday or 2026", "write in 2026"),
    ("in 2024 and not weekend or 2026", "write in 2026"), ("le 2025-08-01", "use until"),
    ("every 2w from 2025-08", "every 2w from 2025-08-01"), ("in Q4 of 2025", "write 2025-Q4"),
    ("in november of 2025", "write 2025-11"),
    ("is mon..fri", "write for example since"), ("6th-wednesday", "write for example since"),
    ("is end of month", "use end-of-month"), ("not start of quarter", "use start-of-quarter"),
    ("every 2 weeks from 11 august 2025", "write every 2w from 2025-08-11"),
    ("every 3 weeks from Aug 11, 2025", "write every 3w from 2025-08-11"),
    ("every 2 weeks from next monday", "write every 2w from next-monday"),
    ("every 2 weeks from 2025-08-11, and friday", "write every 2w from 2025-08-11"),
    ("every 3 weeks on monday", "write every 3w from DATE"),
    ("every month on the 15th", "write every 1m from DATE"),
    ("every weekday from 2025-08-11", "use weekday and since 2025-08-11"),
    ("every 24 hours", "dayctl counts days"),
    ("biweekly since 2025-08-11", "use every 2w from 2025-08-11"),
    ("fortnightly", "use every 2w from 2025-01-03"),
    ("later than 2025-08-01", "use after"), ("no later than 2025-08-01", "use until"),
    ("no earlier than 2025-08-01", "use since"), ("earlier-than 2025-08-01", "use before"),
    ("within the last 24 hours", "use between DATE DATE"), ("within Q3", "use between DATE DATE"),
    ("within 3 days after 2025-08-24", "use between DATE DATE"),
    ("from 2025-08-01 to 2025-08-29", "use between 2025-08-01 2025-08-29"),
    ("from 29 Aug 2025 until 1 Aug 2025", "use between 2025-08-01 2025-08-29"),
    ("from 2025-08-01", "use since"), ("is older than 30 days", "use older-than 30d"),
    ("newer than two weeks and friday", "use newer-than 2w"),
    ("less than a week ago", "use newer-than 1w"),
    ("older than 1 Aug 2025", "use before 2025-08-01"), ("younger-than 3", "use newer-than 3"),
    ("more than 3 days after 2025-08-01", "unknown condition 'more'; write for example"),
    ("less than 2 weeks from now", "use before today+2w"),
    ("more than 2 weeks in the future", "use after today+2w"),
    ("less than 2025-08-15", "use before 2025-08-15"),
    ("not more than 2025-08-15", "use after 2025-08-15"),
    ("less than or equal to 2025-08-15", "use until 2025-08-15"),
    ("more than a week ago", "use older-than 1w"),
    ("older than 1 Dec", "use older-than"), ("from 1 Dec to 31 Dec", "use since"),
    ("within 30 days of 1 Jan", "use between DATE DATE"),
    ("next 7 days", "two meanings: use in today..today+6"),
    ("next 3 weeks", "use in today..today+3w"),
    ("in quarter 2025-3", "write 2025-Q3"),
    ("in week 2025-36", "write 2025-W36"), ("2025-08-15 or later", "use since 2025-08-15"),
    ("2025-08-15 or earlier", "use until 2025-08-15"),
    ("since 2025-08-09 and monday to friday", "join conditions"),
    ("not every monday and thursday", "use monday"),
    ("at least 3 months ago", "use until today-3m"),
    ("at most two weeks ago", "use since today-2w"),
    ("every monday and thursday", "use monday or thursday"),
    (
      "every monday, thursday or fri from 2025-08-11",
      "use monday and since 2025-08-11 or thursday and since 2025-08-11 or fri and since 2025-08-11"
    ),
    ("every friday and since 2025-08-11", "use friday"),
    ("fri to sun", "write friday or saturday or sunday"),
    ("in sat..mon", "write is saturday or sunday or monday"),
    ("is month end", "use last-of-month"),
    ("since monday", "use previous-monday, next-monday or next-or-same-monday"),
    ("in week 35", "write the year too, as in 2026-W35"),
    ("in Q3", "write the year too, as in 2026-Q3"),
    ("since quarter 3 2025", "write 2025-Q3"),
    ("within 3 days from now", "use between DATE DATE"), ("within last month", "use in last-month"),
    ("within a week of 2025-01-24", "use between 2025-01-17 2025-01-31"),
    ("within three days of 24 august 2025", "use between 2025-08-21 2025-08-27"),
    ("within 3 days of 2025-12-25", "use between 2025-12-22 2025-12-28"),
    ("within 2w of 2025-12", "use between 2025-11-17 2026-01-14"),
    ("within 1 month of christmas", "use between DATE DATE"),
    ("within the next 1 month", "use between today today+1m"),
    ("in next 2 weeks", "use today..today+2w"), ("in the last 30 days", "use last-30-days"),
    ("in Q3 2025 and friday", "write 2025-Q3"), ("since September 2025", "write 2025-09"),
  ])
  func aConditionInPlainEnglishIsAnsweredWithOneThatMeansTheSame(_ words: String, _ hint: String) {
    let run = dayctl("filter \(words)", input: "2025-08-04\n")
    #expect(run.code == 2 && run.written.contains(hint))
  }
}
