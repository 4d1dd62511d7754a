import SeededNumbers
import Testing

// Records have few of the bytes that a search has to tell apart.
@testable import DayRecords

struct SpanLandmarkSearchTests {
  @Test(arguments: seeds(300))
  func theFirstPairIsTheSameAsInASearchAtEachByte(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes: [UInt8] = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
      Int.random(in: 0..<6, using: &generator) > 0
        ? .random(in: 0...255, using: &generator)
        : [0x2D, 0x2F, 0xAD, 0x2C].randomElement(using: &generator) ?? 0
    }
    let distance = Int.random(in: 1...15, using: &generator)
    for start in 0...bytes.count {
      let expected = (start..<bytes.count).first { position in
        position + distance < bytes.count && bytes[position] == 0x2D
          && bytes[position + distance] == 0x2F
      }
      let found = bytes.span.firstIndex(
        of: 0x2D, andOf: 0x2F, distance: distance, from: start)
      #expect(found == expected ?? bytes.count)
    }
  }

  @Test func aPairIsFoundAtEachPositionOfALongText() {
    for position in 0..<397 {
      var bytes = [UInt8](repeating: 0x20, count: 400)
      (bytes[position], bytes[position + 3]) = (0x2D, 0x2D)
      #expect(bytes.span.firstIndex(of: 0x2D, andOf: 0x2D, distance: 3, from: 0) == position)
    }
  }

  @Test func aPairIsFoundWithoutASearchAtEachByte() {
    let pair = BytePair(first: 0x2D, second: 0x2F, distance: 3)
    let found = (0..<300).map { place in
      var bytes = [UInt8](repeating: 0x20, count: 400)
      (bytes[place], bytes[place + 3]) = (0x2D, 0x2F)
      var position = 0
      // Sound: the text has 397 bytes and the distance more.
      let isFound = unsafe bytes.withUnsafeBytes { bytes in
        guard let text = bytes.baseAddress else { return false }
        return unsafe pair.find(in: text, count: 397, from: &position)
      }
      return isFound ? position : -1
    }
    #expect(found == Array(0..<300))
  }

  @Test(arguments: [0, 1, .max])
  func noPairIsFoundInTheSpanOfNothing(_ start: Int) {
    // Unlike that of an empty array, it has no address.
    let found = Span<UInt8>().firstIndex(of: 0x2D, andOf: 0x2D, distance: 0, from: start)
    #expect(found == 0)
  }

  @Test(arguments: [0, 1, 20, 300])
  func noPairIsFoundOutsideTheText(_ count: Int) {
    let bytes = [UInt8](repeating: 0x2D, count: count)
    for place in [count, count + 1, .max - 63, .max - 15, .max] {
      #expect(bytes.span.firstIndex(of: 0x2D, andOf: 0x2D, distance: 3, from: place) == count)
      #expect(bytes.span.firstIndex(of: 0x2D, andOf: 0x2D, distance: place, from: 0) == count)
    }
  }

  @Test func plainDatesAreFoundUpToTheFirstPairThatIsNotPartOfOne() {
    let shape = PlainDateShape(
      first: UInt8(ascii: "-"), second: UInt8(ascii: "-"), distance: 3, before: 4, width: 10)
    let end = String(repeating: " ", count: 40)
    let text = Array((" 2025-08-29 and 2025-08-30, x2025-08-31 2025-09-01" + end).utf8)
    #expect(places(in: text, of: shape, from: 0) == [1, 16])
    #expect(places(in: text, of: shape, from: 11) == [16])
    #expect(places(in: Array(text.dropFirst()), of: shape, from: 0) == [])
    #expect(places(in: Array(text.prefix(12)), of: shape, from: 0) == [])
  }

  @Test(arguments: seeds(300))
  func plainDatesAreTheSameAsInASearchAtEachByte(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let shape = PlainDateShape(
      first: UInt8(ascii: "-"), second: UInt8(ascii: "-"), distance: 3, before: 4, width: 10)
    let pieces = ["2025-08-29", "2025-08-29", " ", " ", ", ", "a word", "-", "x"]
    var text: [UInt8] = [0x20]
    while text.count < 300 { text += Array((pieces.randomElement(using: &generator) ?? "").utf8) }
    text.removeLast(Int.random(in: 0..<300, using: &generator))
    let start = Int.random(in: 0...5, using: &generator)
    // The search ignores the last bytes, and stops at a pair that is not part of a plain date.
    var expected: [Int] = []
    var place = start
    while place + 10 < text.count {
      if text[place + 4] == shape.first, text[place + 7] == shape.second {
        guard place > 0, text[place - 1] <= 0x2C, text[place + 10] <= 0x2C else { break }
        expected.append(place)
        place += 10
      } else {
        place += 1
      }
    }
    let found = [Int](capacity: 99) {
      text.span.appendPlainPlaces(of: shape, from: start, to: &$0)
    }
    #expect(expected.starts(with: found))
    #expect(found.starts(with: expected.prefix { $0 <= text.count - 26 }))
  }

  private func places(in text: [UInt8], of shape: PlainDateShape, from start: Int) -> [Int] {
    [Int](capacity: 8) { text.span.appendPlainPlaces(of: shape, from: start, to: &$0) }
  }
}
