package import DayKit
package import System

/// Writes at the end, in their order, the records that a policy keeps, or the others.
///
/// The day of a text is that of its first or last date. The header of the first input comes before
/// all records.
package struct Retention: DivisibleAction {
  /// What to keep, and what to write.
  package struct Request: Sendable {
    let policy: RetentionPolicy

    /// The day from which the period of the policy counts.
    let today: Day?

    /// Whether the records that are not kept are written.
    package var inverts = false

    /// Whether the rules that keep a record are written with it.
    package var explains = false

    /// Whether the policy applies to the texts with each prefix before the date.
    package var groupsByPrefix = false

    /// Whether the last date of a text is its day, instead of the first.
    package var usesLastDate = false

    package init(_ policy: RetentionPolicy, today: Day?) {
      (self.policy, self.today) = (policy, today)
    }
  }

  private let request: Request
  private let form: RecordForm

  /// The columns of the dates, which reasons must not replace.
  private let dates: [Column]

  /// Whether each record has a group.
  private let hasGroups: Bool

  /// What is before reasons that are added to a record.
  private let prefix: ContiguousArray<UInt8>

  /// The bytes of all records, each with a line ending.
  private var bytes: ContiguousArray<UInt8> = []
  private var ends: ContiguousArray<Int> = []
  private var days: [Day] = []

  /// Where the reasons go, if they are in a field or a key.
  private var slots: ContiguousArray<ValueSlot> = []

  /// The position of the group of each record.
  private var groups: ContiguousArray<Int> = []
  private var names = SeriesNames()

  private var header: ContiguousArray<UInt8>?
  private var frame = RecordFrame()
  private var failure: RunFailure?

  package init(_ request: Request, at place: DatePlace) {
    var dates: [Column] = []
    if case .columns(let place) = place { dates = place.dates }
    self.init(
      request, place.form, dates, hasGroups: place.hasLabel || request.groupsByPrefix,
      place.form == .line || place.form == .text ? [0x09] : place.prefixes.first ?? [])
  }

  private init(
    _ request: Request, _ form: RecordForm, _ dates: [Column], hasGroups: Bool,
    _ prefix: ContiguousArray<UInt8>
  ) {
    (self.request, self.form, self.dates) = (request, form, dates)
    (self.hasGroups, self.prefix) = (hasGroups, prefix)
  }

  package var traits: ActionTraits {
    var traits = ActionTraits()
    traits.needsEnds = true
    traits.undatedTexts = .mistake
    traits.needsWholeInput = true
    return traits
  }

  package var outcome: RunOutcome { failure.map { .failed($0) } ?? .normal }

  package mutating func begin(withMark hasMark: Bool, to output: inout BufferedOutput) {
    if hasMark { ByteOrderMark.begin(&output) }
  }

  package mutating func take(
    _ header: HeaderNames, _ record: Span<UInt8>, withMark hasMark: Bool,
    to output: inout BufferedOutput
  ) throws(RecordFailure) {
    if request.explains, case .fields(let separator) = form {
      let names = record.extracting(first: header.contentEnd).texts(ofFields: separator)
      for (number, name) in names.enumerated() where name == Array("kept".utf8) {
        guard !dates.contains(.number(number)), !dates.contains(.name(name)) else {
          throw .takenName(name)
        }
      }
    }
    begin(withMark: hasMark, to: &output)
    // The stream passes only headers that differ from the one before.
    if self.header != nil { failure = .otherHeader }
    var line = ContiguousArray(copying: record.extracting(first: header.contentEnd))
    for name in header.added { line += prefix + form.value(ContiguousArray(name).span) }
    line.append(copying: record.extracting(droppingFirst: header.contentEnd))
    if header.contentEnd == record.count { line.append(.lineFeed) }
    self.header = line
  }

  package mutating func take(
    _ mark: ArrayMark, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) {
    if !frame.take(mark, bytes) { failure = .otherForm }
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    if !frame.admits(elements: batch.form == .element) { failure = .otherForm }
    guard failure == nil else { return Taken(end: batch.end) }
    let known = ends.count
    for index in 0..<batch.ends.count {
      let date = dateIndex(index, of: batch)
      guard addGroup(index, date, of: batch, in: bytes) else {
        let end = known == ends.count ? batch.start : batch.ends[index - 1]
        append(bytes.extracting(batch.start..<end), endingAt: nil)
        return Taken(end: end, failure: .record(.noLabel))
      }
      self.days.append(days[date])
      let offset = self.bytes.count - batch.start
      ends.append(batch.ends[index] + offset)
      if request.explains, form != .line, form != .text {
        slots.append(batch.answerSlots[index].moved(by: offset))
      }
    }
    let isLine = batch.form != .element
    append(bytes.extracting(batch.start..<batch.end), endingAt: isLine ? ends.count - 1 : nil)
    return Taken(end: batch.end)
  }

  package mutating func finish(_ output: inout BufferedOutput) {
    guard failure == nil else { return }
    if let header { output.append(header.span) }
    frame.open(&output)
    defer { frame.close(&output) }
    let reasons = reasons()
    for index in ends.indices where reasons[index].isEmpty == request.inverts {
      write(index, reasons[index], to: &output)
    }
  }
}

// Records.

extension Retention {
  /// The index of the date that counts in the batch.
  private func dateIndex(_ record: Int, of batch: DateBatch) -> Int {
    batch.answersEachDate && request.usesLastDate
      ? batch.dateEnds[record] - 1 : batch.firstDate(ofRecord: record)
  }

  /// Adds the group of a record, and returns whether it has one.
  private mutating func addGroup(
    _ record: Int, _ date: Int, of batch: DateBatch, in bytes: Span<UInt8>
  ) -> Bool {
    guard hasGroups else { return true }
    if request.groupsByPrefix {
      let start = record == 0 ? batch.start : batch.ends[record - 1]
      return addGroup(names.position(of: bytes.extracting(start..<batch.answerSlots[date].start)))
    }
    let slot = batch.labelSlots[date]
    return addGroup(names.position(ofLabelAt: slot, in: bytes, of: form, &failure))
  }

  private mutating func addGroup(_ position: Int?) -> Bool {
    if let position { groups.append(position) }
    return position != nil
  }

  /// Appends records, and gives the last one an ending, in the style of the record or header before it.
  private mutating func append(_ records: Span<UInt8>, endingAt last: Int?) {
    bytes.append(addingCapacity: records.count + 2) { $0.append(copying: records) }
    guard let last, bytes.last != .lineFeed else { return }
    let isReturned =
      last > 0
      ? bytes.span.hasCarriageReturn(before: ends[last - 1] - 1)
      : header?.suffix(2) == [.carriageReturn, .lineFeed]
    if isReturned { bytes.append(.carriageReturn) }
    bytes.append(.lineFeed)
    ends[last] = bytes.count
  }
}

// The result.

extension Retention {
  /// The rules that keep each record.
  private func reasons() -> [RetentionReasons] {
    guard hasGroups else { return request.policy.reasons(for: days, asOf: request.today) }
    var members: [[Int]] = Array(repeating: [], count: names.count)
    for (record, group) in groups.enumerated() { members[group].append(record) }
    var reasons = Array(repeating: RetentionReasons(), count: days.count)
    for records in members {
      let found = request.policy.reasons(for: records.map { days[$0] }, asOf: request.today)
      for (record, reason) in zip(records, found) { reasons[record] = reason }
    }
    return reasons
  }

  private func write(
    _ record: Int, _ reasons: RetentionReasons, to output: inout BufferedOutput
  ) {
    let start = record == 0 ? 0 : ends[record - 1]
    let line = bytes.span.extracting(start..<ends[record])
    guard request.explains else { return output.append(line) }
    var slot = ValueSlot(start: line.contentEnd, end: line.contentEnd, isAdded: true)
    if !slots.isEmpty { slot = slots[record].moved(by: -start) }
    // Without spaces, they are one field between whitespace too.
    let names = reasons.description.utf8.filter { $0 != 0x20 }
    output.append(
      line, with: [form.replacement(of: slot, by: ContiguousArray(names).span, after: prefix)])
  }
}

// Chunks.

extension Retention {
  package func copyForChunk() -> Self {
    Retention(request, form, dates, hasGroups: hasGroups, prefix)
  }

  package mutating func absorb(_ later: Self) {
    let offset = bytes.count
    bytes.append(copying: later.bytes.span)
    ends += later.ends.map { $0 + offset }
    days += later.days
    slots += later.slots.map { $0.moved(by: offset) }
    let positions = names.absorb(later.names, &failure)
    groups += later.groups.map { positions[$0] }
  }
}
