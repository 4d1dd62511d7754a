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
    (lacksDate, daysBeforeAbsence, isSpan) = (false, 0, false)
  }

  /// Notes that a date of the record that is being read is absent.
  mutating func noteAbsence() {
    if !lacksDate { daysBeforeAbsence = days.count }
    lacksDate = true
  }

  /// Lets the body append to the three arrays, up to ``capacity`` elements to each.
  @inline(__always)
  mutating func fill<Result>(
    _ body: (inout OutputSpan<Day>, inout OutputSpan<ValueSlot>, inout OutputSpan<Int>) -> Result
  ) -> Result? {
    var result: Result?
    days.append(addingCapacity: Self.capacity) { days in
      answerSlots.append(addingCapacity: Self.capacity) { slots in
        ends.append(addingCapacity: Self.capacity) { ends in
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

// What only some actions need to know of lines and texts.

extension DateBatch {
  /// Finds the end of each record and, if a record has any number of dates, their number up to there.
  ///
  /// - Parameter width: The width of every line without its ending, if they may all have it.
  mutating func findEnds(of bytes: Span<UInt8>, width: Int?) {
    guard !isEmpty else { return }
    if !hasEnds, !setEnds(ofWidth: width) {
      var position = start
      while position < end {
        // The last record of an input may have no newline.
        position = min(end, bytes.firstIndex(of: .lineFeed, from: position) + 1)
        ends.append(position)
      }
    }
    if answersEachDate { countDates() }
    if form == .line, wantsDates { findLines(of: bytes) }
  }

  /// Sets the ends of lines that all have one width, and returns whether they do.
  private mutating func setEnds(ofWidth width: Int?) -> Bool {
    // The width is the smallest of a date that a scan reads, so the sum tells whether all lines have
    // it. Words such as `today`, which are read alone, can be shorter.
    guard form == .line, slowCount == 0, let content = width else { return false }
    let width = content + (ending == .lineFeed ? 1 : 2)
    guard end - start == days.count * width else { return false }
    var position = start
    ends.append(addingCapacity: days.count) { ends in
      for _ in 0..<days.count {
        position &+= width
        ends.append(position)
      }
    }
    return true
  }

  private mutating func countDates() {
    // Only a batch of one record has answers without a date.
    guard answerSlots.count == days.count else { return dateEnds.append(days.count) }
    var date = 0
    for end in ends {
      while date < answerSlots.count, answerSlots[date].start < end { date += 1 }
      dateEnds.append(date)
    }
  }

  /// Removes the records from the first text without a date on, and returns whether there is one.
  mutating func endBeforeUndated() -> Bool {
    var known = 0
    for (record, dates) in dateEnds.enumerated() {
      guard dates == known else {
        known = dates
        continue
      }
      let count = dateEnds.count - record
      end = record == 0 ? start : ends[record - 1]
      // What follows is searched again, so the next search is short if there may be more of them.
      window = max(256, 2 * (end - start))
      ends.removeLast(count)
      dateEnds.removeLast(count)
      days.removeLast(days.count - known)
      answerSlots.removeLast(answerSlots.count - known)
      return true
    }
    window = min(Self.largestWindow, 2 * window)
    return false
  }

  private mutating func findLines(of bytes: Span<UInt8>) {
    var start = start
    for end in ends {
      let line = bytes.extracting(start..<end)
      dates.append(TextRange(start, start + line.contentEnd))
      start = end
    }
  }

  /// Returns the number of results that belong to the records before the one with a given answer,
  /// and the end of these records.
  func records(before answer: Int, of bytes: Span<UInt8>) -> (answers: Int, end: Int) {
    if answersEachDate, form != .text {
      let present = answerSlots.filter { !$0.isMissing }
      let record = ends.firstIndex { $0 > present[answer].start } ?? ends.count - 1
      let end = record == 0 ? start : ends[record - 1]
      return (present.prefix { $0.start < end }.count, end)
    }
    switch form {
    case .fields, .json, .element: return (answer, answer == 0 ? start : ends[answer - 1])
    case .line:
      var end = start
      for _ in 0..<answer { end = bytes.firstIndex(of: .lineFeed, from: end) + 1 }
      return (answer, end)
    case .text:
      var line = answerSlots[answer].start
      while line > start, bytes[line - 1] != .lineFeed { line -= 1 }
      return (answerSlots.prefix { $0.start < line }.count, line)
    }
  }
}

extension DateBatch {
  /// Where a slot is in the record that was read alone last.
  func rangeInRecord(of slot: ValueSlot) -> Range<Int> { slot.moved(by: -contentStart).range }

  /// The number of the first date of a record.
  func firstDate(ofRecord index: Int) -> Int {
    answersEachDate && index > 0 ? dateEnds[index - 1] : index
  }

  /// Where the label of a record is, if it has one.
  func label(ofRecord index: Int) -> ValueSlot? {
    let number = days.isEmpty ? index : firstDate(ofRecord: index)
    return number < labelSlots.count ? labelSlots[number] : nil
  }

  /// Repeats the labels of records from a position on, so that each of a number of results has one.
  mutating func repeatLabels(from first: Int, _ count: Int) {
    guard answersEachDate, count > 1, first < labelSlots.count else { return }
    let labels = ContiguousArray(labelSlots[first...])
    labelSlots.removeLast(labels.count)
    labelSlots.append(addingCapacity: labels.count * count) { slots in
      for label in labels { slots.append(repeating: label, count: count) }
    }
  }

  /// Puts the results from a slot on, which belong to the days from a number on, in the order of the
  /// records.
  mutating func sortAnswers(from first: Int, days firstDay: Int) {
    guard first + 1 < answerSlots.count,
      (first + 1..<answerSlots.count).contains(where: { isReversed(at: $0) })
    else { return }
    let slots = ContiguousArray(answerSlots[first...])
    // Missing results have no day.
    var (numbers, number) = (ContiguousArray<Int>(), firstDay)
    for slot in slots {
      numbers.append(number)
      if !slot.isMissing { number += 1 }
    }
    let order = slots.indices.sorted { (slots[$0].start, $0) < (slots[$1].start, $1) }
    for (index, slot) in order.enumerated() { answerSlots[first + index] = slots[slot] }
    let dayOrder = order.filter { !slots[$0].isMissing }.map { numbers[$0] }
    days.sort(from: firstDay, by: dayOrder)
    if wantsDates { dates.sort(from: firstDay, by: dayOrder) }
    if wantsFormats { formats.sort(from: firstDay, by: dayOrder) }
  }

  private func isReversed(at slot: Int) -> Bool {
    answerSlots[slot].start < answerSlots[slot - 1].start
  }
}

extension PlainArray {
  /// Replaces the elements from a position on by those at the given positions.
  fileprivate mutating func sort(from first: Int, by order: [Int]) {
    let unsorted = self
    removeLast(count - first)
    append(addingCapacity: order.count) { elements in
      for position in order { elements.append(unsorted[position]) }
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
