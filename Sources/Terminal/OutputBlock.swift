/// Memory that is filled from its start, and emptied all at once.
///
/// An array would ask with every byte whether it is shared.
@safe
struct OutputBlock: ~Copyable {
  // Sound: nobody else has the memory, it lives as long as the block, and its first `count` bytes
  // are initialized.
  private var memory = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  private(set) var count = 0

  var room: Int { unsafe memory.count - count }

  deinit {
    unsafe memory.deallocate()
  }

  mutating func append(_ byte: UInt8) {
    precondition(room > 0)
    // Sound: there is room for the byte.
    unsafe memory[count] = byte
    count += 1
  }

  mutating func append(_ bytes: Span<UInt8>) {
    precondition(room >= bytes.count)
    // Sound: there is room for the bytes, which are copied before the closure ends.
    unsafe bytes.withUnsafeBufferPointer { bytes in
      _ = unsafe memory[count...].initialize(fromContentsOf: bytes)
    }
    count += bytes.count
  }

  mutating func append(upTo limit: Int, _ body: (inout OutputSpan<UInt8>) -> Void) {
    precondition(room >= limit)
    // Sound: the span is the free memory, and does not outlive this call.
    let free = unsafe UnsafeMutableBufferPointer(rebasing: memory[count..<(count + limit)])
    var span = unsafe OutputSpan(buffer: free, initializedCount: 0)
    body(&span)
    count += unsafe span.finalize(for: free)
  }

  /// Hands the bytes to the drain and is empty after it.
  mutating func empty(into drain: inout Drain) {
    // Sound: the bytes are initialized, and stay while the drain has them.
    unsafe drain.write(UnsafeBufferPointer(rebasing: memory[..<count]).span)
    count = 0
  }

  /// Lets the body use the bytes.
  func withBytes(_ body: (Span<UInt8>) -> Void) {
    // Sound: the bytes are initialized, and stay while the body has them.
    unsafe body(UnsafeBufferPointer(rebasing: memory[..<count]).span)
  }

  /// Forgets the bytes.
  mutating func removeAll() { count = 0 }

  /// Takes larger memory with room for more bytes, and keeps the bytes.
  mutating func grow(by more: Int) {
    let larger = unsafe UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(count + more, memory.count * 2))
    // Sound: the first `count` bytes are initialized and fit; the old memory is not used after this.
    unsafe _ = larger.initialize(fromContentsOf: memory[..<count])
    unsafe memory.deallocate()
    unsafe memory = larger
  }

  /// Takes other memory if there is less than asked for, without what was in it.
  mutating func renew(capacity: Int) {
    count = 0
    guard unsafe memory.count < capacity else { return }
    // Sound: the old memory is not used after this.
    unsafe memory.deallocate()
    unsafe memory = .allocate(capacity: capacity)
  }
}
