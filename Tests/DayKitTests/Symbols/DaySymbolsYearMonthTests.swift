import DayKit
import Testing

struct DaySymbolsYearMonthTests {
  @Test(arguments: [
    ("MMMM y", "in_8 2025"), ("LLLL y", "alone_8 2025"), ("y年M月", "2025年8月"),
    ("yyyy. L", "2025. 8"), ("y 'my' 'L'. LLLL", "2025 my L. alone_8"),
    ("y('e')'ko' MMMM", "2025(e)ko in_8"), ("d''MMMM''y", "d'in_8'2025"),
    ("'o''clock' y", "o'clock 2025"),
  ])
  func lettersAreReplacedAndTextStays(_ pattern: String, _ title: String) throws {
    let symbols = DaySymbols(yearMonthPattern: pattern)
    #expect(try YearMonth(year: 2025, month: 8).title(in: symbols) == title)
  }
}

extension DaySymbols {
  /// Symbols whose names of months include their context.
  fileprivate init(yearMonthPattern pattern: String) {
    var names = Array(repeating: "", count: SymbolName.count)
    for month in 1...12 {
      names[SymbolName.month(month, width: .wide, context: .format).index] = "in_\(month)"
      names[SymbolName.month(month, width: .wide, context: .standalone).index] = "alone_\(month)"
    }
    names[SymbolName.yearMonthPattern.index] = pattern
    self.init(
      names: names.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }, firstWeekday: .monday,
      weekend: [])
  }
}
