import DayKit
import Terminal

extension Transformation {
  /// The quick way for dates that are answered with days, if there is one.
  func kernel(for form: borrowing RecordForm) -> FixedWidthKernel? {
    periodAdded.flatMap { period in
      FixedWidthKernel(reading: form.reader.first, writing: form.sink.format, adding: period)
    }
  }

  /// Answers lines whose dates are taken out, answered as lines of dates are, and put back.
  ///
  /// Records that need more care are answered one by one.
  func answerLots(
    of bytes: Span<UInt8>, at place: LotPlace, by kernel: FixedWidthKernel?,
    as form: borrowing RecordForm, hasBegun: inout Bool, to output: inout OutputSpan<UInt8>
  ) -> AnsweredLines {
    var done = AnsweredLines()
    var lot = DateLot(kernel)
    while true {
      let start = done.bytes
      var end = lot.take(from: bytes, after: start, at: place)
      let room = end - start + lot.places.count * (form.sink.format.maximumWidth + 2)
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
      guard !isWhole else {
        lot.grow()
        continue
      }
      done.take(
        answerRecords(
          of: bytes.extracting(droppingFirst: end), atMost: 1, as: form, hasBegun: &hasBegun,
          to: &output))
      guard done.stop == .asAsked else { return done }
    }
  }

  /// Answers the dates of a lot, and gives how many from the first on have an answer.
  private func answer(_ lot: inout DateLot, as form: borrowing RecordForm) -> Int {
    let most = lot.places.count
    let kernel = lot.kernel
    var count = 0
    var isRegular = kernel != nil
    lot.answer(room: most * (form.sink.format.maximumWidth + 2)) { lines, answers in
      var rest = lines
      var few = kernel == nil ? most : 1
      while count < most {
        if let kernel {
          let quick = kernel.convert(rest, to: &answers)
          count += quick
          rest = rest.extracting(droppingFirst: quick * kernel.lineWidth)
          few = quick > 0 ? 1 : few * 2
          guard count < most else { break }
        }
        let start = answers.count
        let done = answerDates(of: rest, atMost: min(few, most - count), as: form, to: &answers)
        guard done.lines > 0 else { break }
        isRegular = isRegular && answers.count - start == done.lines * (kernel?.answerWidth ?? 0)
        count += done.lines
        rest = rest.extracting(droppingFirst: done.bytes)
      }
    }
    lot.answerWidth = isRegular ? kernel?.answerWidth : nil
    return count
  }
}

extension FixedWidthKernel {
  /// The number of bytes of the line of each answer.
  fileprivate var answerWidth: Int { room(for: lineWidth) }
}

extension AnsweredLines {
  /// Adds lines that have been answered after these.
  fileprivate mutating func take(_ others: AnsweredLines) {
    bytes += others.bytes
    lines += others.lines
    stop = others.stop
  }
}
