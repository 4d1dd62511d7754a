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
    let copiesDigits = answersAreDates && form.reader.copiesDigits(to: format)
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
        if answersWithDays {
          writeDays(to: days.span, ending, format, &answers, to: &output)
        } else if answersWithCounts {
          writeCounts(to: days.span, ending, &counts, to: &output)
        } else {
          writeAnswers(to: days.span, ending, format, to: &output)
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
    let most = min(days.count, output.freeCapacity / room)
    answers.removeAll(keepingCapacity: true)
    answers.append(addingCapacity: most) { answers in
      for index in 0..<most {
        guard case .day(let answer)? = try? answer(to: days[index]) else { break }
        answers.append(answer)
      }
    }
    format.writeLines(answers.span, ending: ending, to: &output)
    if answers.count < most { return (answers.count, .withoutAnswer) }
    return (most, most < days.count ? .withoutRoom(room) : nil)
  }

  /// Writes the numbers that answer days, as far as there are some and room for them, and gives how
  /// many.
  private func writeCounts(
    to days: Span<Day>, _ ending: LineEnding, _ counts: inout ContiguousArray<Int>,
    to output: inout OutputSpan<UInt8>
  ) -> (Int, AnsweredLines.Stop?) {
    let room = 22
    let most = min(days.count, output.freeCapacity / room)
    counts.removeAll(keepingCapacity: true)
    counts.append(addingCapacity: most) { counts in
      for index in 0..<most {
        guard case .count(let count)? = try? answer(to: days[index]) else { break }
        counts.append(count)
      }
    }
    output.append(lines: counts.span, ending: ending)
    if counts.count < most { return (counts.count, .withoutAnswer) }
    return (most, most < days.count ? .withoutRoom(room) : nil)
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
