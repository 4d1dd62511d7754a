import DayKit
import Foundation
import Testing

struct CollectionsDayCodingValueTests {
  private struct Holidays: Codable, Equatable {
    @DayString.DMY var days: [Day]
    @DayString.DMY var gaps: [Day?]
    @DayString.DMY var named: [String: Day]
    @DayString.DMY var namedGaps: [String: Day?]
    @DayString.DMY var numbered: [Int: Day]
    @DayString.DMY var maybe: [Day]?
  }

  private let day = Day(daysSince1970: 20_329)

  @Test func allDaysOfACollectionAreInTheFormat() throws {
    let holidays = Holidays(
      days: [day, day + 1], gaps: [day, nil], named: ["a": day], namedGaps: ["a": nil, "b": day],
      numbered: [7: day], maybe: nil)
    let json = """
      {"days":["29/08/2025","30/08/2025"],"gaps":["29/08/2025",null],"named":{"a":"29/08/2025"},\
      "namedGaps":{"a":null,"b":"29/08/2025"},"numbered":{"7":"29/08/2025"}}
      """
    #expect(try holidays.json() == json)
    #expect(try Holidays(json: json) == holidays)
  }

  @Test(arguments: [
    (#""days":["29/08/2025","x"]"#, "corrupt at days.1: 'x' is not in the format dd/MM/yyyy"),
    (#""days":[null]"#, "no value at days.0"), (#""days":null"#, "no value at days"),
    (#""days":"29/08/2025""#, "mismatch at days"), (#""days":{}"#, "mismatch at days"),
    (#""days":[1]"#, "mismatch at days.0"),
    (#""days":[],"gaps":[null,"x"]"#, "corrupt at gaps.1: 'x' is not in the format dd/MM/yyyy"),
    (
      #""days":[],"gaps":[],"named":{"k":"x"}"#,
      "corrupt at named.k: 'x' is not in the format dd/MM/yyyy"
    ),
    (#""days":[],"gaps":[],"named":{"k":null}"#, "no value at named.k"),
    (#""days":[],"gaps":[],"named":["29/08/2025"]"#, "mismatch at named"),
    (#""days":[],"gaps":[],"named":{},"namedGaps":{"k":1}"#, "mismatch at namedGaps.k"),
    ("", "no key days at "),
  ])
  func anElementThatIsNotADayIsAnErrorAtItsPlace(_ json: String, _ failure: String) {
    #expect(Holidays.failure(json: "{\(json)}").hasPrefix(failure))
  }

  @Test func propertyListsCanHaveCollectionsWithGaps() throws {
    let holidays = Holidays(
      days: [], gaps: [nil, day], named: [:], namedGaps: ["a": nil], numbered: [:], maybe: [day])
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let data = try encoder.encode(holidays)
    #expect(String(decoding: data, as: UTF8.self).contains("<string>29/08/2025</string>"))
    #expect(try PropertyListDecoder().decode(Holidays.self, from: data) == holidays)
  }
}
