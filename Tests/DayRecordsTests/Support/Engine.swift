import DayKit
import DayRecords
import System

/// What a run of the engine wrote, and how it went.
struct Outcome: Equatable {
  var output: [UInt8]
  var messages: String
  var hasFailed: Bool

  /// Whether all records have been handled.
  var isComplete = true

  var text: String { String(decoding: output, as: UTF8.self) }

  /// The first difference from another outcome, if there is one; a whole outcome would be slow to
  /// show.
  func difference(from other: Outcome) -> String? {
    if messages != other.messages {
      let lines = (messages.split(separator: "\n"), other.messages.split(separator: "\n"))
      let index = zip(lines.0, lines.1).prefix { $0 == $1 }.count
      return "\(lines.0.dropFirst(index).prefix(1)) for \(lines.1.dropFirst(index).prefix(1))"
    }
    if output != other.output {
      let start = max(0, zip(output, other.output).prefix { $0 == $1 }.count - 20)
      let parts = [output, other.output].map { bytes in
        String(decoding: bytes.dropFirst(start).prefix(60), as: UTF8.self).debugDescription
      }
      return "\(parts[0]) for \(parts[1]) at \(start)"
    }
    return hasFailed == other.hasFailed && isComplete == other.isComplete ? nil : "the other state"
  }
}

/// One call of the engine: an action at a place, with everything that a user can choose.
struct Engine {
  var action: any RecordAction
  var place: DatePlace
  var formats: [DayFormat] = [.iso]
  var onError = OnError.skip
  var policy = ReportPolicy()
  var usesSlowPath = false
  var absence: Absence? = Absence()
  var readsSpans = false
  var threads: Int?
  var chunkSize = 65_536

  init(_ action: any RecordAction, at place: DatePlace, as formats: [DayFormat] = [.iso]) {
    self.action = action
    self.place = place
    self.formats = formats
  }

  /// A stream that has answered nothing yet.
  var stream: RecordStream {
    var reader = DateReader(formats) { () throws(DateFailure) in Day.max }
    (reader.absence, reader.readsSpans) = (absence, readsSpans)
    return RecordStream(
      action, at: place, by: reader, onError: onError, reports: policy, PlainMessages(),
      usesSlowPath: usesSlowPath)
  }

  /// What the engine does where, for a failed test.
  var name: String {
    String(describing: action).prefix(200) + " at " + String(describing: place).prefix(200)
  }

  var plan: WorkPlan { WorkPlan(threads: threads, chunkSize: chunkSize) }

  /// Answers a text that comes whole.
  func run(_ text: String) -> Outcome { run([Array(text.utf8)]) }

  /// Answers bytes that come in pieces.
  func run(_ pieces: [[UInt8]]) -> Outcome { run(Pieces(pieces)) }

  /// Answers all lines of a source.
  func run(_ source: any ByteSource) -> Outcome {
    run { stream, console throws(SystemError) in
      try stream.answerLines(of: source, named: "in", by: plan, in: &console)
    }.outcome
  }

  /// Answers operands.
  func run(operands: [[UInt8]]) -> Outcome {
    run { stream, console in
      for operand in operands where !stream.isOver(console) {
        stream.answer(operand: operand.span, in: &console)
      }
    }.outcome
  }

  /// Answers bytes that come whole on one thread, and returns also how many records took the slow
  /// path.
  func count(_ bytes: [UInt8]) -> (outcome: Outcome, slowCount: Int) {
    let (outcome, stream) = run { stream, console throws(SystemError) in
      try stream.answerLines(of: Pieces([bytes]), named: "in", by: plan, in: &console)
    }
    return (outcome, stream.slowCount)
  }

  /// Lets the body use a stream, and ends the run; an error of a read is a message.
  func run(
    _ body: (inout RecordStream, inout Console) throws(SystemError) -> Void
  ) -> (outcome: Outcome, stream: RecordStream) {
    let (output, messages) = (Log(), Log())
    let (hasFailed, stream) = run(writing: output, messages, body)
    let outcome = Outcome(
      output: output.bytes, messages: messages.text, hasFailed: hasFailed,
      isComplete: stream.isComplete)
    return (outcome, stream)
  }

  /// Lets the body use a stream that writes to sinks, and returns whether anything failed.
  func run(
    writing output: any ByteSink, _ messages: any ByteSink,
    _ body: (inout RecordStream, inout Console) throws(SystemError) -> Void
  ) -> (hasFailed: Bool, stream: RecordStream) {
    var console = Console(program: "test", output: output, messages: messages)
    var stream = stream
    do throws(SystemError) {
      try body(&stream, &console)
    } catch {
      console.complain("cannot read: \(error.message)")
    }
    stream.finish(in: &console)
    console.finish { error in "cannot write: \(error.message)" }
    return (console.hasFailed, stream)
  }
}

/// Sentences that name a failure and the bytes that it is about.
struct PlainMessages: RecordMessages {
  func sentence(for failure: RecordFailure, in record: Span<UInt8>, of origin: RecordOrigin)
    -> String
  {
    switch failure {
    case .openQuotation: "open quotation"
    case .openArray: "open array"
    case .textAfterArray: "text after array"
    case .brokenArray: "broken array"
    case .severalRecords: "several records"
    case .undated: "no date"
    case .noDate(let range, _): "no date '\(record.text(in: range))'"
    case .halfSpan(let day): "half \(day)"
    case .reversedSpan(let first, let last): "reversed \(first) \(last)"
    case .noAnswer(let range, _): "no result '\(record.text(in: range))'"
    case .unwritable(let range, _): "unwritable '\(record.text(in: range))'"
    case .skipped(let range, let day): "skipped '\(record.text(in: range))' by \(day)"
    case .noTime(let range, let day): "no time '\(record.text(in: range))' on \(day)"
    case .noColumn(let count, let lacking):
      "no column of \(count) for \(lacking.map(\.plainText))"
    case .carriageReturns: "carriage return"
    case .noColumnName(let names): "no name of \(names.count)"
    case .noLabelName(let names): "no series of \(names.count)"
    case .noLabel: "no series"
    case .noAmount(let range): "no amount '\(record.text(in: range))'"
    case .tooManyColumns(let count, let known): "\(count) columns for \(known)"
    case .ambiguousColumn(let name): "ambiguous \(String(decoding: name, as: UTF8.self))"
    case .repeatedTarget(let name): "two answers \(String(decoding: name, as: UTF8.self))"
    case .repeatedColumn(let name): "repeated \(String(decoding: name, as: UTF8.self))"
    case .takenName(let name): "taken \(String(decoding: name, as: UTF8.self))"
    case .newKey(let name): "new \(String(decoding: name, as: UTF8.self))"
    case .repeatedKey(let name): "repeated \(String(decoding: name, as: UTF8.self))"
    case .notANumber(let value): "no number \(String(decoding: value, as: UTF8.self))"
    case .outOfOrder(.days(let last, let day)): "\(last.map { "\($0)" } ?? "none") \(day)"
    case .outOfOrder(.repeated(let day)): "repeated \(day)"
    case .outOfOrder(.values(let last, let value, _)):
      "\(String(decoding: last ?? [], as: UTF8.self)) \(String(decoding: value ?? [], as: UTF8.self))"
    case .notAnObject: "no object"
    case .noValue: "no value"
    case .invalidValue(let range): "invalid '\(record.text(in: range))'"
    case .tooLong: "too long"
    case .answerTooLong: "answer too long"
    }
  }

  func sentence(for failure: RunFailure) -> String { "\(failure)" }

  func hasOtherDates(_ texts: Span<UInt8>) -> Bool {
    texts.count > 1 && texts[0] == UInt8(ascii: "1") && texts[1] == UInt8(ascii: "/")
  }

  func line(_ sentence: String) -> String { sentence }

  func rest(_ count: Int, hasReported: Bool, first: String?, last: String?) -> String {
    "\(count) \(hasReported ? "more" : "failed"), \(first ?? "none") to \(last ?? "none")"
  }
}

extension Column {
  fileprivate var plainText: String {
    switch self {
    case .number(let index): "\(index)"
    case .name(let name): String(decoding: name, as: UTF8.self)
    }
  }
}

extension Span<UInt8> {
  fileprivate func text(in range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for index in range { bytes.append(self[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
