extension Int: ArgumentValue {
  /// Reads ASCII digits with an optional sign.
  package init(word: Word) throws(ValueError) {
    let isNegative = word.count > 0 && word[0] == .hyphen
    let start = isNegative || word.count > 0 && word[0] == .plus ? 1 : 0
    guard word.hasOnlyDigits(from: start) else {
      throw .sentence("\(word.quoted) is not a whole number")
    }
    var value = 0
    for index in start..<word.count {
      let (product, isProductOutOfRange) = value.multipliedReportingOverflow(by: 10)
      // Subtracts the digits of a negative number, because `-Int.min` is not an `Int`.
      let step = Int(word[index] - .zero) * (isNegative ? -1 : 1)
      let (sum, isSumOutOfRange) = product.addingReportingOverflow(step)
      guard !isProductOutOfRange, !isSumOutOfRange else {
        throw .sentence(Self.outOfRange(word, isNegative: isNegative))
      }
      value = sum
    }
    self = value
  }

  private static func outOfRange(_ word: Word, isNegative: Bool) -> String {
    isNegative
      ? "\(word.quoted) is too small: use at least \(Int.min)"
      : "\(word.quoted) is too large: use at most \(Int.max)"
  }
}

extension Word {
  /// Whether the word has one or more digits from a position on, and nothing else.
  fileprivate func hasOnlyDigits(from start: Int) -> Bool {
    guard start < count else { return false }
    for index in start..<count where !(.zero ... .nine).contains(self[index]) {
      return false
    }
    return true
  }
}
