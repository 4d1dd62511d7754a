extension PatternSink {
  /// Adds the fields of a pattern in the syntax of C's `strftime`.
  ///
  /// It takes these flags of the GNU C library: `-` for no padding, `_` for spaces, `0` for zeros.
  mutating func append(strftime pattern: Span<UInt8>) throws(DayFormatError) {
    var position = 0
    while let byte = pattern.byte(at: position) {
      if byte == UInt8(ascii: "%") {
        try appendConversion(pattern, at: &position)
      } else {
        try append(byte)
        position += 1
      }
    }
  }

  private mutating func appendConversion(
    _ pattern: Span<UInt8>, at position: inout Int
  ) throws(DayFormatError) {
    let start = position
    position += 1
    let flag = pattern.byte(at: position).flatMap(StrftimeFlag.init)
    if flag != nil { position += 1 }
    guard let letter = pattern.scalar(at: &position) else {
      throw DayFormatError(.openConversion, at: start)
    }
    if let (part, count) = StrftimeConversion.number(letter) {
      let width = StrftimeConversion.width(count, flag, isSpaced: letter == "e")
      try append(part, width, at: start)
    } else {
      guard flag == nil, try appendOther(letter, at: start) else {
        throw DayFormatError(.unknownConversion(letter), at: start)
      }
    }
  }

  /// Adds the fields of a letter without a flag, if it is a name, a text or a pattern.
  private mutating func appendOther(
    _ letter: Unicode.Scalar, at offset: Int
  ) throws(DayFormatError) -> Bool {
    switch letter {
    case "a": try append(.weekday, .abbreviated, .format, at: offset)
    case "A": try append(.weekday, .wide, .format, at: offset)
    case "b", "h": try append(.month, .abbreviated, .format, at: offset)
    case "B": try append(.month, .wide, .format, at: offset)
    case "s": try append(.epochSeconds, .unbounded, at: offset)
    case "F": try append(.year, .month, .dayOfMonth, between: UInt8(ascii: "-"), at: offset)
    case "D":
      try append(.month, .dayOfMonth, .yearOfCentury, between: UInt8(ascii: "/"), at: offset)
    case "n": try append(UInt8(ascii: "\n"))
    case "t": try append(UInt8(ascii: "\t"))
    case "%": try append(UInt8(ascii: "%"))
    default: return false
    }
    return true
  }

  private mutating func append(
    _ first: NumberPart, _ second: NumberPart, _ third: NumberPart, between separator: UInt8,
    at offset: Int
  ) throws(DayFormatError) {
    try append(first, .exactly(first == .year ? 4 : 2), at: offset)
    try append(separator)
    try append(second, .exactly(2), at: offset)
    try append(separator)
    try append(third, .exactly(2), at: offset)
  }
}

/// The conversions of `strftime` that are numbers.
private enum StrftimeConversion {
  /// The number that a letter stands for, and the number of its digits.
  static func number(_ letter: Unicode.Scalar) -> (NumberPart, Int)? {
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

  static func width(
    _ count: Int, _ flag: StrftimeFlag?, isSpaced: Bool
  ) -> NumberWidth {
    switch flag {
    case .short?: .upTo(count)
    case .spaces?: .spaces(count)
    case .zeros?: .exactly(count)
    case nil: isSpaced ? .spaces(count) : .exactly(count)
    }
  }
}

/// The flags of a conversion.
private enum StrftimeFlag {
  case short, spaces, zeros

  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"): self = .short
    case UInt8(ascii: "_"): self = .spaces
    case UInt8(ascii: "0"): self = .zeros
    default: return nil
    }
  }
}
