/// Returns the index of the first byte in which two arrays differ, or `nil` if they are equal.
///
/// `#expect` would compute all differences, in time that grows with the square of the length.
func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> Int? {
  if left == right { return nil }
  return zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    ?? min(left.count, right.count)
}
