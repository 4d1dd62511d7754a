import DayKit
import Terminal

/// A month as a table of weeks.
struct MonthGrid: Equatable, Sendable {
  var month: YearMonth

  /// The weekday on which weeks start.
  var firstWeekday: Weekday

  /// The day to highlight, if it is in the month.
  var highlighted: Day?
}

extension MonthGrid {
  /// Appends the grid in UTF-8, without a line feed after its last line.
  ///
  /// It works on bytes, because strings and arrays of names would take longer than everything else
  /// in a call.
  func write(in symbols: DaySymbols, to text: inout ContiguousArray<UInt8>) {
    // A call often prints only one month.
    if text.isEmpty { text.reserveCapacity(256) }
    let heading = GridHeading(startingOn: firstWeekday, symbols)
    let start = text.count
    month.appendTitle(in: symbols, to: &text)
    let columns = text.columns(start..<text.count)
    text.insert(spaces: (heading.width - columns) / 2, at: start)
    text.append(.lineFeed)
    heading.write(to: &text)
    writeDays(below: heading, to: &text)
  }

  private func writeDays(below heading: GridHeading, to text: inout ContiguousArray<UInt8>) {
    var column = month.firstDay.weekday.days(since: firstWeekday)
    text.append(.lineFeed)
    text.insert(spaces: column * (heading.cellWidth + 1), at: text.count)
    for number in 1...month.dayCount {
      if column == 7 {
        text.append(.lineFeed)
        column = 0
      } else if number > 1 {
        text.append(.space)
      }
      // Numbers are aligned to the right.
      text.insert(spaces: heading.cellWidth - 2, at: text.count)
      write(number, isHighlighted: number == highlightedNumber, to: &text)
      column += 1
    }
  }

  /// The day of the month to highlight, if there is one.
  private var highlightedNumber: Int? {
    guard let highlighted, month.days.contains(highlighted) else { return nil }
    return highlighted - month.firstDay + 1
  }

  private func write(_ number: Int, isHighlighted: Bool, to text: inout ContiguousArray<UInt8>) {
    if isHighlighted { text.append("\u{1B}[7m") }
    text.append(number < 10 ? .space : UInt8(ascii: "0") + UInt8(number / 10))
    text.append(UInt8(ascii: "0") + UInt8(number % 10))
    if isHighlighted { text.append("\u{1B}[27m") }
  }
}

/// The weekdays above a month.
private struct GridHeading {
  /// The names in UTF-8, each followed by a line feed.
  private let names: ContiguousArray<UInt8>

  /// The width of a cell in columns, without the space after it.
  let cellWidth: Int

  /// Uses the short names of a language, or the narrow names if the short ones are too wide.
  init(startingOn first: Weekday, _ symbols: DaySymbols) {
    var names = symbols.headings(startingOn: first, .short)
    var width = names.columnsOfWidestLine
    if width > 3 {
      names = symbols.headings(startingOn: first, .narrow)
      width = names.columnsOfWidestLine
    }
    self.names = names
    cellWidth = max(2, width)
  }

  /// The width of the grid in columns.
  var width: Int { 7 * (cellWidth + 1) - 1 }

  func write(to text: inout ContiguousArray<UInt8>) {
    var start = 0
    for end in names.indices where names[end] == .lineFeed {
      if start > 0 { text.append(.space) }
      text.insert(spaces: cellWidth - names.columns(start..<end), at: text.count)
      for index in start..<end { text.append(names[index]) }
      start = end + 1
    }
  }
}

extension DaySymbols {
  /// The names of weekdays, each followed by a line feed, without the full stops of abbreviations.
  fileprivate func headings(startingOn first: Weekday, _ width: Width) -> ContiguousArray<UInt8> {
    var text: ContiguousArray<UInt8> = []
    text.reserveCapacity(64)
    for column in 0..<7 {
      let start = text.count
      let weekday = first.advanced(by: column)
      append(.weekday(weekday, width: width, context: .standalone), to: &text)
      if text.count > start, text[text.count - 1] == UInt8(ascii: ".") { text.removeLast() }
      text.append(.lineFeed)
    }
    return text
  }
}

extension ContiguousArray<UInt8> {
  /// The width of a part of the text on a terminal, in columns.
  fileprivate func columns(_ range: Range<Int>) -> Int {
    for index in range where self[index] >= 0x80 {
      return String(decoding: self[range], as: UTF8.self).columns
    }
    return range.count
  }

  fileprivate var columnsOfWidestLine: Int {
    var (widest, start) = (0, 0)
    for end in indices where self[end] == .lineFeed {
      widest = Swift.max(widest, columns(start..<end))
      start = end + 1
    }
    return widest
  }

  /// Inserts spaces at a position; does nothing if the number is not positive.
  fileprivate mutating func insert(spaces: Int, at start: Int) {
    guard spaces > 0 else { return }
    let end = count
    for _ in 0..<spaces { append(.space) }
    var index = end
    while index > start {
      index -= 1
      self[index + spaces] = self[index]
      self[index] = .space
    }
  }

  fileprivate mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      for index in bytes.indices { append(unsafe bytes[index]) }
    }
  }
}

extension UInt8 {
  fileprivate static var space: UInt8 { UInt8(ascii: " ") }
  fileprivate static var lineFeed: UInt8 { UInt8(ascii: "\n") }
}
