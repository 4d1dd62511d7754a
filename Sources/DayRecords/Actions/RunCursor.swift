import System

/// What gives the records of one input, which are in order, as sorted runs.
protocol RunSource: Sendable {
  /// Returns the next run; `nil` after the last one.
  func nextRun() -> SortedRun?
}

/// A position in a sorted run, in memory or in a temporary file, or in the runs of an input.
struct RunCursor: Sendable {
  /// The run, if it is in memory.
  private var run: SortedRun?

  /// A part of the bytes in the file.
  private var bytes: ContiguousArray<UInt8> = []
  private var position: Int
  private var end: Int

  /// The file with the rest of the run.
  private var rest: Rest?

  /// What gives the next run.
  private var source: (any RunSource)?

  /// The header of the group at the position.
  private(set) var header: RunGroupHeader

  private struct Rest: Sendable {
    let file: TemporaryFile
    let blockSize: Int
    var position = 0
  }

  /// Creates a cursor in a run in memory.
  init(_ run: SortedRun) { self.init(run, run.groups(before: 0), until: run.bytes.count) }

  /// Creates a cursor after a group of a run in memory.
  init(_ run: SortedRun, _ group: RunGroups, until end: Int) {
    self.run = run
    header = RunGroupHeader(key: group.key)
    (position, self.end) = (group.end, end)
  }

  /// Creates a cursor at the start of a run that is a file.
  init(_ file: TemporaryFile, blockSize: Int) {
    header = RunGroupHeader()
    (position, end) = (0, 0)
    rest = Rest(file: file, blockSize: blockSize)
  }

  /// Creates a cursor at the start of the runs of an input.
  init(_ source: any RunSource) {
    header = RunGroupHeader()
    (position, end) = (0, 0)
    self.source = source
  }

  /// Reads the header of the next group, and returns whether there is one.
  mutating func next() throws(SystemError) -> Bool {
    while rest != nil, end - position < RunGroupHeader.maximumSize { try read() }
    if position == end, let source, let run = source.nextRun() {
      self = RunCursor(run)
      self.source = source
    }
    guard position < end else { return false }
    var (header, position) = (header, position)
    withBytes { header.read($0, at: &position) }
    (self.header, self.position) = (header, position)
    return true
  }

  private func withBytes(_ body: (Span<UInt8>) -> Void) {
    if let run { run.bytes.withBytes(body) } else { body(bytes.span) }
  }

  /// Passes the records of the group, in one part or more.
  mutating func passGroup(_ body: (Span<UInt8>) -> Void) throws(SystemError) {
    var missing = header.length
    while true {
      let count = min(missing, end - position)
      withBytes { body($0.extracting(position..<position + count)) }
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
