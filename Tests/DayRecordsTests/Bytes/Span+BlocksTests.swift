import Testing

// Records have few of the bytes that a search has to tell apart.
@testable import DayRecords

/// Loads of several bytes at a position, wherever the position is.
struct SpanBlocksTests {
  private static let outside = [Int.min, .min + 15, -16, -8, -1, .max - 15, .max - 7, .max]

  @Test(arguments: 0...40)
  func aBlockLiesInTheText(_ count: Int) {
    let bytes = (0..<count).map { UInt8($0) }
    for position in Array(0...count) + Self.outside {
      let block = bytes.span.block(at: position)
      #expect((block != nil) == (position >= 0 && position <= count - 16))
      if let block { #expect((0..<16).allSatisfy { block[$0] == bytes[position + $0] }) }
    }
  }

  @Test(arguments: 0...40)
  func aSearchInBlocksStartsInTheText(_ count: Int) {
    let bytes = [UInt8](repeating: 0x2D, count: count)
    for start in Array(0...count) + Self.outside {
      let found = bytes.span.firstIndexInBlocks(from: start) { $0 .== SIMD16(repeating: 0x2D) }
      #expect(found == (start >= 0 && start <= count - 16 ? start : nil))
    }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 31, 32, 40, 4_079, 4_080, 4_081, 4_097, 9_000])
  func bytesAreCountedBetweenTwoPositions(_ count: Int) {
    for isDense in [false, true] {
      let bytes = (0..<count + 20).map { UInt8(isDense || $0 % 3 == 0 ? 0x2C : 0x2D) }
      for (start, end) in [
        (0, count), (3, count), (count, count), (0, count + 20), (5, count + 19),
      ]
      where start <= end {
        let expected = bytes[start..<end].count { $0 == 0x2C }
        #expect(bytes.span.count(of: 0x2C, from: start, to: end) == expected)
      }
    }
  }

  @Test(arguments: 0...40)
  func wordsOutsideTheTextHaveNoDigits(_ count: Int) {
    let bytes = [UInt8](repeating: UInt8(ascii: "0"), count: count)
    for start in Self.outside { #expect(bytes.span.endOfDigits(from: start) == start) }
  }
}
