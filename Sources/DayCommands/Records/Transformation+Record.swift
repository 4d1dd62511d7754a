import DayKit
import Terminal

extension Transformation {
  func answer(
    _ record: Span<UInt8>, endingIn ending: Int, as form: borrowing RecordForm,
    hasBegun: inout Bool, to output: inout OutputSpan<UInt8>
  ) throws(RecordFailure) {
    let start = output.count
    var hasAnswers = hasBegun
    do throws(RecordFailure) {
      if form.sink.keepsRecords {
        try replaceDates(of: record, endingIn: ending, as: form, hasAnswers, to: &output)
        hasAnswers = true
      } else {
        try listDates(
          of: record.extracting(droppingLast: ending), as: form, &hasAnswers, to: &output)
      }
    } catch {
      let written = output.count - start
      output.removeLast(written)
      guard case .noRoom(let room) = error else { throw error }
      throw .noRoom(written + room)
    }
    hasBegun = hasAnswers
  }

  /// Writes a record with answers in the places of its dates.
  private func replaceDates(
    of record: Span<UInt8>, endingIn ending: Int, as form: borrowing RecordForm, _ hasBegun: Bool,
    to output: inout OutputSpan<UInt8>
  ) throws(RecordFailure) {
    if areAnswersApart, hasBegun {
      try output.checkRoom(for: 1)
      output.append(.lineFeed)
    }
    let content = record.extracting(droppingLast: ending)
    var position = 0
    while let date = try form.place.next(in: content, from: position, by: form.reader) {
      let answer = try answer(to: date, in: content)
      let text = record.extracting(position..<date.range.lowerBound)
      try output.checkRoom(for: text.count + answer.width(in: date.frame, as: form.sink))
      output.append(copying: text)
      answer.write(to: &output, in: date.frame, as: form.sink)
      position = date.range.upperBound
    }
    let rest = record.extracting(position..<record.count)
    try output.checkRoom(for: rest.count)
    output.append(copying: rest)
  }

  /// Writes the parts of the answer to each date of a record.
  private func listDates(
    of record: Span<UInt8>, as form: borrowing RecordForm, _ hasBegun: inout Bool,
    to output: inout OutputSpan<UInt8>
  ) throws(RecordFailure) {
    var position = 0
    while let date = try form.place.next(in: record, from: position, by: form.reader) {
      let answer = try answer(to: date, in: record)
      if !hasBegun {
        try output.checkRoom(for: form.sink.header.count)
        output.append(copying: form.sink.header.span)
        hasBegun = true
      }
      try form.sink.write(partsBy: { part($0, of: answer, to: date.day) }, to: &output)
      position = date.range.upperBound
    }
  }

  private func answer(
    to date: PlacedDate, in record: Span<UInt8>
  ) throws(RecordFailure) -> Answer {
    do throws(DayError) {
      return try answer(to: date.day)
    } catch {
      throw .noAnswer(date.content(in: record), error)
    }
  }
}

extension OutputSpan<UInt8> {
  /// Checks that there is room for so many bytes.
  @inline(__always)
  func checkRoom(for count: Int) throws(RecordFailure) {
    guard freeCapacity >= count else { throw .noRoom(count) }
  }
}
