/// One word of a command line, as the bytes that the shell passed.
///
/// A shell can pass any bytes except NUL, so a word need not be valid UTF-8.
@safe
package struct Word: Sendable {
  // Sound: the bytes of an argument are only read, and nothing frees or changes them.
  @usableFromInline let storage: Storage

  @unsafe
  @usableFromInline
  enum Storage: @unchecked Sendable {
    case array([UInt8])

    /// Memory of the system that is valid until the process ends. It is not copied into an array,
    /// because creating the first array takes longer than all other work on a command line.
    case argument(UnsafeBufferPointer<UInt8>)
  }

  /// The empty word, which does not allocate memory.
  package static var empty: Word {
    // Sound: there is nothing to read.
    unsafe Word(argument: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// Creates a word of the program itself, which does not allocate memory.
  ///
  /// - Parameter text: An ASCII text with two or more characters.
  package init(constant text: StaticString) {
    // Sound: a static string is valid until the process ends.
    unsafe self.init(
      argument: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package init(bytes: [UInt8]) {
    unsafe storage = .array(bytes)
  }

  package init(copying bytes: Span<UInt8>) {
    self.init(bytes: bytes.indices.map { bytes[$0] })
  }

  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Creates a word without copying its bytes.
  ///
  /// The memory must remain valid and unchanged, like the arguments of a process.
  package init(argument bytes: UnsafeBufferPointer<UInt8>) {
    unsafe storage = .argument(bytes)
  }
}

extension Word {
  package var count: Int {
    switch unsafe storage {
    case .array(let bytes): bytes.count
    case .argument(let bytes): bytes.count
    }
  }

  package subscript(index: Int) -> UInt8 {
    switch unsafe storage {
    case .array(let bytes): return bytes[index]
    case .argument(let bytes):
      precondition(index >= 0 && index < bytes.count)
      // Sound: the index was checked.
      return unsafe bytes[index]
    }
  }

  /// The word that consists of the bytes in a range.
  package subscript(range: Range<Int>) -> Word {
    switch unsafe storage {
    case .array(let bytes): return Word(bytes: Array(bytes[range]))
    case .argument(let bytes):
      precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
      // Sound: a part of the memory is valid as long as all of it is.
      return unsafe Word(argument: UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// The bytes as an array, which may be a copy.
  package var bytes: [UInt8] {
    switch unsafe storage {
    case .array(let bytes): bytes
    case .argument(let bytes): unsafe Array(bytes)
    }
  }

  /// The bytes as a text, in which bytes that are not UTF-8 are replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Calls the body with the bytes, without copying them.
  @inlinable
  @inline(__always)
  package func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch unsafe storage {
    case .array(let bytes):
      let slice = bytes[...]
      return try body(slice.span)
    case .argument(let bytes): return try body(unsafe bytes.span)
    }
  }
}

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

extension Word: Hashable {
  package static func == (left: Word, right: Word) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count where left[index] != right[index] {
      return false
    }
    return true
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes)
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

extension UInt8 {
  static let hyphen = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let equals = UInt8(ascii: "=")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
}
