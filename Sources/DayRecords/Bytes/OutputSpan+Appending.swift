// Many elements in one call, with one question about room.

extension OutputSpan {
  /// Appends an element for each of some others, for which there has to be room.
  @inline(__always)
  mutating func append<Other>(_ others: Span<Other>, as element: (Other) -> Element) {
    precondition(freeCapacity >= others.count)
    // Sound: behind the `filled` elements there is room for as many as there are others, all of which
    // are made, and the pointer stays in the closure.
    unsafe withUnsafeMutableBufferPointer { output, filled in
      guard let base = output.baseAddress else { return }
      let start = unsafe base + filled
      for index in others.indices { unsafe (start + index).initialize(to: element(others[index])) }
      filled &+= others.count
    }
  }
}
