import DayKit

/// A set of keys of days, with one bit for each.
struct SortingKeySet: Sendable {
  private var words: ContiguousArray<UInt64> = []

  /// Inserts a key, and returns whether it was missing.
  mutating func insert(_ key: UInt32) -> Bool {
    if words.isEmpty {
      words = ContiguousArray(repeating: 0, count: (Day.max - Day.min + 1) / 64 + 1)
    }
    let (word, bit) = (Int(key / 64), UInt64(1) << UInt64(key % 64))
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }
}
