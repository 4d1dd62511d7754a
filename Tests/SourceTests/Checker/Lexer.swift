/// Splits Swift source into tokens.
///
/// It skips comments, the text of string literals and the conditions of `#if`. It does not skip the
/// code in interpolations.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []

  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    lexer.readCode(isInterpolation: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension Lexer {
  /// Reads code to its end, or for an interpolation to its closing parenthesis.
  private mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "/") where matches("//"): skipLine()
      case UInt8(ascii: "/") where matches("/*"): skipBlockComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): readStringOrDirective()
      case UInt8(ascii: "`"): readEscapedName()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): append(.number) { $0.isPartOfName }
      case _ where byte.isPartOfName: append(.word) { $0.isPartOfName }
      case UInt8(ascii: "."): append(.symbol) { $0 == UInt8(ascii: ".") }
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        depth += byte == UInt8(ascii: "(") ? 1 : -1
        if isInterpolation, depth < 0 { return }
        appendSymbol()
      case _ where byte <= UInt8(ascii: " "): advance()
      default: appendSymbol()
      }
    }
  }

  private mutating func append(_ kind: Token.Kind, while isPart: (UInt8) -> Bool) {
    let start = position
    while let byte = byte(), isPart(byte) { position += 1 }
    append(kind, bytes[start..<position])
  }

  private mutating func append(_ kind: Token.Kind, _ text: ArraySlice<UInt8>) {
    tokens.append(Token(kind: kind, text: String(decoding: text, as: UTF8.self), line: line))
  }

  private mutating func appendSymbol() {
    append(.symbol, bytes[position...position])
    position += 1
  }

  private mutating func readEscapedName() {
    position += 1
    append(.escapedName) { $0 != UInt8(ascii: "`") }
    position += 1
  }
}

extension Lexer {
  /// Reads a string literal with any number of `#` before it, or a `#` alone.
  ///
  /// After `#if` and `#elseif`, it skips the rest of the line.
  private mutating func readStringOrDirective() {
    let start = position
    while byte() == UInt8(ascii: "#") { position += 1 }
    let hashes = position - start
    guard byte() == UInt8(ascii: "\"") else {
      if matches("if ") || matches("elseif ") { skipLine() }
      return
    }
    let quotes = matches("\"\"\"") ? 3 : 1
    position += quotes
    readString(
      end: Array(repeating: UInt8(ascii: "\""), count: quotes)
        + Array(repeating: UInt8(ascii: "#"), count: hashes),
      escape: [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes))
  }

  private mutating func readString(end: [UInt8], escape: [UInt8]) {
    while let byte = byte() {
      // Most bytes start neither, and a table of names may have hundreds of thousands of bytes.
      if byte == end[0], matches(end) {
        position += end.count
        return
      }
      guard byte == escape[0], matches(escape) else {
        advance()
        continue
      }
      position += escape.count
      let isInterpolation = self.byte() == UInt8(ascii: "(")
      advance()
      if isInterpolation {
        readCode(isInterpolation: true)
        position += 1
      }
    }
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  /// Skips a comment, which may contain nested comments.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        position += 2
      } else if matches("*/") {
        depth -= 1
        position += 2
      } else {
        advance()
      }
    } while depth > 0 && byte() != nil
  }
}

extension Lexer {
  private func byte() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if byte() == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private func matches(_ text: StaticString) -> Bool {
    matches(Array("\(text)".utf8))
  }

  private func matches(_ text: [UInt8]) -> Bool {
    bytes[Swift.min(position, bytes.count)...].starts(with: text)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, a digit, an underscore or a part of a non-ASCII
  /// character.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
