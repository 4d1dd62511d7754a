import DayKit
import System

extension DateBatch {
  /// The reason why no more records go into a batch.
  enum FillStop {
    /// The batch is full.
    case full

    /// There is no further whole record.
    case end

    /// The next record has no date, or a span, and the action takes such records one by one.
    case alone(WholeRecord)

    /// The next record cannot be read.
    case failed(FailedRecord)
  }

  /// Fills the batch: with many usual records at once, and with others one by one.
  ///
  /// - Parameters:
  ///   - count: The most dates, unless one record has more.
  ///   - isAlone: Whether the batch takes one record, and no record is usual.
  mutating func fill(
    from bytes: Span<UInt8>, at place: borrowing DatePlace, by reader: borrowing DateReader,
    atMost count: Int, isAlone: Bool
  ) -> FillStop {
    slowCount = 0
    let window = bytes.extracting(first: min(bytes.count, start + window))
    while true {
      if !isAlone, end < window.count, mayScan {
        let known = end
        let stop = place.scan(window, by: reader, into: &self)
        countScan(found: end > known)
        switch stop {
        case .full: return .full
        case .end:
          if window.count == bytes.count { return .end }
          if !isEmpty { return .full }
        case .needsSlowPath: break
        }
      }
      guard days.count < count, let record = bytes.record(from: end, of: form) else {
        return isEmpty ? .end : .full
      }
      // All lines of a batch have the same ending.
      if form == .line, !isEmpty, record.ending != ending { return .full }
      slowCount += 1
      let known = size
      if let failure = append(record, of: bytes, at: place, by: reader) {
        return .failed(record.failed(failure))
      }
      if lacksDate || isSpan {
        remove(to: known)
        guard skipsAbsent, !isSpan else {
          end = record.start
          isSpan = false
          return .alone(record)
        }
      }
      if isAlone { return .full }
    }
  }

  /// Whether to scan here; if scans find nothing, they are tried less often.
  private var mayScan: Bool {
    mutating get {
      guard pause > 0 else { return true }
      pause -= 1
      return false
    }
  }

  private mutating func countScan(found: Bool) {
    vainScans = found ? 0 : min(vainScans + 1, 8)
    pause = max(0, 2 * (vainScans - 4))
  }

  /// Appends one record, or leaves the batch as it was and returns the reason why it cannot be read.
  ///
  /// If ``lacksDate`` is true afterwards, the record may have some days and slots.
  mutating func append(
    _ record: WholeRecord, of bytes: Span<UInt8>, at place: borrowing DatePlace,
    by reader: borrowing DateReader
  ) -> RecordFailure? {
    guard record.contentEnd - record.contentStart <= RecordLimit.line else { return .tooLong }
    let known = size
    contentStart = record.contentStart
    beginRecord()
    do throws(RecordFailure) {
      let content = bytes.extracting(record.contentStart..<record.contentEnd)
      if isEmptyLine(content, reader) {
        lacksDate = true
      } else {
        try place.read(content, at: record.contentStart, by: reader, into: &self)
      }
    } catch {
      remove(to: known)
      return error
    }
    if lacksDate, place.hasTarget {
      for slot in known.answerSlots..<answerSlots.count { answerSlots[slot].lose() }
    }
    end = record.end
    if hasEnds { ends.append(end) }
    if form == .line { ending = record.ending }
    lineFeeds = nil
    return nil
  }

  /// Whether a record is an empty line between those that have fields or are JSON.
  private func isEmptyLine(_ content: Span<UInt8>, _ reader: borrowing DateReader) -> Bool {
    guard hasEnds, !isOperand, reader.absence != nil else { return false }
    let isOneField = content.isEmpty || form == .json || form == .fields(.blanks)
    return isOneField && !content.hasContent
  }

  /// The number of elements of each array that has some for each record.
  private struct Size {
    let days: Int
    let answerSlots: Int
    let labelSlots: Int
    let dates: Int
    let formats: Int
    let ends: Int
  }

  private var size: Size {
    Size(
      days: days.count, answerSlots: answerSlots.count, labelSlots: labelSlots.count,
      dates: dates.count, formats: formats.count, ends: ends.count)
  }

  private mutating func remove(to size: Size) {
    days.removeLast(days.count - size.days)
    answerSlots.removeLast(answerSlots.count - size.answerSlots)
    labelSlots.removeLast(labelSlots.count - size.labelSlots)
    dates.removeLast(dates.count - size.dates)
    formats.removeLast(formats.count - size.formats)
    ends.removeLast(ends.count - size.ends)
  }
}
