/// A list of simple elements, which copies share until one of them changes.
///
/// It is an array for code that every call runs. The program creates the type of an array while it
/// runs, which for the first array takes a third of the instructions of a short call.
@safe
struct PlainArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Sound: the memory has room for `capacity` elements, of which the first `count` are initialized;
  // it lives as long as an owner, and only a single owner changes it.
  private var memory: PlainMemory?
  private(set) var count = 0
  private(set) var capacity = 0

  init() {}
}

/// Memory that is freed with its last owner.
///
/// It does not know the type of its elements, because generic classes are created at run time too.
@safe
private final class PlainMemory {
  // Sound: only the list uses the memory, which is freed once.
  let start: UnsafeMutableRawPointer

  /// Creates memory for a number of bytes, with a copy of the first bytes of other memory.
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
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  // The properties of `Collection` are generic code, which looks up conformances when it runs.

  var isEmpty: Bool { count == 0 }

  var indices: Range<Int> { 0..<count }

  var last: Element? { isEmpty ? nil : self[count - 1] }

  subscript(index: Int) -> Element {
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
  @inline(__always)
  func withSpan<Result, Failure: Error>(
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
  @inline(__always)
  mutating func withMutableSpan<Result>(
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
  @inline(__always)
  mutating func append(_ element: Element) {
    append(addingCapacity: 1) { $0.append(element) }
  }

  /// Lets the body append up to a number of elements.
  @inline(__always)
  mutating func append<Failure: Error>(
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
  mutating func removeAll() { count = 0 }

  mutating func removeLast(_ number: Int = 1) {
    precondition(number >= 0 && number <= count)
    count -= number
  }

  mutating func removeFirst(_ number: Int) {
    precondition(number >= 0 && number <= count)
    if number > 0, number < count {
      renew(capacity: capacity)
      let rest = unsafe UnsafeBufferPointer(rebasing: elements[number..<count])
      _ = unsafe elements.update(fromContentsOf: rest)
    }
    count -= number
  }

  mutating func reserveCapacity(_ capacity: Int) {
    renew(capacity: Swift.max(capacity, self.capacity))
  }

  /// The memory for elements.
  @inline(__always)
  private var elements: UnsafeMutableBufferPointer<Element> {
    let start = unsafe memory?.start.bindMemory(to: Element.self, capacity: capacity)
    return unsafe UnsafeMutableBufferPointer(start: start, count: capacity)
  }

  /// Makes this list the single owner of memory for a number of elements.
  @inline(__always)
  private mutating func renew(capacity: Int) {
    guard capacity != self.capacity || !isKnownUniquelyReferenced(&memory) else { return }
    let stride = MemoryLayout<Element>.stride
    memory = PlainMemory(byteCount: capacity * stride, copying: count * stride, of: memory)
    self.capacity = capacity
  }
}
