import DayKit
import DayRecords
import System
import Testing

struct FailureReportsTests {
  @Test func anOriginIsAnOperandOrALine() {
    #expect(RecordOrigin.operand.isOperand)
    #expect(!RecordOrigin.line(nil).isOperand)
    #expect(RecordOrigin.line(7).line == 7)
    #expect(RecordOrigin.operand.line == nil)
  }

  private static let lines = "a\n2025-08-29\nb\n\"c\n2025-08-30\nd\ne\n"

  private static func engine(_ policy: ReportPolicy, threads: Int? = nil) -> Engine {
    var engine = Engine(Rewrite(.days(Later()), as: .iso, at: .line), at: .line)
    engine.policy = policy
    engine.threads = threads
    engine.chunkSize = 4
    return engine
  }

  @Test(arguments: [
    (
      nil,
      ["1: no date 'a'", "3: no date 'b'", "4: no date '\"c'", "6: no date 'd'", "7: no date 'e'"]
    ),
    (
      5,
      ["1: no date 'a'", "3: no date 'b'", "4: no date '\"c'", "6: no date 'd'", "7: no date 'e'"]
    ),
    (4, ["1: no date 'a'", "3: no date 'b'", "4: no date '\"c'", "6: no date 'd'", "R1 more 7 7"]),
    (2, ["1: no date 'a'", "3: no date 'b'", "R3 more 4 7"]), (0, ["R5 failed 1 7"]),
  ])
  func failuresBeyondTheLimitAreCountedWithTheFirstAndTheLastPlace(
    _ limit: Int?, _ messages: [String]
  ) {
    let expected = messages.map { message in
      let words = message.dropFirst().split(separator: " ")
      return message.hasPrefix("R")
        ? "test: \(words[0]) \(words[1]), in:\(words[2]) to in:\(words[3])\n"
        : "test: in:\(message)\n"
    }.joined()
    for threads in [nil, 3] {
      let engine = Self.engine(ReportPolicy(limit: limit), threads: threads)
      for outcome in [engine.run(Self.lines), engine.run(MemoryFile(Array(Self.lines.utf8)))] {
        #expect(outcome.messages == expected)
        #expect(outcome.text == "2025-08-30\n2025-08-31\n")
        #expect(outcome.hasFailed)
      }
    }
  }

  @Test(arguments: [nil, 3], [nil, 0, 2])
  func aQuietRunReportsNothingAndFails(_ threads: Int?, _ limit: Int?) {
    let engine = Self.engine(ReportPolicy(isQuiet: true, limit: limit), threads: threads)
    let outcome = engine.run(Self.lines)
    #expect(outcome.messages == "")
    #expect(outcome.hasFailed)
    #expect(outcome.text == "2025-08-30\n2025-08-31\n")
  }

  @Test func operandsAreCountedWithoutPlaces() {
    let operands = ["a", "2025-08-29", "b", "c"].map { Array($0.utf8) }
    let outcome = Self.engine(ReportPolicy(limit: 1)).run(operands: operands)
    #expect(outcome.messages == "test: no date 'a'\ntest: 2 more, none to none\n")
    #expect(outcome.text == "2025-08-30\n")
  }

  @Test func theRestOfSeveralInputsIsOneSentence() {
    let engine = Self.engine(ReportPolicy(limit: 1))
    let outcome = engine.run { stream, console throws(SystemError) in
      for name in ["one", "two"] {
        let source = Pieces([Array("2025-08-29\nfoo\nbar\n".utf8)])
        try stream.answerLines(of: source, named: name, by: engine.plan, in: &console)
      }
    }.outcome
    #expect(outcome.messages == "test: one:2: no date 'foo'\ntest: 3 more, one:3 to two:3\n")
  }

  @Test func linesThatAreTooLongAreCountedToo() {
    let long = String(repeating: "x", count: RecordLimit.line + 1) + "\n"
    var engine = Self.engine(ReportPolicy(limit: 1))
    engine.chunkSize = 65_536
    let outcome = engine.run("foo\n" + long + long)
    #expect(outcome.messages == "test: in:1: no date 'foo'\ntest: 2 more, in:2 to in:3\n")
  }

  @Test func aMissingColumnNameIsReportedEvenInAQuietRun() {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.name(Array("due".utf8))], hasHeader: true, separator: .delimiter(UInt8(ascii: ","))
      ))
    var engine = Engine(Rewrite(.same, as: .iso, at: place), at: place)
    engine.policy = ReportPolicy(isQuiet: true)
    let outcome = engine.run("a,b\n2025-08-29,x\n")
    #expect(
      outcome
        == Outcome(
          output: [], messages: "test: in:1: no name of 2\n", hasFailed: true, isComplete: false))
  }

  @Test(arguments: [nil, 3])
  func manyFailuresAreReportedUpToTheLimit(_ threads: Int?) {
    var engine = Self.engine(ReportPolicy(), threads: threads)
    engine.chunkSize = 65_536
    let outcome = engine.run(String(repeating: "x\n", count: 3_000))
    #expect(outcome.messages.utf8.count { $0 == 0x0A } == 101)
    #expect(outcome.messages.hasSuffix("test: 2900 more, in:101 to in:3000\n"))
  }
}
