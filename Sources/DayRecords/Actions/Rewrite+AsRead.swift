import DayKit
import Terminal

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
      let text = text(of: days[index], asRead: bytes.extracting(date), slot)
      output.append(bytes.extracting(position..<slot.start))
      if slot.isAdded { output.append(prefix.span) }
      output.append(text.span)
      position = slot.end
    }
    output.append(bytes.extracting(position..<end))
    if batch.isLines, bytes.contentEnd == bytes.count { output.append(.lineFeed) }
  }

  /// Returns an answer in the first format in which its date can be read, with the time of day of
  /// that date, as its slot requires.
  private func text(
    of day: Day, asRead date: Span<UInt8>, _ slot: AnswerSlot
  ) -> ContiguousArray<UInt8> {
    var format = format
    for candidate in readFormats where (try? candidate.read(date)) != nil {
      format = candidate
      break
    }
    var text: ContiguousArray<UInt8> = []
    if format.keepsTime, let bytes = format.bytes(of: day, like: date) {
      text += bytes
    } else {
      // A word such as `tomorrow` has no time of day.
      if !format.isWritable { format = .iso }
      text.append(addingCapacity: format.maximumWidth) { format.write(day, to: &$0) }
    }
    guard case .json(_, let key) = frame else { return frame.framing(text.span, in: slot) }
    return AnswerFrame.json(isNumber: format.isNumber, key: key).framing(text.span, in: slot)
  }
}
