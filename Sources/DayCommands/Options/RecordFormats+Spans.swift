import CommandGrammar
import DayKit
import DayRecords

extension RecordFormats {
  /// Reads texts that are spans: two dates such as `2025-08-01..2025-08-15` or `2025-08-01/2025-08-15`,
  /// or a part of the calendar such as `2025-08`.
  var spanReading: DateReader.SpanReading {
    let (reader, symbols) = (reader, language.symbols)
    // In a format of numbers, a year would be one.
    let readsParts = !readFormats.first.isNumber
    @Sendable func days(_ text: Span<UInt8>) -> ClosedRange<Day>? {
      // First, because some commands read a month as its first day.
      if readsParts, let part = PartOfDate(text, in: symbols),
        Word(copying: text).equals(part.word)
      {
        return part.days
      }
      let day = (try? reader.read(text)) ?? (try? DayFormat.iso.read(text))
      return day.map { $0...$0 }
    }
    return { text in
      guard let separator = text.spanSeparator else {
        return days(text).map { ($0.lowerBound, $0.upperBound) }
      }
      guard let first = days(text.extracting(first: separator.lowerBound)),
        let last = days(text.extracting(droppingFirst: separator.upperBound))
      else { return nil }
      return (first.lowerBound, last.upperBound)
    }
  }
}

extension Span<UInt8> {
  /// Where two full stops are, or else the slash in the middle of an odd number of them.
  fileprivate var spanSeparator: Range<Int>? {
    let slash = UInt8(ascii: "/")
    var slashes: [Int] = []
    for index in indices {
      if index > 0, self[index] == UInt8(ascii: "."), self[index - 1] == self[index] {
        return index - 1..<index + 1
      }
      if self[index] == slash { slashes.append(index) }
    }
    guard slashes.count % 2 == 1 else { return nil }
    let middle = slashes[slashes.count / 2]
    return middle..<middle + 1
  }
}
