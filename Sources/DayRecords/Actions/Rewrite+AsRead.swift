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
      let answer = answer(to: days[index], asRead: bytes, date, slot)
      let quote = slot.isQuoted && !answer.isInQuotes ? 1 : 0
      output.append(bytes.extracting(position..<slot.start - quote))
      if slot.isAdded { output.append(prefix.span) }
      output.append(answer.text.span)
      position = slot.end + quote
    }
    output.append(bytes.extracting(position..<end))
    if form == .line, end > 0, bytes[end - 1] != .lineFeed { output.append(.lineFeed) }
  }

  /// An answer as its slot requires, and whether it stays inside the quotes of the slot.
  private typealias SlotAnswer = (text: ContiguousArray<UInt8>, isInQuotes: Bool)

  /// Returns an answer in the first format in which its date can be read, with the time of day of
  /// that date.
  ///
  /// In JSON, the answer to a number is a number, and that to a string is a string.
  private func answer(
    to day: Day, asRead bytes: Span<UInt8>, _ date: TextRange, _ slot: ValueSlot
  ) -> SlotAnswer {
    let text = text(of: day, asRead: bytes.extracting(date.range))
    let isString = date.start > 0 && bytes[date.start - 1] == .quote
    let isNumber = form == .json && !isString && text.span.isJSONNumberOrWord
    var value: ContiguousArray<UInt8> = []
    form.append(text.span, isNumber: isNumber, in: slot, to: &value)
    return (value, !isNumber)
  }

  private func text(of day: Day, asRead date: Span<UInt8>) -> ContiguousArray<UInt8> {
    var format = format
    for candidate in readFormats where candidate.reads(date) {
      format = candidate
      break
    }
    if format.keepsTime, let bytes = format.bytes(of: day, like: date) {
      return ContiguousArray(bytes)
    }
    // A word such as `tomorrow` has no time of day.
    if !format.isWritable { format = .iso }
    var text: ContiguousArray<UInt8> = []
    text.append(addingCapacity: format.maximumWidth) { format.write(day, to: &$0) }
    return text
  }
}

extension DayFormat {
  /// Whether a text is a date in this format.
  fileprivate func reads(_ text: Span<UInt8>) -> Bool {
    var end = 0
    if readPrefix(of: text, at: &end) != nil, end == text.count { return true }
    return (try? read(text)) != nil
  }
}
