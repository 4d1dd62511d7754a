extension [UInt8] {
  /// The smallest number of typing errors that turn these bytes into the others.
  ///
  /// An error is a byte omitted, inserted or changed, or two neighbours swapped: the distance of
  /// Damerau and Levenshtein in the variant called optimal string alignment. The time is
  /// proportional to the product of the lengths.
  package func editDistance(to other: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = [Int](0...other.count)
    for row in indices {
      var current = [row + 1]
      for column in other.indices {
        var least = last[column] + (self[row] == other[column] ? 0 : 1)
        least = Swift.min(least, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, self[row] == other[column - 1], self[row - 1] == other[column] {
          least = Swift.min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
