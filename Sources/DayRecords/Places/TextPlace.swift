package import DayKit

/// Every date in a text that is not part of a longer number or word.
package struct TextPlace: Sendable {
  /// Where dates of the first format may begin and end, and those of the others.
  let first: TextBorders
  let others: ContiguousArray<TextBorders>

  /// For each byte whether a date in one of the formats may begin with it.
  let beginnings: ContiguousArray<Bool>

  /// What to look for, if every date has it.
  let landmarks: TextLandmarks?

  /// Creates the place for dates in formats, the same as those of the reader that reads them.
  package init(_ formats: [DayFormat]) {
    let formats = formats.isEmpty ? [.iso] : formats
    first = TextBorders(formats[0])
    others = ContiguousArray(formats.dropFirst().map(TextBorders.init))
    landmarks = formats.count == 1 ? TextLandmarks(formats[0]) : nil
    var beginnings = ContiguousArray(repeating: false, count: 256)
    for format in formats { beginnings.mark(format) }
    self.beginnings = beginnings
  }
}

/// A date that was found in a text.
struct TextDate {
  var day: Day

  /// Where it begins and ends.
  var start: Int
  var end: Int
}

extension TextPlace {
  /// Finds the dates of one record, of any length and with any number of dates.
  ///
  /// - Parameter contentEnd: The end of the text of the record, where its ending begins.
  func scanOne(
    _ record: Span<UInt8>, contentEnd: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) {
    let text = record.extracting(0..<contentEnd)
    var position = 0
    while let date = next(in: text, from: position, by: reader) {
      batch.days.append(date.day)
      batch.slots.append(AnswerSlot(start: date.start, end: date.end))
      batch.dates.append(date.start..<date.end)
      position = date.end
    }
    batch.ends.append(record.count)
    batch.dateEnds.append(batch.days.count)
    batch.end = record.count
  }

  /// Whether there is a date in a text.
  package func hasDate(in text: Span<UInt8>, by reader: borrowing DateReader) -> Bool {
    next(in: text, from: 0, by: reader) != nil
  }

  /// The first date that begins at or after a position, of all formats.
  func next(
    in text: Span<UInt8>, from start: Int, by reader: borrowing DateReader
  ) -> TextDate? {
    var position = start
    while position < text.count {
      if beginnings[Int(text[position])], let date = date(at: position, in: text, by: reader) {
        return date
      }
      position &+= 1
    }
    return nil
  }

  /// The date that begins at a position, in the first format whose match ends at an allowed
  /// position.
  @inline(__always)
  func date(
    at start: Int, in text: Span<UInt8>, by reader: borrowing DateReader
  ) -> TextDate? {
    if let date = first.date(at: start, in: text, as: reader.first) { return date }
    return others.isEmpty ? nil : otherDate(at: start, in: text, by: reader)
  }

  @inline(never)
  private func otherDate(
    at start: Int, in text: Span<UInt8>, by reader: borrowing DateReader
  ) -> TextDate? {
    for (index, borders) in others.enumerated() {
      let format = reader.formats[index + 1]
      if let date = borders.date(at: start, in: text, as: format) { return date }
    }
    return nil
  }
}

extension TextBorders {
  /// The date in a format that begins at a position, if it is not part of a longer number or word.
  @inline(__always)
  func date(at start: Int, in text: Span<UInt8>, as format: DayFormat) -> TextDate? {
    var end = start
    guard allowsStart(at: start, in: text), let day = format.readPrefix(of: text, at: &end),
      end > start, allowsEnd(at: end, from: start, in: text)
    else { return nil }
    return TextDate(day: day, start: start, end: end)
  }
}

extension ContiguousArray<Bool> {
  /// Marks the bytes that a date in a format may begin with.
  fileprivate mutating func mark(_ format: DayFormat) {
    for byte in UInt8.min...UInt8.max where format.canBegin(with: byte) { self[Int(byte)] = true }
  }
}
