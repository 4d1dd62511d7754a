extension Matcher {
  /// Gives each operand to a part by its position.
  ///
  /// Arguments that must be there take one each, wherever they stand; what is left goes to the
  /// others in their order.
  mutating func placeOperands() throws(MatchFault) {
    var spare = max(0, operands.count - requiredCount)
    var next = 0
    for (index, part) in parts.enumerated() where part.isOperand {
      let count = part.isRequired ? 1 : part.repeats ? spare : min(spare, 1)
      guard next + count <= operands.count else {
        throw .missingOperand(valueName: part.valueName)
      }
      for word in operands[next..<next + count] {
        matches.append(Match(part: index, spelling: part.valueName, word: word))
      }
      next += count
      if !part.isRequired { spare -= count }
    }
    guard next == operands.count else { throw .unexpectedOperand(operands[next]) }
  }

  private var requiredCount: Int {
    var count = 0
    for part in parts where part.isRequired {
      count += 1
    }
    return count
  }
}
