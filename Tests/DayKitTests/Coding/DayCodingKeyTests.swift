import DayKit
import Foundation
import SeededNumbers
import Testing

struct DayCodingKeyTests {
  @Test func daysAreKeysInISO8601() throws {
    let counts = [Day(daysSince1970: 20_329): 1, Day(daysSince1970: -719_529): 2]
    #expect(try counts.json() == #"{"-000001-12-31":2,"2025-08-29":1}"#)
    #expect(try [Day: Int](json: #"{"2025-08-29":1,"-000001-12-31":2}"#) == counts)
  }

  @Test func monthsAreKeysInISO8601() throws {
    let counts = try [YearMonth(2025, 8): 1, YearMonth(-1, 12): 2]
    #expect(try counts.json() == #"{"-000001-12":2,"2025-08":1}"#)
    #expect(try [YearMonth: Int](json: counts.json()) == counts)
    #expect([YearMonth: Int].failure(json: #"{"2025-13":1}"#).hasPrefix("corrupt at "))
  }

  @Test func daysOfTheYearAreKeysInISO8601() throws {
    let names = try [MonthDay(month: 8, day: 29): "a", MonthDay(month: 2, day: 29): "b"]
    #expect(try names.json() == #"{"--02-29":"b","--08-29":"a"}"#)
    #expect(try [MonthDay: String](json: names.json()) == names)
    #expect([MonthDay: String].failure(json: #"{"--02-30":"a"}"#).hasPrefix("corrupt at "))
  }

  @Test func weekdaysAreKeysOfTheirNumbers() throws {
    let hours = [Weekday.sunday: "closed", .friday: "9-17"]
    #expect(try hours.json() == #"{"0":"closed","5":"9-17"}"#)
    #expect(try [Weekday: String](json: hours.json()) == hours)
    #expect([Weekday: String].failure(json: #"{"7":"a"}"#).hasPrefix("corrupt at "))
  }

  @Test(arguments: seeds(50))
  func encodedKeysAreDecodedAgain(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var counts: [Day: Int] = [:]
    for index in 0..<5 { counts[.random(using: &generator)] = index }
    #expect(try [Day: Int](json: counts.json()) == counts)
    let list = try PropertyListEncoder().encode(counts)
    #expect(try PropertyListDecoder().decode([Day: Int].self, from: list) == counts)
    #expect(try Node.encoded(counts).decoded(as: [Day: Int].self) == counts)
  }

  @Test(arguments: ["", "x", "1500-02-29", "29/08/2025", "2025-08-29 ", "20329"])
  func aKeyThatIsNotADayIsCorruptData(_ key: String) {
    #expect([Day: Int].failure(json: #"{"\#(key)":1}"#).hasPrefix("corrupt at "))
  }

  @Test func daysAreKeysOfWrappedDaysToo() throws {
    let days = try Shapes.Keyed(json: #"{"moved":{"2025-08-29":"30/08/2025"}}"#)
    #expect(days.moved == [Day(daysSince1970: 20_329): Day(daysSince1970: 20_330)])
    #expect(try days.json() == #"{"moved":{"2025-08-29":"30/08/2025"}}"#)
  }

  private enum Shapes {
    struct Keyed: Codable {
      @DayString.DMY var moved: [Day: Day]
    }
  }
}
