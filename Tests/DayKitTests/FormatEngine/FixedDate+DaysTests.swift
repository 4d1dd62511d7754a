import DayKit
import Testing

struct FixedDateDaysTests {
  /// In a static program, the storage of an empty array may have no other alignment than that of an
  /// integer.
  @Test func anEmptyArrayOfLayoutsHasASpan() {
    #expect(MemoryLayout<FixedDate>.alignment <= MemoryLayout<Int>.alignment)
  }

  @Test(arguments: [DayFormat.iso, .dmy, .mdy, .basic])
  func daysAreParsedUpToTheFirstPositionWithoutOne(_ format: DayFormat) throws {
    let good = try Array(Day(2025, 8, 29).formatted(as: format).utf8) + [0x20]
    let text = good + good + Array("no date at all, none ".utf8) + good
    let starts = [0, good.count, 2 * good.count, 2 * good.count + 21]
    #expect(
      try Self.read(text, starts, format, room: 9) == [Day(2025, 8, 29), Day(2025, 8, 29)])
    #expect(try Self.read(text, starts, format, room: 1) == [Day(2025, 8, 29)])
  }

  @Test(arguments: [-1, 1, 11, 12, .max, .min])
  func aPositionWithoutRoomForADateHasNone(_ start: Int) {
    let days = Self.read(Array("2025-08-29".utf8), [0, start], .iso, room: 9)
    #expect(days.count == 1)
  }

  @Test func theFirstOfSeveralLayoutsCounts() throws {
    let text = Array("x 2025-08-29".utf8)
    let layouts = [DayFormat.iso, .dmy].compactMap(\.fixedDate)
    #expect(try FixedDate.day(in: text.span, at: 2, as: layouts.span) == Day(2025, 8, 29))
    #expect(FixedDate.day(in: text.span, at: 2, as: layouts.span.extracting(1...)) == nil)
    #expect(FixedDate.day(in: text.span, at: 2, as: Span()) == nil)
    let days = [Day](capacity: 2) { days in
      let count = FixedDate.appendDays(in: text.span, at: [2].span, as: layouts.span, to: &days)
      #expect(count == 1)
      #expect(FixedDate.appendDays(in: text.span, at: [2].span, as: Span(), to: &days) == 0)
    }
    #expect(try days == [Day(2025, 8, 29)])
  }

  @Test func daysFollowThoseThatAreThere() throws {
    let text = Array("2025-08-29 2025-08-30".utf8)
    var memory = [Day](repeating: .min, count: 9)
    unsafe memory.withUnsafeMutableBufferPointer { memory in
      // The elements before and after this part must stay.
      let part = unsafe UnsafeMutableBufferPointer(rebasing: memory[4..<8])
      var days = unsafe OutputSpan(buffer: part, initializedCount: 2)
      let count = DayFormat.iso.fixedDate?.readDays(
        in: text.span, at: [0, 11].span, into: &days)
      #expect(count == 2 && days.count == 4)
      _ = unsafe days.finalize(for: part)
    }
    let days = [try Day(2025, 8, 29), try Day(2025, 8, 30)]
    #expect(memory == Array(repeating: .min, count: 6) + days + [.min])
  }

  private static func read(
    _ text: [UInt8], _ starts: [Int], _ format: DayFormat, room: Int
  ) -> [Day] {
    [Day](capacity: room) { days in
      _ = format.fixedDate?.readDays(in: text.span, at: starts.span, into: &days)
    }
  }
}
