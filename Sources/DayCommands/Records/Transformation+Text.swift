import DayKit
import Terminal

/// The number of bytes of text that are answered at once.
private let groupSize = 4_096

extension Transformation {
  /// Answers the dates in lines of text, which are found by their landmark, wherever lines begin.
  ///
  /// Lines among which one has no answer, or no room for it, are answered one by one.
  func answerText(
    of bytes: Span<UInt8>, at place: TextPlace, by landmark: Landmark,
    as form: borrowing RecordForm, hasBegun: inout Bool, to output: inout OutputSpan<UInt8>
  ) -> AnsweredLines {
    var done = AnsweredLines()
    while let end = bytes.endOfLines(from: done.bytes, about: groupSize) {
      let group = bytes.extracting(done.bytes..<end)
      let start = output.count
      if answerGroup(group, at: place, by: landmark, as: form, to: &output) {
        done.bytes = end
        done.lines += group.occurrences(of: .lineFeed)
        continue
      }
      output.removeLast(output.count - start)
      let some = answerRecords(of: group, as: form, hasBegun: &hasBegun, to: &output)
      done.bytes += some.bytes
      done.lines += some.lines
      done.stop = some.stop
      guard done.stop == .atEnd else { break }
    }
    return done
  }

  /// Answers all dates in a text, and tells whether each has an answer and there was room for all.
  private func answerGroup(
    _ text: Span<UInt8>, at place: TextPlace, by landmark: Landmark,
    as form: borrowing RecordForm, to output: inout OutputSpan<UInt8>
  ) -> Bool {
    var position = 0
    while let date = place.next(in: text, from: position, by: landmark, form.reader) {
      guard let answer = try? answer(to: date.day) else { return false }
      let gap = text.extracting(position..<date.range.lowerBound)
      guard output.freeCapacity >= gap.count + answer.width(form.sink.format) else { return false }
      output.append(copying: gap)
      answer.write(to: &output, form.sink.format)
      position = date.range.upperBound
    }
    let rest = text.extracting(position..<text.count)
    guard output.freeCapacity >= rest.count else { return false }
    output.append(copying: rest)
    return true
  }
}
