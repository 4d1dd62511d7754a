/// Memory that is filled from the start and emptied as a whole.
///
/// An array would check for shared storage with every byte.
@safe
struct OutputBlock: ~Copyable {
  // Sound: only this block uses the memory, which lives as long as the block, and its first `count`
  // bytes are initialized.
  private var memory = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  private(set) var count = 0

  var isAllocated: Bool { unsafe memory.baseAddress != nil }

  /// The last byte, if there is one.
  var last: UInt8? { count > 0 ? unsafe memory[count - 1] : nil }

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
    // Sound: the span covers the free memory, and does not outlive this call.
    let free = unsafe UnsafeMutableBufferPointer(rebasing: memory[count..<(count + limit)])
    var span = unsafe OutputSpan(buffer: free, initializedCount: 0)
    body(&span)
    count += unsafe span.finalize(for: free)
  }

  /// Writes the bytes to the drain and removes them.
  mutating func empty(into drain: inout Drain) {
    // Sound: the bytes are initialized and valid during the call.
    unsafe drain.write(UnsafeBufferPointer(rebasing: memory[..<count]).span)
    count = 0
  }

  /// Calls the body with the bytes.
  func withBytes(_ body: (Span<UInt8>) -> Void) {
    // Sound: the bytes are initialized and valid during the call.
    unsafe body(UnsafeBufferPointer(rebasing: memory[..<count]).span)
  }

  /// Removes the comma that follows blanks from a position on, if there is one.
  mutating func dropComma(from start: Int) {
    // Sound: the positions are less than the count.
    var position = start
    while position < count, unsafe memory[position] <= 0x20 { position += 1 }
    guard position < count, unsafe memory[position] == UInt8(ascii: ",") else { return }
    for next in position + 1..<count { unsafe memory[next - 1] = memory[next] }
    count -= 1
  }

  /// Discards the bytes.
  mutating func removeAll() { count = 0 }

  /// Makes room for more bytes, and keeps the existing ones.
  mutating func grow(by more: Int) {
    let larger = unsafe UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(count + more, memory.count * 2))
    // Sound: the first `count` bytes are initialized and fit; the old memory is not used after
    // this.
    unsafe _ = larger.initialize(fromContentsOf: memory[..<count])
    unsafe memory.deallocate()
    unsafe memory = larger
  }

  /// Discards the bytes, and allocates larger memory if the capacity is too small.
  mutating func renew(capacity: Int) {
    count = 0
    guard unsafe memory.count < capacity else { return }
    // Sound: the old memory is not used after this.
    unsafe memory.deallocate()
    unsafe memory = .allocate(capacity: capacity)
  }
}
