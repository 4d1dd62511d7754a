// Spans of strings, for systems whose standard library does not have them yet.

extension String {
  /// Creates a string from the UTF-8 that a function writes into memory of the given size.
  init(capacity: Int, writing write: (inout OutputSpan<UInt8>) -> Void) {
    // The buffer lives as long as the closure, and the span, which can't escape, ends inside it.
    self = unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
      var output = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
      write(&output)
      return unsafe output.finalize(for: buffer)
    }
  }

  /// The result of a function of the string's UTF-8.
  func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var copy = self
    // Neither is a Swift.Result, whose types take time to set up.
    var result: Result?
    var failure: Failure?
    copy.withUTF8 { buffer in
      // The span can't outlive the closure, and so not the buffer.
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
