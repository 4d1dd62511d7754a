/// A part of an input: one of a number of parts, which together are the whole.
package struct RecordPart: Equatable, Sendable {
  /// The number of the part, from 1 on.
  package let number: Int
  package let count: Int

  /// Creates a part, if there is one with this number.
  package init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The position in a number of bytes near which the first parts end.
  ///
  /// It is in the first record or later, so that the first part has what is before the records.
  func position(after number: Int, in size: Int) -> Int {
    // The number is at most the count, so the quotient is at most the size.
    max(1, count.dividingFullWidth(number.multipliedFullWidth(by: size)).quotient)
  }
}
