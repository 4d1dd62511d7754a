package import DayKit

/// The dates that a scan has found, as arrays side by side.
///
/// A batch holds whole records only. A record has one date, or one for each place asked for, one after
/// the other; a record of text has any number of them.
package struct DateBatch: Sendable {
  /// The most dates that one scan finds.
  static var capacity: Int { 512 }

  /// The days.
  package internal(set) var days: ContiguousArray<Day> = []

  /// Where the answers go: one slot for each record, in texts one for each date, in whole lines none.
  var slots: ContiguousArray<AnswerSlot> = []

  /// Where each record ends, behind its line feed; empty for whole lines, and for texts unless asked.
  var ends: ContiguousArray<Int> = []

  /// For texts, the number of dates up to the end of each record, where ``ends`` are asked for.
  var dateEnds: ContiguousArray<Int> = []

  /// Where each date stands without quotes around it; filled only for a record read alone.
  var dates: ContiguousArray<Range<Int>> = []

  /// The bytes that the records take.
  package internal(set) var start = 0
  package internal(set) var end = 0

  /// The number of line feeds in the records, if it is known without counting them.
  var lineFeeds: Int?

  /// Whether each record is a date and nothing else.
  var isLines = false

  /// How all records end, if they are whole lines.
  var ending = LineEnding.lineFeed

  /// The most dates that a scan of columns looks for.
  var dateLimit = Self.capacity

  /// The most whole lines that one scan reads.
  var lineLimit = Self.capacity

  /// Whether a scan fills in ``ends`` also where a rewriting action does not need them.
  var recordsEnds = false

  package init() {}
}

/// Where an answer goes in a record, as a range of the bytes that were scanned.
struct AnswerSlot: Equatable, Sendable {
  /// The bytes that the answer replaces, without quotes around them; empty where it is added.
  var start: Int
  var end: Int

  /// Whether the byte before and the byte behind are quotes that belong to the value.
  var isQuoted = false

  /// Whether the answer is a field or a key of its own that the record does not have yet.
  var isAdded = false
}

extension DateBatch {
  /// Empties the batch for records from a position on.
  mutating func restart(at position: Int) {
    // Emptying an array that was never used would make its type.
    if !days.isEmpty { days.removeAll(keepingCapacity: true) }
    if !slots.isEmpty { slots.removeAll(keepingCapacity: true) }
    if !ends.isEmpty { ends.removeAll(keepingCapacity: true) }
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
  case careful
}
