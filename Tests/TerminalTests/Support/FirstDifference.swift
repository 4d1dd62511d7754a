/// Returns where two byte strings part, nil if they are the same.
///
/// The differences that `#expect` would look for take a time that grows with the square of many
/// bytes.
func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> Int? {
  if left == right { return nil }
  return zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    ?? min(left.count, right.count)
}
