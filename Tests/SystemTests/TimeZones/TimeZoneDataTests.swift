import System
import Testing

struct TimeZoneDataTests {
  private static func zone(
    _ version: Unicode.Scalar = "2", footer: String = ""
  ) throws -> TimeZoneData {
    try TimeZoneData(
      parsing: SyntheticZone(
        version: version == "1" ? 0 : UInt8(ascii: version),
        transitions: [(-1_000, 1), (0, 2), (1_000, 1)],
        types: [.init(offset: 10), .init(offset: 20), .init(offset: 30)], footer: footer
      ).bytes)
  }

  @Test(
    arguments: [
      (Int.min, 10), (-1_001, 10), (-1_000, 20), (-1, 20), (0, 30), (999, 30), (1_000, 20),
      (Int.max, 20),
    ], ["1", "2", "3", "4"] as [Unicode.Scalar])
  func anOffsetAppliesFromItsTransitionToTheNext(
    _ pair: (instant: Int, offset: Int), _ version: Unicode.Scalar
  ) throws {
    #expect(try Self.zone(version).offset(at: pair.instant) == pair.offset)
  }

  @Test(arguments: [(-1_001, 10), (999, 30), (1_000, 18_000), (Int.max, 18_000)])
  func theFooterAppliesFromTheLastTransitionOn(_ instant: Int, _ offset: Int) throws {
    #expect(try Self.zone(footer: "<+05>-5").offset(at: instant) == offset)
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func withoutTransitionsTheFooterAlwaysApplies(_ instant: Int) throws {
    #expect(try TimeZoneData(parsing: SyntheticZone().bytes).offset(at: instant) == 3_600)
    let zone = try TimeZoneData(parsing: SyntheticZone(footer: "<-05>5").bytes)
    #expect(zone.offset(at: instant) == -18_000)
  }

  @Test(
    arguments: [
      ([0, 86_400], "", true), ([0, 86_399], "", false), ([86_400, 0], "", false),
      ([-43_200, 43_200, 0], "", true), ([0, 3_600, -82_800], "", false),
      ([0, 0], "<+24>-24", true), ([0, 0], "<+23>-23", false), ([0, 86_400], "<+00>0", false),
      ([0, 0], "<-12>12<+12>-12,M3.1.0,M9.1.0", true),
      ([0, 0], "<-12>12<+11>-11,M3.1.0,M9.1.0", false),
    ] as [([Int32], String, Bool)])
  func clocksThatGoForwardByADaySkipDays(
    _ offsets: [Int32], _ footer: String, _ isSkipping: Bool
  ) throws {
    let zone = SyntheticZone(
      transitions: offsets.indices.dropFirst().map { (1_000_000 * $0, UInt8($0)) },
      types: offsets.map { .init(offset: $0) }, footer: footer)
    #expect(try TimeZoneData(parsing: zone.bytes).skipsDays == isSkipping)
  }

  @Test func severalThreadsCanUseOneValue() async throws {
    let zone = try TimeZoneData(parsing: SyntheticZone.full.bytes)
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask { (0..<1_000).reduce(0) { $0 + zone.offset(at: $1 * 3_000_000) } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(sums).count == 1)
  }
}
