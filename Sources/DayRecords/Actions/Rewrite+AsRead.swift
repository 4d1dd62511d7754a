import DayKit
import System

// Answers in the format of their dates, for one record at a time.

extension Rewrite {
  /// Writes a record that was read alone, with each answer in the format in which its date was read.
  mutating func writeAsRead(
    _ count: Int, _ days: Span<Day>, of batch: DateBatch, _ bytes: Span<UInt8>, end: Int,
    to output: inout BufferedOutput
  ) {
    var position = batch.start
    for index in 0..<count {
      let date = batch.isLines ? position..<bytes.contentEnd : batch.dates[index]
      let slot =
        batch.isLines
        ? AnswerSlot(start: date.lowerBound, end: date.upperBound) : batch.slots[index]
      let answer = answer(to: days[index], asRead: bytes, date, slot)
      let quote = slot.isQuoted && !answer.isInQuotes ? 1 : 0
      output.append(bytes.extracting(position..<slot.start - quote))
      if slot.isAdded { output.append(prefix.span) }
      output.append(answer.text.span)
      position = slot.end + quote
    }
    output.append(bytes.extracting(position..<end))
    if batch.isLines, bytes.contentEnd == bytes.count { output.append(.lineFeed) }
  }

  /// An answer as its slot requires, and whether it stays inside the quotes of the slot.
  private typealias SlotAnswer = (text: ContiguousArray<UInt8>, isInQuotes: Bool)

  /// Returns an answer in the first format in which its date can be read, with the time of day of
  /// that date.
  ///
  /// In JSON, the answer to a number is a number, and that to a string is a string.
  private func answer(
    to day: Day, asRead bytes: Span<UInt8>, _ range: Range<Int>, _ slot: AnswerSlot
  ) -> SlotAnswer {
    let text = text(of: day, asRead: bytes.extracting(range))
    guard case .json = frame else { return (frame.framing(text.span, in: slot), true) }
    let isString = range.lowerBound > 0 && bytes[range.lowerBound - 1] == .quote
    let isNumber = !isString && text.span.isJSONNumberOrWord
    return (AnswerFrame.json(isNumber: isNumber).framing(text.span, in: slot), !isNumber)
  }

  private func text(of day: Day, asRead date: Span<UInt8>) -> ContiguousArray<UInt8> {
    var format = format
    for candidate in readFormats where (try? candidate.read(date)) != nil {
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
