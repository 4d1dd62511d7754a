/// The form that an answer must have in its place.
package enum AnswerFrame: Equatable, Sendable {
  /// The answer as it is.
  case plain

  /// A field of CSV, which is quoted if it was before or if necessary (RFC 4180).
  case field(delimiter: UInt8)

  /// A field between blanks, where quotes have no meaning.
  case betweenBlanks

  /// A JSON value (RFC 8259), a number or a string, and the key for a value that the record does
  /// not have yet.
  case json(isNumber: Bool, key: [UInt8]? = nil)
}

extension AnswerFrame {
  /// What stands for an empty field between blanks, where no field is empty.
  static var missingBetweenBlanks: UInt8 { UInt8(ascii: "-") }

  /// Whether a byte needs quotes or an escape in the frame.
  func isSpecial(_ byte: UInt8) -> Bool {
    switch self {
    case .plain, .betweenBlanks: false
    case .field(let delimiter):
      byte == delimiter || byte == .quote || byte == .lineFeed || byte == .carriageReturn
    case .json(let isNumber, _): !isNumber && (byte < 0x20 || byte == .quote || byte == .backslash)
    }
  }
}

extension AnswerFrame {
  /// What is before an answer that is added to a record.
  var prefix: ContiguousArray<UInt8> {
    switch self {
    case .plain, .json(_, nil): return []
    case .betweenBlanks: return [UInt8(ascii: " ")]
    case .field(let delimiter): return [delimiter]
    case .json(_, let key?):
      var prefix: ContiguousArray = [UInt8.comma]
      prefix.append(copying: ContiguousArray(jsonKey: key.span).span)
      return prefix
    }
  }

  /// Returns a text in the form that a place without quotes requires.
  package func framing(_ text: Span<UInt8>) -> ContiguousArray<UInt8> {
    framing(text, in: AnswerSlot(start: 0, end: 0))
  }

  /// Returns a text in the form that a slot requires.
  func framing(_ text: Span<UInt8>, in slot: AnswerSlot) -> ContiguousArray<UInt8> {
    var texts = AnswerTexts()
    texts.append(text, slot, in: self)
    return texts.bytes
  }
}

extension AnswerTexts {
  /// Adds other texts, each in the form that its slot requires.
  mutating func add(
    _ texts: borrowing AnswerTexts, _ slots: Span<AnswerSlot>, in frame: AnswerFrame
  ) {
    for index in slots.indices {
      let text = texts.bytes.span.extracting(texts.ranges[index].range)
      add { $0.append(text, slots[index], in: frame) }
    }
  }

  /// Adds other texts, each in the form that a frame without a slot requires.
  mutating func add(_ texts: borrowing AnswerTexts, in frame: AnswerFrame, isQuoted: Bool) {
    let slot = AnswerSlot(start: 0, end: 0, isQuoted: isQuoted)
    for range in texts.ranges {
      let text = texts.bytes.span.extracting(range.range)
      add { $0.append(text, slot, in: frame) }
    }
  }

  /// Appends a text in the form that its slot requires, without the quotes of a quoted slot and
  /// the prefix of an added one.
  mutating func append(_ text: Span<UInt8>, _ slot: AnswerSlot, in frame: AnswerFrame) {
    switch frame {
    case .plain: append(text)
    case .betweenBlanks:
      for _ in 0..<slot.missingFields {
        append(AnswerFrame.missingBetweenBlanks)
        append(UInt8(ascii: " "))
      }
      append(text)
    case .field(let delimiter):
      for _ in 0..<slot.missingFields { append(delimiter) }
      guard text.contains(where: { frame.isSpecial($0) }) else { return append(text) }
      let needsQuotes = !slot.isQuoted
      if needsQuotes { append(.quote) }
      for index in text.indices {
        if text[index] == .quote { append(.quote) }
        append(text[index])
      }
      if needsQuotes { append(.quote) }
    case .json(let isNumber, _):
      if isNumber { return append(text) }
      if slot.isQuoted { return append(jsonContent: text) }
      append(jsonString: text)
    }
  }
}

extension Span {
  /// Whether an element satisfies a condition.
  @inline(__always)
  func contains(where condition: (Element) -> Bool) -> Bool {
    for index in indices where condition(self[index]) { return true }
    return false
  }
}
