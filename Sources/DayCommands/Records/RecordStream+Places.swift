import CommandGrammar
import DayKit
import Terminal

extension RecordStream {
  /// Answers the dates that stand in a record, and leaves the bytes around them as they are.
  mutating func answerDates(
    of content: Span<UInt8>, ending: Span<UInt8>, at place: any DatePlace, from origin: RecordPlace,
    in session: inout Session
  ) -> Bool {
    var found: [(date: PlacedDate, answer: Answer)] = []
    do throws(PlaceFailure) {
      var start = 0
      while let date = try place.next(in: content, from: start, by: reader) {
        found.append((date, try answer(to: date)))
        start = date.range.upperBound
      }
    } catch {
      session.complain(origin, Message.noDate(in: content, error, formats: reader.formats))
      return replace(content, ending: ending, in: &session)
    }
    sink.write(found, in: content, ending: ending, to: &session.output) { [command] date, answer in
      command.parts(of: answer, to: date.day)
    }
    return true
  }

  private func answer(to date: PlacedDate) throws(PlaceFailure) -> Answer {
    do throws(DayError) {
      return try command.answer(to: date.day)
    } catch {
      throw .noAnswer(date.range, error)
    }
  }
}
