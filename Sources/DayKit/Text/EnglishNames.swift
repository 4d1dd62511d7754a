/// The English names, which are part of the program and take no memory of their own.
enum EnglishNames {
  /// The result of a function of the UTF-8 of a name.
  static func withUTF8<Result>(of index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    withPaddedName(record(of: index)) { name in
      let spaces = name.word(at: 8).trailingSpaces
      let count = spaces < 8 ? 16 - spaces : 8 - name.word(at: 0).trailingSpaces
      return body(name.extracting(first: Int(count)))
    }
  }

  /// The full name of a month, 1 to 12.
  static func name(ofMonth month: Int) -> String { name(at: month - 1) }

  /// The full name of a weekday.
  static func name(of weekday: Weekday) -> String { name(at: wideWeekdays + weekday.rawValue) }

  private static func name(at index: Int) -> String {
    withUTF8(of: index) { name in
      String(capacity: width) { output in
        for place in name.indices { output.append(name[place]) }
      }
    }
  }

  /// The index of "Sunday", the first of the full names of weekdays.
  static var wideWeekdays: Int { SymbolName.weekdays }

  /// The result of a function of the full name of a weekday and spaces, 16 bytes in all.
  @inline(__always)
  static func withPaddedName<Result>(
    of weekday: Weekday, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    withPaddedName(record(of: wideWeekdays) + weekday.rawValue, body)
  }

  /// The result of a function of a name and spaces, 16 bytes in all.
  @inline(__always)
  private static func withPaddedName<Result>(
    _ record: Int, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    let start = record * width
    return text.withUTF8Buffer { buffer in
      // The span can't outlive the closure, and so not the text.
      let names = unsafe buffer.span
      return body(names.extracting(start..<start + width))
    }
  }

  /// The number of names in the text before the one of a place among the names of a language.
  ///
  /// English has the same names in dates and by themselves, so that they stand here once.
  private static func record(of index: Int) -> Int {
    let (start, length) =
      switch index {
      case ..<SymbolName.weekdays: (0, 12)
      case ..<SymbolName.quarters: (SymbolName.weekdays, 7)
      case ..<SymbolName.eras: (SymbolName.quarters, 4)
      default: (SymbolName.eras, SymbolName.count)
      }
    let place = index - start
    return start / 2 + place / length / 2 * length + place % length
  }

  /// The bytes that each name takes, with spaces after it.
  private static var width: Int { 16 }

  private static let text: StaticString = """
    January         February        March           April           \
    May             June            July            August          \
    September       October         November        December        \
    Jan             Feb             Mar             Apr             \
    May             Jun             Jul             Aug             \
    Sep             Oct             Nov             Dec             \
    J               F               M               A               \
    M               J               J               A               \
    S               O               N               D               \
    Sunday          Monday          Tuesday         Wednesday       \
    Thursday        Friday          Saturday        \
    Sun             Mon             Tue             Wed             \
    Thu             Fri             Sat             \
    Su              Mo              Tu              We              \
    Th              Fr              Sa              \
    S               M               T               W               \
    T               F               S               \
    1st quarter     2nd quarter     3rd quarter     4th quarter     \
    Q1              Q2              Q3              Q4              \
    BC              AD              EEEE, d MMMM y  d MMMM y        \
    d MMM y         dd/MM/y         MMMM y          \

    """
}
