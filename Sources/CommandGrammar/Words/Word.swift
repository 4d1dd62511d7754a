/// One word of a command line, as the bytes that the shell passed.
///
/// A shell can pass any bytes except NUL, so a word need not be valid UTF-8.
@safe
package struct Word: Sendable {
  // Sound: the bytes of an argument are only read, and nothing frees or changes them.
  private let storage: Storage

  @unsafe
  private enum Storage: @unchecked Sendable {
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

  /// Calls the body with the bytes, without copying them.
  package func withBytes(_ body: (Span<UInt8>) -> Void) {
    switch unsafe storage {
    case .array(let bytes):
      let slice = bytes[...]
      body(slice.span)
    case .argument(let bytes): body(unsafe bytes.span)
    }
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
