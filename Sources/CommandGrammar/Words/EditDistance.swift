extension [UInt8] {
  /// Returns the smallest number of typing errors that turn these bytes into the others.
  ///
  /// A typing error deletes, inserts or changes a byte, or swaps two adjacent bytes. This is the
  /// Damerau-Levenshtein distance in the variant called optimal string alignment. The time is
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
