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
      guard let dots = word.positionOfDots else {
        let day = try formats.day(word, isForeign: isForeign)
        days.append(day...day)
        continue
      }
      let start = try formats.day(word[0..<dots], isForeign: isForeign)
      let end = try formats.day(word[dots + 2..<word.count], isForeign: isForeign)
      guard start <= end else {
        throw UsageError("--highlight: \(word.quoted) ends before it starts")
      }
      days.append(start...end)
    }
    return days
  }
}

extension Word {
  /// The position of the first two full stops next to each other.
  fileprivate var positionOfDots: Int? {
    for index in 0..<max(0, count - 1) where self[index] == UInt8(ascii: ".") {
      if self[index + 1] == UInt8(ascii: ".") { return index }
    }
    return nil
  }
}
