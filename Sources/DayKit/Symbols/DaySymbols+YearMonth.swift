extension DaySymbols {
  /// A month and its year in the order of the language, such as "August 2025" or "2025年8月".
  ///
  /// This is ``yearMonthPattern`` with its letters replaced: `MMMM` and `LLLL` by the name of the
  /// month in a date and alone, fewer of them by its number, and `y` by the year.
  ///
  /// - Parameters:
  ///   - month: The month, 1 to 12.
  ///   - year: The year as text.
  func text(ofMonth month: Int, year: String) -> String {
    var text: [UInt8] = []
    var rest = utf8(.yearMonthPattern)
    var isQuoted = false
    while let byte = rest.first {
      let run = rest.prefix { $0 == byte }
      rest = rest.dropFirst(run.count)
      switch byte {
      case UInt8(ascii: "'"):
        // Two quotes stand for one.
        text += run.dropFirst(run.count - run.count / 2)
        if run.count % 2 == 1 { isQuoted.toggle() }
      case UInt8(ascii: "y") where !isQuoted: text += year.utf8
      case UInt8(ascii: "M") where !isQuoted: text += monthText(month, run.count, .format)
      case UInt8(ascii: "L") where !isQuoted: text += monthText(month, run.count, .standalone)
      default: text += run
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func monthText(_ month: Int, _ count: Int, _ context: Context) -> ArraySlice<UInt8> {
    count < 4 ? Array(String(month).utf8)[...] : utf8(.month(month, width: .wide, context: context))
  }
}
