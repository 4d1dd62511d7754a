// Records without an answer, if the answers go into a column or key of their own.

extension DatePlace {
  /// Returns what a record without an answer has in the column or key of the answers.
  ///
  /// - Parameters:
  ///   - content: The record without its line ending, or the end of it.
  ///   - isWhole: Whether the content is the whole record.
  ///   - replacesOld: Whether a value that the record already has is removed.
  func missingAnswer(
    in content: Span<UInt8>, isWhole: Bool = true, replacesOld: Bool
  ) -> SlotReplacement? {
    let slot = missingSlot(in: content, isWhole: isWhole, replacesOld: replacesOld)
    return slot.map {
      form.replacement(of: $0, by: form.missingValue.span, isNumber: true, after: prefix)
    }
  }

  private func missingSlot(
    in content: Span<UInt8>, isWhole: Bool, replacesOld: Bool
  ) -> ValueSlot? {
    switch self {
    case .line, .text: nil
    case .columns(let place):
      // A record that has more columns than the header stays as it is.
      place.addsField
        ? isWhole
          ? try? place.addedSlot(in: content)
          : ValueSlot(start: content.count, end: content.count, isAdded: true)
        : replacesOld ? place.answerSlot(in: content) : nil
    case .values(let place):
      replacesOld ? place.target.flatMap { content.jsonSlot(of: $0.span) } : nil
    }
  }
}

extension ColumnPlace {
  /// The slot for the answer in a column that the record has.
  fileprivate func answerSlot(in content: Span<UInt8>) -> ValueSlot? {
    guard hasTarget, let stop = stops.first(where: \.isAnswer),
      let field = field(stop.column, of: content)
    else { return nil }
    let range = field.content
    return ValueSlot(
      start: range.lowerBound, end: range.upperBound, isQuoted: field.isQuoted)
  }
}
