/// The names of one language, or some of them, in one piece of memory.
enum SymbolNames: Sendable {
  /// Those of English.
  case english

  /// UTF-8 with a line feed after each name, where each name starts, and where one would after the
  /// last.
  case text([UInt8], starts: [UInt16])

  /// Creates names from UTF-8 with a line feed after each.
  init(_ text: [UInt8]) {
    var starts: [UInt16] = []
    starts.reserveCapacity(SymbolName.count + 1)
    starts.append(0)
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(UInt16(clamping: offset + 1))
    }
    precondition(starts.last.map { Int($0) } == text.count, "the names are too long")
    self = .text(text, starts: starts)
  }

  /// The number of names.
  var count: Int {
    if case .text(_, let starts) = self { starts.count - 1 } else { SymbolName.count }
  }

  /// The result of a function of the UTF-8 of a name.
  func withUTF8<Result>(of index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    switch self {
    case .english: EnglishNames.withUTF8(of: index, body)
    case .text(let text, let starts): text.withBytes(Self.range(index, starts), body)
    }
  }

  /// The UTF-8 of a name.
  subscript(index: Int) -> ArraySlice<UInt8> {
    switch self {
    case .english: ArraySlice(withUTF8(of: index) { name in name.indices.map { name[$0] } })
    case .text(let text, let starts): text[Self.range(index, starts)]
    }
  }

  private static func range(_ index: Int, _ starts: [UInt16]) -> Range<Int> {
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
    case (.text(let left, _), .text(let right, _)): left == right
    default: (0..<SymbolName.count).allSatisfy { left[$0] == right[$0] }
    }
  }

  func hash(into hasher: inout Hasher) {
    for index in 0..<count { hasher.combine(self[index]) }
  }
}
