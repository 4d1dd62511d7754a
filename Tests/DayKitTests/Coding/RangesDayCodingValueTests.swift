import DayKit
import Foundation
import Testing

struct RangesDayCodingValueTests {
  private struct Stay: Codable, Equatable {
    @DayString.YMD var days: ClosedRange<Day>
    @DayString.DMY var nights: Range<Day>
    @Epoch.Seconds var maybe: ClosedRange<Day>?
  }

  private struct Holidays: Codable, Equatable {
    @DayString.DMY var days: Set<Day>
    @DayString.DMY.Nullable var others: Set<Day>?
  }

  private let day = Day(daysSince1970: 20_329)

  @Test func aRangeIsAnArrayOfItsBoundsInTheFormat() throws {
    let stay = Stay(days: day...day + 2, nights: day..<day + 2, maybe: nil)
    let json = #"{"days":["2025-08-29","2025-08-31"],"nights":["29/08/2025","31/08/2025"]}"#
    #expect(try stay.json() == json)
    #expect(try Stay(json: json) == stay)
    let full = Stay(days: day...day, nights: day..<day, maybe: day...day)
    #expect(try Stay(json: full.json()) == full)
    #expect(try Node.encoded(full).decoded(as: Stay.self) == full)
  }

  @Test(arguments: [
    (#"["2025-08-31","2025-08-29"]"#, "2025-08-29 is before 2025-08-31"),
    (#"["2025-08-31"]"#, "found 1"), ("[]", "found 0"),
    (#"["2025-08-29","2025-08-30","2025-08-31"]"#, "found 3"),
  ])
  func boundsOutOfOrderAreAnErrorAtTheirPlace(_ days: String, _ found: String) {
    #expect(
      Stay.failure(json: #"{"days":\#(days),"nights":["29/08/2025","31/08/2025"]}"#)
        == "corrupt at days: expected an array of two days in order, but \(found)")
  }

  @Test func aBoundThatIsNotADayIsAnErrorAtItsPlace() {
    #expect(
      Stay.failure(json: #"{"days":["2025-08-29","x"],"nights":[]}"#)
        .hasPrefix("corrupt at days.1: 'x' is not in the format yyyy-MM-dd"))
  }

  @Test func aSetIsAnArrayOfItsDaysInOrder() throws {
    let holidays = Holidays(days: [day + 1, day, day - 300], others: nil)
    let json = #"{"days":["02/11/2024","29/08/2025","30/08/2025"],"others":null}"#
    #expect(try holidays.json() == json)
    #expect(try Holidays(json: json) == holidays)
    let twice = #"{"days":["29/08/2025","29/08/2025"],"others":["29/08/2025"]}"#
    #expect(try Holidays(json: twice) == Holidays(days: [day], others: [day]))
  }
}
