import System

/// What the records of an input have shown so far.
struct Findings: Sendable {
  /// Whether there was a date.
  var hasDates = false

  /// The paths into JSON at which a record has had a value, with one bit for each.
  private var seenPaths: UInt = 0

  /// The first record that had no value at a path.
  private(set) var lackingRecord: ContiguousArray<UInt8> = []

  /// Notes that a record has a value at a path.
  mutating func see(path number: Int) { seenPaths |= 1 << UInt(number) }

  /// Notes that a record has values at all paths.
  mutating func seeAllPaths() { seenPaths = .max }

  /// Notes that a record has no value at a path.
  mutating func lack(_ record: Span<UInt8>) {
    if lackingRecord.isEmpty { lackingRecord = ContiguousArray(copying: record) }
  }

  /// Whether there were records, and none of them had a value at one of a number of paths.
  func lacksPath(of count: Int) -> Bool {
    !lackingRecord.isEmpty && ~seenPaths & (1 << UInt(count) - 1) != 0
  }

  /// Adds what later records have shown.
  mutating func add(_ later: Findings) {
    hasDates = hasDates || later.hasDates
    seenPaths |= later.seenPaths
    if lackingRecord.isEmpty { lackingRecord = later.lackingRecord }
  }
}
