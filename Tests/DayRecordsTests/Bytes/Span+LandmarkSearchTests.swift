import Testing

@testable import DayRecords

struct SpanLandmarkSearchTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func theFirstPairIsTheOneThatALookAtEachByteFinds(_ seed: UInt64) {
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
}
