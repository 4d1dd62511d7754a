import CommandGrammar
import DayKit
import Terminal

extension GridOptions {
  /// The texts before and after today.
  var todayBrackets: Brackets {
    get throws(UsageError) {
      guard let mark else { return Brackets() }
      let text = String(decoding: mark.bytes, as: UTF8.self)
      let isNarrow = text.allSatisfy { String($0).columns == 1 && !$0.isNewline && $0 >= " " }
      guard (1...2).contains(text.count), isNarrow else {
        throw UsageError(
          "--mark: invalid characters \(mark.quoted): give two characters such as [], or one")
      }
      let (first, rest) = (String(text.prefix(1)), String(text.dropFirst()))
      return rest.isEmpty ? Brackets(after: first) : Brackets(before: first, after: rest)
    }
  }

  /// The days to highlight.
  func highlightedDays(
    _ formats: RecordFormats, isForeign: Bool
  ) throws(UsageError) -> [ClosedRange<Day>] {
    var days: [ClosedRange<Day>] = []
    for word in highlights {
      days.append(try formats.days(word, of: "--highlight", isForeign: isForeign))
    }
    return days
  }
}
