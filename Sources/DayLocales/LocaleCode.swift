/// A short ASCII text, such as a language code, or several codes joined with underscores.
///
/// It does not allocate memory: a program that only needs the language of its environment would
/// spend more time on strings than on everything else. Only the first 16 bytes are kept.
package struct LocaleCode: Equatable {
  private var words: (UInt64, UInt64) = (0, 0)

  package private(set) var count = 0

  package init() {}

  package static func == (left: LocaleCode, right: LocaleCode) -> Bool {
    left.words == right.words && left.count == right.count
  }
}

extension LocaleCode {
  package var isEmpty: Bool { count == 0 }

  /// The byte at a position; 0 after the end.
  package subscript(index: Int) -> UInt8 {
    let word = index < 8 ? words.0 : words.1
    return index < 16 ? UInt8(truncatingIfNeeded: word >> UInt64(index % 8 * 8)) : 0
  }

  mutating func append(_ byte: UInt8) {
    if count < 8 { words.0 |= UInt64(byte) << UInt64(count * 8) }
    if (8..<16).contains(count) { words.1 |= UInt64(byte) << UInt64((count - 8) * 8) }
    count += 1
  }

  mutating func append(_ code: LocaleCode) {
    for index in 0..<code.count { append(code[index]) }
  }

  /// Returns this code followed by an underscore and another code.
  func joined(with other: LocaleCode) -> LocaleCode {
    var code = self
    code.append(UInt8(ascii: "_"))
    code.append(other)
    return code
  }
}

extension LocaleCode {
  var isLetters: Bool { (0..<count).allSatisfy { self[$0].isLetter } }

  var isDigits: Bool { (0..<count).allSatisfy { self[$0].isDigit } }

  /// The code in lowercase.
  var lowercased: LocaleCode {
    var code = LocaleCode()
    for index in 0..<count { code.append(self[index].lowercased) }
    return code
  }

  /// The code in uppercase.
  var uppercased: LocaleCode {
    var code = LocaleCode()
    for index in 0..<count { code.append(self[index].uppercased) }
    return code
  }

  /// The code in lowercase with a capital first letter.
  var capitalized: LocaleCode {
    var code = LocaleCode()
    for index in 0..<count {
      code.append(index == 0 ? self[index].uppercased : self[index].lowercased)
    }
    return code
  }
}

extension LocaleCode: ExpressibleByStringLiteral {
  package init(stringLiteral text: StaticString) {
    self.init()
    text.withUTF8Buffer { bytes in
      for index in bytes.indices { append(unsafe bytes[index]) }
    }
  }

  package init(_ text: String) {
    self.init()
    for byte in text.utf8 { append(byte) }
  }
}

extension LocaleCode: CustomStringConvertible {
  package var description: String {
    var text = ""
    for index in 0..<min(count, 16) { text.unicodeScalars.append(Unicode.Scalar(self[index])) }
    return text
  }
}

extension UInt8 {
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var lowercased: UInt8 { isLetter ? self | 0x20 : self }

  var uppercased: UInt8 { isLetter ? self & ~0x20 : self }
}
