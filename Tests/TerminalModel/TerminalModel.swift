import Terminal

/// A terminal of rows and columns that understands what a screen writes, and nothing else.
///
/// It notes as failures what a program that draws does not want: a text that wraps, a cursor that
/// would leave the terminal, and unknown control sequences.
package struct TerminalModel {
  private let rows: Int
  private let columns: Int
  private var cells: [[Cell]]
  private var cursor = (row: 0, column: 0)
  private var saved = (row: 0, column: 0)

  /// The control sequence or the character of which not all bytes have arrived.
  private var pending: [UInt8] = []

  /// The private modes that are set, such as 25 for a visible cursor.
  package private(set) var modes: Set<Int>

  /// The number of bytes that the terminal has received.
  package private(set) var byteCount = 0

  /// Whether any text had a style.
  package private(set) var hasStyles = false

  /// What the terminal would send in answer to requests.
  package private(set) var answers: [UInt8] = []

  /// How often the terminal was asked for the position of the cursor.
  package private(set) var positionQuestions = 0

  /// Whether the terminal tells the position of the cursor.
  package var tellsPosition = true

  /// How often the terminal was asked for its background and then for its attributes.
  package private(set) var themeQuestions = 0

  /// What a terminal would not have shown as expected.
  package private(set) var failures: [String] = []

  private var isAskedForBackground = false

  private struct Cell: Equatable {
    var text = " "
    var style = ""
  }

  private var style = ""

  package init(rows: Int, columns: Int, modes: Set<Int> = [25]) {
    (self.rows, self.columns, self.modes) = (rows, columns, modes)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }
}

extension TerminalModel {
  /// The rows, without spaces and empty rows at their ends.
  package var text: String {
    var lines = cells.map { row in
      var line = row.map(\.text).joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The rows with their styles, for comparing two terminals.
  package var picture: [String] {
    cells.map { row in row.map { $0.style + $0.text }.joined(separator: "|") }
  }

  package var position: [Int] { [cursor.row, cursor.column] }

  /// Takes the results to requests.
  package mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }
}

// Bytes.

extension TerminalModel {
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      byteCount += 1
      pending.append(byte)
      if isComplete { perform() }
    }
  }

  private var isComplete: Bool {
    guard let first = pending.first, let last = pending.last else { return false }
    if first == 0x1B, pending.count > 1, pending[1] == UInt8(ascii: "]") {
      return last == 0x07 || last == UInt8(ascii: "\\") && pending[pending.count - 2] == 0x1B
    }
    if first == 0x1B {
      return pending.count > 2 && last >= 0x40 || pending.count == 2 && last != UInt8(ascii: "[")
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return pending.count == length
  }

  private mutating func perform() {
    let text = String(decoding: pending, as: UTF8.self)
    pending = []
    switch text {
    case "\r": cursor.column = 0
    case "\n": lineFeed()
    case "\u{1B}7": saved = cursor
    case "\u{1B}8": cursor = saved
    case "\u{1B}]11;?\u{1B}\\": isAskedForBackground = true
    case "\u{1B}[c" where isAskedForBackground:
      themeQuestions += 1
      isAskedForBackground = false
    case _ where text.hasPrefix("\u{1B}["): control(String(text.dropFirst(2)))
    case _ where text.unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F }:
      failures.append("control character \(text.debugDescription)")
    default: show(text)
    }
  }

  private mutating func show(_ text: String) {
    let width = text.columns
    if width == 0 {
      if cursor.column > 0 { cells[cursor.row][cursor.column - 1].text += text }
      return
    }
    if cursor.column + width > columns {
      if text != " " { failures.append("\(text) wraps") }
      cursor.column = 0
      lineFeed()
    }
    cells[cursor.row][cursor.column] = Cell(text: text, style: style)
    if width == 2 { cells[cursor.row][cursor.column + 1] = Cell(text: "", style: style) }
    cursor.column += width
  }

  private mutating func lineFeed() {
    if cursor.row + 1 < rows { return cursor.row += 1 }
    cells.removeFirst()
    cells.append(Array(repeating: Cell(), count: columns))
  }
}

// Control sequences.

extension TerminalModel {
  private mutating func control(_ sequence: String) {
    let numbers = sequence.dropLast().split(separator: ";").map { Int($0) ?? -1 }
    let number = numbers.first ?? 1
    switch sequence.last {
    case "A": move(by: -number)
    case "B" where sequence == "B": cursor.row = min(cursor.row + 1, rows - 1)
    case "B": move(by: number)
    case "G" where (1...columns).contains(number): cursor.column = number - 1
    case "J" where sequence == "J":
      if cursor == (0, 0) { failures.append("erases the screen") }
      eraseBelow()
    case "K" where sequence == "K": eraseLine()
    case "m":
      select(numbers)
      hasStyles = true
    case "n" where sequence == "6n":
      positionQuestions += 1
      if tellsPosition { answers += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R".utf8 }
    case "h" where sequence.hasPrefix("?"): modes.insert(Int(sequence.dropFirst().dropLast()) ?? 0)
    case "l" where sequence.hasPrefix("?"): modes.remove(Int(sequence.dropFirst().dropLast()) ?? 0)
    default: failures.append("control sequence \(sequence)")
    }
  }

  private mutating func move(by count: Int) {
    let row = cursor.row + count
    guard (0..<rows).contains(row) else { return failures.append("moves to row \(row)") }
    cursor.row = row
  }

  private mutating func eraseLine() {
    for column in cursor.column..<columns { cells[cursor.row][column] = Cell() }
  }

  private mutating func eraseBelow() {
    eraseLine()
    for row in cells.indices.dropFirst(cursor.row + 1) {
      cells[row] = Array(repeating: Cell(), count: columns)
    }
  }

  /// Remembers the attributes and colours that are on, in a form that can be compared.
  private mutating func select(_ numbers: [Int]) {
    var parts = Set(style.split(separator: " ").map(String.init))
    var index = 0
    while index < numbers.count {
      let number = numbers[index]
      switch number {
      case 1, 2, 4, 7, 9: parts.insert("\(number)")
      case 22: parts.subtract(["1", "2"])
      case 24, 27, 29: parts.remove("\(number - 20)")
      case 30...49:
        parts = parts.filter { !$0.hasPrefix(number < 40 ? "text" : "back") }
        if number % 10 == 8 {
          parts.insert("\(number < 40 ? "text" : "back")\(numbers[index + 2])")
          index += 2
        } else if number % 10 != 9 {
          parts.insert("\(number < 40 ? "text" : "back")\(number % 10)")
        }
      default: failures.append("attribute \(number)")
      }
      index += 1
    }
    style = parts.sorted().joined(separator: " ")
  }
}
