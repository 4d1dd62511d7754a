import SeededNumbers

extension [UInt8] {
  /// One of the given texts with up to four random changes, or a few random bytes: input that a
  /// parser must handle.
  static func mutated(from texts: [String], using generator: inout SplitMix64) -> [UInt8] {
    var bytes = Array((texts.randomElement(using: &generator) ?? "").utf8)
    if Int.random(in: 0..<8, using: &generator) == 0 {
      return (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
    }
    for _ in 0..<Int.random(in: 0...4, using: &generator) { bytes.slip(using: &generator) }
    return bytes
  }

  private mutating func slip(using generator: inout SplitMix64) {
    let place = Int.random(in: 0...count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: insert(Self.likely(using: &generator), at: place)
    case 1 where place < count: remove(at: place)
    case 2 where place < count: self[place] = Self.likely(using: &generator)
    case 3: removeSubrange(place...)
    default: insert(contentsOf: prefix(place), at: place)
    }
  }

  private static func likely(using generator: inout SplitMix64) -> UInt8 {
    let likely = Array("0123456789-+.,:/ TtZzPpYyMmWwDdOo\0\r\n\u{E9}\u{FF11}".utf8) + [0x80, 0xFF]
    return likely.randomElement(using: &generator) ?? 0
  }
}
