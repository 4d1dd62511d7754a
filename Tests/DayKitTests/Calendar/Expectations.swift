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
