import DayKit
import Testing

/// The forms in JSON that the article on coding promises.
struct DefaultFormsTests {
  private func expect<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
    #expect(try [value].json() == "[\(json)]")
    #expect(try [Value](json: "[\(json)]") == [value])
  }

  @Test func everyTypeHasItsDocumentedForm() throws {
    let day = try Day(2025, 8, 29)
    try expect(day, "20329")
    try expect(day...day + 2, "[20329,20331]")
    try expect(day..<day + 2, "[20329,20331]")
    try expect(Set([day]), "[20329]")
    try expect([day: 12], #"{"2025-08-29":12}"#)
    try expect(day.dayComponents, #"{"dayOfMonth":29,"month":8,"year":2025}"#)
    try expect(day.yearMonth, #""2025-08""#)
    try expect(Period(years: 1, months: 2, days: 3), #""P1Y2M3D""#)
    try expect(day.weekDate, #"{"week":35,"weekday":5,"year":2025}"#)
    try expect(day.weekday, "5")
    try expect([.saturday, .sunday] as WeekdaySet, "[0,6]")
    try expect(MonthDay(day), #""--08-29""#)
    try expect(DaySpan.month(containing: day), #"{"kind":"month","month":"2025-08"}"#)
    try expect(DayRangeSelection(day...day), #"{"end":"2025-08-29","start":"2025-08-29"}"#)
  }
}
