import System

/// Sorted runs in memory and, beyond a limit, in temporary files.
///
/// When the memory is full, its runs become one run in a file. When there are 64 files, they become
/// one file, so that no merge has many.
struct SortedRuns: Sendable {
  private let memory: Int
  private let folder: String

  /// Whether only the first of the inputs that have a date gives its records.
  private let isUnique: Bool

  /// The runs in memory.
  private var runs: ContiguousArray<SortedRun> = []
  private var writer: SlabWriter

  /// The runs in files.
  ///
  /// Each file of a level was merged from 64 of the level before. The first level has the latest
  /// runs.
  private var levels: ContiguousArray<ContiguousArray<TemporaryFile>> = []

  /// The most files that are merged into one.
  static var fileLimit: Int { 64 }

  init(memory: Int, folder: String, isUnique: Bool = false) {
    (self.memory, self.folder, self.isUnique) = (memory, folder, isUnique)
    writer = SlabWriter(capacity: min(memory, 64 << 20))
  }

  var isEmpty: Bool { runs.isEmpty && levels.isEmpty }

  /// Sorts and adds a run, and empties it.
  ///
  /// - Parameter isLast: Whether no run follows, so that no memory is reserved for more.
  mutating func add(_ run: inout RecordRun, isLast: Bool) throws(SystemError) {
    guard !run.isEmpty else { return }
    try makeRoom(for: run.storedSize + PieceWriter.slack)
    runs.append(writer.write(&run, isLast: isLast))
  }

  /// Adds a run that a thread has sorted.
  mutating func add(_ run: SortedRun) throws(SystemError) {
    try makeRoom(for: run.size)
    runs.append(run)
  }

  /// Merges the runs of inputs into a file.
  mutating func add(merging inputs: [any RunSource]) throws(SystemError) {
    try add(try file(merging: ContiguousArray(inputs.map { RunCursor($0) })), level: 0)
  }

  /// Returns a merge of the runs in files with those of inputs that come after them.
  func merge(with inputs: [any RunSource]) throws(SystemError) -> RunMerge {
    var cursors = cursors(of: levels.reversed().joined())
    for input in inputs { cursors.append(RunCursor(input)) }
    return try RunMerge(cursors, isUnique: isUnique)
  }

  private mutating func makeRoom(for size: Int) throws(SystemError) {
    if !runs.isEmpty, runs.reduce(size, { $0 + $1.size }) > memory { try moveToFile() }
  }

  /// Writes all records in order.
  ///
  /// - Parameters:
  ///   - spares: The memory to sort groups in, if there is some.
  ///   - sorter: What sorts records with the same key by their values, if something does.
  func merge(
    into output: inout BufferedOutput, threads: Int, in spares: SpareMemory?,
    by sorter: ValueSorter?
  ) throws(SystemError) {
    guard !levels.isEmpty else {
      return try RunParts(runs, by: sorter).write(to: &output, threads: threads, in: spares)
    }
    var cursors = cursors(of: levels.reversed().joined())
    // Not the sum of arrays, which costs a call tens of thousands of instructions.
    for run in runs { cursors.append(RunCursor(run)) }
    var merge = try RunMerge(cursors)
    try merge.write(to: &output, withHeaders: false, by: sorter)
  }
}

extension SortedRuns {
  private func cursors(of files: some Collection<TemporaryFile>) -> ContiguousArray<RunCursor> {
    // Large blocks save calls, but all together must not take much memory.
    let blockSize = max(16 << 10, min(128 << 10, (2 << 20) / max(1, files.count)))
    return ContiguousArray(files.map { RunCursor($0, blockSize: blockSize) })
  }

  /// Merges the runs in memory into a file.
  private mutating func moveToFile() throws(SystemError) {
    let file = try file(merging: ContiguousArray(runs.map { RunCursor($0) }))
    runs.removeAll(keepingCapacity: true)
    writer = SlabWriter(capacity: min(memory, 64 << 20))
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
      var merge = try RunMerge(cursors, isUnique: isUnique)
      try merge.write(to: &output, withHeaders: true)
    }
    return file
  }
}
