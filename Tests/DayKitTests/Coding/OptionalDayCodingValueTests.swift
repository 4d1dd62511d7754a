import DayKit
import Testing

struct OptionalDayCodingValueTests {
  private struct Visit: Codable, Equatable {
    @Epoch.Seconds var day: Day?
    @Epoch.Milliseconds.Nullable var last: Day?
    @DayString.YMD.Nullable var days: [Day]?
    @DayString.YMD.Nullable var named: [String: Day?]?
  }

  private let day = Day(daysSince1970: 1)

  @Test(arguments: [
    "{}", #"{"day":null}"#, #"{"last":null,"days":null,"named":null}"#,
  ])
  func nothingIsNilInEveryShape(_ json: String) throws {
    #expect(try Visit(json: json) == Visit(day: nil, last: nil, days: nil, named: nil))
  }

  @Test func somethingIsReadInEveryShape() throws {
    let json = """
      {"day":86400,"days":["1970-01-02"],"last":86400000,"named":{"a":"1970-01-02","b":null}}
      """
    let visit = Visit(day: day, last: day, days: [day], named: ["a": day, "b": nil])
    #expect(try Visit(json: json) == visit)
    #expect(try visit.json() == json)
  }

  @Test func nilIsNullWhereNullableAndLeftOutElsewhere() throws {
    let visit = Visit(day: nil, last: nil, days: nil, named: nil)
    #expect(try visit.json() == #"{"days":null,"last":null,"named":null}"#)
  }

  @Test(arguments: [
    (#"{"day":"x"}"#, "mismatch at day"), (#"{"last":1e300}"#, "corrupt at last: 1e+300 is out"),
    (#"{"days":[""]}"#, "corrupt at days.0: '' is not"),
    (#"{"named":{"a":"1500-02-29"}}"#, "corrupt at named.a: '1500-02-29' does not exist"),
  ])
  func aValueThatIsNotADayIsAnErrorAndNotNil(_ json: String, _ failure: String) {
    #expect(Visit.failure(json: json).hasPrefix(failure))
  }
}
