import SeededNumbers

extension String {
  /// A pattern in Unicode's syntax, of fields, text and quotes, with occasional mistakes.
  static func randomUnicodePattern(using generator: inout SplitMix64) -> String {
    let fields = [
      "y", "yy", "yyyy", "u", "Y", "YY", "YYYY", "M", "MM", "MMM", "MMMM", "L", "LL", "LLL", "Q",
      "QQ", "QQQ", "QQQQ", "d", "dd", "D", "DDD", "E", "EEEE", "EEEEEE", "e", "ee", "c", "cccc",
      "w", "ww",
      "g", "G",
    ]
    let texts = ["-", "/", " ", ".", "年", "0", "9", "''", "'T'", "'it''s'", "\u{301}", "\0"]
    let slips = ["'", "m", "DD", "MMMMM", "EEEEE", "yyyyyyy", "H", "x", "é", "QQQQQ", "ggg"]
    return pattern(of: fields, texts, slips, using: &generator)
  }

  /// A pattern in the syntax of `strftime`, with occasional mistakes.
  static func randomStrftimePattern(using generator: inout SplitMix64) -> String {
    let fields = "YCymdejuwaAbBhGVgUWFDs".map { "%\($0)" }
    let flagged = ["-", "_", "0"].flatMap { flag in "YCymdejuwGVgUW".map { "%\(flag)\($0)" } }
    let texts = ["-", "/", " ", "T", "年", "7", "%%", "%n", "%t", "'", "\0"]
    let slips = ["%", "%-", "%H", "%-A", "%é", "%5Y", "%Ey"]
    return "%%" + pattern(of: fields + flagged, texts, slips, using: &generator)
  }

  private static func pattern(
    of fields: [String], _ texts: [String], _ slips: [String], using generator: inout SplitMix64
  ) -> String {
    (0..<Int.random(in: 0...10, using: &generator)).reduce(into: "") { pattern, _ in
      let pieces =
        switch Int.random(in: 0..<40, using: &generator) {
        case 0: slips
        case 1..<20: texts
        default: fields
        }
      pattern += pieces.randomElement(using: &generator) ?? ""
    }
  }
}
