extension Word {
  /// Whether this word is read as options if it comes before `--`.
  ///
  /// A lone `-` is an operand, and so is `-` with a digit: amounts may be negative.
  var isOption: Bool {
    guard count >= 2, self[0] == .hyphen else { return false }
    return !(.zero ... .nine).contains(self[1])
  }

  /// Whether this word is `--`, after which every word is an operand.
  var endsOptions: Bool {
    count == 2 && startsWithTwoHyphens
  }

  var startsWithTwoHyphens: Bool {
    count >= 2 && self[0] == .hyphen && self[1] == .hyphen
  }

  /// The position of the first of these bytes; the length of the word if there is none.
  func firstIndex(of byte: UInt8) -> Int {
    var index = 0
    while index < count, self[index] != byte { index += 1 }
    return index
  }

  /// The part of this word from the given byte on, as a word of its own.
  func suffix(from start: Int) -> Word {
    self[start..<count]
  }

  /// The part of this word before the given byte, as a word of its own.
  package func prefix(upTo end: Int) -> Word {
    self[0..<end]
  }

  /// Whether the bytes before the given one are exactly those of the text.
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

  /// Whether the bytes are exactly those of the text.
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
