import Terminal
import Testing

struct OutputSpanPiecesTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func piecesAreTakenOutAndReplacedWhateverTheirLengths(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = ContiguousArray(
      (0..<400).map { _ in UInt8.random(in: 32...126, using: &generator) })
    let isUniform = Bool.random(using: &generator)
    var pieces: ContiguousArray<Range<Int>> = []
    var texts: [String] = []
    var position = Int.random(in: 0...40, using: &generator)
    while position < 360 {
      let end = position + Int.random(in: 0...30, using: &generator)
      pieces.append(position..<end)
      texts.append(
        String(repeating: "x", count: isUniform ? 10 : .random(in: 0...30, using: &generator)))
      position = end + Int.random(in: 0...40, using: &generator)
    }
    let answers = ContiguousArray(texts.flatMap { Array("\($0)\n".utf8) })
    let room = 400 + answers.count + 400

    #expect(
      written(room) { $0.append(linesOf: bytes.span, at: pieces.span) }
        == pieces.flatMap { Array(bytes[$0]) + [UInt8(ascii: "\n")] })
    var expected: [UInt8] = []
    var rest = 0
    for (piece, text) in zip(pieces, texts) {
      expected += Array(bytes[rest..<piece.lowerBound]) + Array(text.utf8)
      rest = piece.upperBound
    }
    expected += bytes[rest...]
    #expect(
      written(room) {
        $0.append(
          0..<bytes.count, of: bytes.span, replacing: pieces.span, byLinesOf: answers.span,
          width: isUniform ? 11 : nil)
      } == expected)
    // Exactly as much room as there are bytes is enough.
    #expect(
      written(expected.count) {
        $0.append(
          0..<bytes.count, of: bytes.span, replacing: pieces.span, byLinesOf: answers.span,
          width: nil)
      } == expected)
  }

  private func written(
    _ room: Int, by body: (inout OutputSpan<UInt8>) -> Void
  ) -> [UInt8] {
    var bytes = ContiguousArray<UInt8>()
    bytes.append(addingCapacity: room) { body(&$0) }
    return Array(bytes)
  }
}
