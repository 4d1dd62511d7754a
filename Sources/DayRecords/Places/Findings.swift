import System

/// What the records of an input have shown so far.
struct Findings: Sendable {
  /// Whether there was a date.
  var hasDates = false

  /// Whether a record has had a value at each of the first paths into JSON, and at all of them.
  private var seenPaths: ContiguousArray<Bool> = []
  private var hasSeenAllPaths = false

  /// The first record that had no value at a path.
  private(set) var lackingRecord: ContiguousArray<UInt8> = []

  /// Notes that a record has a value at a path.
  mutating func see(path number: Int) {
    while seenPaths.count <= number { seenPaths.append(false) }
    seenPaths[number] = true
  }

  /// Notes that a record has values at all paths.
  mutating func seeAllPaths() { hasSeenAllPaths = true }

  /// Notes that a record has no value at a path.
  mutating func lack(_ record: Span<UInt8>) {
    if lackingRecord.isEmpty { lackingRecord = ContiguousArray(copying: record) }
  }

  /// Whether there were records, and none of them had a value at one of a number of paths.
  func lacksPath(of count: Int) -> Bool {
    !lackingRecord.isEmpty && !hasSeenAllPaths
      && (seenPaths.count < count || seenPaths.contains(false))
  }

  /// Adds what later records have shown.
  mutating func add(_ later: Findings) {
    hasDates = hasDates || later.hasDates
    hasSeenAllPaths = hasSeenAllPaths || later.hasSeenAllPaths
    for number in later.seenPaths.indices where later.seenPaths[number] { see(path: number) }
    if lackingRecord.isEmpty { lackingRecord = later.lackingRecord }
  }
}
