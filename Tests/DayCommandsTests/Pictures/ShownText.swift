import Terminal

/// What a terminal shows of a text with styles (ECMA-48, "Select Graphic Rendition").
struct ShownText: Equatable {
  var rows: [[Cell]]

  struct Cell: Equatable {
    /// A character with its combining marks; empty for the second half of a wide one.
    var text: String
    var style: Style
  }

  struct Style: Equatable {
    /// The codes of the attributes that are on, such as 1 for bold.
    var attributes: Set<Int> = []
    var color: Int?
    var background: Int?
  }

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if text.hasSuffix("\n") { lines.removeLast() }
    var style = Style()
    rows = lines.map { line in
      var cells: [Cell] = []
      for (index, part) in line.split(
        separator: "\u{1B}[", omittingEmptySubsequences: false
      ).enumerated() {
        var rest = part
        if index > 0, let end = part.firstIndex(of: "m") {
          style.apply(part[..<end].split(separator: ";").compactMap { Int($0) })
          rest = part[part.index(after: end)...]
        }
        for character in rest.map(String.init) {
          cells.append(Cell(text: character, style: style))
          if character.columns == 2 { cells.append(Cell(text: "", style: style)) }
        }
      }
      return cells
    }
    let width = rows.map(\.count).max() ?? 0
    for row in rows.indices {
      let space = Cell(text: " ", style: Style())
      rows[row] += Array(repeating: space, count: width - rows[row].count)
    }
  }
}

extension ShownText.Style {
  fileprivate mutating func apply(_ codes: [Int]) {
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 1, 2, 4, 7, 9: attributes.insert(code)
      case 22: attributes.subtract([1, 2])
      case 24, 27, 29: attributes.remove(code - 20)
      case 30...39: color = Self.color(code - 30, &codes)
      case 40...49: background = Self.color(code - 40, &codes)
      default: break
      }
    }
  }

  private static func color(_ code: Int, _ codes: inout ArraySlice<Int>) -> Int? {
    guard code >= 8 else { return code }
    guard code == 8 else { return nil }
    codes = codes.dropFirst()
    return codes.popFirst()
  }
}
