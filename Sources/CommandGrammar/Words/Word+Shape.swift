extension Word {
  /// Whether this word is an option if it comes before `--`.
  ///
  /// A lone `-` is an operand. So is `-` followed by a digit, because amounts may be negative, and a
  /// negative duration of ISO 8601 such as `-P1M`.
  var isOption: Bool {
    guard count >= 2, self[0] == .hyphen else { return false }
    return !hasDigit(at: 1) && !isNegativeDuration
  }

  private var isNegativeDuration: Bool {
    guard count >= 4, self[1] == UInt8(ascii: "P") else { return false }
    return hasDigit(at: 2) || self[2] == .hyphen && hasDigit(at: 3)
  }

  private func hasDigit(at position: Int) -> Bool { (.zero ... .nine).contains(self[position]) }

  /// Whether this word is `--`, after which every word is an operand.
  var endsOptions: Bool {
    count == 2 && startsWithTwoHyphens
  }

  var startsWithTwoHyphens: Bool {
    count >= 2 && self[0] == .hyphen && self[1] == .hyphen
  }

  /// Returns the position of the first occurrence of a byte, or the length of the word if it does
  /// not occur.
  package func firstIndex(of byte: UInt8) -> Int {
    var index = 0
    while index < count, self[index] != byte { index += 1 }
    return index
  }

  /// Returns the part of this word that starts at the given byte.
  func suffix(from start: Int) -> Word {
    self[start..<count]
  }

  /// Returns the part of this word before the given byte.
  package func prefix(upTo end: Int) -> Word {
    self[0..<end]
  }

  /// Whether the bytes before the given position equal the text.
  func hasPrefix(upTo end: Int, equalTo text: String) -> Bool {
    let utf8 = text.utf8
    guard utf8.count == end else { return false }
    var index = 0
    for byte in utf8 {
      guard self[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Whether the bytes equal the text.
  package func equals(_ text: String) -> Bool {
    hasPrefix(upTo: count, equalTo: text)
  }
}

extension UInt8 {
  static let hyphen = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let equals = UInt8(ascii: "=")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
}
