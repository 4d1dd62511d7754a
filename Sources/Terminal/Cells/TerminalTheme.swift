/// Whether a terminal shows light text on a dark background, or the opposite.
package enum TerminalTheme: String, CaseIterable, Sendable {
  case light
  case dark
}

extension TerminalTheme {
  /// Reads the answer of a terminal to the question for its background (OSC 11 of xterm), such as
  /// `ESC ] 11 ; rgb:0000/0000/0000 BEL`; `nil` if the text has no such answer.
  package init?(answer: ContiguousArray<UInt8>) {
    guard let range = answer.firstRange(of: Array("]11;rgb".utf8)) else { return nil }
    // A terminal may report an opacity too: rgba:RRRR/GGGG/BBBB/AAAA.
    let values = answer[range.upperBound...].drop { $0 != UInt8(ascii: ":") }.dropFirst()
    let digits = values.prefix { $0 == UInt8(ascii: "/") || Self.value(ofDigit: $0) != nil }
    let parts = digits.split(separator: UInt8(ascii: "/")).compactMap(Self.level)
    guard parts.count >= 3 else { return nil }
    self = Self.isLight(parts[0], parts[1], parts[2]) ? .light : .dark
  }

  /// Reads the value of `COLORFGBG`, such as `15;0` or `0;default;15`: the last number is the
  /// background in the first 16 colours.
  package init?(colorFGBG value: [UInt8]) {
    guard let word = value.split(separator: UInt8(ascii: ";")).last,
      let number = Int(String(decoding: word, as: UTF8.self)), 0..<16 ~= number
    else { return nil }
    self = number == 7 || number > 8 ? .light : .dark
  }

  /// Whether black text is easier to read on a colour than white text.
  private static func isLight(_ red: Double, _ green: Double, _ blue: Double) -> Bool {
    RelativeLuminance(red: red, green: green, blue: blue).isLight
  }

  /// The level from 0 to 1 of hexadecimal digits, of which there may be one to four.
  private static func level(_ digits: ArraySlice<UInt8>) -> Double? {
    guard 1...4 ~= digits.count else { return nil }
    let value = digits.reduce(0) { $0 * 16 + (self.value(ofDigit: $1) ?? 0) }
    return Double(value) / Double((1 << (4 * digits.count)) - 1)
  }

  private static func value(ofDigit byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
