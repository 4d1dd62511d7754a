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
      var pieces = PatternPieces()
      while let piece = pieces.next(in: pattern) {
        switch piece {
        case .field(UInt8(ascii: "y"), _): for digit in year.utf8 { text.append(digit) }
        case .field(UInt8(ascii: "M"), let count): append(month, count, .format, to: &text)
        case .field(UInt8(ascii: "L"), let count): append(month, count, .standalone, to: &text)
        case .field(let letter, let count): for _ in 0..<count { text.append(letter) }
        case .text(let range): for index in range { text.append(pattern[index]) }
        case .openQuotation: break
        }
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
