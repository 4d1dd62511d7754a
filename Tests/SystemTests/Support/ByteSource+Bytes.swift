import System

extension ByteSource {
  /// Returns the bytes of one read.
  mutating func bytes(roomFor capacity: Int = 4096) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    try bytes.append(addingCapacity: capacity) { (buffer) throws(SystemError) in
      try read(into: &buffer)
    }
    return bytes
  }

  /// Returns all bytes up to the end of the input.
  mutating func remainingBytes(roomFor capacity: Int = 4096) throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    while case let some = try bytes(roomFor: capacity), !some.isEmpty { all += some }
    return all
  }
}
