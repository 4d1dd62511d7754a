import CommandGrammar
import SeededNumbers
import Testing

struct TestCommandTests {
  private static let files = ["de.txt": "2025-12-25\n2025-12-26\n"]

  @Test(
    arguments: sample(
      oneIn: 2,
      of: [
        ("not", Int32(1)), ("not not", 0), ("is not", 1), ("is not not", 0), ("weekday and", 0),
        ("weekend or", 0),
      ]))
  func aConditionCanHaveAnyNumberOfWords(_ words: String, _ code: Int32) {
    let many = (0..<20_001).flatMap { _ in words.split(separator: " ").map { Word(String($0)) } }
    #expect(
      dayctl(["test", "2025-08-29"] + many + ["weekday"]) == Run(written: "", code: code))
  }

  @Test(
    arguments: [
      ("2025-08-29 before 2025-08-30", 0), ("2025-08-29 before 2025-08-29", 1),
      ("2025-08-29 until 2025-08-29", 0), ("2025-08-29 until 2025-08-28", 1),
      ("2025-08-29 after 2025-08-28", 0), ("2025-08-29 after 2025-08-29", 1),
      ("2025-08-29 since 2025-08-29", 0), ("2025-08-29 since 2025-08-30", 1),
      ("2025-08-29 on 2025-08-29", 0), ("2025-08-29 on 2025-08-30", 1),
      ("2025-08-29 < 2025-08-30", 0), ("2025-08-29 <= 2025-08-29", 0),
      ("2025-08-29 > 2025-08-28", 0), ("2025-08-29 >= 2025-08-30", 1),
      ("2025-08-29 = 2025-08-29", 0), ("2025-08-29 == 2025-08-29", 0),
      ("2025-08-29 != 2025-08-29", 1), ("2025-08-29 != 2025-08-30", 0),
      ("2025-08-29 between 2025-08-29 2025-08-31", 0),
      ("2025-08-31 between 2025-08-29 and 2025-08-31", 0),
      ("2025-09-01 between 2025-08-29 and 2025-08-31", 1),
      ("2025-08-29 before tomorrow", 0), ("today on 2025-08-29", 0),
      ("-009999-01-01 before -009999-01-01", 1), ("9999-12-31 after 9999-12-31", 1),
      ("--from dmy 29/08/2025 on 2025-08-29", 0), ("--from dmy 29/08/2025 on 29/08/2025", 0),
    ] as [(String, Int32)])
  func aDateIsComparedWithAnother(_ line: String, _ code: Int32) {
    #expect(dayctl("test \(line)") == Run(written: "", code: code))
  }

  @Test(
    arguments: [
      ("2025-08-29", "weekday", 0), ("2025-08-30", "weekday", 1), ("2025-08-30", "weekend", 0),
      ("2025-08-29", "business-day", 0), ("2025-08-31", "business-day", 1),
      ("2025-08-29", "holiday --holidays de.txt", 1),
      ("2025-12-25", "holiday --holidays de.txt", 0), ("2024-01-01", "leap-year", 0),
      ("2025-01-01", "leap-year", 1),
      ("2025-08-31", "last-of-month", 0), ("2025-08-30", "last-of-month", 1),
      ("2025-08-01", "first-of-month", 0), ("2025-09-30", "last-of-quarter", 0),
      ("2025-07-01", "first-of-quarter", 0), ("2025-12-31", "last-of-year", 0),
      ("2025-01-01", "first-of-year", 0), ("2025-08-25", "first-of-week", 0),
      ("2025-08-31", "last-of-week", 0), ("2025-08-29", "friday", 0), ("2025-08-29", "fri", 0),
      ("2025-08-29", "monday", 1), ("2025-09-01", "1st-monday", 0), ("2025-09-08", "1st-monday", 1),
      ("2025-08-29", "last-fri", 0), ("2025-08-29", "5th-friday", 0), ("2025-08-29", "valid", 0),
      ("2025-09-01", "first-monday-of-month", 0), ("2025-09-08", "first-monday-of-month", 1),
      ("2025-08-29", "last-business-day-of-month", 0), ("2025-08-31", "end-of-month", 0),
      ("2025-08-29", "friday-of-week", 0), ("2025-08-29", "FRIDAY", 0),
      ("2025-09-01", "1ST-Monday", 0), ("2025-08-29", "Last-Business-Day-Of-Month", 0),
      ("2025-12-31", "last-business-day-of-year", 0),
    ] as [(String, String, Int32)])
  func aDateHasAProperty(_ date: String, _ property: String, _ code: Int32) {
    #expect(dayctl("test \(date) is \(property)", files: Self.files).code == code)
    #expect(dayctl("test \(date) \(property)", files: Self.files).code == code)
    #expect(dayctl("test \(date) is not \(property)", files: Self.files).code == 1 - code)
    #expect(dayctl("test \(date) not \(property)", files: Self.files).code == 1 - code)
  }

  @Test(arguments: [
    ("2024 is leap-year", 0), ("2025 is leap-year", 1), ("1900 leap-year", 1),
    ("2024-02 is leap-year", 0), ("2025 is not leap-year", 0), ("2024 leap-year and leap-year", 0),
  ])
  func aYearIsEnoughForAConditionAboutYears(_ line: String, _ code: Int32) {
    #expect(dayctl("test \(line)") == Run(written: "", code: code))
  }

  @Test func aConditionAboutHolidaysNeedsThem() throws {
    try GoldenCalls.check(
      [
        "test 2025-12-25 is holiday",
        .init("filter not holiday", input: "2025-12-25\n"),
      ])
  }

  @Test func aDateInsteadOfAPropertyIsNamed() throws {
    try GoldenCalls.check(
      [
        "test today is today",
        "test today is 2025-08-29",
      ])
  }

  @Test func aWordIsNotTheColumnOfADate() {
    let sentence = "to compare the dates of two columns"
    #expect(!dayctl("test today before due").written.contains(sentence))
    #expect(
      dayctl("filter before due --column d --header", input: "d\n").written.contains(sentence))
  }

  @Test func aWordInPlaceOfTheDateIsExplained() throws {
    try GoldenCalls.check(
      [
        "test ! 2025-08-29 before 2025-09-01",
        "test l1.log older-than 30d",
        "test 2028 is leap-year --fiscal-year-start 02-15",
      ])
  }

  @Test(arguments: ["2024 is friday", "2024 is leap-year and friday", "24 is leap-year"])
  func aYearIsNotADateForOtherConditions(_ line: String) {
    let written = dayctl("test \(line)").written
    #expect(written.contains("not a date"))
  }

  @Test func aMisspeltPropertyHasASuggestion() throws {
    try GoldenCalls.check(
      [
        "test today is fridayy",
        "test today is tuseday",
        "test today is weekned",
        "test today is leapyer",
      ])
  }

  @Test(arguments: [
    ("2025-07-30", "older-than 30d", 1), ("2025-07-29", "older-than 30d", 0),
    ("2025-07-30", "newer-than 30d", 1), ("2025-07-31", "newer-than 30d", 0),
    ("2025-07-28", "older-than 1m", 0), ("2025-07-29", "older-than 1m", 1),
    ("2025-08-21", "older-than 5b", 0), ("2025-08-22", "older-than 5b", 1),
  ])
  func ageIsCountedFromToday(_ date: String, _ condition: String, _ code: Int32) {
    #expect(dayctl("test \(date) \(condition)") == Run(written: "", code: code))
  }

  @Test(arguments: [
    ("weekend or friday and last-of-month", 1), ("weekend or friday and last-fri", 0),
    ("not weekend and friday", 0), ("not friday or weekend", 1), ("not not friday", 0),
    ("friday or before 2000-01-01 and weekend", 0),
  ])
  func notBindsMoreTightlyThanAndWhichBindsMoreTightlyThanOr(_ condition: String, _ code: Int32) {
    #expect(dayctl("test 2025-08-29 \(condition)").code == code)
    #expect(dayctl(["test", "2025-08-29", Word(condition)]).code == code)
  }

  @Test(arguments: ["2025-02-30", "foo", "29/08/2025", "2025-13-01"])
  func aTextThatIsNotADateIsNotValid(_ text: String) {
    #expect(dayctl("test \(text) is valid") == Run(written: "", code: 1))
    #expect(dayctl("test \(text) not valid") == Run(written: "", code: 0))
    #expect(dayctl("test \(text) valid and friday") == Run(written: "", code: 1))
    #expect(dayctl("test \(text) is friday").code == 2)
  }

  @Test(arguments: [
    ["after", "1 October 2025"], ["after 1 October 2025 and is fri"],
    ["between", "1 October 2025", "4 October 2025"], ["in", "1 October 2025..4 October 2025"],
  ])
  func aDateInAConditionMayHaveSpaces(_ condition: [String]) {
    let words = ["test", "--from", "d MMMM y", "3 October 2025"] + condition
    #expect(dayctl(words.map { Word($0) }) == Run(written: "", code: 0))
  }

  @Test func aConditionThatCannotBeReadIsReported() throws {
    try GoldenCalls.check(
      [
        "test 2025-08-29",
        "test 2025-08-29 is",
        "test 2025-08-29 friday and",
        "test 2025-08-29 friday saturday",
        "test 2025-08-29 befor 2025-01-01",
        "test 2025-08-29 is weekendd",
        "test 2025-08-29 is 0th-monday",
        "test 2025-08-29 after 2025-02-30",
        "test 2025-08-29 older-than x", "test 2025-08-29 older-than 1m-1d",
        "test 2025-08-29 older-than -1m",
        "test 2025-08-29 older-than 99999y",
      ])
  }

  private static let advice =
    "write for example since 2025-01-01, before today, or is weekend"

  @Test(arguments: [
    ("2025-08-29", "every 2w from 2025-01-03", 0), ("2025-08-22", "every 2w from 2025-01-03", 1),
    ("2025-01-03", "every 2w from 2025-01-03", 0), ("2024-12-20", "every 2w from 2025-01-03", 1),
    ("2025-02-28", "every 1m from 2025-01-31", 0), ("2025-03-28", "every 1m from 2025-01-31", 1),
    ("2025-08-29", "every 10d from yesterday", 1), ("2026-02-28", "every 1y6m from 2024-08-31", 0),
    ("2025-08-29", "odd-week", 0), ("2025-08-29", "even-week", 1), ("2021-01-03", "odd-week", 0),
    ("2021-01-04", "odd-week", 0), ("2025-09-01", "even-week", 0),
  ])
  func aDateRecurs(_ date: String, _ condition: String, _ code: Int32) {
    #expect(dayctl("test \(date) \(condition)") == Run(written: "", code: code))
    #expect(dayctl("test \(date) not \(condition)") == Run(written: "", code: 1 - code))
    #expect(dayctl("test \(date) is \(condition) and valid").code == code)
  }

  @Test func aWrongRecurrenceHasAHint() throws {
    try GoldenCalls.check(
      [
        "test today every",
        "test today every 2w",
        "test today every 2w since 2025-01-03",
        "test today every 2w from",
        "test today between '29 Aug 2025' --from 'd MMM yyyy'",
        "test today every 2 weeks from 2025-01-03",
        "test today every other week",
        "test today every week",
        "test today every friday",
        "test today every 3b from today",
        "test today every -2w from today",
        "test today every foo from today",
        "test today even",
        "test today fortnightly",
      ])
  }

  @Test(arguments: ["next-monday", "next-15", "anniversary"])
  func aRuleThatMovesEveryDateIsRefusedAsACondition(_ word: String) {
    let run = dayctl("test 2025-08-29 \(word)")
    #expect(run.code == 2 && run.written.contains("unknown condition '\(word)'"))
  }

  @Test func holidaysCountInAWordOfASpan() {
    let files = ["h.txt": "2025-12-25\n2025-12-26\n"]
    for span in ["in today..next-business-day", "between today next-business-day"] {
      let run = dayctl(
        "test 2025-12-29 \(span) --holidays h.txt",
        environment: ["DAYCTL_TODAY": "2025-12-24"], files: files)
      #expect(run.code == 0)
    }
  }
}
