import System

/// The bytes that some programs write before a text in UTF-8, and need to read one.
enum ByteOrderMark {
  static var count: Int { 3 }

  private static var bytes: ContiguousArray<UInt8> { [0xEF, 0xBB, 0xBF] }

  /// Whether the mark is at a position of bytes.
  static func isPart(of text: Span<UInt8>, at start: Int) -> Bool {
    let mark = bytes
    return text.count - start >= count && mark.indices.allSatisfy { text[start + $0] == mark[$0] }
  }

  static func append(to output: inout BufferedOutput) {
    let mark = bytes
    output.append(mark.span)
  }
}
