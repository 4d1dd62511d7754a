import DayKit
import Terminal

/// The number of lines that go from one step to the next together.
private let batchSize = 512

/// The number of lines after which digits may be copied again.
private let fewLines = 16

extension Transformation {
  /// Answers lines that are dates: many are read, then the answers to all of them are written.
  func answerDates(
    of bytes: Span<UInt8>, as form: borrowing RecordForm, to output: inout OutputSpan<UInt8>
  ) -> AnsweredLines {
    let format = form.sink.format
    let copiesDigits = kind == .sameDays && form.reader.copiesDigits(to: format)
    var done = AnsweredLines()
    var days: ContiguousArray<Day> = []
    var answers: ContiguousArray<Day> = []
    var counts: ContiguousArray<Int> = []
    while true {
      var rest = bytes.extracting(droppingFirst: done.bytes)
      let ending = rest.firstLineEnding
      if copiesDigits {
        let copied = form.reader.copyLines(rest, ending: ending, to: format, into: &output)
        done.lines += copied.lines
        done.bytes += copied.bytes
        rest = rest.extracting(droppingFirst: copied.bytes)
      }
      let end = form.reader.readLines(
        rest, ending: ending, atMost: copiesDigits ? fewLines : batchSize, into: &days)
      guard end > 0 else {
        done.stop = .withoutAnswer
        break
      }
      let (written, stop) =
        switch kind {
        case .sameDays, .days: writeDays(to: days.span, ending, format, &answers, to: &output)
        case .counts: writeCounts(to: days.span, ending, &counts, to: &output)
        case .texts: writeAnswers(to: days.span, ending, format, to: &output)
        }
      done.lines += written
      done.bytes += stop == nil ? end : rest.endOfLine(written)
      if let stop {
        done.stop = stop
        break
      }
    }
    return done
  }

  /// Writes the days that answer days, as far as there are some and room for them, and gives how
  /// many.
  private func writeDays(
    to days: Span<Day>, _ ending: LineEnding, _ format: DayFormat,
    _ answers: inout ContiguousArray<Day>, to output: inout OutputSpan<UInt8>
  ) -> (Int, AnsweredLines.Stop?) {
    let room = format.maximumWidth + 2
    let stop = find(&answers, to: days, atMost: output.freeCapacity / room, needing: room) {
      if case .day(let answer) = $0 { answer } else { nil }
    }
    format.writeLines(answers.span, ending: ending, to: &output)
    return (answers.count, stop)
  }

  /// Writes the numbers that answer days, as far as there are some and room for them, and gives how
  /// many.
  private func writeCounts(
    to days: Span<Day>, _ ending: LineEnding, _ counts: inout ContiguousArray<Int>,
    to output: inout OutputSpan<UInt8>
  ) -> (Int, AnsweredLines.Stop?) {
    let room = 22
    let stop = find(&counts, to: days, atMost: output.freeCapacity / room, needing: room) {
      if case .count(let count) = $0 { count } else { nil }
    }
    output.append(lines: counts.span, ending: ending)
    return (counts.count, stop)
  }

  /// Finds what is in the answers to days, up to the first that has none, and tells why it stops.
  @inline(__always)
  private func find<Element>(
    _ elements: inout ContiguousArray<Element>, to days: Span<Day>, atMost limit: Int,
    needing room: Int, in answer: (Answer) -> Element?
  ) -> AnsweredLines.Stop? {
    let most = min(days.count, limit)
    elements.removeAll(keepingCapacity: true)
    elements.append(addingCapacity: most) { elements in
      for index in 0..<most {
        guard let found = try? self.answer(to: days[index]), let element = answer(found) else {
          break
        }
        elements.append(element)
      }
    }
    if elements.count < most { return .withoutAnswer }
    return most < days.count ? .withoutRoom(room) : nil
  }

  /// Writes answers that are neither, as far as there are some and room for them, and gives how many.
  private func writeAnswers(
    to days: Span<Day>, _ ending: LineEnding, _ format: DayFormat,
    to output: inout OutputSpan<UInt8>
  ) -> (Int, AnsweredLines.Stop?) {
    let isReturned = ending == .carriageReturnAndLineFeed
    for index in days.indices {
      guard let answer = try? answer(to: days[index]) else { return (index, .withoutAnswer) }
      let room = answer.width(format) + 2
      guard output.freeCapacity >= room else { return (index, .withoutRoom(room)) }
      answer.write(to: &output, format)
      if isReturned { output.append(.carriageReturn) }
      output.append(.lineFeed)
    }
    return (days.count, nil)
  }
}

extension Span<UInt8> {
  /// How the first line ends.
  fileprivate var firstLineEnding: LineEnding {
    let end = firstIndex(of: .lineFeed, from: 0)
    return end < count && hasReturn(before: end) ? .carriageReturnAndLineFeed : .lineFeed
  }

  /// The place behind so many lines.
  fileprivate func endOfLine(_ number: Int) -> Int {
    var end = 0
    for _ in 0..<number { end = firstIndex(of: .lineFeed, from: end) + 1 }
    return end
  }
}
