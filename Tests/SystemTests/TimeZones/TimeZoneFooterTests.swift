import CLibrary
import SeededNumbers
import System
import Testing

struct TimeZoneFooterTests {
  private static func zone(_ footer: String) throws -> TimeZoneData {
    try TimeZoneData(parsing: SyntheticZone(footer: footer).bytes)
  }

  @Test(arguments: [
    ("UTC0", 0), ("CET-1", 3_600), ("EST5", -18_000), ("<+03>-3", 10_800), ("<-0330>3:30", -12_600),
    ("<+0545>-5:45", 20_700), ("ABCDEF+1:02:03", -3_723), ("<+12>-12", 43_200),
  ])
  func aRuleWithoutDaylightSavingHasOneOffset(_ footer: String, _ offset: Int) throws {
    for instant in [Int.min, -1, 0, 1_756_425_600, .max] {
      #expect(try Self.zone(footer).offset(at: instant) == offset)
    }
  }

  @Test(
    arguments: [
      // The last second before a change and the change itself.
      ("CET-1CEST,M3.5.0,M10.5.0/3", 1_743_296_399, 3_600, 7_200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", 1_761_440_399, 7_200, 3_600),
      ("EST5EDT,M3.2.0,M11.1.0", 1_741_503_599, -18_000, -14_400),
      ("EST5EDT,M3.2.0,M11.1.0", 1_762_063_199, -14_400, -18_000),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_743_868_799, 39_600, 36_000),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_759_593_599, 36_000, 39_600),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 1_743_865_199, 39_600, 37_800),
      ("IST-2IDT,M3.4.4/26,M10.5.0", 1_743_119_999, 7_200, 10_800),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 1_743_296_399, -7_200, -3_600),
      // 1 March is day 60 with `J`, and day 60 without it is 29 February or 1 March.
      ("AAA0BBB,J60/0,J300/0", 1_709_251_199, 0, 3_600),
      ("AAA0BBB,J60/0,J300/0", 1_740_787_199, 0, 3_600),
      ("AAA0BBB,59/0,J300/0", 1_709_164_799, 0, 3_600),
      ("AAA0BBB,59/0,J300/0", 1_740_787_199, 0, 3_600),
      // January and February, and the leap year 2000.
      ("AAA0BBB,M1.3.0/0,M2.2.6/0", 1_737_244_799, 0, 3_600),
      ("AAA0BBB,M1.3.0/0,M2.2.6/0", 1_738_969_199, 3_600, 0),
      ("AAA0BBB,M3.5.5/0,M10.5.0/0", 954_460_799, 0, 3_600),
      // Times up to a week before and after the date, in another year.
      ("AAA0BBB,J1/-167,J100/0", 1_735_088_399, 0, 3_600),
      ("AAA0BBB,M1.1.3/-48,M4.1.0/0", 1_735_516_799, 0, 3_600),
      ("AAA0BBB,J100/0,J365/167", 1_767_736_799, 3_600, 0),
      // Both changes of a year in the next one.
      ("AAA0BBB,J365/160,J365/167", 1_736_179_199, 0, 3_600),
      ("AAA0BBB,J365/160,J365/167", 1_736_200_799, 3_600, 0),
      ("AAA0BBB,J365/167,J365/160", 1_736_175_599, 3_600, 0),
      ("AAA0BBB,J365/167,J365/160", 1_736_204_399, 0, 3_600),
    ] as [(String, Int, Int, Int)])
  func theClocksChangeAtTheExactSecond(
    _ footer: String, _ last: Int, _ before: Int, _ after: Int
  ) throws {
    let zone = try Self.zone(footer)
    #expect(zone.offset(at: last) == before)
    #expect(zone.offset(at: last + 1) == after)
  }

  @Test func daylightSavingCanLastAllYear() throws {
    for footer in ["XXX3EDT4,0/0,J365/23", "EST5EDT,0/0,J365/25"] {
      let zone = try Self.zone(footer)
      for day in -200_000...200_000 where day % 29 == 0 || (0..<3).contains(day % 1_461) {
        #expect(zone.offset(at: day * 86_400 + 14_400) == -14_400)
      }
    }
  }

  // Days that are not near the new year, among them the first and the last.
  @Test(arguments: [5, 10, 100, 355])
  func changesAtTheSameInstantMeanDaylightSavingAllYear(_ day: Int) throws {
    let zone = try Self.zone("AAA0BBB,J\(day)/2,J\(day)/3")
    let instants = stride(from: 1_704_067_200, to: 1_830_297_600, by: 3_600)
    #expect(Set(instants.map { zone.offset(at: $0) }) == [3_600])
  }

  @Test(arguments: [
    "AB3", "<AB>3", "<+03-3", "CET", "CET-", "CET-25", "CET-1:60", "CET-1:00:60", "CET-1CEST",
    "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M0.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0",
    "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J10", "CET-1CEST,J366,J10", "CET-1CEST,366,10",
    "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0/-168,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0x",
    "CET-1CEST,M3.5.0;M10.5.0", "CET--1", "CET-0001", "é-1", ":Europe/Berlin",
  ])
  func anInvalidRuleIsCorrupt(_ footer: String) {
    #expect(throws: TimeZoneError.corrupt) { try Self.zone(footer) }
  }

  // The test sets the time zone of the process, so it runs in a process of its own.
  @Test func rulesAreReadAsInTheCLibrary() async {
    await #expect(processExitsWith: .success) {
      let footers = [
        "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "IST-2IDT,M3.4.4/26,M10.5.0",
        "AEST-10AEDT,M10.1.0,M4.1.0/3", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
        "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "AAA0BBB,J60,J300", "AAA0BBB,59,J300/5",
        "AAA-3:30BBB-5,M9.4.6/24,M4.1.0/24", "NZST-12NZDT,M9.5.0,M4.1.0/3", "<+03>-3",
      ]
      // From 1971 on, because the GNU C library does not apply such rules to earlier years.
      var generator = SplitMix64(seed: 1)
      for footer in footers {
        let zone = try Self.zone(footer)
        unsafe setenv("TZ", footer, 1)
        tzset()
        for _ in 0..<2_000 {
          let instant = Int.random(in: 31_622_400...7_300_000_000, using: &generator)
          let offset = SystemTimeZone.offset(at: instant)
          #expect(zone.offset(at: instant) == offset, "\(footer) at \(instant)")
        }
      }
    }
  }
}
