import DayKit
import Testing

// `#expect` cannot contain a call of a mutating function.

/// Expects that a function has done something.
func expectDone(_ isDone: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(isDone, sourceLocation: sourceLocation)
}

/// Expects that a function has done nothing.
func expectRefused(_ isDone: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(!isDone, sourceLocation: sourceLocation)
}

/// Expects that a function has moved an end, which is now the given one, or `nil` if it has moved
/// none.
func expect(
  _ held: DayRangeSelection.End?, is end: DayRangeSelection.End?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(held == end, sourceLocation: sourceLocation)
}
