import DayKit
import System

extension TextPlace {
  /// The first text in one of the formats that names a day of a month that does not exist, or that
  /// contradicts itself, such as a date with the wrong weekday.
  ///
  /// A month above 12 more likely means that the text is in another format. The search takes long, and is
  /// only for messages.
  package func firstImpossibleDate(
    in text: Span<UInt8>
  ) -> (range: Range<Int>, failure: DateFailure)? {
    for start in text.indices {
      for search in searches where search.beginnings[Int(text[start])] {
        guard search.borders.allowsStart(at: start, in: text) else { continue }
        for end in start + 1..<min(text.count, start + Self.longestDate) + 1
        where search.borders.allowsEnd(at: end, from: start, in: text) {
          do throws(DayParsingError) {
            _ = try search.format.readFields(of: text.extracting(start..<end))
          } catch  where error.isAboutImpossibleDay {
            return (start..<end, DateFailure(error, after: nil))
          } catch {}
        }
      }
    }
    return nil
  }

  /// The number of lines with such a text, of the first 20 lines.
  package func linesWithImpossibleDates(in text: Span<UInt8>) -> Int {
    var (lines, start, found) = (0, 0, 0)
    while start < text.count, lines < 20 {
      let end = text.firstIndex(of: .lineFeed, from: start)
      if firstImpossibleDate(in: text.extracting(start..<end)) != nil { found += 1 }
      (lines, start) = (lines + 1, end + 1)
    }
    return found
  }

  /// More bytes than most dates have.
  private static var longestDate: Int { 64 }
}

extension DayParsingError {
  /// Whether the text is in the format, and the day is in a month that does not have it, or contradicts
  /// another part.
  fileprivate var isAboutImpossibleDay: Bool {
    switch reason.kind {
    case .contradicts, .unknownOffset: true
    case .doesNotExist(let error): error.reason != .noSuchMonth
    default: false
    }
  }
}
