import System

/// A range of the bytes of a source that can be read from any position.
struct PartSource: ByteSource {
  private let whole: any BlockSource
  private let range: Range<Int>
  private var position: Int

  init(_ whole: any BlockSource, _ range: Range<Int>) {
    (self.whole, self.range, position) = (whole, range, range.lowerBound)
  }

  mutating func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    let known = buffer.count
    try whole.read(into: &buffer, at: position)
    let count = min(buffer.count - known, range.upperBound - position)
    buffer.removeLast(buffer.count - known - count)
    position += count
  }

  var size: Int? { range.count }

  var blocks: (any BlockSource)? { Blocks(whole: whole, range: position..<range.upperBound) }

  private struct Blocks: BlockSource {
    let whole: any BlockSource
    let range: Range<Int>

    var count: Int { range.count }

    func read(into buffer: inout OutputSpan<UInt8>, at position: Int) throws(SystemError) {
      let known = buffer.count
      let room = max(0, range.count - position)
      guard room > 0 else { return }
      try whole.read(into: &buffer, at: range.lowerBound + position)
      buffer.removeLast(max(0, buffer.count - known - room))
    }

    func pass(to position: Int) { whole.pass(to: range.lowerBound + position) }
  }
}
