package import DayKit
package import System

/// Fails at the first record that is out of order, and writes nothing.
///
/// The order is that of ``Sorting``: texts without a date follow the record before them, and other
/// records without a date are last.
package struct OrderCheck: RecordAction {
  private let order: Sorting.Order

  /// The record before.
  private var last: Entry?

  /// Whether a record is out of order, which is then the last one of the run.
  private var hasFailed = false

  /// What is compared of a record.
  private struct Entry {
    var key: UInt32
    var day: Day?
    var value: ContiguousArray<UInt8> = []

    /// The value as it is in the record, if there is one.
    var text: [UInt8]?
  }

  package init(_ order: Sorting.Order) {
    self.order = order
  }

  package var traits: ActionTraits {
    var traits = ActionTraits()
    traits.needsEnds = true
    traits.undatedTexts = .mistake
    return traits
  }

  package var outcome: RunOutcome { hasFailed ? .no : .normal }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    var (start, date) = (batch.start, 0)
    for index in batch.ends.indices {
      var day: Day?
      if !batch.answersEachDate {
        day = days[index]
      } else if batch.dateEnds[index] > date {
        day = days[date]
        date = batch.dateEnds[index]
      }
      if let day, let failure = pass(day, index, of: batch, bytes) {
        return Taken(end: start, failure: .record(failure))
      }
      start = batch.ends[index]
    }
    return Taken(end: batch.end)
  }

  package mutating func takeAbsent(
    _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    let failure = pass(nil, 0, of: batch, bytes)
    return failure.map { Taken(end: batch.start, failure: .record($0)) } ?? Taken(end: batch.end)
  }
}

extension OrderCheck {
  /// Takes the next record, or returns the reason why it fails.
  private mutating func pass(
    _ day: Day?, _ index: Int, of batch: DateBatch, _ bytes: Span<UInt8>
  ) -> RecordFailure? {
    let key = day?.sortingKey(order.isDescending) ?? Day.absentSortingKey
    var (entry, number) = (Entry(key: key, day: day), ContiguousArray<UInt8>())
    if let values = order.values {
      do throws(RecordFailure) {
        try values.withKey(ofRecord: index, of: batch, in: bytes, &number) { mark, key in
          entry.value = [mark] + ContiguousArray(copying: key)
        }
      } catch {
        return error
      }
      if entry.value != [ValueOrder.missingMark] {
        let slot = batch.label(ofRecord: index) ?? ValueSlot(start: 0, end: 0)
        entry.text = Array(copying: bytes.extracting(slot.start..<slot.end))
      }
    }
    if let last, let disorder = disorder(of: entry, after: last) {
      hasFailed = true
      return .outOfOrder(disorder)
    }
    last = entry
    return nil
  }

  private func disorder(of entry: Entry, after last: Entry) -> Disorder? {
    guard entry.key == last.key else {
      guard entry.key < last.key, let day = entry.day else { return nil }
      return .days(last.day, day)
    }
    if order.isUnique, let day = entry.day { return .repeated(day) }
    guard order.values != nil,
      ValueSorter.isBefore(entry.value.span, last.value.span, isDescending: order.isDescending)
    else { return nil }
    return .values(last.text, entry.text, on: entry.day)
  }
}

extension [UInt8] {
  fileprivate init(copying bytes: Span<UInt8>) {
    self = []
    for index in bytes.indices { append(bytes[index]) }
  }
}
