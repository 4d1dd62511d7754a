// Records without a result, if the results go into columns or keys of their own.

extension DatePlace {
  /// Returns what a record without a result has in the columns or keys of the results, in the order
  /// of the record.
  ///
  /// - Parameters:
  ///   - content: The record without its line ending, or the end of it.
  ///   - isWhole: Whether the content is the whole record.
  ///   - replacesOld: Whether values that the record already has are removed.
  func missingAnswers(
    in content: Span<UInt8>, isWhole: Bool = true, replacesOld: Bool
  ) -> [SlotReplacement] {
    let (form, prefixes) = (form, prefixes)
    let slots = missingSlots(in: content, isWhole: isWhole, replacesOld: replacesOld)
    return slots.sorted { $0.start < $1.start }.map {
      form.replacement(
        of: $0, by: form.missingValue.span, isNumber: true,
        after: prefixes[prefixes.count == 1 ? 0 : Int($0.number)])
    }
  }

  private func missingSlots(
    in content: Span<UInt8>, isWhole: Bool, replacesOld: Bool
  ) -> ContiguousArray<ValueSlot> {
    switch self {
    case .line, .text: return []
    case .columns(let place):
      // The fields of a record that has more of them than the header are not below their names, so it stays as it is.
      if isWhole, !place.admitsFields(of: content) { return [] }
      let old = replacesOld && isWhole ? place.answerSlots(in: content) : []
      guard place.addedCount > 0 else { return old }
      let end = ValueSlot(start: content.count, end: content.count, isAdded: true)
      guard isWhole else { return ContiguousArray(repeating: end, count: place.addedCount) }
      return old + place.addedSlots(in: content)
    case .values(let place): return replacesOld ? place.answerSlots(in: content) : []
    }
  }
}

extension ColumnPlace {
  /// The slots for the results in columns that the record has.
  fileprivate func answerSlots(in content: Span<UInt8>) -> ContiguousArray<ValueSlot> {
    var slots: ContiguousArray<ValueSlot> = []
    guard hasTarget else { return slots }
    for stop in stops where stop.answer != nil {
      guard let field = field(stop.column, of: content) else { continue }
      let range = field.content
      slots.append(
        ValueSlot(start: range.lowerBound, end: range.upperBound, isQuoted: field.isQuoted))
    }
    return slots
  }
}

extension JSONPlace {
  /// The slots for the results that go into keys of their own.
  fileprivate func answerSlots(in content: Span<UInt8>) -> ContiguousArray<ValueSlot> {
    var slots: ContiguousArray<ValueSlot> = []
    for (number, key) in targets.enumerated() {
      guard var slot = content.jsonSlot(of: key.span) else { continue }
      slot.number = UInt16(truncatingIfNeeded: number)
      slot.isFirst = slot.isFirst && slots.isEmpty
      slots.append(slot)
    }
    return slots
  }
}
