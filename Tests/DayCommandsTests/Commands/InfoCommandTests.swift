import CommandGrammar
import Testing

struct InfoCommandTests {
  @Test func aBlockOfLinesDescribesADate() {
    #expect(
      dayctl("info 2024-12-30").written == """
        date              2024-12-30
        in words          Monday, 30 December 2024
        from today        242 days ago
        day of the year   365 (1 left)
        ISO week          2025-W01-1
        week              2024-12-30 to 2025-01-05
        month             2024-12-01 to 2024-12-31 (31 days)
        quarter 4         2024-10-01 to 2024-12-31 (92 days)
        year              2024-01-01 to 2024-12-31 (366 days, a leap year)
        days since 1970   20087
        epoch             1735516800

        """)
  }

  @Test(arguments: [
    ("2025-08-29", "today"), ("2025-08-30", "tomorrow"), ("2025-08-28", "yesterday"),
    ("2025-09-10", "in 12 days"), ("2025-08-26", "3 days ago"),
  ])
  func theDistanceFromTodayIsInWords(_ date: String, _ text: String) {
    #expect(dayctl("info \(date)").written.contains("from today        \(text)\n"))
  }

  @Test func blocksAreSeparatedByABlankLine() {
    let one = dayctl("info 2025-08-29").written
    let other = dayctl("info 2024-02-29").written
    #expect(dayctl("info 2025-08-29 2024-02-29").written == one + "\n" + other)
    #expect(dayctl("info", input: "2025-08-29\n2024-02-29\n").written == one + "\n" + other)
  }

  @Test func jsonHasNumbersAsNumbers() {
    #expect(
      dayctl("info --json 2024-12-30").written
        == #"{"date":"2024-12-30","weekday":"Monday","weekdayNumber":1,"daysFromToday":-242,"#
        + #""dayOfYear":365,"daysLeftInYear":1,"week":"2025-W01-1","weekNumber":1,"weekYear":2025,"#
        + #""year":2024,"quarter":4,"month":12,"monthName":"December","dayOfMonth":30,"#
        + #""daysInMonth":31,"daysInYear":366,"isLeapYear":true,"firstOfWeek":"2024-12-30","#
        + #""lastOfWeek":"2025-01-05","firstOfMonth":"2024-12-01","lastOfMonth":"2024-12-31","#
        + #""firstOfQuarter":"2024-10-01","lastOfQuarter":"2024-12-31","#
        + #""firstOfYear":"2024-01-01","lastOfYear":"2024-12-31","daysSince1970":20087,"#
        + #""epoch":1735516800}"# + "\n")
  }

  @Test func csvHasOneRowForEachDate() {
    let run = dayctl("info --csv 2024-12-30 2025-08-29")
    let rows = run.written.split(separator: "\n")
    #expect(rows.count == 3)
    #expect(rows.first?.hasPrefix("date,weekday,weekdayNumber,daysFromToday,dayOfYear,") == true)
    #expect(rows.last?.hasPrefix("2025-08-29,Friday,5,0,241,124,2025-W35-5,35,2025,") == true)
    #expect(rows.allSatisfy { $0.count { $0 == "," } == 26 })
  }

  @Test(arguments: [
    ("--header --column due", "id,due\n1,2025-08-29\n2,2024-02-29\n"),
    ("--in-text", "from 2025-08-29 to 2024-02-29\n"),
    ("--json-key due", #"{"due":"2025-08-29"}"# + "\n" + #"{"due":"2024-02-29"}"#),
    ("--jobs 3", "2025-08-29\n2024-02-29"),
  ])
  func datesInsideRecordsAreDescribedWithoutTheRecords(_ options: String, _ input: String) {
    let blocks = dayctl("info 2025-08-29 2024-02-29")
    #expect(dayctl("info \(options)", input: input) == blocks)
    let words = "info \(options)".split(separator: " ").map { Word(String($0)) }
    #expect(dayctl(words, input: Array(input.utf8), usesSlowPath: true) == blocks)
  }

  @Test func otherColumnsAreKeptInCSV() {
    let run = dayctl("info --csv --header --column due", input: "id,due\n7,2025-08-29\n")
    #expect(run.written.hasPrefix("id,due,date,weekday,"))
    #expect(run.written.contains("\n7,2025-08-29,2025-08-29,Friday,5,0,241,"))
  }

  @Test func namesAreInTheLanguageOfTheLocale() {
    #expect(
      dayctl("info --locale de 2025-12-24").written
        .contains("in words          Mittwoch, 24. Dezember 2025\n"))
    #expect(
      dayctl("info --locale de --json 2025-12-24").written.contains(#""weekday":"Mittwoch""#))
  }

  @Test func theWeekStartsOnTheRequestedDay() {
    #expect(
      dayctl("info -s sun 2025-08-29").written.contains(
        "week              2025-08-24 to 2025-08-30\n"))
  }

  @Test(arguments: ["9999-12-31", "-009999-01-01"])
  func theEndsOfTheCalendarHaveAllFacts(_ date: String) {
    #expect(dayctl("info \(date)").code == 0)
    #expect(dayctl("info --json \(date)").code == 0)
  }

  @Test func aFixedTodayThatIsNotADateIsRejected() {
    let run = dayctl("info 2025-08-29", environment: ["DAYCTL_TODAY": "x"])
    #expect(
      run
        == Run(written: "dayctl: DAYCTL_TODAY is 'x', which is not a date (yyyy-MM-dd)\n", code: 2))
  }

  @Test func aDayThatTheTimeZoneSkipsHasNoFirstMoment() {
    let zone = "info --time-zone Pacific/Apia 2011-12-30"
    #expect(dayctl(zone).written.contains("epoch             none: the time zone skips this day\n"))
    #expect(dayctl("\(zone) --json").written.contains(#""epoch":null}"#))
    let range = dayctl("range 2011-12-28 2011-12-31 --to epoch --time-zone Pacific/Apia")
    #expect(range.written.split(separator: "\n").count { $0.allSatisfy(\.isNumber) } == 3)
    #expect(range.written.contains("clocks in the time zone skip 2011-12-30"))
  }
}
