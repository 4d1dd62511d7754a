import Testing

// How records are divided shows only in the time that a merge takes.
@testable import DayRecords

struct RunPartsTests {
  @Test(arguments: [1, 3])
  func partsHaveAboutTheSameNumberOfBytes(_ runCount: Int) {
    let text = ContiguousArray(repeating: UInt8(ascii: "\n"), count: 1 << 20)
    let ends = ContiguousArray((1...16_384).map { $0 * 64 })
    let keys = ContiguousArray((0..<16_384 as Range<UInt32>).map { $0 * 5 % 16_384 })
    var runs: ContiguousArray<SortedRun> = []
    var writer = SlabWriter(capacity: 8 << 20)
    for _ in 0..<runCount {
      var run = RecordRun(memory: 8 << 20)
      run.append(0, ends.span, of: text.span, keys: keys.span)
      runs.append(writer.write(&run))
    }
    let parts = RunParts(runs, by: nil).parts
    let starts = parts.map { $0 >> 32 }
    #expect(starts.first == 0 && zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    let sizes = parts.map { Int($0 & 0xFFFF_FFFF) }
    let size = runs.reduce(0) { $0 + $1.size }
    #expect(sizes.reduce(0, +) == size)
    #expect(sizes.count >= 3 * runCount && sizes.allSatisfy { $0 < 300 << 10 })
  }
}
