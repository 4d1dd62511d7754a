import System
import Testing

// Bytes that stay after they were answered cost only memory, which no result shows.
@testable import DayRecords

struct InputBufferTests {
  @Test func answeredBytesAreRemovedBeforeOthersAreAppended() throws {
    var buffer = InputBuffer()
    buffer.append(Array("2025-08-29\n".utf8).span)
    buffer.start = 11
    buffer.append(Array("20".utf8).span)
    #expect(buffer.bytes.count == 2 && buffer.start == 0)
    buffer.start = 1
    var source: any ByteSource = Pieces([Array("25".utf8)])
    #expect(try buffer.read(from: &source, atMost: 10) == 2)
    #expect(buffer.bytes.count == 3 && buffer.start == 0 && buffer.count == 3)
  }
}
