#if Formats
extension PatternFields {
  /// Adds the fields of a pattern in the syntax of C's `strftime`.
  ///
  /// It takes these flags of the GNU C library: `-` for no padding, `_` for spaces, `0` for zeros, `^`
  /// for uppercase; a number of digits before `N` and `f`; and the colon of `%:z`.
  mutating func append(strftime pattern: Span<UInt8>) throws(DayFormatError) {
    var position = 0
    while let byte = pattern.byte(at: position) {
      if byte == UInt8(ascii: "%") {
        try appendConversion(pattern, at: &position)
      } else {
        appendText(pattern, at: &position)
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
    let digits = fractionDigits(pattern, at: &position)
    let hasColon = pattern.hasColonOffset(at: position)
    if hasColon { position += 1 }
    guard let letter = pattern.scalar(at: &position) else {
      throw DayFormatError(.openConversion, at: start)
    }
    let unknown = DayFormatError(.unknownConversion(letter), at: start)
    if let (part, count) = StrftimeConversion.number(letter), flag != .uppercase {
      let width = StrftimeConversion.width(count, flag, isSpaced: letter == "e")
      append(part, width, at: start)
    } else if let time = StrftimeConversion.time(letter, flag, digits: digits) {
      try append(time, misplaced: unknown)
    } else if let (part, width) = StrftimeConversion.name(letter), flag?.isForNames ?? true {
      let style = NameStyle(width: width, context: .format, isUppercase: flag == .uppercase)
      append(part, style)
    } else {
      guard flag == nil, try appendOther(letter, misplaced: unknown) else { throw unknown }
    }
  }

  /// The number of digits of `%3N`, `%6f` and so on; `nil` elsewhere.
  private func fractionDigits(_ pattern: Span<UInt8>, at position: inout Int) -> Int? {
    guard let digits = pattern.byte(at: position)?.digitValue, digits > 0,
      let letter = pattern.byte(at: position + 1),
      letter == UInt8(ascii: "N") || letter == UInt8(ascii: "f")
    else { return nil }
    position += 1
    return digits
  }

  /// Adds the fields of a letter without a flag, if it is a count, a text or a pattern.
  private mutating func appendOther(
    _ letter: Unicode.Scalar, misplaced: DayFormatError
  ) throws(DayFormatError) -> Bool {
    let offset = misplaced.offset
    switch letter {
    case "s": append(.seconds)
    case "F": append(.year, .month, .dayOfMonth, between: UInt8(ascii: "-"), at: offset)
    case "D":
      append(.month, .dayOfMonth, .yearOfCentury, between: UInt8(ascii: "/"), at: offset)
    case "T": try appendTime(.hour, hasSeconds: true, misplaced: misplaced)
    case "R": try appendTime(.hour, hasSeconds: false, misplaced: misplaced)
    case "r":
      try appendTime(.halfDayHour, hasSeconds: true, misplaced: misplaced)
      append(.plain)
      try append(.dayPeriod, misplaced: misplaced)
    case "n": append(UInt8(ascii: "\n"))
    case "t": append(UInt8(ascii: "\t"))
    case "%": append(UInt8(ascii: "%"))
    default: return false
    }
    return true
  }

  private mutating func appendTime(
    _ hour: TimeNumber, hasSeconds: Bool, misplaced: DayFormatError
  ) throws(DayFormatError) {
    try append(.number(hour, .exactly(2)), misplaced: misplaced)
    append(UInt8(ascii: ":"))
    try append(.number(.minute, .exactly(2)), misplaced: misplaced)
    guard hasSeconds else { return }
    append(UInt8(ascii: ":"))
    try append(.number(.second, .exactly(2)), misplaced: misplaced)
  }

  private mutating func append(
    _ first: NumberPart, _ second: NumberPart, _ third: NumberPart, between separator: UInt8,
    at offset: Int
  ) {
    append(first, .exactly(first == .year ? 4 : 2), at: offset)
    append(separator)
    append(second, .exactly(2), at: offset)
    append(separator)
    append(third, .exactly(2), at: offset)
  }
}

/// The conversions of `strftime` that are one field.
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
    case "q": (.quarter, 1)
    default: nil
    }
  }

  /// The name that a letter stands for.
  static func name(_ letter: Unicode.Scalar) -> (NamePart, DaySymbols.Width)? {
    switch letter {
    case "a": (.weekday, .abbreviated)
    case "A": (.weekday, .wide)
    case "b", "h": (.month, .abbreviated)
    case "B": (.month, .wide)
    default: nil
    }
  }

  /// The part of a time of day, or the time zone, that a letter stands for.
  static func time(_ letter: Unicode.Scalar, _ flag: StrftimeFlag?, digits: Int?) -> TimeField? {
    switch letter {
    case "f", "N": flag == nil ? .number(.fraction, digits.map { .exactly($0) } ?? .upTo(9)) : nil
    case "p", "P": flag?.isForNames ?? true ? .dayPeriod : nil
    case "z": flag == nil ? .zone(allowsName: false) : nil
    case "Z": flag?.isForNames ?? true ? .zone(allowsName: true) : nil
    default: clockNumber(letter, flag)
    }
  }

  private static func clockNumber(_ letter: Unicode.Scalar, _ flag: StrftimeFlag?) -> TimeField? {
    let part: TimeNumber
    switch letter {
    case "H", "k": part = .hour
    case "I", "l": part = .halfDayHour
    case "M": part = .minute
    case "S": part = .second
    default: return nil
    }
    if flag == .uppercase { return nil }
    return .number(part, width(2, flag, isSpaced: letter == "k" || letter == "l"))
  }

  static func width(
    _ count: Int, _ flag: StrftimeFlag?, isSpaced: Bool
  ) -> NumberWidth {
    switch flag {
    case .short?: .upTo(count)
    case .spaces?: .spaces(count)
    case .zeros?: .exactly(count)
    case .uppercase?, nil: isSpaced ? .spaces(count) : .exactly(count)
    }
  }
}

/// The flags of a conversion.
private enum StrftimeFlag {
  case short, spaces, zeros, uppercase

  /// Whether names take the flag.
  var isForNames: Bool { self == .uppercase }

  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"): self = .short
    case UInt8(ascii: "_"): self = .spaces
    case UInt8(ascii: "0"): self = .zeros
    case UInt8(ascii: "^"): self = .uppercase
    default: return nil
    }
  }
}

extension Span<UInt8> {
  /// Whether the rest of `%:z` is at a position.
  fileprivate func hasColonOffset(at position: Int) -> Bool {
    byte(at: position) == UInt8(ascii: ":") && byte(at: position + 1) == UInt8(ascii: "z")
  }
}
#endif
