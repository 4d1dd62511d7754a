import DayKit
import Testing

struct MonthGridCommandTests {
  @Test func aMonthIsATableOfWeeks() {
    #expect(
      dayctl("month-grid 2026-03").written == """
             March 2026
        Mo Tu We Th Fr Sa Su
                           1
         2  3  4  5  6  7  8
         9 10 11 12 13 14 15
        16 17 18 19 20 21 22
        23 24 25 26 27 28 29
        30 31

        """)
  }

  @Test(arguments: [
    ("2025-08", "en", "August 2025"), ("0249-08", "en", "August 0249"),
    ("-000043-03", "en", "March -000043"), ("0249-08", "ja", "0249年8月"),
    ("2025-08", "zh_TW", "2025年8月"), ("2025-08", "ko", "2025년 8월"),
    ("2025-08", "hu", "2025. augusztus"), ("2025-08", "lt", "2025 m. rugpjūtis"),
    ("2025-08", "vi", "tháng 8 năm 2025"), ("2025-08", "fi", "elokuu 2025"),
    ("2025-08", "es", "agosto de 2025"),
  ])
  func theTitleFollowsThePatternOfTheLanguage(
    _ month: String, _ locale: String, _ title: String
  ) {
    let lines = dayctl("month-grid --locale \(locale) \(month)").written.split(separator: "\n")
    #expect(lines.first?.drop { $0 == " " } == title[...])
  }

  @Test func weeksStartOnAnyWeekday() {
    #expect(
      dayctl("month-grid --starting-on wednesday 2015-02").written == """
           February 2015
        We Th Fr Sa Su Mo Tu
                     1  2  3
         4  5  6  7  8  9 10
        11 12 13 14 15 16 17
        18 19 20 21 22 23 24
        25 26 27 28

        """)
  }

  @Test(arguments: Weekday.allCases)
  func everyDayAppearsOnceBelowItsWeekday(_ first: Weekday) throws {
    let name = DaySymbols.english.name(of: first).lowercased()
    for month in 1...12 {
      let yearMonth = try YearMonth(year: 2027, month: month)
      let lines = dayctl("month-grid -s \(name) \(yearMonth)").written.split(separator: "\n")
      let heading = Array(lines[1])
      var days: [Int] = []
      for line in lines.dropFirst(2).map(Array.init) {
        #expect(line.count <= 20 && line.last != " ")
        for column in 0..<7 where column * 3 + 1 < line.count {
          guard let number = Int(String(line[column * 3...column * 3 + 1].filter { $0 != " " }))
          else { continue }
          days.append(number)
          let weekday = try Day(2027, month, number).weekday
          let short = DaySymbols.english.name(of: weekday, width: .short)
          #expect(String(heading[column * 3...column * 3 + 1]) == short)
        }
      }
      #expect(days == Array(1...yearMonth.dayCount))
    }
  }

  @Test func theMonthMayBeADateOrAWordAndDefaultsToTheCurrentMonth() {
    let august = dayctl("month-grid 2025-08")
    #expect(august.code == 0)
    for line in [
      "month-grid", "month-grid today", "month-grid 2025-08-31", "month-grid -f dmy 01/08/2025",
      "month-grid -f MM/yyyy 08/2025", "month-grid -f MMMM-y August-2025",
    ] {
      #expect(dayctl(line) == august)
    }
    #expect(dayctl("month-grid", inputIsTerminal: true) == august)
  }

  @Test func anEmptyLineSeparatesMonths() {
    let (first, second) = (dayctl("month-grid 2025-08"), dayctl("month-grid 2025-09"))
    let both = first.written + "\n" + second.written
    #expect(dayctl("month-grid 2025-08 2025-09").written == both)
    #expect(dayctl("month-grid -", input: "2025-08\n2025-09\n").written == both)
  }

  @Test(arguments: ["9999-12", "-009999-01"])
  func theFirstAndTheLastPossibleMonthAreComplete(_ month: String) {
    for weekday in ["monday", "thursday", "saturday", "sunday"] {
      let run = dayctl("month-grid -s \(weekday) \(month)")
      #expect(run.code == 0)
      #expect(run.written.split { $0 == " " || $0 == "\n" }.suffix(31).first == "1")
    }
  }

  @Test func anInvalidMonthIsRejected() throws {
    try GoldenCalls.check(
      [
        "month-grid 2025-13",
        "month-grid -0",
        "month-grid 123",
        "month-grid 2025-02-29",
        "month-grid 2025-Q5",
        "month-grid 2025-01..2025-13",
        "month-grid 0001..9999",
        "month-grid 2025-Q3 --months 2",
        "month-grid 2025-Q3 -3",
        "month-grid 2025-W34 --columns 2",
      ])
  }

  @Test(arguments: [
    ("2025-Q3", "2025-07 --months 3"), ("2025-W35", "2025-08"), ("2025-W36", "2025-09"),
    ("2025-W31", "2025-07 --months 2"), ("last-quarter", "2025-04 --months 3"),
    ("2025-11-30..2026-01-02", "2025-11 --months 3"), ("this-year", "2025"),
    ("2025..2026", "2025 -n 24"),
    ("next-month", "2025-09"), ("--merge 2025-Q3", "--merge 2025-07 --months 3"),
    ("--json 2025-Q3", "--json 2025-07 --months 3"), ("--from dmy 2025-Q3", "2025-07 --months 3"),
    ("-w 2025-08..2025-09", "-w 2025-08 --months 2"),
  ])
  func aSpanShowsItsMonths(_ span: String, _ months: String) {
    let run = dayctl("month-grid \(span)")
    #expect(run.code == 0 && run == dayctl("month-grid \(months)"))
  }

  @Test func spansMonthsAndYearsAreShownInTheOrderOfTheOperands() {
    let parts = ["2025-W35", "2025-09", "2025-07..2025-08", "2025", "2025-Q3", "2025-Q4"]
    let alone = parts.map { dayctl("month-grid \($0)").written }.joined(separator: "\n")
    #expect(dayctl("month-grid \(parts.joined(separator: " "))").written == alone)
  }

  @Test func heatIsShownOnTheMonthsOfASpan() {
    let input = "2025-07-01\n2025-09-30\n"
    #expect(
      dayctl("month-grid --heat 2025-Q3", input: input)
        == dayctl("month-grid --heat --months 3 2025-07", input: input))
  }

  @Test func todayIsHighlightedOnlyWithColour() {
    let plain = dayctl("month-grid")
    let marked = dayctl("month-grid --color always")
    #expect(!plain.written.contains("\u{1B}"))
    #expect(marked.written.contains(" \u{1B}[7m29\u{1B}[27m \u{1B}[2m30\u{1B}[22m "))
    let marks = ["\u{1B}[7m", "\u{1B}[27m", "\u{1B}[2m", "\u{1B}[22m"]
    #expect(marks.reduce(marked.written) { $0.split(separator: $1).joined() } == plain.written)
    #expect(dayctl("month-grid", outputIsTerminal: true) == marked)
    #expect(dayctl("month-grid --color never", outputIsTerminal: true) == plain)
    let environment = ["DAYCTL_TODAY": "2025-08-29", "TERM": "dumb"]
    #expect(dayctl("month-grid", outputIsTerminal: true, environment: environment) == plain)
  }

  @Test func withoutColorAttributesStay() {
    let environment = ["DAYCTL_TODAY": "2025-08-29", "NO_COLOR": "1"]
    let run = dayctl(
      "month-grid --highlight 2025-08-27 --holidays h.txt", outputIsTerminal: true,
      environment: environment, files: ["h.txt": "2025-08-26 A\n"])
    let week = run.written.split(separator: "\n").first { $0.contains("28 ") }
    #expect(
      week.map { $0.replacing("\u{1B}", with: "") }
        == " 25 [4m26[24m<[1m27[22m>28 [7m29[27m [2m30[22m [2m31[22m")
    #expect(!dayctl("month-grid", environment: environment).written.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("august", "2025-08"), ("AUG", "2025-08"), ("--locale fr août", "--locale fr 2025-08"),
    ("--locale de märz", "--locale de 2025-03"), ("--locale de march", "--locale de 2025-03"),
    ("-3 june", "-3 2025-06"), ("--months 2 may", "--months 2 2025-05"),
    ("may 2024-05", "2025-05 2024-05"), ("--heat --file d.txt sep", "--heat --file d.txt 2025-09"),
  ])
  func aNameIsTheMonthOfThisYear(_ name: String, _ month: String) {
    let run = dayctl("month-grid \(month)")
    #expect(run.code == 0 || month.contains("d.txt"))
    #expect(dayctl("month-grid \(name)") == run)
  }

  @Test(arguments: ["cal", "calendar"])
  func theCommandHasOtherNames(_ name: String) {
    #expect(dayctl("\(name) -3 2025-08") == dayctl("month-grid -3 2025-08"))
    #expect(dayctl("help \(name)") == dayctl("help month-grid"))
    #expect(dayctl("\(name) -h") == dayctl("month-grid -h"))
  }

  @Test func weekNumbersStandApartFromTheMonthBefore() {
    let rows = dayctl("month-grid -n 2 -w 2026-01").written.split(separator: "\n")
    #expect(rows[2] == " 1            1  2  3  4     5                     1")
  }

  @Test func aLineIsWhereAMonthOfAMergedGridBegins() {
    let rows = dayctl("month-grid --merge -n 3 2026-05").written.split(separator: "\n")
      .map(String.init)
    #expect(rows[7] == "Jun  1  2  3  4  5  6  7")
    #expect(rows[11] == "Jul 29 30| 1  2  3  4  5")
    #expect(
      dayctl("month-grid --merge --highlight 2026-06-30 -n 3 2026-05").written
        .contains("29<30> 1"))
  }

  @Test func aYearIsItsTwelveMonths() {
    let year = dayctl("month-grid 2026")
    #expect(year.code == 0)
    #expect(dayctl("month-grid --months 12 2026-01") == year)
    #expect(dayctl("month-grid --months 2 2026") == dayctl("month-grid --months 2 2026-01"))
    #expect(
      dayctl("month-grid --months 12 -- -000043-01").written
        == dayctl("month-grid -- -000043").written)
  }

  @Test func oneMonthAroundAMonthIsTheMonthAlone() {
    #expect(dayctl("month-grid -1 2026-03") == dayctl("month-grid 2026-03"))
    #expect(dayctl("month-grid -1") == dayctl("month-grid"))
  }

  @Test func yearsAndMonthsAreAnsweredInTheirOrder() {
    let (month, year) = (dayctl("month-grid 2025-02"), dayctl("month-grid 2026"))
    #expect(
      dayctl("month-grid 2025-02 2026 2025-02").written
        == [month, year, month].map(\.written).joined(separator: "\n"))
  }

  @Test(arguments: [
    ("9999-12 -3", "9999-11 9999-12"), ("9999-12 -n 2", "9999-12"),
    ("-3 -- -009999-01", "-009999-01 -009999-02"),
  ])
  func aMonthThatDoesNotExistIsReported(_ line: String, _ months: String) {
    let run = dayctl("month-grid \(line)")
    let word = line.contains("9999-12") ? "9999-12" : "-009999-01"
    let count = line.hasSuffix("2") ? 2 : 3
    #expect(run.code == 2)
    #expect(
      run.written.hasSuffix(
        "\ndayctl: '\(word)' has fewer than \(count) months: months range from -009999-01 to 9999-12\n"
      ))
    let json = dayctl("month-grid --json \(line)").written
    for month in months.split(separator: " ") { #expect(json.contains("\"month\":\"\(month)\"")) }
    #expect(json.occurrences(of: "\"month\":") == months.split(separator: " ").count)
    #expect(!dayctl("month-grid -q \(line)").written.contains("dayctl:"))
    #expect(dayctl("month-grid -q \(line)").code == 2)
  }

  @Test func everyLineOfStandardInputIsASheetOfItsMonths() {
    #expect(
      dayctl("month-grid -n 2 -", input: "2025-08\n2025-12\n").written
        == dayctl("month-grid -n 2 2025-08 2025-12").written)
  }

  @Test func jsonListsSeveralMonths() {
    func weeks(_ month: String) -> Substring {
      dayctl("month-grid --json \(month)").written.dropLast().split(separator: "\"weeks\":")[1]
    }
    let months = ["2026-02", "2026-03"].map { "{\"month\":\"\($0)\",\"weeks\":\(weeks($0))" }
    #expect(
      dayctl("month-grid --json -n 2 2026-02").written
        == "{\"startingOn\":\"monday\",\"months\":[\(months.joined(separator: ","))]}\n")
  }

  @Test func jsonListsTheDaysOfWholeWeeks() {
    #expect(
      dayctl("month-grid --json -s sunday 2026-02").written
        == #"{"month":"2026-02","startingOn":"sunday","weeks":["#
        + (1...28).map { day in
          let date = "\"2026-02-\(day < 10 ? "0" : "")\(day)\""
          return (day % 7 == 1 ? "[" : "") + date + (day % 7 == 0 ? "]" : "")
        }.joined(separator: ",") + "]}\n")
  }

  @Test func aNumberAfterAHyphenIsAnyNumberOfMonthsUpToAHundredYears() throws {
    let lines = dayctl("month-grid --columns 1 -1000 2026-03").written.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("Mo ") } == 1000)
    #expect(dayctl("month-grid -1200").code == 0)
    try GoldenCalls.check(["month-grid -1201", "month-grid -99999"])
  }

  @Test func numbersKeepTheirMeaningWithAFormatThatDoesNotReadThem() {
    #expect(dayctl("month-grid --from dmy -3") == dayctl("month-grid -3"))
    #expect(dayctl("month-grid --from dmy 2026") == dayctl("month-grid 2026"))
    #expect(dayctl("month-grid --from dmy 3") == dayctl("month-grid 3"))
    #expect(dayctl("month-grid --from days -- -3") == dayctl("month-grid 1969-12"))
    // A year and a number have four digits.
    #expect(dayctl("month-grid --from days 2026").written.contains("a year or a number"))
    #expect(dayctl("month-grid --from days 3") == dayctl("month-grid 1970-01"))
  }

  @Test func aYearOrAFileInThePlaceOfAMonthIsRejectedWithTheReason() throws {
    try GoldenCalls.check(
      [
        .init("month-grid -", input: "2026\n"), .init("month-grid -", input: "2026-Q1\n"),
        "month-grid --highlight list.txt",
      ])
  }

  @Test func aMarkMustFitIntoAColumn() throws {
    try GoldenCalls.check(
      [
        "month-grid --mark 日",
        "month-grid --mark [日",
        "month-grid --mark abc",
      ])
  }

  @Test func jsonCannotBeCombinedWithWhatOnlyAPictureShows() throws {
    try GoldenCalls.check(
      [
        "month-grid --json --heat",
        "month-grid --json --columns 2",
        "month-grid --json --vertical",
        "month-grid --json --merge",
        "month-grid --json --week-numbers",
        "month-grid --json --us-week-numbers",
        "month-grid --json --fill",
        "month-grid --json --day-of-year",
        "month-grid --json --mark []",
        "month-grid --json --highlight today",
        "month-grid --json --weekend fri",
        "month-grid --json --holidays x.txt",
      ])
  }
}

extension String {
  /// The number of times that a text occurs in this one.
  fileprivate func occurrences(of text: String) -> Int { ranges(of: text).count }

  @Test func aHeatMapTakesOneFileForEachOption() throws {
    let folder = try Folder(["a.txt": "2026-03-01\n", "b.txt": "2026-03-01\n2026-03-02\n"])
    let (a, b) = (folder.path("a.txt"), folder.path("b.txt"))
    #expect(dayctl("month-grid --heat --file \(a) \(b)").written.contains("add another --file"))
    let both = dayctl("month-grid --heat --file \(a) --file \(b)")
    #expect(both.code == 0)
    #expect(dayctl("month-grid --heat --file \(a) -", input: "2026-03-01\n2026-03-02\n") == both)
    let around = dayctl("month-grid --heat -3", input: "2026-03-01\n")
    #expect(around.code == 2 && around.written.contains("without MONTH"))
  }

  @Test func wordsForBusinessDaysKnowTheHolidaysOfTheGrid() {
    let files = ["h.txt": "2025-12-25\n2025-12-26\n2025-12-31\n2026-01-01\n"]
    func run(_ line: String, input: String = "") -> String {
      dayctl(
        "month-grid --holidays h.txt \(line)", input: input,
        environment: ["DAYCTL_TODAY": "2025-12-24"], files: files
      ).written
    }
    #expect(run("--highlight next-business-day").contains("<29>"))
    #expect(run("--highlight today..next-business-day").contains("<24 25"))
    #expect(run("today+3b").contains("January 2026"))
    #expect(run("--heat", input: "next-business-day\n") == run("--heat", input: "2025-12-29\n"))
    #expect(run("--highlight next-business-day --weekend thu,fri").contains("<27>"))
  }
}
