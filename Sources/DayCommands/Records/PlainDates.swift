import CommandGrammar
import DayKit
import Terminal

/// The quick way for operands that are plain dates, answered by others, with nothing asked beside.
///
/// It writes what the way of every record would have written, and leaves all else to that. It makes no
/// format, and so a program that was started for one date is done before the first format were made.
enum PlainDates {
  /// Answers the operands up to the first that is not plain, and gives how many.
  static func answer(
    _ operands: Words, by answers: some Transformation, in session: inout Session
  ) -> Int {
    var count = 0
    while count < operands.count, !session.isOver,
      let day = day(operands[count]), let answer = self.answer(to: day, by: answers)
    {
      var isPlain = false
      session.output.append(upTo: 11) { bytes in
        isPlain = answer.writePlainDate(to: &bytes)
        if isPlain { bytes.append(.lineFeed) }
      }
      guard isPlain else { break }
      count += 1
    }
    return count
  }

  private static func day(_ word: Word) -> Day? {
    var day: Day?
    word.withBytes { day = Day(plainDate: $0) }
    return day
  }

  private static func answer(to day: Day, by answers: some Transformation) -> Day? {
    do throws(DayError) {
      guard case .day(let answer) = try answers.answer(to: day) else { return nil }
      return answer
    } catch {
      return nil
    }
  }
}

extension RecordOptions {
  /// Whether nothing is asked that concerns answers in text to plain dates.
  var arePlain: Bool {
    words.from.isEmpty && words.to == nil && words.locale == nil && words.timeZone == nil
      && words.pivot == nil && !place.isInText && place.column == nil && place.jsonKey == nil
      && sink == .text
  }
}
