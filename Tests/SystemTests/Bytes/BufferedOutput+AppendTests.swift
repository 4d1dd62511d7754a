import SeededNumbers
import System
import Testing

struct BufferedOutputAppendTests {
  @Test(arguments: [
    "", "a", "2025-08-29", "fifteen or more bytes", "août – 八月 🗓️", "\0\r\n",
  ])
  func textIsWrittenAsUTF8(_ text: String) throws {
    #expect(try written { $0.append(text) } == Array(text.utf8))
  }

  @Test
  func textLongerThanABlockIsWrittenCompletely() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    let bytes = try written { output in
      output.append("<")
      output.append(text)
      output.append(">")
    }
    #expect(firstDifference(bytes, Array("<\(text)>".utf8)) == nil)
  }

  @Test
  func everyByteIsWrittenUnchanged() throws {
    let bytes = (0...255).map { UInt8($0) }
    #expect(try written { output in for byte in bytes { output.append(byte) } } == bytes)
    #expect(try written { $0.append(bytes.span) } == bytes)
  }

  @Test(arguments: [0, 1, 15, 16, 1000, 200_000])
  func theBodyHasExactlyTheRequestedRoom(_ count: Int) throws {
    let bytes = try written(blockSize: 16) { output in
      output.append("before ")
      output.append(upTo: count) { buffer in
        #expect(buffer.count == 0)
        #expect(buffer.freeCapacity == count)
        buffer.append(repeating: 0x2E, count: count)
      }
      output.append(" after")
    }
    let expected = Array("before \(String(repeating: ".", count: count)) after".utf8)
    #expect(firstDifference(bytes, expected) == nil)
  }

  @Test
  func theBodyMayWriteLessThanTheRequestedRoom() throws {
    let bytes = try written { output in
      output.append(upTo: 100) { $0.append(1) }
      output.append(upTo: 100) { _ in }
      output.append(2)
    }
    #expect(bytes == [1, 2])
  }

  @Test
  func writingMoreThanTheRequestedRoomTraps() async {
    await #expect(processExitsWith: .failure) {
      var output = BufferedOutput(to: ByteRecorder())
      output.append(upTo: 2) { $0.append(repeating: 0, count: 3) }
    }
  }

  @Test
  func theBodyMayRemoveWhatItHasWritten() throws {
    let bytes = try written { output in
      output.append("kept ")
      output.append(upTo: 10) { buffer in
        buffer.append(repeating: 0x3F, count: 10)
        buffer.removeAll()
      }
      output.append("too")
    }
    #expect(bytes == Array("kept too".utf8))
  }

  @Test
  func theBodyIsAlsoCalledAfterAnError() {
    let recorder = ByteRecorder(failing: [0: .closedPipe])
    var output = BufferedOutput(to: recorder)
    output.append(0)
    output.flush()
    var calls = 0
    for _ in 0..<10 {
      output.append(upTo: 60_000) { buffer in
        calls += 1
        buffer.append(repeating: 0, count: 60_000)
      }
    }
    #expect(calls == 10)
    #expect(recorder.calls == 1)
  }

  @Test(arguments: seeds(30))
  func appendedBytesAreWrittenInOrder(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var expected: [UInt8] = []
    let blockSize = [1, 100, 4096, 65_536].randomElement(using: &generator) ?? 1
    let bytes = try written(blockSize: blockSize) { output in
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        let piece = Self.piece(using: &generator)
        expected += piece
        Self.append(piece, to: &output, using: &generator)
      }
    }
    #expect(firstDifference(bytes, expected) == nil)
  }

  private static let source = {
    var generator = SplitMix64(seed: 0)
    return (0..<250_000).map { _ in UInt8.random(in: 0x20...0x7E, using: &generator) }
  }()

  /// Returns a random number of letters, with short and long texts equally likely.
  private static func piece(using generator: inout SplitMix64) -> ArraySlice<UInt8> {
    let longest = [1, 20, 1000, 70_000, 200_000].randomElement(using: &generator) ?? 1
    let count = Int.random(in: 0...longest, using: &generator)
    let start = Int.random(in: 0...(source.count - count), using: &generator)
    return source[start..<(start + count)]
  }

  /// Appends the piece with one of the functions, chosen at random.
  private static func append(
    _ piece: ArraySlice<UInt8>, to output: inout BufferedOutput, using generator: inout SplitMix64
  ) {
    switch Int.random(in: 0...3, using: &generator) {
    case 0: output.append(Array(piece).span)
    case 1: output.append(String(decoding: piece, as: UTF8.self))
    case 2:
      let surplus = Int.random(in: 0...100, using: &generator)
      output.append(upTo: piece.count + surplus) { for byte in piece { $0.append(byte) } }
    default: for byte in piece { output.append(byte) }
    }
    if Bool.random(using: &generator) { output.flush() }
  }
}

/// Returns the bytes that the output writes.
private func written(
  blockSize: Int = 64 * 1024, _ body: (inout BufferedOutput) throws -> Void
) throws -> [UInt8] {
  let recorder = ByteRecorder()
  var output = BufferedOutput(to: recorder, blockSize: blockSize)
  try body(&output)
  try output.finish()
  return recorder.bytes
}
