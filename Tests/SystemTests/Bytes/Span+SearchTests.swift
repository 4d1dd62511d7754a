import System
import Testing

struct SpanSearchTests {
  private static let bytes = ContiguousArray("a\nbc\n\nd".utf8)

  @Test(arguments: [(0, 1), (1, 1), (2, 4), (4, 4), (5, 5), (6, 7), (7, 7), (9, 7)])
  func aByteIsFoundFromAnIndexOn(_ start: Int, _ place: Int) {
    #expect(Self.bytes.span.firstIndex(of: UInt8(ascii: "\n"), from: start) == place)
  }

  @Test func aMissingByteIsAtTheEnd() {
    #expect(Self.bytes.span.firstIndex(of: 0, from: 0) == 7)
    #expect(ContiguousArray<UInt8>().span.firstIndex(of: 0, from: 0) == 0)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 254, 255, 256, 510, 511, 1_000, 8_159, 8_160, 8_161, 70_000])
  func anyNumberOfBytesIsCounted(_ count: Int) {
    var bytes = ContiguousArray(repeating: UInt8(ascii: "\n"), count: count)
    #expect(bytes.span.occurrences(of: UInt8(ascii: "\n")) == count)
    bytes += "x\ny\u{B}\u{8A}".utf8
    #expect(bytes.span.occurrences(of: UInt8(ascii: "\n")) == count + 1)
    #expect(bytes.span.occurrences(of: 0) == 0)
  }
}
