import DayKit
import Foundation
import SeededNumbers
import Testing

struct DayCodableTests {
  private struct Trip: Codable, Equatable {
    var start: Day
    var end: Day?
  }

  @Test(arguments: [-4_371_587, -1, 0, 20_329, 2_932_896])
  func aDayIsEncodedAsAnInteger(_ number: Int) throws {
    let day = Day(daysSince1970: number)
    let data = try JSONEncoder().encode(day)
    #expect(String(decoding: data, as: UTF8.self) == "\(number)")
    #expect(try JSONDecoder().decode(Day.self, from: data) == day)
  }

  @Test(arguments: seeds(50))
  func daysInsideOtherValuesAreDecodedAgain(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let trips = (0..<5).map { index in
      Trip(
        start: .random(using: &generator), end: index == 2 ? nil : .random(using: &generator))
    }
    let data = try JSONEncoder().encode(trips)
    #expect(try JSONDecoder().decode([Trip].self, from: data) == trips)
  }

  @Test(arguments: [-4_371_588, 2_932_897, Int.min, Int.max])
  func aNumberOutsideTheBoundsIsCorruptData(_ number: Int) throws {
    let data = Data(
      """
      [{"start": 0, "end": 1}, {"start": 0, "end": \(number)}]
      """.utf8)
    let error = try #require(
      throws: DecodingError.self, performing: { try JSONDecoder().decode([Trip].self, from: data) })
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["Index 1", "end"])
    #expect(context.codingPath.first?.intValue == 1)
    #expect(
      context.debugDescription
        == "\(number) is not a number of days since 1970-01-01 from -4371587 to 2932896")
  }

  @Test(arguments: [
    ("2025-08-29", "@DayString.YMD"), ("29/08/2025", "@DayString.DMY"),
    ("08/29/2025", "@DayString.MDY"), ("03/04/2025", "@DayString.DMY or @DayString.MDY"),
    ("2025-08-29T00:00:00Z", "@ISO8601.Default"),
    ("2025-08-29T00:00:00", "@ISO8601.SansTimezone"), ("29.8.25", "@DayCoding with its format"),
  ])
  func theErrorForATextNamesTheWrapper(_ text: String, _ wrapper: String) throws {
    let error = try #require(
      throws: DecodingError.self,
      performing: { try JSONDecoder().decode([Day].self, from: Data("[\"\(text)\"]".utf8)) })
    guard case .typeMismatch(let type, let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Int.self))
    #expect(context.codingPath.map(\.intValue) == [0])
    #expect(
      context.debugDescription
        == "expected the number of days since 1970-01-01, but found the text '\(text)'; "
        + "use \(wrapper)")
  }

  @Test(arguments: [
    (1_756_425_600, "@Epoch.Seconds"), (1_756_425_600_000, "@Epoch.Milliseconds"),
  ])
  func theErrorForATimeNamesTheWrapper(_ number: Int, _ wrapper: String) {
    #expect([Day].failure(json: "[\(number)]").contains("; use \(wrapper) for "))
  }

  @Test(arguments: [#""2025-08-29""#, "true", "null", "{}", "[]", #"["a"]"#])
  func anythingButANumberIsAnError(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Day.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: ["0.5", "1e300", "99999999999999999999"])
  func anythingButAnIntegerIsAnError(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Day.self, from: Data(json.utf8))
    }
  }
}
