import SeededNumbers
import Testing

// Records have few of the widths and rooms that a copy has to deal with.
@testable import DayRecords

struct OutputSpanSplicingTests {
  @Test(arguments: seeds(200))
  func piecesOfAllSizesAreWrittenInOrder(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = (0..<Int.random(in: 1...400, using: &generator)).map { UInt8($0 & 0xFF) }
    let others = (0..<Int.random(in: 1...80, using: &generator)).map { UInt8(255 - $0) }
    var pieces: [(Range<Int>, Range<Int>)] = []
    var expected: [UInt8] = []
    for _ in 0..<20 {
      let piece = (range(in: bytes, &generator), range(in: others, &generator))
      pieces.append(piece)
      expected += bytes[piece.0] + others[piece.1]
    }
    let written = [UInt8](capacity: expected.count + PieceWriter.slack) { output in
      output.writePieces(of: bytes.span, and: others.span, atMost: expected.count) { writer in
        for (piece, other) in pieces {
          writer.write(
            from: piece.lowerBound, to: piece.upperBound, thenFrom: other.lowerBound,
            count: other.count)
        }
      }
    }
    #expect(written == expected)
  }

  /// A range of up to 100 places.
  private func range(in bytes: [UInt8], _ generator: inout SplitMix64) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    return start..<min(bytes.count, start + .random(in: 0...100, using: &generator))
  }
}
