import DayKit
import System

extension Sorting {
  /// Appends the records of a batch with their values, up to one whose value has no order.
  ///
  /// - Parameter days: The days of the records; none if their dates are absent.
  mutating func append(
    _ batch: DateBatch, _ days: Span<Day>, of bytes: Span<UInt8>, by values: ValueOrder
  ) -> Taken {
    var taken = Taken(end: batch.end)
    var (stored, number) = (ContiguousArray<UInt8>(), ContiguousArray<UInt8>())
    stored.reserveCapacity(2 * (batch.end - batch.start))
    withScratch(of: Int.self, capacity: batch.ends.count) { ends in
      withScratch(of: UInt32.self, capacity: batch.ends.count) { keys in
        var start = batch.start
        for index in batch.ends.indices {
          do throws(RecordFailure) {
            let record = bytes.extracting(start..<batch.ends[index])
            let ending = ending(of: record, batch.form)
            try values.withKey(ofRecord: index, of: batch, in: bytes, &number) { mark, key in
              ValueSorter.append(record, ending: ending.span, mark, key, to: &stored)
            }
          } catch {
            taken = Taken(end: start, failure: .record(error))
            break
          }
          let date = batch.firstDate(ofRecord: index)
          keys.append(
            days.isEmpty ? Day.absentSortingKey : days[date].sortingKey(order.isDescending))
          ends.append(stored.count)
          start = batch.ends[index]
        }
        prepare(for: ends.count, stored.count)
        run.append(0, ends.span, of: stored.span, keys: keys.span)
      }
    }
    return taken
  }

  /// Returns what a record without a newline lacks, in the style of the one before it, and takes
  /// note of the ending of another one.
  private mutating func ending(
    of record: Span<UInt8>, _ form: RecordForm
  ) -> ContiguousArray<UInt8> {
    guard form != .element else { return [] }
    guard record.last != .lineFeed else {
      endsWithReturn = record.hasCarriageReturn(before: record.count - 1)
      return []
    }
    return endsWithReturn ?? false ? [.carriageReturn, .lineFeed] : [.lineFeed]
  }
}
