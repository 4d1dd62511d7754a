#if Formats
/// The names of one language, or some of them, in one piece of memory.
enum SymbolNames: Sendable {
  /// Those of English.
  case english

  case text(SymbolText)

  /// Those of one of many languages that have a table together.
  case table(SymbolTable)

  /// Creates names from UTF-8 with a newline after each.
  init(_ text: [UInt8]) {
    self = .text(SymbolText(text))
  }

  /// The number of names.
  var count: Int {
    if case .text(let names) = self { names.starts.count - 1 } else { SymbolName.count }
  }

  /// The result of a function of the UTF-8 of a name.
  func withUTF8<Result>(of index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    switch self {
    case .english: EnglishNames.withUTF8(of: index, body)
    case .text(let names): names.text.withBytes(names.range(of: index), body)
    case .table(let names): names.withUTF8(of: index, body)
    }
  }

  /// The built-in English names, if the names of a list are the same as those, otherwise these
  /// names.
  ///
  /// The built-in names are found without a search.
  func preferringEnglish(_ range: Range<Int>) -> SymbolNames {
    if case .table(let names) = self, names.hasEnglishNames(range) { .english } else { self }
  }

  /// Whether these are the built-in English names.
  var isEnglish: Bool { if case .english = self { true } else { false } }

  /// The UTF-8 of a name.
  subscript(index: Int) -> ArraySlice<UInt8> {
    switch self {
    case .english, .table:
      ArraySlice(withUTF8(of: index) { name in name.indices.map { name[$0] } })
    case .text(let names): names.text[names.range(of: index)]
    }
  }
}

/// The text of names, which copies share.
final class SymbolText: Sendable {
  /// UTF-8 with a newline after each name.
  let text: [UInt8]

  /// Where each name starts, and where one would after the last.
  let starts: [UInt16]

  init(_ text: [UInt8]) {
    var starts: [UInt16] = []
    starts.reserveCapacity(SymbolName.count + 1)
    starts.append(0)
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(UInt16(clamping: offset + 1))
    }
    precondition(starts.last.map { Int($0) } == text.count, "the names are too long")
    self.text = text
    self.starts = starts
  }

  func range(of index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index + 1]) - 1
  }
}

extension [UInt8] {
  /// The result of a function of some bytes.
  fileprivate func withBytes<Result>(
    _ range: Range<Int>, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    unsafe withUnsafeBufferPointer { buffer in
      // The span can't outlive the closure, and so not the buffer.
      let bytes = unsafe buffer.span
      return body(bytes.extracting(range))
    }
  }
}

extension SymbolNames: Hashable {
  static func == (left: SymbolNames, right: SymbolNames) -> Bool {
    switch (left, right) {
    case (.english, .english): true
    case (.text(let left), .text(let right)): left === right || left.text == right.text
    case (.table(let left), .table(let right)) where left.isSameRow(as: right): true
    // The patterns, which come last, are what most often differs.
    default:
      left.count == right.count
        && (0..<left.count).reversed().allSatisfy { left.has($0, as: right) }
    }
  }

  /// Whether a name is the same in others.
  private func has(_ index: Int, as others: SymbolNames) -> Bool {
    withUTF8(of: index) { name in
      others.withUTF8(of: index) { other in
        name.count == other.count && name.indices.allSatisfy { name[$0] == other[$0] }
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    for index in 0..<count { hasher.combine(self[index]) }
  }
}
#endif
