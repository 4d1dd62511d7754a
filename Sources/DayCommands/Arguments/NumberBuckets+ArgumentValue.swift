package import CommandGrammar
package import DayKit

extension NumberBuckets: ArgumentValue {
  /// Reads the numbers at which the buckets after the first begin, separated by commas.
  package init(word: Word) throws(ValueError) {
    var starts: [Int] = []
    for text in word.text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let start = Int(text), start >= 0 else { throw Self.failure(word) }
      starts.append(start)
    }
    // A first bucket from 0 on is there anyway.
    if starts.count > 1, starts[0] == 0 { starts.removeFirst() }
    guard let buckets = NumberBuckets(startingAt: starts) else {
      throw .sentence(
        "\(word.quoted): the numbers must be in ascending order, and one of them above 0, such as 30,60,90"
      )
    }
    self = buckets
  }

  private static func failure(_ word: Word) -> ValueError {
    .sentence(
      "\(word.quoted) is not a list of numbers: write where each range after the first begins, "
        + "such as 30,60,90")
  }
}
