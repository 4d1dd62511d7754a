import System

/// What to do with a record that fails.
package enum OnError: String, CaseIterable, Sendable {
  /// Omit the record.
  case skip

  /// Write the record unchanged, apart from an empty column for the result.
  case keep

  /// Write an empty line in place of the record.
  case blank

  /// Omit the record and end processing.
  case stop

  /// Whether it writes something in place of a failed record.
  package var writesText: Bool { self == .keep || self == .blank }
}

extension BufferedOutput {
  /// Writes the text in place of a failed record.
  ///
  /// If the results go into a column or key of their own, `blank` keeps the rest of the record, and
  /// an added column is empty.
  mutating func append(
    failed record: Span<UInt8>, content: Range<Int>, _ onError: OnError, at place: DatePlace
  ) {
    guard onError.writesText else { return }
    let isBlank = onError == .blank
    append(record.extracting(first: content.lowerBound))
    let rest = record.extracting(droppingFirst: content.lowerBound)
    // An empty line has no columns.
    guard place.hasTarget, !content.isEmpty else {
      guard isBlank else { return append(rest) }
      // An array has no place for nothing.
      if place.form == .element { append(place.form.missingValue.span) }
      return append(rest.extracting(droppingFirst: content.count))
    }
    append(
      rest,
      with: place.missingAnswers(in: rest.extracting(first: content.count), replacesOld: isBlank))
  }

  /// Writes a part of a failed record that is too long, in place of that part.
  ///
  /// - Parameter isLast: Whether the record ends with the part. Only then is a missing answer added;
  ///   one inside the record is left as it was.
  mutating func append(
    failedPart part: Span<UInt8>, contentEnd: Int, isLast: Bool, _ onError: OnError,
    at place: DatePlace
  ) {
    guard onError.writesText else { return }
    guard place.hasTarget else {
      return append(onError == .blank ? part.extracting(droppingFirst: contentEnd) : part)
    }
    let content = part.extracting(first: contentEnd)
    append(
      part,
      with: isLast ? place.missingAnswers(in: content, isWhole: false, replacesOld: false) : [])
  }
}
