import DayKit
import System

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
