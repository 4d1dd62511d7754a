extension Int: ArgumentValue {
  /// Reads ASCII digits with an optional sign.
  package init(word: Word) throws(ValueError) {
    let isNegative = word.bytes.first == .hyphen
    let digits = word.bytes.dropFirst(isNegative || word.bytes.first == .plus ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy((UInt8.zero ... .nine).contains) else {
      throw .sentence(Sentence.notAWholeNumber(word))
    }
    var value = 0
    for digit in digits {
      let (product, outOfReach) = value.multipliedReportingOverflow(by: 10)
      // Counts downwards where negative, because the least number has no positive twin.
      let step = Int(digit - .zero) * (isNegative ? -1 : 1)
      let (sum, outOfRange) = product.addingReportingOverflow(step)
      guard !outOfReach, !outOfRange else {
        throw .sentence(isNegative ? Sentence.tooSmall(word) : Sentence.tooGreat(word))
      }
      value = sum
    }
    self = value
  }
}
