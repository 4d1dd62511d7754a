/// The layout of a date whose digits all have fixed positions, such as `29/08/2025`, alone or as a
/// line.
///
/// It has a year of four digits, a month and a day of two, and 8 to 16 bytes in all, so that its
/// first eight and its last eight bytes together contain every byte.
package struct FixedDate: Hashable, Sendable {
  /// The first eight bytes and the last eight, each with the first one in the lowest bits, with zeros
  /// for all digits.
  var words = WordPair()

  /// For each of these bytes, the largest difference that a date may have: 9 for a digit, but 1 for
  /// the first digit of a month and 3 for that of a day; 0 for text.
  var limits = WordPair()

  /// The number of bytes.
  package internal(set) var width = 0

  /// The numbers of bytes before the year, the month and the day.
  var year = Int.max
  var month = Int.max
  var dayOfMonth = Int.max
}

/// Two words of eight bytes.
///
/// A vector has a larger alignment than the storage of an empty array, of which a span would trap.
struct WordPair: Hashable, Sendable {
  var x: UInt64 = 0
  var y: UInt64 = 0

  var vector: SIMD2<UInt64> { SIMD2(x, y) }
}

extension FixedDate {
  /// The layout of `2025-08-29`.
  static var iso: FixedDate {
    FixedDate(
      // "0000-00-", and "00-00-00".
      words: WordPair(x: 0x2D30_302D_3030_3030, y: 0x3030_2D30_302D_3030),
      limits: WordPair(x: 0x0009_0100_0909_0909, y: 0x0903_0009_0100_0909),
      width: 10, year: 0, month: 5, dayOfMonth: 8)
  }
}
