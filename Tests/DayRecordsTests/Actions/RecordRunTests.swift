import Testing

// Which quick way a run takes does not show in its output.
@testable import DayRecords

struct RecordRunTests {
  /// A run of records of two bytes each, in the chunk that they came from.
  private static func run(_ parts: [(start: Int, keys: [UInt32])], isCopied: Bool = false)
    -> RecordRun
  {
    let text = ContiguousArray(repeating: UInt8(ascii: "\n"), count: 100)
    var run = RecordRun(memory: 1 << 20)
    for (start, keys) in parts {
      let ends = ContiguousArray(keys.indices.map { start + 2 * ($0 + 1) })
      run.append(
        start, ends.span, of: text.span, keys: ContiguousArray(keys).span, isCopied: isCopied)
    }
    return run
  }

  @Test(arguments: [(0, 8_192), (1 << 20, 1 << 19), (1 << 40, 8 << 20)])
  func theMemoryOfARunFollowsThatOfTheSortBetweenTwoLimits(_ memory: Int, _ limit: Int) {
    let run = RecordRun(memory: memory)
    #expect(run.memory > limit / 2 && run.memory < limit * 3 / 2)
  }

  @Test(arguments: [[3], [3, 3], [3, 4, 9]] as [[UInt32]])
  func recordsInOrderAreNotSorted(_ keys: [UInt32]) {
    let run = Self.run([(0, keys)])
    #expect(run.isInOrder && run.hasWholeGroups && run.isSorted)
  }

  @Test func recordsOfSeveralBatchesInOrderAreNotSorted() {
    #expect(Self.run([(0, [1, 2]), (4, [2, 5])]).isSorted)
    let run = Self.run([(0, [1, 3]), (4, [2, 5])])
    #expect(!run.isInOrder && !run.hasWholeGroups && !run.isSorted)
  }

  @Test func bytesBeforeTheFirstRecordLeaveGroupsWhole() {
    let run = Self.run([(10, [1, 2])])
    #expect(run.hasWholeGroups && !run.isSorted)
  }

  @Test func bytesBetweenRecordsDivideGroups() {
    let run = Self.run([(0, [1, 2]), (10, [2])])
    #expect(run.isInOrder && !run.hasWholeGroups && !run.isSorted)
  }

  @Test func copiedRecordsHaveNoBytesBetweenThem() {
    #expect(Self.run([(10, [1, 2]), (30, [2])], isCopied: true).isSorted)
  }

  @Test func anEmptiedRunIsInOrderAgain() {
    var run = Self.run([(0, [2, 1]), (10, [2])])
    run.removeAll()
    #expect(run.isEmpty && run.isInOrder && run.hasWholeGroups)
  }
}
