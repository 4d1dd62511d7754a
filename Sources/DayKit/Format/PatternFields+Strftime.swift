extension PatternFields {
  /// Adds the fields of a pattern in the syntax of C's `strftime`.
  ///
  /// Of the flags of the GNU C library, `-` leaves out padding, `_` pads with spaces, `0` with zeros.
  mutating func appendStrftime(_ text: inout PatternText) throws(DayFormatError) {
    while let scalar = text.current {
      if scalar == "%" {
        try appendConversion(&text)
      } else {
        append(scalar)
        text.advance()
      }
    }
  }

  private mutating func appendConversion(_ text: inout PatternText) throws(DayFormatError) {
    let start = text.offset
    text.advance()
    var flag: Unicode.Scalar?
    if let scalar = text.current, ["-", "_", "0"].contains(scalar) {
      flag = scalar
      text.advance()
    }
    guard let letter = text.current else { throw DayFormatError(.openConversion, at: start) }
    text.advance()
    if let (part, count) = Self.number(letter) {
      try append(part, Self.width(count, flag, isSpaced: letter == "e"), at: start)
    } else {
      guard flag == nil, try appendOther(letter, at: start) else {
        throw DayFormatError(.unknownConversion(letter), at: start)
      }
    }
  }

  /// The number that a letter stands for, and how many digits it has.
  private static func number(_ letter: Unicode.Scalar) -> (NumberPart, Int)? {
    switch letter {
    case "Y": (.year, 4)
    case "C": (.century, 2)
    case "y": (.yearOfCentury, 2)
    case "m": (.month, 2)
    case "d", "e": (.dayOfMonth, 2)
    case "j": (.dayOfYear, 3)
    case "u": (.isoWeekday, 1)
    case "w": (.sundayWeekday, 1)
    case "G": (.weekYear, 4)
    case "V": (.week, 2)
    case "g": (.weekYearOfCentury, 2)
    case "U": (.sundayWeek, 2)
    case "W": (.mondayWeek, 2)
    default: nil
    }
  }

  private static func width(
    _ count: Int, _ flag: Unicode.Scalar?, isSpaced: Bool
  ) -> NumberWidth {
    switch flag {
    case "-": .upTo(count)
    case "_": .spaces(count)
    case "0": .exactly(count)
    default: isSpaced ? .spaces(count) : .exactly(count)
    }
  }

  /// Adds what a letter without a flag stands for, if it is a name, text or a pattern of its own.
  private mutating func appendOther(
    _ letter: Unicode.Scalar, at offset: Int
  ) throws(DayFormatError) -> Bool {
    switch letter {
    case "a": try append(.weekday, .abbreviated, at: offset)
    case "A": try append(.weekday, .wide, at: offset)
    case "b", "h": try append(.month, .abbreviated, at: offset)
    case "B": try append(.month, .wide, at: offset)
    case "s": try append(.epochSeconds, .unbounded, at: offset)
    case "F": try append([.year, .month, .dayOfMonth], between: "-", at: offset)
    case "D": try append([.month, .dayOfMonth, .yearOfCentury], between: "/", at: offset)
    case "n": append("\n")
    case "t": append("\t")
    case "%": append("%")
    default: return false
    }
    return true
  }

  private mutating func append(
    _ parts: [NumberPart], between separator: Unicode.Scalar, at offset: Int
  ) throws(DayFormatError) {
    for (index, part) in parts.enumerated() {
      if index > 0 { append(separator) }
      try append(part, .exactly(part == .year ? 4 : 2), at: offset)
    }
  }
}
