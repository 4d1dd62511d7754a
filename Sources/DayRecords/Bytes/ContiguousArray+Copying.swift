import System

extension ContiguousArray<UInt8> {
  /// Creates a copy of bytes.
  init(copying bytes: Span<UInt8>) {
    self = []
    append(copying: bytes)
  }

  /// Appends bytes.
  mutating func append(copying bytes: Span<UInt8>) {
    append(addingCapacity: bytes.count) { $0.append(copying: bytes) }
  }
}
