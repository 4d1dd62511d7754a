import CommandGrammar
import DayKit
import Terminal

/// The way of every record: bytes, the day in them, the answer to it, bytes.
///
/// A record is an operand or a line of standard input. Each has one answer, in order; one without is
/// reported with its place and treated as `--on-error` says.
struct RecordStream<Command: Transformation> {
  let command: Command
  let reader: DateReader
  private let onError: OnError
  private var place: (any DatePlace)?
  var sink: AnswerSink

  /// Whether the last line read has no end.
  private var isLineOpen = false

  init(_ command: Command, _ formats: RecordFormats, options: RecordOptions) {
    self.command = command
    reader = DateReader(formats)
    onError = options.onError
    place = options.place.place(for: formats.readFormats)
    sink = AnswerSink(options.sink, formats: formats, columns: command.columns)
  }

  /// Answers the operands, or where there are none the lines of standard input, which `-` stands for
  /// among operands.
  mutating func run(_ operands: [Word], in session: inout Session) {
    for word in operands.isEmpty ? ["-"] : operands {
      closeLine(in: &session)
      let goesOn = word == "-" ? answerLines(in: &session) : answer(word, in: &session)
      guard goesOn, !session.isOver else { return }
    }
  }

  /// Ends the last line of standard input, if it had no end and another record follows.
  private mutating func closeLine(in session: inout Session) {
    if isLineOpen { session.output.append(UInt8(ascii: "\n")) }
    isLineOpen = false
  }

  private mutating func answer(_ operand: Word, in session: inout Session) -> Bool {
    let bytes = operand.bytes[...]
    let ending = CollectionOfOne(UInt8(ascii: "\n"))
    return answer(bytes.span, ending: ending.span, place: .operand, in: &session)
  }

  private mutating func answerLines(in session: inout Session) -> Bool {
    var lines = LineReader(
      session.input, quotation: place?.delimiterOfQuotedFields.map(Quotation.init(delimiter:)))
    let regularLines = regularLines
    var number = 0
    do throws(SystemError) {
      while try lines.hasNext(willRead: { session.output.flush() }) {
        number += regularLines.answer(&lines, to: &session.output)
        if let line = lines.next() {
          if line.isBeginning { number += 1 }
          guard answer(line, of: lines.bytes.span, number: number, in: &session) else {
            return false
          }
          if place != nil { number += lines.breaks(in: line) }
        }
        guard !session.isOver else { return false }
      }
    } catch {
      session.complain(Message.unreadable(error))
      return false
    }
    return true
  }

  /// What answers lines quicker where they are dates, and answers are days so much later, in text.
  private var regularLines: RegularLines {
    let period = place == nil && sink.keepsLines ? command.periodAdded : nil
    return RegularLines(reader.first, sink.formats.writeFormat, adding: period)
  }

  private mutating func answer(
    _ line: LineReader.Line, of bytes: Span<UInt8>, number: Int, in session: inout Session
  ) -> Bool {
    let content = bytes.extracting(line.content)
    let ending = bytes.extracting(line.ending)
    let place = RecordPlace.line(number)
    isLineOpen = line.isEnd && ending.isEmpty && line.content.count > 0 && sink.keepsLines
    if line.isWhole {
      if number == 1, let goesOn = passHeader(content, ending: ending, in: &session) {
        return goesOn
      }
      return answer(content, ending: ending, place: place, in: &session)
    }
    if line.isBeginning { session.complain(place, Message.lineTooLong(LineReader.limit)) }
    return replace(content, ending: ending, in: &session)
  }

  private mutating func answer(
    _ content: Span<UInt8>, ending: Span<UInt8>, place origin: RecordPlace,
    in session: inout Session
  ) -> Bool {
    if let place {
      return answerDates(of: content, ending: ending, at: place, from: origin, in: &session)
    }
    let day: Day
    do throws(DateFailure) {
      day = try reader.read(content)
    } catch {
      session.complain(origin, Message.noDate(content, error, formats: reader.formats))
      return replace(content, ending: ending, in: &session)
    }
    let command = command
    do throws(DayError) {
      let answer = try command.answer(to: day)
      sink.write(answer, ending: ending, to: &session.output) { command.parts(of: answer, to: day) }
      return true
    } catch {
      session.complain(origin, Message.noAnswer(content, error))
      return replace(content, ending: ending, in: &session)
    }
  }

  /// Passes the header that the place of dates asks for, and tells whether to go on; `nil` if there
  /// is none.
  private mutating func passHeader(
    _ content: Span<UInt8>, ending: Span<UInt8>, in session: inout Session
  ) -> Bool? {
    do throws(PlaceFailure) {
      guard try place?.takesHeader(content) == true else { return nil }
    } catch {
      session.complain(.line(1), Message.noDate(in: content, error, formats: reader.formats))
      return false
    }
    sink.passHeader(content, ending: ending, to: &session.output)
    return true
  }

  /// Writes what stands for a record without an answer, and tells whether to go on.
  func replace(
    _ content: Span<UInt8>, ending: Span<UInt8>, in session: inout Session
  ) -> Bool {
    if onError == .keep { session.output.append(content) }
    if onError.writesText { session.output.append(ending) }
    return onError != .stop
  }
}

/// Where a record comes from.
enum RecordPlace {
  case operand
  case line(Int)
}

extension Session {
  /// Reports what is wrong with a record.
  mutating func complain(_ place: RecordPlace, _ message: String) {
    switch place {
    case .operand: complain(message)
    case .line(let number): complain("<stdin>:\(number): \(message)")
    }
  }
}
