import CommandGrammar
import DayKit
import Terminal

/// The way of every record: bytes, the day in them, the answer to it, bytes.
///
/// A record is an operand or a line of standard input. Each has one answer, in order; one without is
/// reported with its place and treated as `--on-error` says.
struct RecordStream: Sendable {
  let command: any Transformation
  private(set) var form: RecordForm
  private let onError: OnError

  /// The number of threads to answer lines on, if it has been asked for.
  let jobs: Int?

  private let reporting: Reporting

  /// Whether a record without an answer has ended the run.
  var isStopped = false

  /// Whether there have been answers.
  var hasBegun = false

  /// Whether what has been written for the last line has no end.
  private var isLineOpen = false

  init(_ command: any Transformation, _ formats: RecordFormats, options: RecordOptions) {
    self.command = command
    let place = options.place.place(for: formats.readFormats)
    form = RecordForm(
      reader: DateReader(formats), place: place,
      sink: AnswerSink(
        options.sink, format: formats.writeFormat, columns: command.columns, place: place))
    onError = options.onError
    jobs = options.jobs
    reporting = options.reporting
  }

  /// Answers the operands, or where there are none the lines of standard input, which `-` stands for
  /// among operands.
  mutating func run(_ operands: [Word], in session: inout Session) {
    session.isQuiet = reporting == .quiet
    for word in operands.isEmpty ? ["-"] : operands {
      closeLine(in: &session)
      let goesOn = word == "-" ? answerLines(in: &session) : answer(word, in: &session)
      guard goesOn, !session.isOver else { return }
    }
  }

  /// Ends what stands for the last line of standard input, if that had no end and another record
  /// follows.
  private mutating func closeLine(in session: inout Session) {
    if isLineOpen { session.output.append(.lineFeed) }
    isLineOpen = false
  }

  private mutating func answer(_ operand: Word, in session: inout Session) -> Bool {
    let record = (operand.bytes + [.lineFeed])[...]
    return answer(record.span, endingIn: 1, place: .operand, in: &session)
  }
}

// The way of lines: as many at once as can be answered in the block that has been read, then the
// one that needs more care.

extension RecordStream {
  private mutating func answerLines(in session: inout Session) -> Bool {
    var lines = LineReader(session.input, quotation: form.place.quotation)
    var number = 0
    do throws(SystemError) {
      while form.place.awaitsHeader, try lines.hasNext(willRead: { session.output.flush() }) {
        guard answerLine(of: &lines, &number, in: &session) else { return false }
      }
    } catch {
      session.complain(Message.unreadable(error))
      return false
    }
    session.beginLongWork(reporting)
    let workers = workers(for: session.input, in: session)
    return answerLines(&lines, &number, on: workers, in: &session)
  }

  /// Answers lines and counts them, and tells whether to go on.
  mutating func answerLines(
    _ lines: inout LineReader, _ number: inout Int, on workers: LineWorkers? = nil,
    in session: inout Session
  ) -> Bool {
    do throws(SystemError) {
      while try lines.hasNext(willRead: { session.output.flush() }) {
        if let workers {
          guard try answerLots(of: &lines, &number, on: workers, in: &session) else { return false }
        } else {
          number += answerNext(&lines, to: &session.output)
        }
        session.report(bytes: lines.position, lines: number)
        guard answerLine(of: &lines, &number, in: &session) else { return false }
      }
    } catch {
      session.complain(Message.unreadable(error))
      return false
    }
    return true
  }

  /// Answers the lines that have been read up to one that needs more care, and gives how many.
  private mutating func answerNext(
    _ lines: inout LineReader, to output: inout BufferedOutput
  ) -> Int {
    var count = 0
    var room = Self.leastRoom
    while true {
      let done = answerLines(
        of: lines.bytes.span.extracting(lines.rest), to: &output, leaving: room)
      lines.skip(done.bytes)
      count += done.lines
      switch done.stop {
      case .withoutRoom(let wanted): room = max(wanted, room * 2)
      case .asAsked, .atEnd, .withoutAnswer: return count
      }
    }
  }

  private mutating func answerLines(
    of bytes: Span<UInt8>, to output: inout BufferedOutput, leaving room: Int
  ) -> AnsweredLines {
    var done = AnsweredLines()
    output.append(atLeast: room) { [command, form] block in
      done = command.answerLines(
        of: bytes, as: form, hasBegun: &hasBegun, to: &block)
    }
    return done
  }

  /// The room for answers with which it is worth beginning, in bytes.
  private static let leastRoom = 4_096

  /// Answers the line that stands next, if one has been read, and tells whether to go on.
  private mutating func answerLine(
    of lines: inout LineReader, _ number: inout Int, in session: inout Session
  ) -> Bool {
    if let line = lines.next() {
      if line.isBeginning { number += 1 }
      guard answer(line, of: lines.bytes.span, number: number, in: &session) else { return false }
      number += lines.breaks(in: line)
    }
    return !session.isOver
  }

  private mutating func answer(
    _ line: LineReader.Line, of bytes: Span<UInt8>, number: Int, in session: inout Session
  ) -> Bool {
    let record = bytes.extracting(line.content.lowerBound..<line.ending.upperBound)
    let ending = line.ending.count
    let place = RecordPlace.line(number)
    isLineOpen = line.isEnd && ending == 0 && form.sink.keepsRecords
    if line.isWhole {
      if form.place.awaitsHeader { return passHeader(record, endingIn: ending, in: &session) }
      return answer(record, endingIn: ending, place: place, in: &session)
    }
    if line.isBeginning { session.complain(place, Message.lineTooLong(LineReader.limit)) }
    return replace(record, endingIn: ending, in: &session)
  }

  /// Passes the line that names columns, and tells whether to go on.
  private mutating func passHeader(
    _ record: Span<UInt8>, endingIn ending: Int, in session: inout Session
  ) -> Bool {
    do throws(RecordFailure) {
      try form.place.takeHeader(record.extracting(droppingLast: ending))
    } catch {
      // Said to quiet runs too, as the call is wrong and not the record.
      let names = record.extracting(droppingLast: ending)
      let message = Message.noAnswer(to: names, error, formats: form.reader.formats)
      session.complain(RecordPlace.line(1).label + message)
      return false
    }
    if form.sink.keepsRecords { session.output.append(record) }
    return true
  }
}

// The way of one record.

extension RecordStream {
  private mutating func answer(
    _ record: Span<UInt8>, endingIn ending: Int, place: RecordPlace, in session: inout Session
  ) -> Bool {
    var failure: RecordFailure?
    var room = record.count + Self.leastRoom
    repeat {
      failure = nil
      session.output.append(atLeast: room) { [command, form] block in
        do throws(RecordFailure) {
          try command.answer(
            record, endingIn: ending, as: form, hasBegun: &hasBegun, to: &block)
        } catch {
          failure = error
        }
      }
      if case .noRoom(let wanted)? = failure { room = max(wanted, room * 2) } else { break }
    } while true
    guard let failure else { return true }
    complain(place, of: record, endingIn: ending, failure, in: &session)
    return replace(record, endingIn: ending, in: &session)
  }

  /// Writes what stands for a record without an answer, and tells whether to go on.
  private mutating func replace(
    _ record: Span<UInt8>, endingIn ending: Int, in session: inout Session
  ) -> Bool {
    switch onError {
    case .keep: session.output.append(record)
    case .blank: session.output.append(record.extracting(last: ending))
    case .skip, .stop: isLineOpen = false
    }
    return onError != .stop
  }

  private func complain(
    _ place: RecordPlace, of record: Span<UInt8>, endingIn ending: Int, _ failure: RecordFailure,
    in session: inout Session
  ) {
    let content = record.extracting(droppingLast: ending)
    session.complain(place, Message.noAnswer(to: content, failure, formats: form.reader.formats))
  }
}

/// Where a record comes from.
enum RecordPlace {
  case operand
  case line(Int)

  /// What a message about the record begins with.
  var label: String {
    switch self {
    case .operand: ""
    case .line(let number): "<stdin>:\(number): "
    }
  }
}
