extension String {
  /// This text as one word of a POSIX shell, in quotes if it needs them.
  package var shellQuoted: String {
    if !isEmpty, utf8.allSatisfy(\.isPlainInShells) { return self }
    guard utf8.contains(UInt8(ascii: "'")) else { return "'\(self)'" }
    // Where nothing is special in double quotes, they are easier to read.
    return utf8.contains { "\"\\$`!".utf8.contains($0) }
      ? "'" + replacing("'", with: "'\\''") + "'" : "\"\(self)\""
  }
}

extension Word {
  /// This word as a shell passes it on, in quotes if it needs them; `nil` if one line cannot show it.
  package var shellQuoted: String? {
    guard text.utf8.elementsEqual(bytes), text.escaped == text else { return nil }
    return text.shellQuoted
  }

  /// Whether a shell passes the word on without quotes around it.
  package var isPlainInShells: Bool {
    for index in 0..<count where !self[index].isPlainInShells { return false }
    return count > 0
  }
}

extension UInt8 {
  /// Whether a shell passes the byte on without quotes around it.
  fileprivate var isPlainInShells: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "+")...UInt8(ascii: ":"), 0x80...: true
    default: self == UInt8(ascii: "_") || self == UInt8(ascii: "%") || self == UInt8(ascii: "@")
    }
  }
}
