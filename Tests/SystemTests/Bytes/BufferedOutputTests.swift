import System
import Testing

struct BufferedOutputTests {
  private static let deviceFull = SystemError(code: 28)
  private static let inputOutput = SystemError(code: 5)

  @Test
  func nothingIsWrittenBeforeItIsFlushed() {
    let recorder = ByteRecorder()
    var output = BufferedOutput(to: recorder)
    output.append("one")
    #expect(recorder.writes == [])
    output.flush()
    #expect(recorder.writes == [Array("one".utf8)])
  }

  @Test
  func flushedBytesAreWrittenOnce() throws {
    let recorder = ByteRecorder()
    var output = BufferedOutput(to: recorder)
    output.append("one")
    output.flush()
    output.flush()
    output.append("two")
    try output.finish()
    try output.finish()
    #expect(recorder.writes == [Array("one".utf8), Array("two".utf8)])
  }

  @Test
  func emptyOutputIsNotWritten() throws {
    let recorder = ByteRecorder()
    var output = BufferedOutput(to: recorder)
    output.append("")
    try output.finish()
    #expect(recorder.calls == 0)
  }

  @Test(arguments: ["", " ", "\n ", "\r\n ", "\n"], [true, false])
  func theFirstRecordOfAListHasNoCommaBeforeIt(_ blanks: String, _ isFlushed: Bool) throws {
    let recorder = ByteRecorder()
    var output = BufferedOutput(to: recorder)
    output.append("[")
    output.beginList()
    for record in ["1", "2"] {
      if isFlushed { output.flush() }
      output.append("\(blanks),\(record)")
    }
    try output.finish()
    #expect(String(decoding: recorder.bytes, as: UTF8.self) == "[\(blanks)1\(blanks),2")
  }

  @Test
  func aCommaThatWasWrittenBeforeIsNotDroppedFromAList() throws {
    let recorder = ByteRecorder()
    var output = BufferedOutput(to: recorder)
    output.append("[,")
    output.flush()
    output.beginList()
    output.append(" ")
    output.beginList()
    output.append(" 1")
    try output.finish()
    #expect(String(decoding: recorder.bytes, as: UTF8.self) == "[,  1")
  }

  @Test
  func bytesThatBeginAnOutputAreWrittenBeforeOthersOnly() throws {
    for (texts, expected) in [([], ""), (["one"], ">one"), (["", "one", "two"], ">onetwo")] {
      let recorder = ByteRecorder()
      var output = BufferedOutput(to: recorder)
      output.begin(with: [0x3E])
      for text in texts {
        output.append(text)
        output.flush()
      }
      try output.finish()
      #expect(String(decoding: recorder.bytes, as: UTF8.self) == expected)
    }
    let recorder = ByteRecorder()
    var output = BufferedOutput(to: recorder)
    output.append("one")
    output.begin(with: [0x3E])
    output.flush()
    output.begin(with: [0x3E])
    try output.finish()
    #expect(String(decoding: recorder.bytes, as: UTF8.self) == "one>>")
  }

  @Test(arguments: [("", false), ("a", true), ("a\n", false), ("\na", true)], [true, false])
  func aTextWithoutANewlineAtItsEndEndsInsideALine(
    _ text: (text: String, endsInside: Bool), _ isFlushed: Bool
  ) {
    var output = BufferedOutput(to: ByteRecorder())
    output.append(text.text)
    if isFlushed { output.flush() }
    #expect(output.endsInsideLine == text.endsInside)
  }

  @Test
  func aFullBlockIsWrittenAutomatically() {
    let recorder = ByteRecorder()
    var output = BufferedOutput(to: recorder)
    for _ in 0..<1_000_000 { output.append(0x2E) }
    #expect(recorder.bytes.count > 900_000)
    let sizes = recorder.writes.map(\.count)
    #expect(sizes.first == 1024)
    #expect(sizes.dropFirst().allSatisfy { (65_536..<70_000).contains($0) })
  }

  @Test
  func bytesNeitherFlushedNorFinishedAreNotWritten() {
    let recorder = ByteRecorder()
    do {
      var output = BufferedOutput(to: recorder)
      output.append("lost")
    }
    #expect(recorder.calls == 0)
  }

  @Test
  func finishThrowsTheFirstError() {
    let recorder = ByteRecorder(failing: [1: Self.deviceFull, 2: Self.inputOutput])
    var output = BufferedOutput(to: recorder)
    for text in ["one", "two", "three", "four"] {
      output.append(text)
      output.flush()
    }
    #expect(Self.finishingError(&output) == Self.deviceFull)
    #expect(Self.finishingError(&output) == Self.deviceFull)
  }

  @Test
  func nothingIsWrittenAfterTheFirstError() {
    let recorder = ByteRecorder(failing: [1: Self.deviceFull])
    var output = BufferedOutput(to: recorder, blockSize: 16)
    for text in ["one", "two", "three", String(repeating: "four", count: 100)] {
      output.append(text)
      output.flush()
    }
    #expect(recorder.calls == 2)
    #expect(recorder.bytes == Array("one".utf8))
  }

  @Test
  func aLoopCanSeeThatTheOutputIsBroken() {
    let recorder = ByteRecorder(failing: [3: Self.deviceFull])
    var output = BufferedOutput(to: recorder)
    var rounds = 0
    while !output.isBroken, rounds < 10 {
      rounds += 1
      output.append("line\n")
      output.flush()
    }
    #expect(rounds == 4)
    #expect(output.error == Self.deviceFull)
  }

  @Test
  func anOutputWithoutErrorsIsNotBroken() {
    var output = BufferedOutput(to: ByteRecorder())
    output.append("fine")
    output.flush()
    #expect(output.isBroken == false)
    #expect(output.error == nil)
  }

  @Test
  func aClosedPipeIsAnErrorLikeAnyOther() {
    var output = BufferedOutput(to: ByteRecorder(failing: [0: .closedPipe]))
    output.append("unheard")
    #expect(Self.finishingError(&output)?.isClosedPipe == true)
  }

  @Test
  func itWritesToDescriptors() throws {
    var pipe = Pipe()
    var output = BufferedOutput(to: pipe.writing)
    output.append("2025-08-29\n")
    try output.finish()
    pipe.closeWriting()
    var reading = pipe.reading
    #expect(try reading.bytes() == Array("2025-08-29\n".utf8))
  }

  private static func finishingError(_ output: inout BufferedOutput) -> SystemError? {
    do throws(SystemError) {
      try output.finish()
      return nil
    } catch {
      return error
    }
  }
}

// Outputs that keep their bytes.

extension BufferedOutputTests {
  @Test func aHoldingOutputKeepsAllBytesInOrder() {
    var output = BufferedOutput(holding: 16)
    var expected: [UInt8] = []
    for count in 0..<200 {
      let piece = [UInt8](repeating: UInt8(count), count: count)
      output.append(piece.span)
      output.append(7)
      output.append(upTo: 5) { $0.append(8) }
      output.append(atLeast: 40) { $0.append(9) }
      expected += piece + [7, 8, 9]
      if count % 10 == 0 { output.flush() }
    }
    #expect(output.heldCount == expected.count)
    var held: [UInt8] = []
    for range in [0..<100, 100..<expected.count] {
      output.withHeld(range) { bytes in
        for index in bytes.indices { held.append(bytes[index]) }
      }
    }
    #expect(held == expected)
    #expect(output.isBroken == false)
  }

  @Test func releasedBytesAreDiscarded() {
    var output = BufferedOutput(holding: 16)
    output.append("one")
    output.releaseHeld()
    #expect(output.heldCount == 0)
    output.append("two")
    output.withHeld(0..<3) { #expect($0[0] == UInt8(ascii: "t")) }
  }

  @Test func aWritingOutputHoldsUnwrittenBytes() {
    var output = BufferedOutput(to: ByteRecorder())
    output.append("one")
    #expect(output.heldCount == 3)
    output.flush()
    #expect(output.heldCount == 0)
  }
}
