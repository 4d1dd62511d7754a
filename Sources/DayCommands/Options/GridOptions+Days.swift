import CommandGrammar
import DayKit
import Terminal

extension GridOptions {
  /// The texts before and after today.
  var todayBrackets: Brackets {
    get throws(UsageError) {
      guard let mark else { return Brackets() }
      let text = mark.text
      guard (1...2).contains(text.count), text.allSatisfy({ !$0.isNewline && $0 >= " " }) else {
        throw UsageError(
          "--mark: invalid characters \(mark.quoted): give two characters such as [], or one")
      }
      guard text.allSatisfy({ String($0).columns == 1 }) else {
        throw UsageError(
          "--mark: \(mark.quoted) is too wide for a column: give narrow characters such as []")
      }
      let (first, rest) = (String(text.prefix(1)), String(text.dropFirst()))
      return rest.isEmpty ? Brackets(after: first) : Brackets(before: first, after: rest)
    }
  }

  /// The days to highlight.
  func highlightedDays(_ formats: RecordFormats) throws(UsageError) -> [ClosedRange<Day>] {
    var days: [ClosedRange<Day>] = []
    for word in highlights {
      days.append(try formats.days(word, of: "--highlight"))
    }
    return days
  }
}
