#if Formats
/// A set of parts of a day, numbers and names, by their indices.
struct PartSet: Equatable, Sendable {
  private var bits: UInt32 = 0

  func contains(_ place: Int) -> Bool { bits >> UInt32(place) & 1 == 1 }

  /// Adds a part, and returns whether it is new.
  @discardableResult
  mutating func insert(_ place: Int) -> Bool {
    defer { bits |= 1 << UInt32(place) }
    return !contains(place)
  }
}

/// A number for each part of a day, by its index; 0 until one is set.
struct PartNumbers: Sendable {
  private var numbers = SIMD32<Int>()

  subscript(place: Int) -> Int {
    get { numbers[place] }
    set { numbers[place] = newValue }
  }
}
#endif
