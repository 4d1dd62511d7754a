import DayKit
import Foundation
import Testing

struct SetEncodingTests {
  struct Office: Codable, Equatable {
    var closed: Set<Day>
    var open: Set<Day>?
    var names: Set<String> = ["a"]
  }

  @Test func theDaysOfASetAreEncodedInOrder() throws {
    let days = Set((0..<50).map { Day(daysSince1970: $0) })
    let numbers = "[\((0..<50).map(String.init).joined(separator: ","))]"
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let office = Office(closed: days, open: days)
    let data = try encoder.encode(office)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"closed":\#(numbers),"names":["a"],"open":\#(numbers)}"#)
    #expect(try JSONDecoder().decode(Office.self, from: data) == office)
    let none = try encoder.encode(Office(closed: []))
    #expect(String(decoding: none, as: UTF8.self) == #"{"closed":[],"names":["a"]}"#)
  }
}
