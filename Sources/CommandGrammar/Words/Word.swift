/// One word of a command line, as the bytes that the shell handed over.
///
/// Any bytes but NUL can come from a shell, so a word need not be valid UTF-8.
@safe
package struct Word: Sendable {
  // Sound: the bytes of an argument are only read, and nothing frees or changes them.
  private let storage: Storage

  @unsafe
  private enum Storage: @unchecked Sendable {
    case array([UInt8])

    /// What the system keeps for the process; an array would be copied from it for nothing, and the
    /// first one costs a start more than all else that is done with a command line.
    case argument(UnsafeBufferPointer<UInt8>)
  }

  package init(bytes: [UInt8]) {
    unsafe storage = .array(bytes)
  }

  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Creates a word whose bytes stay where they are.
  ///
  /// The memory must stay and never change, as that of the arguments of a process does.
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
      // Sound: there are so many bytes.
      return unsafe bytes[index]
    }
  }

  /// The bytes of a range as a word of its own.
  package subscript(range: Range<Int>) -> Word {
    switch unsafe storage {
    case .array(let bytes): return Word(bytes: Array(bytes[range]))
    case .argument(let bytes):
      precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
      // Sound: a part of the memory stays as long as the whole.
      return unsafe Word(argument: UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// The bytes in an array, which may be made for it.
  package var bytes: [UInt8] {
    switch unsafe storage {
    case .array(let bytes): bytes
    case .argument(let bytes): unsafe Array(bytes)
    }
  }

  /// Lets the body see the bytes where they are.
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
