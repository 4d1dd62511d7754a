// Spans of strings, for systems whose standard library does not have them.

extension String {
  /// Creates a string from the UTF-8 that a function writes into a buffer of the given size.
  init(capacity: Int, writing write: (inout OutputSpan<UInt8>) -> Void) {
    // The buffer lives as long as the closure, and the span cannot escape from it.
    self = unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
      var output = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
      write(&output)
      return unsafe output.finalize(for: buffer)
    }
  }

  /// Calls a function with the string's UTF-8.
  func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var copy = self
    // `Swift.Result` would take time to set up its types.
    var result: Result?
    var failure: Failure?
    copy.withUTF8 { buffer in
      // The span cannot outlive the closure, so it cannot outlive the buffer.
      let bytes = unsafe buffer.span
      do throws(Failure) {
        result = try body(bytes)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard let result else { preconditionFailure("the function has neither returned nor thrown") }
    return result
  }
}
