import DayKit
import DayRecords
import Foundation
import SeededNumbers
import Synchronization
import System
import Testing

struct RecordStreamRunTests {
  @Test(arguments: Sample.Kind.allCases, seeds(12))
  func severalThreadsAnswerAsOne(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed, count: 60)
    let bytes = sample.mutatedBytes()
    var engine = sample.engine()
    let name = engine.name
    let expected = engine.run([bytes])
    for threads in [2, 5] {
      engine.threads = threads
      let file = engine.run(MemoryFile(bytes, portion: 777))
      #expect(file.difference(from: expected) == nil, "\(name)")
      let pipe = engine.run(sample.pieces(of: bytes))
      #expect(pipe.difference(from: expected) == nil, "\(name)")
    }
  }

  @Test(arguments: [(1, false), (2, true), (3, true)])
  func threadsReadTheBlocksOfAFile(_ threads: Int, _ takesBlocks: Bool) {
    var engine = Engine(Rewrite(.same, as: .dmy, at: .line), at: .line)
    engine.threads = threads
    let file = MemoryFile(Array(String(repeating: "2025-08-29\n", count: 20_000).utf8))
    #expect(engine.run(file).text.utf8.count == 220_000)
    #expect(file.gaveBlocks == takesBlocks)
  }

  @Test(arguments: [1, 3])
  func theProgressEndsWithTheSizeOfTheInput(_ threads: Int) {
    var engine = Engine(Rewrite(.same, as: .dmy, at: .line), at: .line)
    engine.threads = threads
    let time = Mutex(0)
    let clock: @Sendable () -> Int = {
      time.withLock {
        $0 += 2_000_000_000
        return $0
      }
    }
    let outcome = engine.run { stream, console throws(SystemError) in
      console.beginWork(of: 220_000, columns: nil, at: 0)
      let plan = WorkPlan(threads: threads, clock: clock, chunkSize: 65_536)
      let file = MemoryFile(Array(String(repeating: "2025-08-29\n", count: 20_000).utf8))
      try stream.answerLines(of: file, named: "in", by: plan, in: &console)
    }.outcome
    let last = outcome.messages.split(separator: "\n").last
    #expect(last?.contains("220 kB of 220 kB (100 %), 20 k lines") == true, "\(outcome.messages)")
  }

  @Test(arguments: [64, 1_000, 20_000], [1, 40, 700])
  func quotedLineBreaksAfterTheDateAreSplitOnSeveralThreadsAsOnOne(_ chunkSize: Int, _ pad: Int) {
    let comma = FieldSeparator.delimiter(UInt8(ascii: ","))
    let target = DatePlace.columns(
      ColumnPlace(dates: [.number(1)], target: .number(2), hasHeader: false, separator: comma))
    let label = DatePlace.columns(
      ColumnPlace(dates: [.number(1)], label: .number(2), hasHeader: false, separator: comma))
    let padding = String(repeating: "p", count: pad)
    let text = (0..<60_000 / (pad + 30)).map {
      "\($0),2025-08-29,\($0 % 3 == 1 ? "b" : "\"two\nlines\""),,\(padding)\n"
    }.joined()
    var engines = [
      Engine(Rewrite(.days(Later()), as: .dmy, at: target), at: target),
      Engine(DayRecords.Tally(at: label, report: Years()), at: label),
    ]
    for index in engines.indices {
      engines[index].chunkSize = chunkSize
      expectSame(engines[index], Array(text.utf8))
    }
  }

  @Test(arguments: OnError.allCases, [4, 60, 1_000, 65_536])
  func quotedLineBreaksAreSplitOnSeveralThreadsAsOnOne(_ policy: OnError, _ chunkSize: Int) {
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(1)], hasHeader: false, separator: .delimiter(UInt8(ascii: ","))))
    var engine = Engine(
      Rewrite(.days(Later()), as: .iso, at: place), at: place)
    engine.onError = policy
    engine.chunkSize = chunkSize
    let long = "\"" + String(repeating: "2025-08-29,2025-08-29\n", count: 20) + "\"\n"
    let records = [
      "a,2025-08-29\n", "\"b\n2025-08-29,2025-08-29\n\",2025-08-30\r\n", "\"\n\n\n\",9999-12-31\n",
      "c,foo\r\n", "\n", "d,2025-08-31,\(long)",
    ]
    let text = (0..<18).map { records[$0 * 7 % 6] }.joined() + "e,2025-08-29"
    expectSame(engine, Array(("\u{FEFF}" + text).utf8))
  }

  @Test func anOpenQuotationIsReportedOnSeveralThreadsAsOnOne() {
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(1)], hasHeader: false, separator: .delimiter(UInt8(ascii: ","))))
    var engine = Engine(Rewrite(.days(Later()), as: .iso, at: place), at: place)
    (engine.onError, engine.chunkSize) = (.keep, 1_000)
    let lines = String(repeating: "a,2025-08-29\n", count: 200)
    let bytes = Array("\(lines)\"b\nc\" d,2025-08-29\n\(lines)".utf8)
    let outcome = engine.run([bytes])
    #expect(!outcome.isComplete && outcome.messages == "test: in:201: open quotation\n")
    expectSame(engine, bytes)
  }

  /// Passes all days, and counts those that the thread tests that created it.
  private final class ThreadProbe: DayTest {
    private let thread = ObjectIdentifier(Thread.current)
    let count = Atomic(0)

    func test(_ days: Span<Day>, into verdicts: inout OutputSpan<Bool>) {
      verdicts.append(repeating: true, count: days.count)
      guard ObjectIdentifier(Thread.current) == thread else { return }
      count.add(days.count, ordering: .relaxed)
    }
  }

  @Test(arguments: [true, false])
  func otherThreadsAnswerAllButTheRecordsBetweenChunks(_ hasBlocks: Bool) {
    let lines = 30_000
    let bytes = Array(String(repeating: "2025-08-29\n", count: lines).utf8)
    let probe = ThreadProbe()
    var engine = Engine(Selection(probe), at: .line)
    (engine.threads, engine.chunkSize) = (3, 3_000)
    let outcome = hasBlocks ? engine.run(MemoryFile(bytes)) : engine.run([bytes])
    #expect(outcome.output == bytes)
    #expect(probe.count.load(ordering: .relaxed) < lines / 10)
  }

  @Test(arguments: [OnError.skip, .keep, .blank])
  func linesBeyondTheLimitAreReportedOnSeveralThreadsAsOnOne(_ policy: OnError) {
    var engine = Engine(Rewrite(.days(Later()), as: .iso, at: .line), at: .line)
    engine.onError = policy
    engine.chunkSize = 65_536
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: RecordLimit.line + 5)
    let lines = Array(String(repeating: "2025-08-29\n", count: 3_000).utf8)
    let nearly = long.prefix(300_000)
    expectSame(engine, lines + long + Array("\r\n".utf8) + lines + nearly + Array("\n2025".utf8))
  }

  /// Compares threads with one, for a file and for a pipe.
  private func expectSame(
    _ engine: Engine, _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var engine = engine
    let expected = engine.run([bytes])
    engine.threads = 3
    let outcomes = [engine.run(MemoryFile(bytes)), engine.run([bytes])]
    for outcome in outcomes {
      #expect(outcome.difference(from: expected) == nil, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: seeds(10))
  func resultsOfChunksAreAbsorbedInOrder(_ seed: UInt64) {
    var sample = Sample(.lines, seed: seed, count: 400)
    let bytes = sample.mutatedBytes()
    var engine = Engine(Tally(), at: .line)
    engine.policy = ReportPolicy(isQuiet: true)
    engine.chunkSize = 100
    let expected = engine.run([bytes])
    #expect(expected.output.count > 0)
    engine.threads = 4
    let tallies: [any ByteSource] = [MemoryFile(bytes), Pieces([bytes])]
    for source in tallies { #expect(engine.run(source) == expected) }
  }

  @Test(arguments: [1, 2, 4])
  func stopEndsTheRunWhileTheSourceWaits(_ threads: Int) {
    var engine = Engine(Rewrite(.days(Later()), as: .iso, at: .line), at: .line)
    engine.onError = .stop
    engine.threads = threads
    let source = EndlessSource(Array("2025-08-29\nfoo\n2025-08-30\n".utf8))
    let outcome = engine.run(source)
    source.letGo()
    #expect(outcome.text == "2025-08-30\n")
    #expect(outcome.messages == "test: in:2: no date 'foo'\n")
  }

  @Test(arguments: [1, 2, 4])
  func answersAreWrittenWhileTheSourceWaits(_ threads: Int) {
    var engine = Engine(Rewrite(.days(Later()), as: .iso, at: .line), at: .line)
    engine.threads = threads
    let source = EndlessSource(Array("2025-08-29\n2025-08-30\n".utf8))
    // The sink lets the source go when it has got the results.
    let output = Opener(source)
    _ = engine.run(writing: output, Log()) { stream, console throws(SystemError) in
      try stream.answerLines(of: source, named: "in", by: engine.plan, in: &console)
    }
    #expect(output.text == "2025-08-30\n2025-08-31\n")
  }

  @Test(arguments: [nil, 3], [0, 5, 11, 400, 1_000])
  func aReadErrorIsThrownAfterTheAnswersBeforeIt(_ threads: Int?, _ damage: Int) {
    var engine = Engine(Rewrite(.same, as: .iso, at: .line), at: .line)
    engine.threads = threads
    engine.chunkSize = 64
    let lines = Array(String(repeating: "2025-08-29\n", count: 200).utf8)
    let expected = Outcome(
      output: Array(lines.prefix(damage / 11 * 11)),
      messages: "test: cannot read: Input/output error\n", hasFailed: true)
    #expect(engine.run(MemoryFile(lines, failingFrom: damage)) == expected)
    let pipe = Pieces([Array(lines.prefix(damage))], then: SystemError(code: 5))
    #expect(engine.run(pipe) == expected)
  }

  @Test(arguments: [nil, 2, 4], [0, 1, 5])
  func aBrokenOutputEndsTheRun(_ threads: Int?, _ grace: Int) {
    var engine = Engine(Rewrite(.days(Later()), as: .iso, at: .line), at: .line)
    engine.threads = threads
    engine.chunkSize = 1_000
    let lines = Array(String(repeating: "2025-08-29\n", count: 60).utf8)
    let output = Log(breakingWith: SystemError(code: 28), after: grace)
    let messages = Log()
    let source = Pieces(Array(repeating: lines, count: 60))
    let run = engine.run(writing: output, messages) { stream, console throws(SystemError) in
      try stream.answerLines(of: source, named: "in", by: engine.plan, in: &console)
    }
    #expect(run.hasFailed)
    #expect(messages.text == "test: cannot write: No space left on device\n")
    #expect(output.writes == grace + 1)
  }

  @Test func onlyLargeFilesAreAnsweredOnSeveralThreads() {
    let asked = Asked()
    let plan = WorkPlan(processorCount: { asked.count() })
    for (size, isAsked) in [(1_000, false), (20 << 20, true)] {
      let engine = Engine(Rewrite(.days(Later()), as: .iso, at: .line), at: .line)
      _ = engine.run { stream, console throws(SystemError) in
        try stream.answerLines(of: Sized(size), named: "in", by: plan, in: &console)
      }
      #expect(asked.isAsked == isAsked)
    }
  }

  @Test func aSecondReadOfAnInputContinuesWhereTheFirstEnded() {
    var engine = Engine(Rewrite(.same, as: .iso, at: .line), at: .line)
    engine.threads = 3
    engine.chunkSize = 64
    let lines = Array(String(repeating: "2025-08-29\n", count: 60).utf8)
    let file = MemoryFile(lines)
    let outcome = engine.run { stream, console throws(SystemError) in
      for _ in 0..<2 {
        try stream.answerLines(of: file, named: "in", by: engine.plan, in: &console)
      }
    }.outcome
    #expect(outcome.output == lines)
    #expect(file.position == lines.count)
  }
}

/// An action that writes at the end what it has gathered from all days.
private struct Tally: DivisibleAction {
  private var count = 0
  private var sum = 0

  /// The first day and the last one, which depend on the order.
  private var first: Day?
  private var last: Day?

  mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    for index in days.indices {
      if first == nil { first = days[index] }
      last = days[index]
      sum += days[index].daysSince1970
    }
    count += days.count
    return Taken(end: batch.end)
  }

  func copyForChunk() -> Self { Tally() }

  mutating func absorb(_ later: Self) {
    count += later.count
    sum += later.sum
    first = first ?? later.first
    last = later.last ?? last
  }

  mutating func finish(_ output: inout BufferedOutput) {
    output.append("\(count) \(sum) \(first?.description ?? "") \(last?.description ?? "")\n")
  }
}

/// A sink that lets a source go when it has got two lines.
private final class Opener: ByteSink {
  private let log = Log()
  private let source: EndlessSource

  init(_ source: EndlessSource) { self.source = source }

  var text: String { log.text }

  func write(_ bytes: Span<UInt8>) throws(SystemError) {
    try log.write(bytes)
    if log.text.split(separator: "\n").count >= 2 { source.letGo() }
  }
}

/// Notes whether the number of processors is asked for.
private final class Asked: @unchecked Sendable {
  private(set) var isAsked = false

  func count() -> Int {
    isAsked = true
    return 1
  }
}

/// A source that says it is of a size, and has one line.
private final class Sized: ByteSource, BlockSource, @unchecked Sendable {
  let size: Int?
  private var line = Array("2025-08-29\n".utf8)

  init(_ size: Int) { self.size = size }

  var blocks: (any BlockSource)? { self }

  var count: Int { size ?? 0 }

  func read(into buffer: inout OutputSpan<UInt8>) {
    for byte in line { buffer.append(byte) }
    line = []
  }

  func read(into buffer: inout OutputSpan<UInt8>, at position: Int) {}
  func pass(to position: Int) {}
}
