import DayKit
import Terminal

extension ClosedRange<YearMonth> {
  /// These months by calendar year, or all of them if there are at most 12.
  var years: [ClosedRange<YearMonth>] {
    guard count > 12 else { return [self] }
    return chunks(of: 12, from: 1 - lowerBound.month)
  }

  /// These months in runs of a length, of which the last may be shorter.
  func chunks(of length: Int) -> [ClosedRange<YearMonth>] { chunks(of: length, from: 0) }

  /// - Parameter start: Where the first run would begin, 0 or negative.
  private func chunks(of length: Int, from start: Int) -> [ClosedRange<YearMonth>] {
    stride(from: start, to: count, by: length).map { first in
      lowerBound + Swift.max(0, first)...lowerBound + (Swift.min(first + length, count) - 1)
    }
  }

  /// The year if these are all its months, or else the first and the last month.
  func shortTitle(in symbols: DaySymbols, usesUTF8: Bool) -> String {
    count == 12 && lowerBound.month == 1
      ? String("\(lowerBound)".dropLast(3)) : title(in: symbols, usesUTF8: usesUTF8)
  }

  /// The first and the last month.
  func title(in symbols: DaySymbols, usesUTF8: Bool) -> String {
    let first = lowerBound.title(in: symbols)
    guard count > 1 else { return first }
    return first + (usesUTF8 ? " – " : " - ") + upperBound.title(in: symbols)
  }

  /// The names of these months, abbreviated or narrow, so that each fits into a width.
  func names(in symbols: DaySymbols, upTo width: Int) -> [String] {
    let names = map { symbols.name(ofMonth: $0.month, width: .abbreviated) }
    if names.allSatisfy({ $0.columns <= width }) { return names }
    return map { symbols.name(ofMonth: $0.month, width: .narrow) }
  }
}
