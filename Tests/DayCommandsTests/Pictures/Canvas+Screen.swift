import Terminal

extension Canvas {
  /// Creates a canvas that shows a text as a terminal would, with its styles (ECMA-48, "Select
  /// Graphic Rendition").
  init(showing text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = text.hasSuffix("\n") ? lines.dropLast() : lines[...]
    var texts: [(text: String, row: Int, column: Int, style: TextStyle)] = []
    var style = TextStyle.plain
    var width = 0
    for (row, line) in rows.enumerated() {
      var column = 0
      for (index, part) in line.split(
        separator: "\u{1B}[", omittingEmptySubsequences: false
      ).enumerated() {
        var rest = part
        if index > 0, let end = part.firstIndex(of: "m") {
          style.apply(part[..<end].split(separator: ";").compactMap { Int($0) })
          rest = part[part.index(after: end)...]
        }
        texts.append((String(rest), row, column, style))
        column += String(rest).columns
      }
      width = max(width, column)
    }
    self.init(rows: rows.count, columns: width)
    for (text, row, column, style) in texts { put(text, row: row, column: column, style: style) }
  }
}

extension TextStyle {
  fileprivate mutating func apply(_ codes: [Int]) {
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 1: isBold = true
      case 2: isDim = true
      case 22: (isBold, isDim) = (false, false)
      case 4, 24: isUnderlined = code == 4
      case 9, 29: isCrossedOut = code == 9
      case 7, 27: isReversed = code == 7
      case 30...39: color = Self.color(code - 30, &codes)
      case 40...49: background = Self.color(code - 40, &codes)
      default: break
      }
    }
  }

  private static func color(_ code: Int, _ codes: inout ArraySlice<Int>) -> TextColor {
    if code < 8 { return .palette(UInt8(code)) }
    guard code == 8 else { return .standard }
    codes = codes.dropFirst()
    return codes.popFirst().map { .palette(UInt8($0)) } ?? .standard
  }
}
