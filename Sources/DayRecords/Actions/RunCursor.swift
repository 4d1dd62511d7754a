import System

/// A position in a sorted run, in memory or in a temporary file.
struct RunCursor: Sendable {
  /// The bytes of a run in memory, or a part of those in a file.
  private var bytes: ContiguousArray<UInt8>
  private var position: Int
  private var end: Int

  /// The file with the rest of the run.
  private var rest: Rest?

  /// The header of the group at the position.
  private(set) var header = RunGroupHeader()

  private struct Rest: Sendable {
    let file: TemporaryFile
    let blockSize: Int
    var position = 0
  }

  /// Creates a cursor at the start of a run in memory.
  init(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    (position, end) = (range.lowerBound, range.upperBound)
  }

  /// Creates a cursor at the start of a run that is a file.
  init(_ file: TemporaryFile, blockSize: Int) {
    bytes = []
    (position, end) = (0, 0)
    rest = Rest(file: file, blockSize: blockSize)
  }

  /// Reads the header of the next group, and returns whether there is one.
  mutating func next() throws(SystemError) -> Bool {
    while rest != nil, end - position < RunGroupHeader.maximumSize { try read() }
    guard position < end else { return false }
    var (header, position) = (header, position)
    header.read(bytes.span, at: &position)
    (self.header, self.position) = (header, position)
    return true
  }

  /// Writes the records of the group.
  mutating func copyGroup(to output: inout BufferedOutput) throws(SystemError) {
    var missing = header.length
    while true {
      let count = min(missing, end - position)
      output.append(bytes.span.extracting(position..<position + count))
      position += count
      missing -= count
      guard missing > 0 else { return }
      guard rest != nil else { throw .inputOutput }
      try read()
    }
  }

  /// Reads the next part of the file.
  private mutating func read() throws(SystemError) {
    guard let rest else { return }
    bytes.removeSubrange(..<position)
    let known = bytes.count
    try bytes.append(addingCapacity: rest.blockSize) { block throws(SystemError) in
      try rest.file.read(into: &block, at: rest.position)
    }
    self.rest?.position += bytes.count - known
    if bytes.count == known { self.rest = nil }
    (position, end) = (0, bytes.count)
  }
}
