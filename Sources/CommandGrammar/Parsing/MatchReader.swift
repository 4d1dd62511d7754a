/// Hands out matches, part after part.
package struct MatchReader {
  private let matches: [Match]
  private var part = 0

  init(_ matches: [Match]) {
    self.matches = matches
  }

  /// The last match of the next part.
  mutating func takeLast() -> Match? {
    defer { part += 1 }
    var last: Match?
    for match in matches where match.part == part {
      last = match
    }
    return last
  }

  /// All values of the next part, in the order given.
  mutating func takeAllValues<Value: ArgumentValue>() throws(UsageError) -> [Value] {
    defer { part += 1 }
    var values: [Value] = []
    for match in matches where match.part == part {
      values.append(try match.value())
    }
    return values
  }
}
