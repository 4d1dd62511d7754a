import DayKit
import System

/// The dates that a scan has found, in parallel arrays.
///
/// A batch holds whole records. A record has one date for each requested place, and these dates are
/// adjacent. A record of text has any number of dates.
package struct DateBatch: Sendable {
  /// The most dates that one scan finds.
  static var capacity: Int { 512 }

  /// What the records look like.
  var form: RecordForm

  /// Whether each date has a result of its own, so that a record has any number of dates.
  let answersEachDate: Bool

  /// The days.
  var days = PlainArray<Day>()

  /// Where the results go: one slot for each record, or one for each date; for whole lines, none.
  ///
  /// The slots for missing answers have no date.
  var answerSlots: ContiguousArray<ValueSlot> = []

  /// Where the label of each result is, if the place has one; the dates of a record share a label.
  var labelSlots: ContiguousArray<ValueSlot> = []

  /// The position after the newline of each record.
  ///
  /// Whole lines and texts have these only after ``findEnds(of:width:)``.
  var ends = PlainArray<Int>()

  /// If each date has a result, the number of dates up to the end of each record, after
  /// ``findEnds(of:width:)``.
  var dateEnds: ContiguousArray<Int> = []

  /// Where each date is, without quotes around it, if they are wanted.
  var dates = PlainArray<TextRange>()

  /// Whether scans fill in ``dates``.
  var wantsDates = false

  /// Whether records without a date stay as they are, so that the batch includes their bytes and
  /// nothing else of them.
  var skipsAbsent = false

  /// The number of the format in which each date was read, if they are wanted.
  var formats = PlainArray<Int>()

  /// Whether scans fill in ``formats``.
  var wantsFormats = false

  /// The fields of a record that is being read.
  var fields = PlainArray<TextRange>()

  /// The text of a date that is being read, without escapes.
  var text: ContiguousArray<UInt8> = []

  /// The bytes that the records take.
  package internal(set) var start = 0
  package internal(set) var end = 0

  /// Where the record that was read alone last begins, after the comma before an element.
  var contentStart = 0

  /// The number of newlines in the records, if known.
  var lineFeeds: Int? = 0

  /// The ending of all records, if they are whole lines.
  var ending = LineEnding.lineFeed

  /// The number of records in the batch that were read alone.
  var slowCount = 0

  /// Whether a date of the record that is being read is absent.
  var lacksDate = false

  /// The number of days before the first absent one, if the record is a batch of its own.
  private(set) var daysBeforeAbsence = 0

  /// Whether the record that is being read has a span in the place of a date, so that it is a batch of
  /// its own with two days.
  var isSpan = false

  /// Whether the record is an operand, which has no reason to be blank or to lack a key.
  var isOperand = false

  /// What the records of the input have shown so far.
  var findings = Findings()

  // What a scan keeps for the next one.

  /// The number of scans in a row that found nothing, and that of records before the next scan.
  var vainScans = 0
  var pause = 0

  /// Whether all dates are plain texts of the same width, once a scan of JSON knows it.
  var hasFixedTexts: Bool?

  /// How a scan of columns finds fields.
  var finder: FieldFinder?

  /// There is no quote between the end of the batch and this position.
  var quote = 0

  /// The largest number of bytes for one scan, which is less after texts without a date.
  var window = Self.largestWindow

  static var largestWindow: Int { 128 * 1024 }

  /// The most dates that one scan looks for, which it adapts to what it finds.
  var limit = Self.capacity

  package init(of form: RecordForm, answersEachDate: Bool? = nil) {
    self.form = form
    self.answersEachDate = answersEachDate ?? (form == .text)
  }
}

extension DateBatch {
  /// Whether the batch has no records.
  var isEmpty: Bool { end == start }

  /// Empties the batch for records from a position on.
  mutating func restart(at position: Int) {
    days.removeAll()
    ends.removeAll()
    // Emptying an array that was never used would create its type at run time.
    if !answerSlots.isEmpty { answerSlots.removeAll(keepingCapacity: true) }
    if !labelSlots.isEmpty { labelSlots.removeAll(keepingCapacity: true) }
    if !dateEnds.isEmpty { dateEnds.removeAll(keepingCapacity: true) }
    dates.removeAll()
    formats.removeAll()
    if position < end { quote = 0 }
    (start, end) = (position, position)
    lineFeeds = 0
    isSpan = false
  }

  /// Forgets what was noted of the record before.
  mutating func beginRecord() {
    (lacksDate, isSpan) = (false, false)
  }

  /// Notes that a date of the record that is being read is absent.
  mutating func noteAbsence() {
    if !lacksDate { daysBeforeAbsence = days.count }
    lacksDate = true
  }

  /// Lets the body append to the three arrays, up to a number of elements to each.
  @inline(__always)
  mutating func fill<Result>(
    atMost count: Int = Self.capacity,
    _ body: (inout OutputSpan<Day>, inout OutputSpan<ValueSlot>, inout OutputSpan<Int>) -> Result
  ) -> Result? {
    var result: Result?
    days.append(addingCapacity: count) { days in
      answerSlots.append(addingCapacity: count) { slots in
        ends.append(addingCapacity: count) { ends in
          result = body(&days, &slots, &ends)
        }
      }
    }
    return result
  }

  /// Whether some answers are missing.
  var lacksAnswers: Bool { answerSlots.contains(where: \.isMissing) }

  /// Whether scans fill in the end of each record, because they come across it.
  var hasEnds: Bool {
    switch form {
    case .line, .text: false
    case .fields, .json, .element: true
    }
  }
}

/// The reason a scan stops.
enum ScanStop: Equatable {
  /// The batch is full.
  case full

  /// There is no further whole record.
  case end

  /// The next record must be read alone.
  case needsSlowPath
}
