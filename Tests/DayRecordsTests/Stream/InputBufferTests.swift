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

  @Test(arguments: [
    (10, 11, true), (4_095, 4_096, true), (4_096, 8_191, false), (4_096, 8_192, true),
  ])
  func aLongElementIsNotSearchedAgainWithEveryPiece(
    _ count: Int, _ later: Int, _ mayBeWhole: Bool
  ) {
    var buffer = InputBuffer()
    buffer.append([UInt8](repeating: 0x78, count: count).span)
    buffer.waitForElement()
    buffer.append([UInt8](repeating: 0x78, count: later - count).span)
    #expect(buffer.mayHaveWholeRecord == mayBeWhole)
  }

  @Test(arguments: [
    (RecordForm.line, ["abc", "d", "e\nx"], [false, false, true]),
    (
      .fields(.delimiter(0x2C)), ["a,\"b", "\n", "\"\"", "\"", "\n"],
      [false, false, false, false, true]
    ),
    (.line, ["abc\n"], [true]),
  ])
  func aRecordIsSearchedOnWhereItsEndWasMissing(
    _ form: RecordForm, _ pieces: [String], _ mayBeWhole: [Bool]
  ) {
    var buffer = InputBuffer()
    buffer.waitForEnd(of: form)
    for (piece, mayBeWhole) in zip(pieces, mayBeWhole) {
      buffer.append(Array(piece.utf8).span)
      let mayHaveWhole = buffer.mayHaveWholeRecord
      #expect(mayHaveWhole == mayBeWhole)
    }
    #expect(buffer.endOfRecord(of: form) != nil)
  }
}
