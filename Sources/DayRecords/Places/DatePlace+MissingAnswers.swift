// Records without an answer, if the answers go into a column or key of their own.

/// What a record has in place of an answer that is missing.
struct MissingAnswer {
  /// The bytes of the record that it replaces.
  var range: Range<Int>

  var text: ContiguousArray<UInt8>
}

extension DatePlace {
  /// Whether the answers go into a column or key that was requested for them, so that a record
  /// without an answer loses nothing else.
  var hasTarget: Bool {
    switch self {
    case .line, .text: false
    case .columns(let place): place.hasTarget
    case .values(let place): place.target != nil
    }
  }

  /// Returns what a record without an answer has in the column or key of the answers.
  ///
  /// - Parameters:
  ///   - content: The record without its line ending, or the end of it.
  ///   - replacesOld: Whether a value that the record already has is removed.
  func missingAnswer(in content: Span<UInt8>, replacesOld: Bool) -> MissingAnswer? {
    switch self {
    case .line, .text: nil
    case .columns(let place): place.missingAnswer(in: content, replacesOld: replacesOld)
    case .values(let place): replacesOld ? place.missingAnswer(in: content) : nil
    }
  }
}

extension ColumnPlace {
  /// An empty field, so that the record has as many columns as the others; between blanks, where no
  /// field is empty, a hyphen.
  fileprivate func missingAnswer(in content: Span<UInt8>, replacesOld: Bool) -> MissingAnswer? {
    guard hasTarget else { return nil }
    var text: ContiguousArray<UInt8> = joinsBlanks ? [UInt8(ascii: "-")] : []
    if addsField {
      text.insert(delimiter, at: 0)
      return MissingAnswer(range: content.count..<content.count, text: text)
    }
    guard replacesOld, let stop = stops.first(where: \.isSlot),
      let field = try? field(stop.column, of: content)
    else { return nil }
    return MissingAnswer(range: field.range, text: text)
  }
}

extension JSONPlace {
  /// The value `null`.
  fileprivate func missingAnswer(in content: Span<UInt8>) -> MissingAnswer? {
    guard let target, let slot = content.jsonSlot(of: target.span) else { return nil }
    var text: ContiguousArray<UInt8> = []
    if slot.isAdded {
      text.append(.comma)
      text.append(jsonString: target.span)
      text.append(UInt8(ascii: ":"))
    }
    text += "null".utf8
    let quote = slot.isQuoted ? 1 : 0
    return MissingAnswer(range: slot.start - quote..<slot.end + quote, text: text)
  }
}
