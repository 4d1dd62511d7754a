import Terminal

/// What to do with a record that fails.
package enum OnError: String, CaseIterable, Sendable {
  /// Omit the record.
  case skip

  /// Write the record unchanged.
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
  mutating func append(
    failed record: Span<UInt8>, contentEnd: Int, _ onError: OnError
  ) {
    switch onError {
    case .keep: append(record)
    case .blank: append(record.extracting(droppingFirst: contentEnd))
    case .skip, .stop: break
    }
  }
}
