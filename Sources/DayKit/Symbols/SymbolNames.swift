/// All names of one language in one array of bytes.
struct SymbolNames: Sendable {
  private let text: [UInt8]

  /// The offset of each name, and the offset of the end.
  private let starts: [UInt16]

  /// Creates names from UTF-8 with a line feed after each.
  init(_ text: [UInt8]) {
    var starts: [UInt16] = []
    starts.reserveCapacity(SymbolName.count + 1)
    starts.append(0)
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(UInt16(clamping: offset + 1))
    }
    precondition(
      starts.count == SymbolName.count + 1 && Int(starts[SymbolName.count]) == text.count,
      "the names are not those of one language")
    self.text = text
    self.starts = starts
  }

  /// The UTF-8 of a name.
  subscript(index: Int) -> ArraySlice<UInt8> {
    text[Int(starts[index])..<Int(starts[index + 1]) - 1]
  }
}

extension SymbolNames: Hashable {
  // The text is enough, because the offsets follow from it.

  static func == (left: SymbolNames, right: SymbolNames) -> Bool {
    left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
