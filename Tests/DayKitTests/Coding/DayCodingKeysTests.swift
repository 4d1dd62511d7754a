import DayKit
import Foundation
import Testing

struct DayCodingKeysTests {
  private struct Museum: Codable, Hashable {
    @DayString.DMYKeys var visitors: [Day: Int]
    @DayString.MDYKeys var notes: [Day: [String]] = [:]
  }

  private struct Legacy: Codable {
    @DayCoding<TextFirst>.Keys var visitors: [Day: Int]
    @DayCoding<DayNumber>.Keys var numbered: [Day: String] = [:]
  }

  private let day = Day(daysSince1970: 20_329)

  @Test func keysAreInTheFormat() throws {
    let museum = Museum(visitors: [day + 1: 7, day: 12], notes: [day: ["closed"]])
    let json = #"{"notes":{"08/29/2025":["closed"]},"visitors":{"29/08/2025":12,"30/08/2025":7}}"#
    #expect(try museum.json() == json)
    #expect(try Museum(json: json) == museum)
    #expect(try Node.encoded(museum).decoded(as: Museum.self) == museum)
  }

  @Test func numbersAreKeysOfDigits() throws {
    let legacy = Legacy(visitors: [:], numbered: [day: "a", day - 20_330: "b"])
    #expect(try legacy.json() == #"{"numbered":{"-1":"b","20329":"a"},"visitors":{}}"#)
    #expect(try Legacy(json: legacy.json()).numbered == legacy.numbered)
  }

  @Test func otherFormatsAreTriedInOrder() throws {
    let json = #"{"visitors":{"29/08/2025":1,"2025-08-30":2,"1756598400":3},"numbered":{}}"#
    #expect(try Legacy(json: json).visitors == [day: 1, day + 1: 2, day + 2: 3])
  }

  @Test(arguments: [
    (
      #"{"31/02/2025":1}"#,
      "corrupt at visitors.31/02/2025: '31/02/2025' does not exist: February 2025 has 28 days"
    ),
    (
      #"{"2025-08-29":1}"#,
      "corrupt at visitors.2025-08-29: '2025-08-29' is not dd/MM/yyyy: expected '/' at byte 2"
    ),
    (#"{"29/08/2025":"x"}"#, "mismatch at visitors.29/08/2025"),
  ])
  func aKeyThatIsNotADayIsAnErrorAtItsPlace(_ visitors: String, _ failure: String) {
    #expect(Museum.failure(json: #"{"visitors":\#(visitors),"notes":{}}"#) == failure)
  }

  @Test func twoKeysOfOneDayAreAnError() {
    let json = #"{"visitors":{"29/08/2025":1,"2025-08-29":2},"numbered":{}}"#
    #expect(Legacy.failure(json: json).hasSuffix("another key is also 2025-08-29"))
  }
}
