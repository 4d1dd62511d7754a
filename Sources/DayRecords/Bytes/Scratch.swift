package import DayKit

// Short-lived memory. An array would cost more: the program would have to create its type at run
// time.

/// Lets the body fill memory for a number of elements.
///
/// The memory exists until the body returns.
@inline(__always)
func withScratch<Element: BitwiseCopyable, Result>(
  of type: Element.Type, capacity: Int, _ body: (inout OutputSpan<Element>) -> Result
) -> Result {
  // Sound: the span covers the buffer and ends with the closure; the elements need no destruction.
  unsafe withUnsafeTemporaryAllocation(of: type, capacity: capacity) { buffer in
    var span = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
    let result = body(&span)
    _ = unsafe span.finalize(for: buffer)
    return result
  }
}

/// Lets the body change memory with a number of equal elements.
@inline(__always)
func withScratch<Element: BitwiseCopyable, Result>(
  of type: Element.Type, repeating element: Element, count: Int,
  _ body: (inout MutableSpan<Element>) -> Result
) -> Result {
  withScratch(of: type, capacity: count) { output in
    output.append(repeating: element, count: count)
    var elements = output.mutableSpan
    return body(&elements)
  }
}

/// Lets the body fill memory for a number of days, in a module for which the function above would be
/// generic code.
package func withDays(capacity: Int, _ body: (inout OutputSpan<Day>) -> Void) {
  withScratch(of: Day.self, capacity: capacity, body)
}
