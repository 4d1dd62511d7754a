/// Some of the parts of a day, numbers and names, by their places among all of them.
struct PartSet: Equatable, Sendable {
  private var bits: UInt32 = 0

  func contains(_ place: Int) -> Bool { bits >> UInt32(place) & 1 == 1 }

  /// Whether one of some numbers is in the set.
  func contains(anyOf parts: NumberPart...) -> Bool { parts.contains { contains($0.place) } }

  /// Adds a part, and tells whether it is new.
  @discardableResult
  mutating func insert(_ place: Int) -> Bool {
    defer { bits |= 1 << UInt32(place) }
    return !contains(place)
  }
}

/// A number for each part of a day, by its place among all of them; 0 where nothing was set.
struct PartNumbers: Sendable {
  private var numbers = SIMD32<Int>()

  subscript(place: Int) -> Int {
    get { numbers[place] }
    set { numbers[place] = newValue }
  }
}
