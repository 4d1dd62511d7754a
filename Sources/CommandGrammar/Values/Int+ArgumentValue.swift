extension Int: ArgumentValue {
  /// Reads ASCII digits with an optional sign.
  package init(word: Word) throws(ValueError) {
    let isNegative = word.count > 0 && word[0] == .hyphen
    let start = isNegative || word.count > 0 && word[0] == .plus ? 1 : 0
    guard word.hasOnlyDigits(from: start) else {
      throw .sentence(Sentence.notAWholeNumber(word))
    }
    var value = 0
    for index in start..<word.count {
      let (product, outOfReach) = value.multipliedReportingOverflow(by: 10)
      // Counts downwards where negative, because the least number has no positive twin.
      let step = Int(word[index] - .zero) * (isNegative ? -1 : 1)
      let (sum, outOfRange) = product.addingReportingOverflow(step)
      guard !outOfReach, !outOfRange else {
        throw .sentence(isNegative ? Sentence.tooSmall(word) : Sentence.tooGreat(word))
      }
      value = sum
    }
    self = value
  }
}

extension Word {
  /// Whether there is a digit at a position, and digits alone are after it.
  fileprivate func hasOnlyDigits(from start: Int) -> Bool {
    guard start < count else { return false }
    for index in start..<count where !(.zero ... .nine).contains(self[index]) {
      return false
    }
    return true
  }
}
