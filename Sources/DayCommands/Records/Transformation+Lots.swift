import DayKit
import Terminal

extension Transformation {
  /// Answers lines whose dates are taken out, answered as lines of dates are, and put back.
  ///
  /// Records that need more care are answered one by one.
  func answerLots(
    of bytes: Span<UInt8>, at place: LotPlace, as form: borrowing RecordForm,
    hasBegun: inout Bool, to output: inout OutputSpan<UInt8>
  ) -> AnsweredLines {
    var done = AnsweredLines()
    var lot = DateLot()
    // The number of records to answer one by one: more and more where no date can be taken out.
    var few = 1
    while true {
      let start = done.bytes
      // Asked before the dates are looked for; a long record may still need more.
      var room = lot.room(for: bytes.count - start, form.sink.format)
      var end = start
      if output.freeCapacity >= room {
        end = lot.take(from: bytes, after: start, at: place)
        room = end - start + lot.places.count * (form.sink.format.maximumWidth + 2)
      }
      guard output.freeCapacity >= room else {
        done.stop = .withoutRoom(room)
        return done
      }
      let count = answer(&lot, as: form)
      let isWhole = count == lot.places.count && end > start
      if !isWhole { end = lot.leaveOff(atDate: count, of: bytes, from: start, at: place) }
      output.append(
        start..<end, of: bytes, replacing: lot.places.span, byLinesOf: lot.answers.span,
        width: lot.answerWidth)
      done.bytes = end
      done.lines += place.lineFeeds(in: bytes.extracting(start..<end), number: lot.places.count)
      few = end > start ? 1 : min(few * 2, 512)
      guard !isWhole else {
        lot.grow()
        continue
      }
      let others = answerRecords(
        of: bytes.extracting(droppingFirst: end), atMost: few, as: form, hasBegun: &hasBegun,
        to: &output)
      done.bytes += others.bytes
      done.lines += others.lines
      done.stop = others.stop
      guard done.stop == .asAsked else { return done }
    }
  }

  /// Answers the dates of a lot, and gives how many from the first on have an answer.
  private func answer(_ lot: inout DateLot, as form: borrowing RecordForm) -> Int {
    var count = 0
    let room = lot.places.count * (form.sink.format.maximumWidth + 2)
    lot.answer(room: room) { lines, answers in
      count = answerDates(of: lines, as: form, to: &answers).lines
    }
    // No answer has fewer bytes than one in fixed places, so that the sum tells of all.
    let width = form.sink.format.fixedWidth.map { $0 + 1 }
    lot.answerWidth = width.flatMap { lot.answers.count == count * $0 ? $0 : nil }
    return count
  }
}
