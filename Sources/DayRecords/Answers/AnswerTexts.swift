import DayKit
import System

/// The texts of results, in one array of bytes.
struct AnswerTexts: Sendable {
  /// The bytes of all texts.
  ///
  /// There may be other bytes between them.
  private(set) var bytes: ContiguousArray<UInt8> = []

  /// The start and end of each text.
  private(set) var ranges: ContiguousArray<TextRange> = []
}

extension AnswerTexts {
  /// Removes all texts.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
  }

  /// Adds a text for each day in a format.
  mutating func add(_ days: Span<Day>, as format: DayFormat) {
    guard !format.hasLiteral(.lineFeed) else {
      for index in days.indices {
        add { bytes in
          bytes.append(addingCapacity: format.maximumWidth) { output in
            format.write(days[index], to: &output)
          }
        }
      }
      return
    }
    let start = bytes.count
    appendLines(days, as: format)
    if let width = widthOfLines(days.count, as: format, from: start) {
      addRanges(days.count, of: width, from: start)
    } else {
      addLines(from: start, count: days.count)
    }
  }

  /// Replaces all texts by one line for each day, if all days have the same width, and returns it.
  ///
  /// Only the width tells where each text begins and ends.
  /// The days must take one line each.
  mutating func setLines(_ days: Span<Day>, as format: DayFormat) -> Int? {
    removeAll()
    guard format.fixedWidth != nil else { return nil }
    appendLines(days, as: format)
    if let width = widthOfLines(days.count, as: format, from: 0) { return width }
    removeAll()
    return nil
  }

  private mutating func appendLines(_ days: Span<Day>, as format: DayFormat) {
    bytes.append(addingCapacity: days.count * (format.maximumWidth + 1)) { output in
      format.writeLines(days, ending: .lineFeed, to: &output)
    }
  }

  /// The width of the days in the lines from a position on, if it is the same for all.
  private func widthOfLines(_ count: Int, as format: DayFormat, from start: Int) -> Int? {
    // The fixed width is the smallest, so the sum tells whether all days have it.
    guard let width = format.fixedWidth, bytes.count - start == count * (width + 1) else {
      return nil
    }
    return width
  }

  /// Adds a text for each number.
  mutating func add(_ counts: Span<Int>) {
    let start = bytes.count
    bytes.append(addingCapacity: counts.count * 21) { output in
      ranges.append(addingCapacity: counts.count) { ranges in
        for index in counts.indices {
          let first = start &+ output.count
          output.append(decimal: counts[index])
          ranges.append(TextRange(first, start &+ output.count))
        }
      }
    }
  }

  /// Adds the texts of a rule for records of `arity` days each.
  mutating func add(_ days: Span<Day>, arity: Int, by rule: any DayText) {
    for index in stride(from: 0, to: days.count, by: arity) {
      add { rule.write(days, at: index, to: &$0) }
    }
  }

  /// Adds the text that the body appends to the bytes.
  mutating func add(_ body: (inout ContiguousArray<UInt8>) -> Void) {
    let start = bytes.count
    body(&bytes)
    ranges.append(TextRange(start, bytes.count))
  }

  /// Appends bytes that belong to no text, and returns where they are.
  mutating func appendSpare(_ spare: Span<UInt8>) -> TextRange {
    let start = bytes.count
    bytes.append(addingCapacity: spare.count + PieceWriter.slack) { bytes in
      bytes.append(copying: spare)
      // A copy in blocks may read more bytes.
      bytes.append(repeating: 0, count: PieceWriter.slack)
    }
    return TextRange(start, start + spare.count)
  }

  /// Adds other texts as values of records, each in the form that its slot requires.
  mutating func add(
    _ texts: borrowing AnswerTexts, _ slots: Span<ValueSlot>, of form: RecordForm, isNumber: Bool
  ) {
    for index in slots.indices {
      let text = texts.bytes.span.extracting(texts.ranges[index].range)
      add { form.append(text, isNumber: isNumber, in: slots[index], to: &$0) }
    }
  }

  /// Adds other texts as values of records.
  ///
  /// - Parameter isQuoted: Whether there are quotes around the values.
  mutating func add(
    _ texts: borrowing AnswerTexts, of form: RecordForm, isNumber: Bool, isQuoted: Bool
  ) {
    let slot = ValueSlot(start: 0, end: 0, isQuoted: isQuoted)
    for range in texts.ranges {
      let text = texts.bytes.span.extracting(range.range)
      add { form.append(text, isNumber: isNumber, in: slot, to: &$0) }
    }
  }

  /// Inserts a text for each slot of a missing answer; the texts are those of the other slots.
  ///
  /// - Parameter append: Appends the text for a slot.
  mutating func insert(
    in slots: ContiguousArray<ValueSlot>,
    _ append: (ValueSlot, inout ContiguousArray<UInt8>) -> Void
  ) {
    let present = ranges
    ranges = []
    var next = 0
    for slot in slots {
      if slot.isMissing {
        add { append(slot, &$0) }
      } else {
        ranges.append(present[next])
        next += 1
      }
    }
  }

  /// Sorts all texts by their numbers, which begin with the first one and have no gaps.
  mutating func sort(_ numbers: PlainArray<Int>, from first: Int) {
    let unsorted = ranges
    numbers.withSpan { numbers in
      for index in numbers.indices { ranges[numbers[index] &- first] = unsorted[index] }
    }
  }

  /// Adds texts that all have the same width, each followed by a newline.
  private mutating func addRanges(_ count: Int, of width: Int, from start: Int) {
    ranges.append(addingCapacity: count) { ranges in
      var start = start
      for _ in 0..<count {
        ranges.append(TextRange(start, start &+ width))
        start &+= width &+ 1
      }
    }
  }

  /// Adds the lines from a position on as texts.
  private mutating func addLines(from start: Int, count: Int) {
    let bytes = bytes
    ranges.append(addingCapacity: count) { ranges in
      let bytes = bytes.span
      var start = start
      for _ in 0..<count {
        let end = bytes.firstIndex(from: start) { $0.marks(of: UInt64(bytes: .lineFeed)) }
        ranges.append(TextRange(start, end))
        start = end &+ 1
      }
    }
  }
}

/// Creates the texts of results.
struct AnswerSource: Sendable {
  let rule: DayRule
  let arity: Int
  let format: DayFormat

  /// The results that can be written.
  let writable: WritableDays

  /// Whether the format contains a newline.
  let hasLineBreaks: Bool

  init(
    _ rule: DayRule, arity: Int, _ format: DayFormat, orAsRead readFormats: [DayFormat] = []
  ) {
    self.rule = rule
    self.arity = arity
    self.format = format
    writable = WritableDays(format, orAsRead: readFormats)
    hasLineBreaks = format.hasLiteral(.lineFeed)
  }

  /// Adds the texts of some answers: days, numbers, or texts made from days.
  func add(
    _ slice: Range<Int>, _ days: Span<Day>, _ counts: Span<Int>, to texts: inout AnswerTexts
  ) {
    switch rule {
    case .same, .days, .amounts: texts.add(days.extracting(slice), as: format)
    case .counts: texts.add(counts.extracting(slice))
    case .texts(let text):
      let records = slice.lowerBound * arity..<slice.upperBound * arity
      texts.add(days.extracting(records), arity: arity, by: text)
    }
  }

  /// Adds a line for each of some answers that are days of the same width, and returns the width;
  /// otherwise adds nothing.
  func setLines(
    _ slice: Range<Int>, _ days: Span<Day>, of texts: inout AnswerTexts
  ) -> Int? {
    switch rule {
    case .same, .days, .amounts:
      hasLineBreaks ? nil : texts.setLines(days.extracting(slice), as: format)
    case .counts, .texts: nil
    }
  }
}
