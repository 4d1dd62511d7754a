import DayKit
import SeededNumbers
import Testing

/// The quick way to write beside the way field by field.
struct WritingProgramTests {
  /// The days that each format writes; a multiple of it takes as many times as long.
  private static let count: UInt64 = 50

  @Test(
    arguments: DayFormat.named + DayFormat.inLanguages + [
      .julianDay, .excel, .excel1904, .epochNanoseconds,
    ])
  func bothPathsFormatAlike(_ format: DayFormat) {
    let days = (0..<Self.count).map { seed in
      var generator = SplitMix64(seed: seed)
      let day = Day.random(using: &generator)
      let days = Int.random(in: -30_000...30_000, using: &generator)
      return seed % 4 == 0 ? day : Day(daysSince1970: days)
    }
    #expect(Self.difference(in: days + Day.chosen, format) == nil)
  }

  @Test(arguments: [DayFormat.iso, .dmy, .week, .rfc5322])
  func bothPathsFormatAllDaysOfTheCycleAlike(_ format: DayFormat) {
    let days = stride(from: 0, to: 146_097, by: 13).map { Day(daysSince1970: $0) }
    #expect(Self.difference(in: days, format) == nil)
  }

  @Test(arguments: TimeZoneRule.fixedSamples)
  func bothPathsFormatAlikeInAZone(_ zone: TimeZoneRule) {
    for format in [.iso, .iso8601] + DayFormat.epochs {
      #expect(Self.difference(in: Day.chosen, format.inTimeZone(zone)) == nil)
    }
  }

  /// The first day that is not written the same both ways, whatever the room.
  private static func difference(in days: [Day], _ format: DayFormat) -> Day? {
    days.first { day in
      let width = format.maximumWidth
      let fields = bytes(roomFor: width) { output in format.writeFields(of: day, to: &output) }
      return [0, 1, 7, 40].contains { extra in
        bytes(roomFor: width + extra) { output in format.write(day, to: &output) } != fields
      }
    }
  }

  /// What is written after a byte that is there already.
  private static func bytes(
    roomFor count: Int, _ write: (inout OutputSpan<UInt8>) -> Void
  ) -> [UInt8] {
    [UInt8](capacity: count + 1) { output in
      output.append(UInt8(ascii: ">"))
      write(&output)
    }
  }
}
