import DayKit
import System

// Answers in the format of their dates.

extension Rewrite {
  /// Writes records with each answer in the format in which its date was read.
  mutating func writeAsRead(
    _ count: Int, _ days: Span<Day>, of batch: DateBatch, _ bytes: Span<UInt8>, end: Int,
    to output: inout BufferedOutput
  ) {
    var position = batch.start
    for index in 0..<count {
      let date = batch.dates[index * arity]
      let slot =
        form == .line
        ? ValueSlot(start: date.start, end: date.end) : batch.answerSlots[index]
      let isInQuotes = setValue(days[index], asRead: bytes, date, slot)
      let quote = slot.isQuoted && !isInQuotes ? 1 : 0
      output.append(bytes.extracting(position..<slot.start - quote))
      if slot.isAdded { output.append(prefix.span) }
      output.append(value.span)
      position = slot.end + quote
    }
    output.append(bytes.extracting(position..<end))
    if form == .line, end > 0, bytes[end - 1] != .lineFeed { output.append(.lineFeed) }
  }

  /// Sets the value to an answer in the first format in which its date can be read, with the time of
  /// day of that date.
  ///
  /// In JSON, the answer to a number is a number, and that to a string is a string.
  ///
  /// - Returns: Whether the value stays inside the quotes of its slot.
  private mutating func setValue(
    _ day: Day, asRead bytes: Span<UInt8>, _ date: TextRange, _ slot: ValueSlot
  ) -> Bool {
    value.removeAll(keepingCapacity: true)
    // No place needs quotes or escapes for the answer.
    guard !isPlainAsRead else {
      asRead.append(day, like: bytes.extracting(date.range), to: &value)
      return true
    }
    var text: ContiguousArray<UInt8> = []
    asRead.append(day, like: bytes.extracting(date.range), to: &text)
    let isString = date.start > 0 && bytes[date.start - 1] == .quote
    let isNumber = form == .json && !isString && text.span.isJSONNumberOrWord
    form.append(text.span, isNumber: isNumber, in: slot, to: &value)
    return !isNumber
  }
}

/// Writes days in the format of the date that they answer.
struct WritingAsRead: Sendable {
  /// The formats in which dates are read, and the format of the answers to others.
  let formats: [DayFormat]
  let other: DayFormat

  /// Appends a day in the first format in which the date can be read, with the time of day of that
  /// date.
  func append(_ day: Day, like date: Span<UInt8>, to text: inout ContiguousArray<UInt8>) {
    // Most dates need no careful reading, which knows why a date cannot be read.
    for format in formats where format.readsQuickly(date) {
      return append(day, as: format, like: date, to: &text)
    }
    for format in formats where (try? format.read(date)) != nil {
      return append(day, as: format, like: date, to: &text)
    }
    append(day, as: other, like: date, to: &text)
  }

  private func append(
    _ day: Day, as format: DayFormat, like date: Span<UInt8>, to text: inout ContiguousArray<UInt8>
  ) {
    if format.keepsTime, let bytes = format.bytes(of: day, like: date) { return text += bytes }
    // A word such as `tomorrow` has no time of day.
    let format = format.isWritable ? format : .iso
    text.append(addingCapacity: format.maximumWidth) { format.write(day, to: &$0) }
  }
}

extension DayFormat {
  /// Whether a text is a date in this format, if that can be said quickly.
  fileprivate func readsQuickly(_ text: Span<UInt8>) -> Bool {
    var end = 0
    return readPrefix(of: text, at: &end) != nil && end == text.count
  }
}
