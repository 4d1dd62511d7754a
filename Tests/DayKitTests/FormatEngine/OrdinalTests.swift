import DayKit
import Testing

/// The days of the month as ordinal numbers, such as 29th.
struct OrdinalTests {
  private static let endings = ["th", "st", "nd", "rd", "th", "th", "th", "th", "th", "th"]

  @Test func everyDayIsWrittenAndReadWithItsEnding() throws {
    let format = try DayFormat(pattern: "MMMM do, y")
    for number in 1...31 {
      let ending = (11...13).contains(number) ? "th" : Self.endings[number % 10]
      let (day, text) = (try Day(2025, 8, number), "August \(number)\(ending), 2025")
      #expect(day.formatted(as: format) == text)
      #expect(try Day(text, as: format) == day)
      #expect(try Day(text.uppercased(), as: format) == day)
      for other in ["st", "nd", "rd", "th"] where other != ending {
        #expect(throws: DayParsingError.self) {
          try Day("August \(number)\(other), 2025", as: format)
        }
      }
    }
  }

  @Test(arguments: [
    ("last-tue", -1, "tue"), ("2nd-last-tue", -2, "tue"), ("last-last-tue", -1, "last-tue"),
    ("2nd-2nd-tue", 2, "2nd-tue"),
  ])
  func onlyANumberCountsFromTheLast(_ text: String, _ number: Int, _ rest: String) {
    let bytes = ContiguousArray(text.utf8)
    let word = Ordinal.read(bytes.span)
    #expect(word?.ordinal == number)
    #expect(word.map { String(decoding: bytes[$0.rest], as: UTF8.self) } == rest)
  }

  @Test(arguments: [
    ("d/M/y do", "29/8/2025 29th"), ("do 'of' MMMM, y", "29th of August, 2025"),
    ("EEEE do MMM y", "Friday 29th Aug 2025"), ("y-MM-do", "2025-08-29th"),
  ])
  func ordinalsStandBesideAllOtherParts(_ pattern: String, _ text: String) throws {
    let format = try DayFormat(parsing: pattern)
    let day = try Day(2025, 8, 29)
    #expect(day.formatted(as: format) == text)
    #expect(try Day(text, as: format) == day)
    #expect(try Day(-43, 3, 1).formatted(as: format).contains("1st"))
  }

  @Test(arguments: [
    ("29", "expected a day such as 29th at character 1"),
    ("29st Aug 2025", "expected a day such as 29th at character 1"),
    ("0th Aug 2025", "expected a day such as 29th at character 1"),
    ("32nd Aug 2025", "expected a day such as 29th at character 1"),
    ("31st Feb 2025", "February 2025 has 28 days"),
    ("29 th Aug 2025", "expected a day such as 29th at character 1"),
  ])
  func anotherTextIsAnError(_ text: String, _ reason: String) throws {
    let format = try DayFormat(pattern: "do MMM y")
    do {
      _ = try Day(text, as: format)
      Issue.record("\(text) is a day")
    } catch {
      #expect(error.description == reason)
    }
  }

  @Test(arguments: ["o", "ddo MM y", "Mo", "do do", "dom y", "Do MMMM y"])
  func theLetterStandsOnlyAfterOneD(_ pattern: String) {
    let format = try? DayFormat(parsing: pattern)
    #expect(format?.canParse != true)
  }

  @Test func ordinalsAreEnglishInEveryLanguage() throws {
    let format = try DayFormat(pattern: "do MMM y", symbols: .dotted)
    #expect(try Day(2025, 8, 1).formatted(as: format).hasPrefix("1st "))
  }
}

/// The week of the month and the number of the weekday.
struct WeekOfMonthTests {
  @Test func bothAreThoseOfTheDay() throws {
    let format = try DayFormat(pattern: "W F")
    for day in try Day(2025, 1, 1)...Day(2026, 12, 31) {
      #expect(day.formatted(as: format) == "\(day.weekOfMonth()) \(day.weekdayOrdinal)")
    }
    #expect(!format.canParse)
  }

  @Test func theyAreCheckedAgainstTheDate() throws {
    let format = try DayFormat(pattern: "yyyy-MM-dd W F")
    #expect(try Day("2025-08-29 5 5", as: format) == Day(2025, 8, 29))
    for (text, reason) in [
      ("2025-08-29 4 5", "2025-08-29 is in week 5 of its month"),
      ("2025-08-29 5 4", "2025-08-29 is Friday number 5 of its month"),
    ] {
      do {
        _ = try Day(text, as: format)
        Issue.record("\(text) is a day")
      } catch {
        #expect(error.description == reason)
      }
    }
  }

  @Test(arguments: ["YYYY-Www", "KW ww", "WW", "FF", "From yyyy-MM-dd", "FY yyyy"])
  func aLetterBesideOthersIsNotAField(_ pattern: String) {
    #expect(throws: DayFormatError.self) { try DayFormat(parsing: pattern) }
  }
}
