import System

/// What a record looks like: where it ends, how a value in it is written, and how one is added.
package enum RecordForm: Equatable, Sendable {
  /// A line that is one value.
  case line

  /// A line of text with values anywhere in it.
  case text

  /// Fields next to each other.
  case fields(FieldSeparator)

  /// A JSON text on one line (RFC 8259).
  case json

  /// A JSON text that is an element of an array, after the bracket or comma before it.
  case element

  /// Fields of CSV with commas (RFC 4180).
  package static var csv: RecordForm { .fields(.delimiter(.comma)) }
}

// Where a record ends.

extension RecordForm {
  /// The state of quoting at the start of a record, if a quoted newline does not end the record.
  var quotation: Quotation? {
    if case .fields(.delimiter(let delimiter)) = self {
      Quotation(delimiter: delimiter)
    } else {
      nil
    }
  }

  /// Whether a record has no carriage returns outside quotes.
  var hasLines: Bool {
    switch self {
    case .line, .fields: true
    case .text, .json, .element: false
    }
  }

  /// Whether a record may contain many records, because a stray quote has opened a quotation.
  func hasOpenQuotation(_ record: Span<UInt8>) -> Bool {
    guard case .fields(.delimiter(let delimiter)) = self else { return false }
    return record.lineOfOpenQuotation(delimiter) != nil
  }
}

extension Span<UInt8> {
  /// Whether a record without quotes has a carriage return that is not its last byte.
  var hasLinesWithCarriageReturns: Bool {
    firstIndex(of: .carriageReturn, from: 0) < count - 1
      && firstIndex(of: .quote, from: 0) == count
  }
}

// Values.

extension RecordForm {
  var isJSON: Bool { self == .json || self == .element }
}

extension RecordForm {
  /// Whether a byte needs quotes or an escape in a value.
  func isSpecial(_ byte: UInt8) -> Bool {
    switch self {
    case .line, .text, .fields(.blanks): false
    case .fields(.delimiter(let delimiter)):
      byte == delimiter || byte == .quote || byte == .lineFeed || byte == .carriageReturn
    case .json, .element: byte < 0x20 || byte == .quote || byte == .backslash
    }
  }

  /// What stands for a value that is missing.
  package var missingValue: ContiguousArray<UInt8> {
    switch self {
    case .line, .text, .fields(.delimiter): []
    // Between whitespace, no field can be empty.
    case .fields(.blanks): [UInt8(ascii: "-")]
    case .json, .element: ContiguousArray("null".utf8)
    }
  }

  /// What is before a value that is added to a record.
  ///
  /// - Parameter key: The key of the value, if the form has keys.
  func prefix(ofAdded key: Span<UInt8>) -> ContiguousArray<UInt8> {
    switch self {
    case .line, .text: return []
    case .fields(let separator): return [separator.byte]
    case .json, .element:
      var prefix: ContiguousArray = [UInt8.comma]
      prefix.append(copying: ContiguousArray(jsonKey: key).span)
      return prefix
    }
  }

  /// Returns a text as a value.
  ///
  /// - Parameter isNumber: Whether the value is a number, or a whole JSON value.
  package func value(_ text: Span<UInt8>, isNumber: Bool = false) -> ContiguousArray<UInt8> {
    var value: ContiguousArray<UInt8> = []
    append(text, isNumber: isNumber, in: ValueSlot(start: 0, end: 0), to: &value)
    return value
  }

  /// Appends a text in the form that its slot requires, without the quotes of a quoted slot and the
  /// prefix of an added one.
  func append(
    _ text: Span<UInt8>, isNumber: Bool, in slot: ValueSlot, to value: inout ContiguousArray<UInt8>
  ) {
    switch self {
    case .line, .text: value.append(copying: text)
    case .fields(let separator):
      for _ in 0..<slot.missingFields {
        value += missingValue
        value.append(separator.byte)
      }
      append(field: text, isQuoted: slot.isQuoted, to: &value)
    case .json, .element:
      if isNumber { return value.append(copying: text) }
      if slot.isQuoted { return value.append(jsonContent: text) }
      value.append(jsonString: text)
    }
  }

  private func append(
    field text: Span<UInt8>, isQuoted: Bool, to value: inout ContiguousArray<UInt8>
  ) {
    guard text.contains(where: { isSpecial($0) }) else { return value.append(copying: text) }
    if !isQuoted { value.append(.quote) }
    for index in text.indices {
      if text[index] == .quote { value.append(.quote) }
      value.append(text[index])
    }
    if !isQuoted { value.append(.quote) }
  }

  /// Returns the meaning of a value; `nil` if it has none.
  ///
  /// - Parameter isQuoted: Whether there were quotes around the value.
  func text(of value: Span<UInt8>, isQuoted: Bool) -> ContiguousArray<UInt8>? {
    switch self {
    case .json where isQuoted, .element where isQuoted: value.jsonText(of: value.indices)
    case .fields where isQuoted:
      ContiguousArray(value.text(ofField: value.indices, isQuoted: true))
    default: ContiguousArray(copying: value)
    }
  }

  /// Whether a value means what its bytes are.
  @inline(__always)
  func isPlain(_ value: Span<UInt8>, isQuoted: Bool) -> Bool {
    guard isQuoted else { return true }
    let escape: UInt8 = isJSON ? .backslash : .quote
    return value.firstIndex(of: escape, from: 0) == value.count
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
