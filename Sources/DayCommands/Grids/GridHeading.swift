import DayKit
import Terminal

/// The names of weekdays beside the days of a month.
struct GridHeading {
  /// The names in UTF-8, each followed by a newline.
  private let names: ContiguousArray<UInt8>

  /// The width of the widest name, or 2 if all names are narrower.
  let width: Int

  /// Uses the short names of a language, or the narrow names if the short ones are too wide.
  init(startingOn first: Weekday, _ symbols: DaySymbols) {
    var names = symbols.headings(startingOn: first, .short)
    var width = names.columnsOfWidestLine
    if width > 3 {
      names = symbols.headings(startingOn: first, .narrow)
      width = names.columnsOfWidestLine
    }
    self.names = names
    self.width = max(2, width)
  }

  /// Calls the body with each name and its position.
  func forEachName(_ body: (_ name: Span<UInt8>, _ position: Int) -> Void) {
    var (start, position) = (0, 0)
    let bytes = names.span
    for end in names.indices where names[end] == .lineFeed {
      body(bytes.extracting(start..<end), position)
      (start, position) = (end + 1, position + 1)
    }
  }
}

extension DaySymbols {
  /// The names of weekdays, each followed by a newline, without the full stops of abbreviations.
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
  fileprivate var columnsOfWidestLine: Int {
    var (widest, start) = (0, 0)
    for end in indices where self[end] == .lineFeed {
      widest = Swift.max(widest, span.extracting(start..<end).columns)
      start = end + 1
    }
    return widest
  }
}

extension UInt8 {
  fileprivate static var lineFeed: UInt8 { UInt8(ascii: "\n") }
}
