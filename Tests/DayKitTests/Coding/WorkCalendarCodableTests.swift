import DayKit
import Foundation
import SeededNumbers
import Testing

struct WorkCalendarCodableTests {
  struct Office: Codable, Equatable {
    var calendar: WorkCalendar
  }

  @Test func aWorkCalendarIsAnObject() throws {
    let calendar = WorkCalendar(
      weekend: [.friday, .saturday], holidays: [try Day(2026, 1, 1), try Day(2025, 12, 25)],
      fiscalCalendar: .calendarYear)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(calendar), as: UTF8.self)
        == #"{"fiscalCalendar":{"dayOfMonth":1,"month":1},"holidays":["2025-12-25","2026-01-01"],"weekend":[5,6]}"#
    )
    #expect(
      String(decoding: try encoder.encode(WorkCalendar.mondayToFriday), as: UTF8.self)
        == #"{"holidays":[],"weekend":[0,6]}"#)
  }

  @Test(arguments: seeds(100))
  func whatIsEncodedIsDecoded(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let calendar = WorkCalendar(
      weekend: WeekdaySet(Weekday.allCases.filter { _ in Bool.random(using: &generator) }),
      holidays: (0..<Int.random(in: 0...20, using: &generator)).map { _ in
        Day.random(using: &generator)
      }, fiscalCalendar: Bool.random(using: &generator) ? .calendarYear : nil)
    let data = try JSONEncoder().encode(Office(calendar: calendar))
    #expect(try JSONDecoder().decode(Office.self, from: data).calendar == calendar)
  }

  @Test(
    arguments: [
      (
        #"{"weekend":[6],"holidays":["2025-02-30"]}"#, "calendar.holidays.0",
        "'2025-02-30' does not exist: February 2025 has 28 days"
      ),
      (#"{"weekend":[7],"holidays":[]}"#, "calendar.weekend.0", nil),
      (#"{"holidays":[]}"#, "calendar", nil), (#"{"weekend":[]}"#, "calendar", nil),
      (
        #"{"weekend":[],"holidays":[],"fiscalCalendar":{"month":13,"dayOfMonth":1}}"#,
        "calendar.fiscalCalendar.month", "months range from 1 to 12, not 13"
      ),
      (
        #"{"weekend":[],"holidays":[],"fiscalCalendar":{"month":4,"dayOfMonth":29}}"#,
        "calendar.fiscalCalendar.dayOfMonth", "fiscal years start on day 1 to 28 of a month, not 29"
      ),
    ] as [(String, String, String?)])
  func anErrorHasItsPath(_ json: String, _ path: String, _ message: String?) {
    #expect {
      try JSONDecoder().decode(Office.self, from: Data("{\"calendar\":\(json)}".utf8))
    } throws: { error in
      let context: DecodingError.Context
      switch error {
      case DecodingError.dataCorrupted(let found): context = found
      case DecodingError.keyNotFound(_, let found): context = found
      default: return false
      }
      let found = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      // Foundation leaves open whether the missing key is part of the path.
      return found.joined(separator: ".").hasPrefix(path)
        && (message == nil || message == context.debugDescription)
    }
  }
}
