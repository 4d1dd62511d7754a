// Many elements in one call, with one check for room.

extension OutputSpan {
  /// Appends an element for each element of another span.
  ///
  /// There must be room for all of them.
  @inlinable
  @inline(__always)
  package mutating func append<Other>(_ others: Span<Other>, as element: (Other) -> Element) {
    precondition(freeCapacity >= others.count)
    // Sound: after the `filled` elements there is room for all the others, each of which is
    // initialized, and the pointer stays in the closure.
    unsafe withUnsafeMutableBufferPointer { output, filled in
      guard let base = output.baseAddress else { return }
      let start = unsafe base + filled
      for index in others.indices { unsafe (start + index).initialize(to: element(others[index])) }
      filled &+= others.count
    }
  }
}
