#if Formats
extension Span<UInt8> {
  /// Whether the bytes are those of a text.
  func isText(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && hasPrefix(text)
  }

  /// Whether the first bytes are those of a text.
  func hasPrefix(_ text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      // The span can't outlive the closure, and so not the text.
      let text = unsafe buffer.span
      return text.indices.allSatisfy { self[$0] == text[$0] }
    }
  }

  /// Whether the bytes are one of some words in lowercase, each after a space, in any case.
  func isOne(of words: StaticString) -> Bool {
    words.withUTF8Buffer { buffer in
      // The span can't outlive the closure, and so not the words.
      let words = unsafe buffer.span
      var known: Int? = nil
      for index in words.indices {
        if words[index] == UInt8(ascii: " ") {
          if known == count { return true }
          known = 0
        } else if let position = known {
          let isSame = position < count && self[position].lowercasedASCII == words[index]
          known = isSame ? position + 1 : nil
        }
      }
      return known == count
    }
  }

  /// Whether the last bytes are those of a text.
  func hasSuffix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && extracting(last: length).hasPrefix(text)
  }

  /// Removes a text with which the bytes begin, and returns whether they did.
  mutating func takePrefix(_ text: StaticString) -> Bool {
    guard hasPrefix(text) else { return false }
    self = extracting(droppingFirst: text.utf8CodeUnitCount)
    return true
  }

  /// The number that all bytes write in decimal digits, at most a number of them; `nil` if they do
  /// not.
  func decimalNumber(ofAtMost count: Int) -> Int? {
    guard (1...count).contains(self.count) else { return nil }
    var number = 0
    for index in indices {
      guard let digit = self[index].digitValue else { return nil }
      number = number * 10 + digit
    }
    return number
  }
}
#endif
