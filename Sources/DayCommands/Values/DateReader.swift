import CommandGrammar
import DayKit

/// Why a text is no date.
enum DateFailure: Error, Equatable {
  /// It has none of the forms asked for.
  case unreadable

  /// It has the form, but there is no such day.
  case doesNotExist(DayError)

  /// It depends on today, and what says which day that is cannot be read.
  case clock(Word)
}

/// What reads dates: formats tried in order, then the words `today`, `yesterday` and `tomorrow`.
struct DateReader {
  let formats: [DayFormat]
  let clock: Clock

  init(_ formats: [DayFormat], clock: Clock) {
    self.formats = formats.isEmpty ? [.iso] : formats
    self.clock = clock
  }

  func read(_ bytes: Span<UInt8>) throws(DateFailure) -> Day {
    var failure = DateFailure.unreadable
    for format in formats {
      do throws(DayReadingError) {
        return try format.read(bytes)
      } catch {
        // That a day does not exist says more than that the next format does not fit.
        if case .doesNotExist(let reason) = error.reason, failure == .unreadable {
          failure = .doesNotExist(reason)
        }
      }
    }
    guard let offset = Self.daysFromToday(bytes) else { throw failure }
    return try today(offset)
  }

  private func today(_ offset: Int) throws(DateFailure) -> Day {
    let today = try clock.today()
    do throws(DayError) {
      return try today.adding(.days(offset))
    } catch {
      throw .doesNotExist(error)
    }
  }

  private static func daysFromToday(_ bytes: Span<UInt8>) -> Int? {
    // No word is longer than "yesterday", so a long line costs nothing here.
    guard bytes.count <= 9 else { return nil }
    var word: [UInt8] = []
    for index in bytes.indices { word.append(bytes[index]) }
    if word.elementsEqual("today".utf8) { return 0 }
    if word.elementsEqual("yesterday".utf8) { return -1 }
    return word.elementsEqual("tomorrow".utf8) ? 1 : nil
  }
}
