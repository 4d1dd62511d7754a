import DayKit
import Terminal

extension Transformation {
  func answerLines(
    of bytes: Span<UInt8>, as form: borrowing RecordForm, hasBegun: inout Bool,
    to output: inout OutputSpan<UInt8>
  ) -> AnsweredLines {
    if form.sink.keepsRecords, !areAnswersApart, !form.reader.readsLineBreaks {
      switch form.place {
      case .record:
        return answerDates(of: bytes, as: form, to: &output)
      case .text, .column, .value:
        if kind.isDays, let place = form.place.ofLots(form.sink) {
          return answerLots(of: bytes, at: place, as: form, hasBegun: &hasBegun, to: &output)
        }
        guard case .text(let place) = form.place, let landmark = place.landmark else { break }
        return answerText(
          of: bytes, at: place, by: landmark, as: form, hasBegun: &hasBegun, to: &output)
      }
    }
    return answerRecords(of: bytes, as: form, hasBegun: &hasBegun, to: &output)
  }

  /// Answers lines as records of their own, at most so many.
  func answerRecords(
    of bytes: Span<UInt8>, atMost most: Int = .max, as form: borrowing RecordForm,
    hasBegun: inout Bool, to output: inout OutputSpan<UInt8>
  ) -> AnsweredLines {
    var done = AnsweredLines()
    var ends = RecordEnds(form.place.quotation)
    for _ in 0..<most {
      guard let (end, lineFeeds) = ends.end(ofRecordIn: bytes, from: done.bytes) else {
        done.stop = .atEnd
        return done
      }
      let hasReturn = end > done.bytes && bytes[end - 1] == .carriageReturn
      do throws(RecordFailure) {
        try answer(
          bytes.extracting(done.bytes..<end + 1), endingIn: hasReturn ? 2 : 1, as: form,
          hasBegun: &hasBegun, to: &output)
      } catch {
        if case .noRoom(let room) = error {
          done.stop = .withoutRoom(room)
        } else {
          done.stop = .withoutAnswer
        }
        return done
      }
      done.bytes = end + 1
      done.lines += lineFeeds
    }
    done.stop = .asAsked
    return done
  }
}
