import DayKit
import DayKitFoundation
import Foundation

extension Attack {
  /// JSON: what can be decoded can be encoded, and decodes as the same value again.
  static let coding = Attack("coding") { bytes throws(Finding) in
    try check(Wrapped.self, bytes)
    try check([Day].self, bytes)
    try check([Day: Int].self, bytes)
    try check(Values.self, bytes)
    try check(WorkCalendar.self, bytes)
    try check(DaySet.self, bytes)
    try check(DayRangeSelection.self, bytes)
  }

  private static func check<Value: Codable & Equatable>(
    _ type: Value.Type, _ bytes: [UInt8]
  ) throws(Finding) {
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    let value: Value
    do {
      value = try decoder.decode(type, from: Data(bytes))
    } catch {
      return try expect(error is DecodingError, "\(type): \(error)")
    }
    do {
      let data = try encoder.encode(value)
      let again = try decoder.decode(type, from: data)
      try expect(again == value, "\(type): \(String(decoding: data, as: UTF8.self))")
    } catch {
      throw Finding("\(type): \(value) cannot be coded: \(error)")
    }
  }
}

private struct Wrapped: Codable, Equatable {
  @DayString.DMY var dmy: Day?
  @DayString.MDY var mdy: Day?
  @DayString.YMD.Nullable var ymd: Day?
  @Epoch.Seconds var seconds: Day?
  @Epoch.Milliseconds var milliseconds: Day?
  @ISO8601.Default var time: Day?
  @ISO8601.SansTimezone var local: Day?
}

private struct Values: Codable, Equatable {
  var day: Day?
  var month: YearMonth?
  var period: Period?
  var week: WeekDate?
  var birthday: MonthDay?
  var weekday: Weekday?
  var weekdays: WeekdaySet?
  var span: DaySpan?
  var rule: Recurrence?
  var adjustment: DayAdjustment?
  var time: TimeOfDay?
}
