import DayKit

/// The dates that a scan has found, in parallel arrays.
///
/// A batch holds whole records. A record has one date for each requested place, and these dates are
/// adjacent. A record of text has any number of dates.
package struct DateBatch: Sendable {
  /// The most dates that one scan finds.
  static var capacity: Int { 512 }

  /// The days.
  var days = PlainArray<Day>()

  /// Where the answers go: one slot for each record; in texts, one for each date; for whole lines,
  /// none.
  var slots: ContiguousArray<AnswerSlot> = []

  /// The position after the line feed of each record.
  ///
  /// Whole lines and texts have these only on request.
  var ends = PlainArray<Int>()

  /// For texts with ``ends``, the number of dates up to the end of each record.
  var dateEnds: ContiguousArray<Int> = []

  /// Where each date is, without quotes around it.
  ///
  /// Only a record that is read alone has these.
  var dates: ContiguousArray<Range<Int>> = []

  /// The bytes that the records take.
  package internal(set) var start = 0
  package internal(set) var end = 0

  /// The number of line feeds in the records, if known.
  var lineFeeds: Int?

  /// Whether each record consists of a date.
  var isLines = false

  /// Whether each record has any number of dates, up to those counted in ``dateEnds``.
  var isText = false

  /// The ending of all records, if they are whole lines.
  var ending = LineEnding.lineFeed

  /// The most dates that a scan of columns looks for.
  var dateLimit = Self.capacity

  /// The most whole lines that one scan reads.
  var lineLimit = Self.capacity

  /// Whether a scan fills in ``ends`` even if a rewriting action does not need them.
  var recordsEnds = false

  package init() {}
}

/// Where an answer goes in a record, as a range of the scanned bytes.
struct AnswerSlot: Equatable, Sendable {
  /// The bytes that the answer replaces, without quotes around them; empty for an answer that is
  /// added.
  var start: Int
  var end: Int

  /// Whether the bytes before and after are quotes that belong to the value.
  var isQuoted = false

  /// Whether the answer is a new field or key of the record.
  var isAdded = false

  /// The number of empty fields before an added one, so that the answer is below its name in the
  /// header.
  var missingFields: UInt32 = 0
}

extension DateBatch {
  /// Empties the batch for records from a position on.
  mutating func restart(at position: Int) {
    days.removeAll()
    ends.removeAll()
    // Emptying an array that was never used would create its type at run time.
    if !slots.isEmpty { slots.removeAll(keepingCapacity: true) }
    if !dateEnds.isEmpty { dateEnds.removeAll(keepingCapacity: true) }
    if !dates.isEmpty { dates.removeAll(keepingCapacity: true) }
    (start, end) = (position, position)
    lineFeeds = nil
  }

  /// Lets the body append to the three arrays.
  @inline(__always)
  mutating func fill<Result>(
    _ body: (inout OutputSpan<Day>, inout OutputSpan<AnswerSlot>, inout OutputSpan<Int>) -> Result
  ) -> Result? {
    var result: Result?
    days.append(addingCapacity: Self.capacity) { days in
      slots.append(addingCapacity: Self.capacity) { slots in
        ends.append(addingCapacity: Self.capacity) { ends in
          result = body(&days, &slots, &ends)
        }
      }
    }
    return result
  }
}

/// The reason a scan stops.
enum ScanStop: Equatable {
  /// The batch is full.
  case full

  /// There is no further whole record.
  case end

  /// The next record needs the slow path.
  case needsSlowPath
}
