#if Formats
extension DaySymbols {
  /// A month and its year in the order of the language, such as "August 2025" or "2025年8月".
  ///
  /// - Parameters:
  ///   - month: The month, 1 to 12.
  ///   - year: The year as text.
  func text(ofMonth month: Int, year: String) -> String {
    var text: ContiguousArray<UInt8> = []
    append(month: month, year: year, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a month and its year in the order of the language to a text.
  ///
  /// This is ``yearMonthPattern`` with its letters replaced: `MMMM` and `LLLL` by the name of the
  /// month in a date and alone, fewer of them by its number, and `y` by the year.
  func append(month: Int, year: String, to text: inout ContiguousArray<UInt8>) {
    withUTF8(of: .yearMonthPattern) { pattern in
      var start = 0
      var isQuoted = false
      while start < pattern.count {
        let byte = pattern[start]
        var end = start + 1
        while end < pattern.count, pattern[end] == byte { end += 1 }
        let count = end - start
        switch byte {
        case UInt8(ascii: "'"):
          // Two quotes stand for one.
          for _ in 0..<count / 2 { text.append(byte) }
          if count % 2 == 1 { isQuoted.toggle() }
        case UInt8(ascii: "y") where !isQuoted: for digit in year.utf8 { text.append(digit) }
        case UInt8(ascii: "M") where !isQuoted: append(month, count, .format, to: &text)
        case UInt8(ascii: "L") where !isQuoted: append(month, count, .standalone, to: &text)
        default: for _ in 0..<count { text.append(byte) }
        }
        start = end
      }
    }
  }

  /// Appends the name of a month, or its number for less than four letters.
  private func append(
    _ month: Int, _ letters: Int, _ context: Context, to text: inout ContiguousArray<UInt8>
  ) {
    if letters >= 4 { return append(.month(month, width: .wide, context: context), to: &text) }
    if month >= 10 { text.append(UInt8(ascii: "1")) }
    text.append(UInt8(ascii: "0") + UInt8(month % 10))
  }
}
#endif
