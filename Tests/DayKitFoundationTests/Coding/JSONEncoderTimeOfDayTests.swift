import DayKit
import DayKitFoundation
import Foundation
import SeededNumbers
import Testing

struct JSONEncoderTimeOfDayTests {
  private func write(
    _ value: some Encodable, _ strategy: JSONEncoder.DateEncodingStrategy
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = strategy
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func theTimeIsTheOneThatClocksOfTheZoneShow() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let day = try Day(2025, 8, 29)
    let date = try Date("2025-08-29T05:27:02Z", strategy: .iso8601)
    #expect(try write([date], .timeOfDay("h:mm:ss a", on: day, in: zone)) == #"["7:27:02 AM"]"#)
    #expect(try write(["a": date], .timeOfDay("HH:mm", on: day, in: zone)) == #"{"a":"07:27"}"#)
  }

  @Test(arguments: [-1.0, 86_400, -1e300, 1e300, .infinity, .nan])
  func aDateOnAnotherDayIsAnErrorWithItsPlace(_ seconds: Double) throws {
    let day = try Day(2025, 8, 29)
    let date = day.date(in: .gmt) + seconds
    let context = try invalidValue {
      try write(["a": [date]], .timeOfDay("HH:mm", on: day, in: .gmt))
    }
    #expect(context?.codingPath.map(\.stringValue) == ["a", "Index 0"])
    #expect(context?.debugDescription == "the date is not on 2025-08-29 in GMT")
  }

  @Test(arguments: seeds(20))
  func whatIsEncodedDecodesAsTheSameMoment(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let zone = try #require(TimeZone(identifier: "America/St_Johns"))
    let day = generator.dayOfGregorianCalendar()
    let start = day.date(in: zone)
    let decoder = JSONDecoder()
    let patterns = ["HH:mm:ss.SSS", "h:mm:ss.SSS a", "kk'h'm's's.SSS", "a K:m:s.SSS"]
    let pattern = patterns[Int(seed % 4)]
    decoder.dateDecodingStrategy = try .timeOfDay(pattern, on: day, in: zone)
    for _ in 0..<50 {
      let date =
        start + (Double.random(in: 0..<86_000, using: &generator) * 1_000).rounded() / 1_000
      let json = try write([date], .timeOfDay(pattern, on: day, in: zone))
      let back = try decoder.decode([Date].self, from: Data(json.utf8))
      // A time that comes twice is read as the first of the two.
      let isSame = abs(back[0].timeIntervalSince(date)) < 0.0005
      #expect(isSame || abs(back[0].timeIntervalSince(date) + 3_600) < 0.0005, "\(json)")
    }
  }
}
