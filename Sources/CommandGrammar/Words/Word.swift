/// One word of a command line, as the bytes that the shell handed over.
///
/// Any bytes but NUL can come from a shell, so a word need not be valid UTF-8.
package struct Word: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }
}

extension Word: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Word: CustomStringConvertible {
  package var description: String { quoted }
}
