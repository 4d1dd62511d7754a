import SeededNumbers
import System
import Testing

// The headers of sorted runs are in temporary files only.
@testable import DayRecords

struct RunGroupHeaderTests {
  @Test(arguments: seeds(100))
  func headersAreReadAsTheyWereWritten(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var key: UInt32 = 0
    let groups = (0..<50).map { _ in
      key += Bool.random(using: &generator) ? 1 : UInt32.random(in: 2...99_999, using: &generator)
      let bits = Int.random(in: 1...40, using: &generator)
      return Group(key: key, length: Int.random(in: 1..<1 << bits, using: &generator))
    }
    let bytes = Self.bytes(of: groups)
    #expect(bytes.count <= groups.count * RunGroupHeader.maximumSize)
    #expect(Self.groups(in: bytes, groups.count) == groups)
  }

  @Test func theLargestKeyAndLengthFit() {
    let groups = [Group(key: .max, length: 1 << 41 - 1)]
    let bytes = Self.bytes(of: groups)
    #expect(bytes.count == RunGroupHeader.maximumSize)
    #expect(Self.groups(in: bytes, 1) == groups)
  }

  @Test func aSmallGroupOfTheNextKeyHasAHeaderOfOneByte() {
    let groups = (1...9 as ClosedRange<UInt32>).map { Group(key: $0, length: 63) }
    #expect(Self.bytes(of: groups).count == 9)
  }

  private struct Group: Equatable {
    let key: UInt32
    let length: Int
  }

  private static func bytes(of groups: [Group]) -> [UInt8] {
    var output = BufferedOutput(holding: 64)
    var header = RunGroupHeader()
    for group in groups { header.write(group.key, group.length, to: &output) }
    var bytes: [UInt8] = []
    output.withHeld(0..<output.heldCount) { held in bytes = held.indices.map { held[$0] } }
    return bytes
  }

  private static func groups(in bytes: [UInt8], _ count: Int) -> [Group] {
    var (header, position) = (RunGroupHeader(), 0)
    return (0..<count).map { _ in
      header.read(bytes.span, at: &position)
      return Group(key: header.key, length: header.length)
    }
  }
}
