extension Matcher {
  /// Gives each operand to a part by its position.
  ///
  /// Arguments that must be there take one each, wherever they stand; what is left goes to the
  /// others in their order.
  mutating func placeOperands() throws(MatchFault) {
    var spare = operands.count
    for part in parts where part.isRequired {
      spare -= 1
    }
    var next = 0
    for (index, part) in parts.enumerated() where part.isOperand {
      let wanted = part.isRequired ? 1 : part.repeats ? max(0, spare) : min(max(0, spare), 1)
      if !part.isRequired { spare -= wanted }
      guard next + wanted <= operands.count else {
        throw .missingOperand(valueName: part.valueName)
      }
      for word in operands[next..<next + wanted] {
        matches.append(Match(part: index, spelling: part.valueName, word: word))
      }
      next += wanted
    }
    guard next == operands.count else { throw .unexpectedOperand(operands[next]) }
  }
}
