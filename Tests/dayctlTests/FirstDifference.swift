/// Returns the first line in which two texts differ, and its contents, or `nil` if they are equal.
///
/// `#expect` would compute all differences, in time that grows with the square of the length.
func firstDifference(_ left: String, _ right: String) -> String? {
  if left == right { return nil }
  let lines = [left, right].map {
    Array($0.utf8).split(separator: 10, omittingEmptySubsequences: false)
  }
  let index =
    zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    ?? min(lines[0].count, lines[1].count)
  let texts = lines.map { lines in
    lines.indices.contains(index) ? String(decoding: lines[index], as: UTF8.self) : "nothing"
  }
  return "line \(index + 1): \(texts[0]), not \(texts[1])"
}
