package import DayKit
package import System

/// Writes each record with the result in its slot; a whole line is replaced by its answer.
package struct Rewrite: DivisibleAction {
  private let rule: DayRule

  /// The number of days for a result.
  let arity: Int

  /// The format of results that are days.
  let format: DayFormat
  let form: RecordForm

  /// Whether the results go into a column or key of their own.
  let hasTarget: Bool

  /// Whether a result is a number.
  let isNumber: Bool

  /// What is before a result that is added to a record, for each result or for all.
  let prefixes: ContiguousArray<ContiguousArray<UInt8>>

  /// Whether the results never need quotes or escapes in their slots.
  let isPlain: Bool

  /// The formats in which dates are read, if each result has the format of its date.
  let readFormats: [DayFormat]

  /// The largest number of bytes of a result, or an estimate.
  private let width: Int

  let source: AnswerSource
  var texts = AnswerTexts()
  var framed = AnswerTexts()

  /// The last day, if each result is about the day before and the day of a record.
  private var steps: DaySteps?

  /// Creates an action that writes the results of a rule.
  ///
  /// - Parameters:
  ///   - format: The format of results that are days.
  ///   - readFormats: The formats of the reader, if each result has the format in which its date was
  ///     read, and its time of day; that of a word has the first one. The results must be days.
  ///   - comparesWithPrevious: Whether the rule takes the date of the record before and that of the
  ///     record, so that the first record has no result. A record has one date.
  package init(
    _ rule: DayRule, as format: DayFormat, orAsRead readFormats: [DayFormat] = [],
    comparesWithPrevious: Bool = false, at place: DatePlace
  ) {
    self.rule = rule
    arity = comparesWithPrevious ? 2 : place.answersEachDate ? 1 : place.dateCount
    steps = comparesWithPrevious ? DaySteps() : nil
    source = AnswerSource(rule, arity: arity, format, orAsRead: readFormats)
    self.format = format
    self.readFormats = readFormats
    width = readFormats.reduce(rule.width(format)) { max($0, $1.maximumWidth) }
    form = place.form
    hasTarget = place.hasTarget
    prefixes = place.prefixes
    isNumber = rule.isNumber(in: format)
    let form = form
    isPlain =
      form == .line || form == .text || form == .json && isNumber
      || !rule.answersCanContain(in: format) { form.isSpecial($0) }
        && readFormats.allSatisfy {
          !$0.keepsForm && !rule.answersCanContain(in: $0) { form.isSpecial($0) }
        }
  }

  package var traits: ActionTraits {
    var traits = ActionTraits()
    traits.answerWidth = width
    traits.format = format
    if case .same = rule { traits.keepsDays = !isAsRead }
    traits.needsFormats = isAsRead
    // The text of a date has a time of day or other spaces, and tells whether a value of JSON is a number.
    traits.needsDates = isAsRead && (form == .json || readFormats.contains { $0.keepsForm })
    traits.keepsAbsent = true
    traits.runsInOrder = steps != nil
    return traits
  }

  package mutating func begin(withMark hasMark: Bool, to output: inout BufferedOutput) {
    // A whole line has nothing before its answer.
    if hasMark, form != .line { ByteOrderMark.append(to: &output) }
  }

  package mutating func take(
    _ header: HeaderNames, _ record: Span<UInt8>, withMark hasMark: Bool,
    to output: inout BufferedOutput
  ) {
    if hasMark { ByteOrderMark.append(to: &output) }
    output.append(record.extracting(first: header.contentEnd))
    for name in header.added {
      let field = prefixes[0] + form.value(ContiguousArray(name).span)
      output.append(field.span)
    }
    output.append(record.extracting(droppingFirst: header.contentEnd))
  }

  package mutating func take(
    _ mark: ArrayMark, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) {
    output.append(mark, bytes)
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    guard let steps else { return answer(days, batch, of: bytes, to: &output) }
    let taken = steps.withPairs(of: days) {
      answer($0, batch, of: bytes, lacksFirst: steps.isEmpty, to: &output)
    }
    if taken.failure == nil { self.steps?.pass(days) }
    return taken
  }

  /// Writes the results to the days of a batch.
  ///
  /// - Parameter lacksFirst: Whether the first answer is missing, because no day is before it.
  private mutating func answer(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, lacksFirst: Bool = false,
    to output: inout BufferedOutput
  ) -> Taken {
    rule.take(days, batch, of: bytes, arity: arity, source.writable) {
      count, answers, counts, taken in
      guard taken.end > batch.start else { return }
      let missing = lacksFirst ? min(1, count) : 0
      if form == .line {
        if missing > 0 { output.append(batch.ending == .lineFeed ? "\n" : "\r\n") }
        writeLines(missing..<count, answers, counts, of: batch, bytes, to: &output)
      } else if exceedsLimit(batch, count, answers, counts, bytes) {
        taken = Taken(end: batch.start, failure: .record(.answerTooLong))
      } else {
        let position: Int
        if batch.lacksAnswers {
          position = spliceWithMissing(
            answers, counts, of: batch, upTo: taken.end, bytes, to: &output)
        } else {
          let start = missing > 0 ? writeMissing(batch, bytes, to: &output) : batch.start
          position = splice(
            missing..<count, answers, counts, of: batch, bytes, from: start, to: &output)
        }
        output.append(bytes.extracting(position..<taken.end))
      }
    }
  }

  /// Writes what is before the first answer of a batch, and what stands for it as a missing one, and
  /// returns the position after it.
  private func writeMissing(
    _ batch: DateBatch, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Int {
    guard let slot = batch.answerSlots.first else { return batch.start }
    let replacement = form.replacement(
      of: slot, by: form.missingValue.span, isNumber: true, after: prefixes.first ?? [])
    output.append(bytes.extracting(batch.start..<replacement.range.lowerBound))
    output.append(replacement.text.span)
    return replacement.range.upperBound
  }
}

extension Rewrite {
  package mutating func takeAbsent(
    _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    let position =
      batch.lacksAnswers
      ? spliceWithMissing(Span(), Span(), of: batch, upTo: batch.end, bytes, to: &output)
      : batch.start
    let rest = bytes.extracting(position..<batch.end)
    output.append(rest)
    // A whole line gets an ending, as its answer would.
    if form == .line, rest.last != .lineFeed { output.append(.lineFeed) }
    return Taken(end: batch.end)
  }

  /// The number of results to write at once, which limits memory when answers are wide.
  var sliceCount: Int { max(1, 65_536 / (width + 2)) }

  /// Sets the texts of some answers.
  mutating func setTexts(
    _ slice: Range<Int>, _ days: Span<Day>, _ counts: Span<Int>, of batch: DateBatch,
    _ bytes: Span<UInt8>
  ) {
    guard !isAsRead else { return setTextsAsRead(slice, days, of: batch, bytes) }
    texts.removeAll()
    source.add(slice, days, counts, to: &texts)
  }

  private mutating func writeLines(
    _ numbers: Range<Int>, _ days: Span<Day>, _ counts: Span<Int>, of batch: DateBatch,
    _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) {
    let ending = batch.ending
    var start = numbers.lowerBound
    while start < numbers.upperBound {
      let slice = start..<min(numbers.upperBound, start + sliceCount)
      start = slice.upperBound
      switch rule {
      case .same, .days, .amounts:
        guard isAsRead else {
          output.append(days.extracting(slice), as: format, ending)
          continue
        }
        fallthrough
      case .texts:
        setTexts(slice, days, counts, of: batch, bytes)
        output.append(texts, ending)
      case .counts: output.append(counts.extracting(slice), ending)
      }
    }
  }

  /// Whether the batch is one record that would be too long with its answer.
  private mutating func exceedsLimit(
    _ batch: DateBatch, _ count: Int, _ days: Span<Day>, _ counts: Span<Int>, _ bytes: Span<UInt8>
  ) -> Bool {
    var size = batch.end - batch.start
    guard size + count * (width * 6 + 16) > RecordLimit.answer else { return false }
    size -= batch.answerSlots.reduce(0) { $0 + $1.end - $1.start }
    for start in stride(from: 0, to: count, by: sliceCount) where size <= RecordLimit.answer {
      let slice = start..<min(count, start + sliceCount)
      setTexts(slice, days, counts, of: batch, bytes)
      let slots = batch.answerSlots.span.extracting(slice)
      if fit(slots).needsFrame { frame(slots, slice, of: batch, bytes) }
      size += texts.ranges.reduce(0) { $0 + $1.range.count }
      if hasTarget { size += (prefixes.map(\.count).max() ?? 0) * slice.count }
    }
    return size > RecordLimit.answer
  }
}

extension BufferedOutput {
  /// Writes texts as lines.
  fileprivate mutating func append(_ texts: borrowing AnswerTexts, _ ending: LineEnding) {
    let ranges = texts.ranges.span
    let size = ranges.count * 2 + texts.bytes.count
    append(atLeast: size + PieceWriter.slack) { output in
      output.writePieces(of: Span(), and: texts.bytes.span, atMost: size) { writer in
        for index in ranges.indices {
          writer.writeText(
            from: ranges[index].start, count: ranges[index].end &- ranges[index].start)
          if ending == .carriageReturnAndLineFeed { writer.write(.carriageReturn) }
          writer.write(.lineFeed)
        }
      }
    }
  }

  fileprivate mutating func append(_ counts: Span<Int>, _ ending: LineEnding) {
    append(atLeast: counts.count * 22) { output in output.append(lines: counts, ending: ending) }
  }
}
