import System
import Testing

struct NullEndedSourceTests {
  @Test func blocksOfAFileExchangeNullsAndLineFeeds() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(Array("a\nb\0c\0".utf8), to: "file")
    let source = NullEndedSource(try OpenFile(reading: Array("\(folder.path)/file".utf8)))
    let blocks = try #require(source.blocks)
    #expect(blocks.count == 6)
    var bytes: [UInt8] = []
    try bytes.append(addingCapacity: 4) { (buffer) throws(SystemError) in
      try blocks.read(into: &buffer, at: 1)
    }
    #expect(bytes == Array("\0b\nc".utf8))
    blocks.pass(to: 6)
  }
}
