import DayKit
import Foundation
import Testing

struct MonthDayDescriptionTests {
  @Test func everyMonthAndDayIsWrittenAndParsedInISO8601() throws {
    for offset in 0..<366 {
      let day = try Day(2024, 1, 1) + offset
      let text = "--" + day.description.dropFirst(5)
      #expect(day.monthDay.description == text)
      #expect(try MonthDay(text) == day.monthDay)
      #expect(try MonthDay(text.dropFirst(2)) == day.monthDay)
    }
    #expect(try MonthDay(month: 2, day: 29).description == "--02-29")
  }

  @Test(arguments: [
    "", "2-29", "--2-29", "0229", "-02-29", "29-08", "02-30", "02-29 ",
    "--02-9", "--0229", "--13-01", "--00-01", "--02-30", "--04-31",
    "--01-00",
    "--01-32", "---1-01", "--01--1", "--01-01 ", " --01-01", "--01/01", "–-01-01", "--0１-1",
  ])
  func anyOtherTextIsNotAMonthAndDay(_ text: String) {
    #expect((try? MonthDay(text)) == nil)
  }

  @Test func aMonthAndDayIsCodedAsText() throws {
    let leapDay = try MonthDay(month: 2, day: 29)
    let data = try JSONEncoder().encode([leapDay])
    #expect(String(decoding: data, as: UTF8.self) == #"["--02-29"]"#)
    #expect(try JSONDecoder().decode([MonthDay].self, from: data) == [leapDay])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([MonthDay].self, from: Data(#"["--02-30"]"#.utf8))
    }
  }
}
