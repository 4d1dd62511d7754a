import SeededNumbers
import System
import Testing

struct TimeZoneDataParsingTests {
  private static func parse(_ bytes: [UInt8]) throws(TimeZoneError) -> TimeZoneData {
    try TimeZoneData(parsing: bytes)
  }

  private static var fullVersion1: SyntheticZone {
    var zone = SyntheticZone.full
    (zone.version, zone.footer) = (0, "")
    return zone
  }

  @Test func aCompleteFileIsParsed() throws {
    #expect(try Self.parse(SyntheticZone.full.bytes).offset(at: -2_000_000_001) == 1_000)
    #expect(try Self.parse(Self.fullVersion1.bytes).offset(at: 999_999_999) == 7_200)
  }

  @Test func everyPrefixOfAFileIsCorrupt() {
    for bytes in [SyntheticZone.full.bytes, Self.fullVersion1.bytes] {
      for count in bytes.indices {
        #expect(throws: TimeZoneError.corrupt) { try Self.parse(Array(bytes.prefix(count))) }
      }
    }
  }

  private static let broken: [(String, @Sendable (inout SyntheticZone) -> Void)] = [
    ("version 5", { $0.version = UInt8(ascii: "5") }),
    ("version 1 as a digit", { $0.version = UInt8(ascii: "1") }),
    ("equal transitions", { $0.transitions[1].time = $0.transitions[0].time }),
    ("transitions out of order", { $0.transitions[2].time = -1 }),
    ("a type that does not exist", { $0.transitions[0].type = 3 }),
    ("no types", { ($0.types, $0.transitions, $0.standardFlags, $0.utcFlags) = ([], [], [], []) }),
    ("no names", { $0.names = [] }),
    ("a name that does not exist", { $0.types[0].name = 4 }),
    ("daylight saving of 2", { $0.types[0].isDaylightSaving = 2 }),
    ("an offset of 26 hours", { $0.types[0].offset = 93_600 }),
    ("an offset of -25 hours", { $0.types[0].offset = -90_000 }),
    ("the smallest offset", { $0.types[0].offset = .min }),
    ("too few standard flags", { $0.standardFlags = [0] }),
    ("too many flags", { $0.utcFlags = [0, 0, 0, 0] }),
    ("a footer that is not a rule", { $0.footer = "x" }),
  ]

  @Test(arguments: broken.indices)
  func aFileThatBreaksARuleOfTheFormatIsCorrupt(_ index: Int) {
    let (name, change) = Self.broken[index]
    var zone = SyntheticZone.full
    change(&zone)
    #expect(throws: TimeZoneError.corrupt, "\(name)") { try Self.parse(zone.bytes) }
  }

  @Test(arguments: ["", "TZif", "TZif2", "#!/bin/sh\n", "TZiF2"])
  func aFileOfAnotherFormatIsCorrupt(_ text: String) {
    let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: text.utf8.count < 6 ? 0 : 100)
    #expect(throws: TimeZoneError.corrupt) { try Self.parse(bytes) }
  }

  @Test func countsBeyondTheFileAreCorrupt() {
    for zone in [SyntheticZone.full, Self.fullVersion1] {
      for index in 20..<44 {
        var bytes = zone.bytes
        bytes[index] = 0xFF
        #expect(throws: TimeZoneError.corrupt) { try Self.parse(bytes) }
      }
    }
  }

  @Test(arguments: seeds(100))
  func anyChangedBytesGiveOffsetsOrAnError(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for zone in [SyntheticZone.full, Self.fullVersion1] {
      for _ in 0..<20 {
        var bytes = zone.bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
            in: 0...255, using: &generator)
        }
        guard let parsed = try? Self.parse(bytes) else { continue }
        for _ in 0..<10 {
          let instant = Int(truncatingIfNeeded: generator.next())
          #expect((-100_000...100_000).contains(parsed.offset(at: instant)))
        }
      }
    }
  }
}
