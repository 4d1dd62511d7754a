import DayKit
import Foundation
import Testing

struct WeekdayCodableTests {
  @Test(arguments: Weekday.allCases)
  func aWeekdayIsCodedAsItsNumberFromSunday(_ weekday: Weekday) throws {
    let data = try JSONEncoder().encode(weekday)
    #expect(String(decoding: data, as: UTF8.self) == "\(weekday.rawValue)")
    #expect(try JSONDecoder().decode(Weekday.self, from: data) == weekday)
  }

  @Test(arguments: ["7", "-1", "\"monday\"", "null"])
  func anythingElseIsNotAWeekday(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Weekday.self, from: Data(json.utf8))
    }
  }
}
