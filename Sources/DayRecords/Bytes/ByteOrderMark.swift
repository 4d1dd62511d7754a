import System

/// The bytes that some programs write before a text in UTF-8, and need to read one.
enum ByteOrderMark {
  static var count: Int { 3 }

  /// Whether the mark is at a position of bytes.
  static func isPart(of text: Span<UInt8>, at start: Int) -> Bool {
    text.count - start >= count
      && text[start] == 0xEF && text[start + 1] == 0xBB && text[start + 2] == 0xBF
  }

  static func append(to output: inout BufferedOutput) { output.append(bytes.span) }

  /// Appends the mark if something follows it.
  static func begin(_ output: inout BufferedOutput) { output.begin(with: bytes) }

  private static var bytes: ContiguousArray<UInt8> { [0xEF, 0xBB, 0xBF] }
}
