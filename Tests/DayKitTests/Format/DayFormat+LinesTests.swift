import DayKit
import Testing

struct DayFormatLinesTests {
  @Test(arguments: DayFormat.samples)
  func datesAreReadWhereTheyStand(_ format: DayFormat) throws {
    let days = (0..<100).map { Day(daysSince1970: 20_000 + 37 * $0) }
    var (text, starts): ([UInt8], [Int]) = ([], [])
    for day in days {
      text += "| ".utf8
      starts.append(text.count)
      text += Array(day.formatted(as: format).utf8)
    }
    text += Array(repeating: UInt8(ascii: " "), count: 8)
    let (read, ends) = Self.read(text, starts, format, room: 1_000)
    #expect(read == Array(days.prefix(read.count)))
    for (start, end) in zip(starts, ends) {
      var position = start
      #expect(format.readPrefix(of: text.span, at: &position) != nil)
      #expect(position == end)
    }
    let (few, _) = Self.read(text, starts, format, room: 3)
    #expect(few == Array(read.prefix(3)))
  }

  @Test(arguments: [DayFormat.iso, .dmy, .epoch, .iso8601, .week, .rfc5322])
  func simpleDatesAreAllReadAndNothingBehindOneThatIsNone(_ format: DayFormat) throws {
    let good = try Array(Day(2025, 8, 29).formatted(as: format).utf8) + [0x20]
    let text = good + good + Array("no date at all, none ".utf8) + good
    let starts = [0, good.count, 2 * good.count, 2 * good.count + 21]
    let (days, ends) = Self.read(text, starts, format, room: 9)
    #expect(try days == [Day(2025, 8, 29), Day(2025, 8, 29)])
    #expect(ends == [good.count - 1, 2 * good.count - 1])
  }

  @Test(arguments: [-1, 1, 11, 12, .max, .min])
  func aPlaceWithoutRoomForADateHasNone(_ start: Int) {
    let (days, _) = Self.read(Array("2025-08-29".utf8), [0, start], .iso, room: 9)
    #expect(days.count == 1)
  }

  private static func read(
    _ text: [UInt8], _ starts: [Int], _ format: DayFormat, room: Int
  ) -> ([Day], [Int]) {
    var ends: [Int] = []
    let days = [Day](capacity: room) { days in
      ends = [Int](capacity: room) { ends in
        format.readDates(in: text.span, at: starts.span, into: &days, ends: &ends)
      }
    }
    return (days, ends)
  }
}
