package import DayKit
package import System

/// Writes each answer as a separate record, in CSV or as a JSON object.
package struct Listing: DivisibleAction {
  /// The form of the records.
  package enum Form: Sendable {
    /// Comma-separated fields with a header (RFC 4180).
    case csv

    /// One object on each line (RFC 8259).
    case json

    /// What each record looks like.
    var record: RecordForm { self == .csv ? .csv : .json }
  }

  /// A part of each record.
  package struct Part: Sendable {
    package let name: String
    package let value: Value

    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// The content of a part.
  package enum Value: Sendable {
    /// The same text in every record.
    case text(String)

    /// The day that was read, in ISO 8601. The number is its index among the days of a record.
    case date(Int)

    /// The answer of the rule.
    case answer

    /// The text of a record that is a whole line, as it is.
    case line

    case count(any DayCount)
    case words(any DayText)

    /// A text that is already a JSON value.
    case json(any DayText)
  }

  private let rule: DayRule
  private let arity: Int
  private let format: DayFormat
  private let header: ContiguousArray<UInt8>

  /// The text around the parts that differ between records.
  private let segments: Segments
  private let holes: ContiguousArray<Hole>

  private var raw = AnswerTexts()
  private var texts = AnswerTexts()

  /// Creates an action that lists the answers of a rule.
  ///
  /// - Parameter parts: The parts of each record, whose names are plain words.
  package init(
    _ rule: DayRule, arity: Int = 1, as format: DayFormat, in form: Form, parts: [Part]
  ) {
    self.rule = rule
    self.arity = arity
    self.format = format
    let names = parts.map(\.name).joined(separator: ",") + "\n"
    header = form == .csv ? ContiguousArray(names.utf8) : []
    var template = ListingTemplate(form, rule, format)
    for part in parts { template.add(part) }
    segments = template.finish()
    holes = template.holes
  }

  package var traits: ActionTraits {
    var traits = ActionTraits()
    traits.answerWidth = rule.width(format)
    traits.format = format
    traits.needsEnds = holes.contains { if case .line = $0.value { true } else { false } }
    return traits
  }

  package mutating func begin(withMark hasMark: Bool, to output: inout BufferedOutput) {
    output.append(header.span)
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    rule.take(days, batch, of: bytes, arity: arity, format) { count, answers, counts, _ in
      let sliceCount = max(1, 65_536 / (rule.width(format) + 64))
      for start in stride(from: 0, to: count, by: sliceCount) {
        let slice = start..<min(count, start + sliceCount)
        write(slice, of: days, answers, counts, batch, bytes, to: &output)
      }
    }
  }
}

extension Listing {
  /// A part that differs between records.
  struct Hole: Sendable {
    let value: Value

    /// The form of the records, and whether the text is a number.
    let form: RecordForm
    let isNumber: Bool

    /// Whether the hole has quotes around it.
    let isQuoted: Bool

    /// Whether the text never needs quotes or escapes.
    let isPlain: Bool
  }

  private mutating func write(
    _ slice: Range<Int>, of days: Span<Day>, _ answers: Span<Day>, _ counts: Span<Int>,
    _ batch: DateBatch, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) {
    let source = AnswerSource(rule, arity: arity, format)
    let records = slice.lowerBound * arity..<slice.upperBound * arity
    texts.removeAll()
    for hole in holes {
      guard !hole.isPlain else {
        source.add(hole.value, slice, of: days.extracting(records), answers, counts, to: &texts)
        continue
      }
      raw.removeAll()
      if case .line = hole.value {
        raw.add(slice, of: batch, bytes)
      } else {
        source.add(hole.value, slice, of: days.extracting(records), answers, counts, to: &raw)
      }
      texts.add(raw, of: hole.form, isNumber: hole.isNumber, isQuoted: hole.isQuoted)
    }
    let size = texts.bytes.count + slice.count * segments.size
    output.append(atLeast: size + PieceWriter.slack) { output in
      output.writePieces(of: segments.bytes.span, and: texts.bytes.span, atMost: size) {
        $0.write(slice.count, texts.ranges.span, between: segments, holes.count)
      }
    }
  }
}

extension PieceWriter {
  /// Writes records that consist of texts and the segments around them.
  @inline(__always)
  fileprivate mutating func write(
    _ count: Int, _ ranges: Span<TextRange>, between segments: borrowing Segments, _ holes: Int
  ) {
    let following = segments.following.span
    guard holes > 0 else {
      for _ in 0..<count { write(from: segments.first.start, to: segments.first.end) }
      return
    }
    var segment = segments.first
    for index in 0..<count {
      for hole in 0..<holes {
        let range = ranges[hole &* count &+ index]
        write(
          from: segment.start, to: segment.end, thenFrom: range.start,
          count: range.end &- range.start)
        segment = following[hole]
      }
    }
    if count > 0 { write(from: segments.last.start, to: segments.last.end) }
  }
}

extension AnswerTexts {
  /// Adds the texts of some lines.
  fileprivate mutating func add(_ slice: Range<Int>, of batch: DateBatch, _ bytes: Span<UInt8>) {
    for index in slice {
      let start = index == 0 ? batch.start : batch.ends[index - 1]
      let line = bytes.extracting(start..<batch.ends[index])
      add { $0.append(copying: line.extracting(first: line.contentEnd)) }
    }
  }
}

extension AnswerSource {
  /// Adds the texts of a part of some records.
  func add(
    _ value: Listing.Value, _ slice: Range<Int>, of days: Span<Day>, _ answers: Span<Day>,
    _ counts: Span<Int>, to texts: inout AnswerTexts
  ) {
    switch value {
    case .text, .line: break
    case .answer: add(slice, answers, counts, to: &texts)
    case .date(let number): addDates(number, of: days, to: &texts)
    case .count(let rule):
      withScratch(of: Int.self, capacity: days.count) { counts in
        rule.count(days, into: &counts)
        texts.add(counts.span)
      }
    case .words(let rule), .json(let rule): texts.add(days, arity: arity, by: rule)
    }
  }

  private func addDates(_ number: Int, of days: Span<Day>, to texts: inout AnswerTexts) {
    guard arity > 1 else { return texts.add(days, as: .iso) }
    withScratch(of: Day.self, capacity: days.count) { dates in
      for index in stride(from: number, to: days.count, by: arity) { dates.append(days[index]) }
      texts.add(dates.span, as: .iso)
    }
  }
}
