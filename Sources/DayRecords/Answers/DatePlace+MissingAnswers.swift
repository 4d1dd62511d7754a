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
  ///   - isWhole: Whether the content is the whole record.
  ///   - replacesOld: Whether a value that the record already has is removed.
  func missingAnswer(
    in content: Span<UInt8>, isWhole: Bool = true, replacesOld: Bool
  ) -> MissingAnswer? {
    switch self {
    case .line, .text: nil
    case .columns(let place):
      place.missingAnswer(in: content, isWhole: isWhole, replacesOld: replacesOld)
    case .values(let place): replacesOld ? place.missingAnswer(in: content) : nil
    }
  }
}

extension ColumnPlace {
  /// An empty field, so that the record has as many columns as the others; between blanks, a hyphen.
  ///
  /// A record that has more columns than the header stays as it is.
  fileprivate func missingAnswer(
    in content: Span<UInt8>, isWhole: Bool, replacesOld: Bool
  ) -> MissingAnswer? {
    guard hasTarget else { return nil }
    let frame = joinsBlanks ? AnswerFrame.betweenBlanks : .field(delimiter: delimiter)
    let text: ContiguousArray<UInt8> = joinsBlanks ? [AnswerFrame.missingBetweenBlanks] : []
    if addsField {
      var slot = AnswerSlot(start: content.count, end: content.count, isAdded: true)
      if isWhole {
        guard let whole = try? addedSlot(in: content) else { return nil }
        slot = whole
      }
      return MissingAnswer(
        range: slot.start..<slot.end, text: frame.prefix + frame.framing(text.span, in: slot))
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
    let null = ContiguousArray("null".utf8)
    let quote = slot.isQuoted ? 1 : 0
    let frame = AnswerFrame.json(isNumber: true, key: Array(target))
    return MissingAnswer(
      range: slot.start - quote..<slot.end + quote,
      text: (slot.isAdded ? frame.prefix : []) + null)
  }
}
