import System

/// Sorted runs in memory and, beyond a limit, in temporary files.
///
/// When the memory is full, its runs become one run in a file. When there are 64 files, they become
/// one file, so that no merge has many.
struct SortedRuns: Sendable {
  private let memory: Int
  private let folder: String

  /// Memory for runs, each of which is in one piece.
  private var slabs: ContiguousArray<ContiguousArray<UInt8>> = []
  private var runs: ContiguousArray<Place> = []

  /// The number of the slab for the next run.
  private var current = 0

  /// The runs in files.
  ///
  /// Each file of a level was merged from 64 of the level before. The first level has the latest
  /// runs.
  private var levels: ContiguousArray<ContiguousArray<TemporaryFile>> = []

  /// The place of a run in memory.
  private struct Place: Sendable {
    let slab: Int
    let range: Range<Int>
  }

  /// The most files that are merged into one.
  static var fileLimit: Int { 64 }

  init(memory: Int, folder: String) {
    self.memory = memory
    self.folder = folder
  }

  var isEmpty: Bool { runs.isEmpty && levels.isEmpty }

  /// Sorts and adds a run, and empties it.
  ///
  /// - Parameter isLast: Whether no run follows, so that no memory is reserved for more.
  mutating func add(_ run: inout RecordRun, isLast: Bool) throws(SystemError) {
    guard !run.isEmpty else { return }
    let size = run.storedSize + PieceWriter.slack
    if !runs.isEmpty, runs.reduce(size, { $0 + $1.range.count }) > memory { try moveToFile() }
    chooseSlab(with: size, isLast: isLast)
    let start = slabs[current].count
    run.write(to: &slabs[current])
    runs.append(Place(slab: current, range: start..<slabs[current].count))
    run.removeAll()
  }

  private mutating func chooseSlab(with size: Int, isLast: Bool) {
    while current < slabs.count {
      if slabs[current].capacity - slabs[current].count >= size { return }
      current += 1
    }
    slabs.append([])
    slabs[current].reserveLargePages(isLast ? size : max(size, min(memory, 64 << 20)))
  }

  /// Writes all records in order.
  mutating func merge(into output: inout BufferedOutput) throws(SystemError) {
    var cursors = cursors(of: levels.reversed().joined())
    // Not the sum of arrays, which costs a call tens of thousands of instructions.
    for run in runs { cursors.append(RunCursor(slabs[run.slab], run.range)) }
    var merge = try RunMerge(cursors)
    try merge.write(to: &output, withHeaders: false)
  }
}

extension SortedRuns {
  private var cursorsInMemory: ContiguousArray<RunCursor> {
    ContiguousArray(runs.map { RunCursor(slabs[$0.slab], $0.range) })
  }

  private func cursors(of files: some Collection<TemporaryFile>) -> ContiguousArray<RunCursor> {
    // Large blocks save calls, but all together must not take much memory.
    let blockSize = max(16 << 10, min(128 << 10, (2 << 20) / max(1, files.count)))
    return ContiguousArray(files.map { RunCursor($0, blockSize: blockSize) })
  }

  /// Merges the runs in memory into a file.
  private mutating func moveToFile() throws(SystemError) {
    let file = try file(merging: cursorsInMemory)
    runs.removeAll(keepingCapacity: true)
    for index in slabs.indices { slabs[index].removeAll(keepingCapacity: true) }
    current = 0
    try add(file, level: 0)
  }

  private mutating func add(_ file: TemporaryFile, level: Int) throws(SystemError) {
    if level == levels.count { levels.append([]) }
    levels[level].append(file)
    guard levels[level].count == Self.fileLimit else { return }
    let merged = try self.file(merging: cursors(of: levels[level]))
    levels[level] = []
    try add(merged, level: level + 1)
  }

  private func file(
    merging cursors: ContiguousArray<RunCursor>
  ) throws(SystemError) -> TemporaryFile {
    let file = try TemporaryFile(in: folder)
    try file.write { output throws(SystemError) in
      var merge = try RunMerge(cursors)
      try merge.write(to: &output, withHeaders: true)
    }
    return file
  }
}
