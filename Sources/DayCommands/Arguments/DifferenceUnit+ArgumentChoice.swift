import CommandGrammar

extension DifferenceUnit: ArgumentChoice {
  static func choice(meantBy word: Word) -> String? {
    let letter = AmountSpelling.unit(word.bytes[...])
    return letter.flatMap { letter in choices.first { $0.hasPrefix(letter) } }
  }
}
