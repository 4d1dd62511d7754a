import System

/// What the inputs of a run have shown, whatever the results to their records are.
struct RunFindings: Sendable {
  /// The beginning of the first input, which shows what dates look like if none is found.
  private(set) var sample: ContiguousArray<UInt8> = []

  /// The number of operands and of lines in the inputs that have ended.
  var recordCount = 0

  /// Whether an input ended inside a quotation, which may contain many records.
  var hasOpenQuotation = false

  /// Whether no record of an input had a value at a path into JSON.
  var lacksPath = false

  /// Whether all records have been seen.
  var areComplete: Bool { !hasOpenQuotation && !lacksPath }

  /// Adds bytes to the sample, until it is large enough.
  mutating func addSample(_ bytes: Span<UInt8>) {
    guard sample.count < 4_096 else { return }
    sample.append(copying: bytes.extracting(first: min(bytes.count, 4_096 - sample.count)))
  }

  /// Adds what other inputs of the same run have shown.
  mutating func add(_ other: RunFindings) {
    recordCount += other.recordCount
    if sample.isEmpty { sample = other.sample }
    lacksPath = lacksPath || other.lacksPath
    hasOpenQuotation = hasOpenQuotation || other.hasOpenQuotation
  }
}
