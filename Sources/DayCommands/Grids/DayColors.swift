import CommandGrammar
import Terminal

/// The styles of days in colour, which `DAYCTL_COLORS` can change.
struct DayColors: Equatable, Sendable {
  var today = TextStyle(isReversed: true)
  var weekend = TextStyle(isDim: true)
  var holiday = TextStyle(color: .red)
  var highlight = TextStyle(isBold: true, color: .magenta)

  /// The colours of a heat map in the palette of 256 colours; empty for those of the theme.
  var heat: [TextColor] = []
}

extension DayColors {
  /// Reads styles such as `today=7:holiday=1;31:heat=22;28;34;120`, as in `GREP_COLORS`.
  ///
  /// - Throws: `UsageError` if a name or a style is unknown.
  init(_ value: Word) throws(UsageError) {
    for part in value.bytes.split(separator: UInt8(ascii: ":")) {
      let text = String(decoding: part, as: UTF8.self)
      let sides = text.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2 else {
        throw Self.error(text, "is not a name and a style, such as holiday=31")
      }
      try set(String(sides[0]), to: sides[1], text)
    }
  }

  private mutating func set(
    _ name: String, to value: Substring, _ text: String
  ) throws(UsageError) {
    let codes = value.split(separator: ";").map { Int($0) ?? -1 }
    if name == "heat" {
      guard codes.count == 4, codes.allSatisfy({ (16..<256).contains($0) }) else {
        throw Self.error(text, "is not four colours from 16 to 255, such as heat=22;28;34;120")
      }
      heat = codes.map { .palette(UInt8($0)) }
      return
    }
    guard let style = TextStyle(codes: codes) else {
      throw Self.error(text, "is not a style of a terminal, such as holiday=1;31")
    }
    switch name {
    case "today": today = style
    case "weekend": weekend = style
    case "holiday": holiday = style
    case "highlight": highlight = style
    default:
      throw Self.error(text, "has an unknown name: use today, weekend, holiday, highlight or heat")
    }
  }

  private static func error(_ text: String, _ reason: String) -> UsageError {
    UsageError("DAYCTL_COLORS: \(String(quoting: Array(text.utf8))) \(reason)")
  }
}
