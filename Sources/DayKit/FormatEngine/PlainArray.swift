#if Formats
/// A list of simple elements, which copies share until one of them changes.
///
/// It is an array for code that every call runs. The program creates the type of an array while it
/// runs, which for the first array takes a third of the instructions of a short call.
@safe
@usableFromInline
package struct PlainArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Sound: the memory has room for `capacity` elements, of which the first `count` are initialized;
  // it lives as long as an owner, and only a single owner changes it.
  @usableFromInline var memory: PlainMemory?
  @usableFromInline package internal(set) var count = 0
  @usableFromInline package internal(set) var capacity = 0

  @inlinable
  package init() {}

  /// Creates a list with the elements of a sequence.
  @inlinable
  package init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }
}

/// Memory that is freed with its last owner.
///
/// It does not know the type of its elements, because generic classes are created at run time too.
@safe
@usableFromInline
final class PlainMemory {
  // Sound: only the list uses the memory, which is freed once.
  @usableFromInline let start: UnsafeMutableRawPointer

  /// Creates memory for a number of bytes, with a copy of the first bytes of other memory.
  @usableFromInline
  init(byteCount: Int, copying count: Int, of other: PlainMemory?) {
    precondition(count <= byteCount)
    unsafe start = .allocate(byteCount: byteCount, alignment: 16)
    if let other { unsafe start.copyMemory(from: other.start, byteCount: count) }
  }

  deinit {
    unsafe start.deallocate()
  }
}

extension PlainArray: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  // The properties of `Collection` are generic code, which looks up conformances when it runs.

  @inlinable package var isEmpty: Bool { count == 0 }

  @inlinable package var indices: Range<Int> { 0..<count }

  @inlinable package var last: Element? { isEmpty ? nil : self[count - 1] }

  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return unsafe elements[index]
    }
    set {
      precondition(index >= 0 && index < count)
      renew(capacity: capacity)
      unsafe elements[index] = newValue
    }
  }

  /// Calls the body with the elements.
  @inlinable
  @inline(__always)
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let owner = memory
    defer { withExtendedLifetime(owner) {} }
    let initialized = unsafe UnsafeBufferPointer(rebasing: elements[..<count])
    return try body(unsafe initialized.span)
  }
}

extension PlainArray {
  /// Calls the body with the elements, which it may change.
  @inlinable
  @inline(__always)
  package mutating func withMutableSpan<Result>(
    _ body: (inout MutableSpan<Element>) -> Result
  ) -> Result {
    renew(capacity: capacity)
    let initialized = unsafe UnsafeMutableBufferPointer(rebasing: elements[..<count])
    var span = unsafe initialized.mutableSpan
    return body(&span)
  }
}

// Changes.

extension PlainArray {
  @inlinable
  @inline(__always)
  package mutating func append(_ element: Element) {
    append(addingCapacity: 1) { $0.append(element) }
  }

  @inlinable
  package mutating func append(repeating element: Element, count: Int) {
    append(addingCapacity: count) { $0.append(repeating: element, count: count) }
  }

  /// Lets the body append up to a number of elements.
  @inlinable
  @inline(__always)
  package mutating func append<Failure: Error>(
    addingCapacity room: Int,
    initializingWith body: (inout OutputSpan<Element>) throws(Failure) -> Void
  ) throws(Failure) {
    let needed = count + room
    renew(capacity: needed > capacity ? Swift.max(needed, capacity * 2) : capacity)
    let free = unsafe UnsafeMutableBufferPointer(rebasing: elements[count..<needed])
    var output = unsafe OutputSpan(buffer: free, initializedCount: 0)
    defer {
      count += unsafe output.finalize(for: free)
      output = OutputSpan()
    }
    try body(&output)
  }

  /// Removes all elements and keeps the memory.
  @inlinable
  package mutating func removeAll() { count = 0 }

  @inlinable
  package mutating func removeLast(_ number: Int = 1) {
    precondition(number >= 0 && number <= count)
    count -= number
  }

  @inlinable
  package mutating func removeFirst(_ number: Int) {
    precondition(number >= 0 && number <= count)
    if number > 0, number < count {
      renew(capacity: capacity)
      let rest = unsafe UnsafeBufferPointer(rebasing: elements[number..<count])
      _ = unsafe elements.update(fromContentsOf: rest)
    }
    count -= number
  }

  @inlinable
  package mutating func reserveCapacity(_ capacity: Int) {
    renew(capacity: Swift.max(capacity, self.capacity))
  }

  /// The memory for elements.
  @inlinable
  @inline(__always)
  var elements: UnsafeMutableBufferPointer<Element> {
    let start = unsafe memory?.start.bindMemory(to: Element.self, capacity: capacity)
    return unsafe UnsafeMutableBufferPointer(start: start, count: capacity)
  }

  /// Makes this list the single owner of memory for a number of elements.
  @inlinable
  @inline(__always)
  mutating func renew(capacity: Int) {
    guard capacity != self.capacity || !isKnownUniquelyReferenced(&memory) else { return }
    let stride = MemoryLayout<Element>.stride
    memory = PlainMemory(byteCount: capacity * stride, copying: count * stride, of: memory)
    self.capacity = capacity
  }
}
#endif
