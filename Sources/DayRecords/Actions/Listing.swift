package import DayKit
package import Terminal

/// Writes each answer as a record of its own, in CSV or as an object of JSON.
package struct Listing: RecordAction {
  /// The form of the records.
  package enum Form: Sendable {
    /// Fields with commas between them below a header (RFC 4180).
    case csv

    /// One object on each line (RFC 8259).
    case json
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

  /// What a part consists of.
  package enum Value: Sendable {
    /// The same text in every record.
    case text(String)

    /// The day that was read, in ISO 8601; the number is its place among the days of a record.
    case date(Int)

    /// The answer of the rule.
    case answer

    case count(any DayCount)
    case words(any DayText)

    /// A text that is a value of JSON as it is.
    case json(any DayText)
  }

  private let rule: DayRule
  private let arity: Int
  package let format: DayFormat
  private let form: Form
  private let header: ContiguousArray<UInt8>

  /// What stands before, between and behind the parts that differ from record to record.
  private let segments: AnswerTexts
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
    self.form = form
    let names = parts.map(\.name).joined(separator: ",") + "\n"
    header = form == .csv ? ContiguousArray(names.utf8) : []
    var template = Template(form, rule, format)
    for part in parts { template.add(part) }
    template.finish()
    (segments, holes) = (template.segments, template.holes)
  }

  package var answerWidth: Int { rule.width(format) }

  package mutating func begin(_ output: inout BufferedOutput) {
    output.append(header.span)
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    rule.answers(to: days, arity: arity) { answers, answerDays, counts in
      var taken = Taken(end: batch.end)
      var count = answers.count
      if let error = answers.error {
        taken.failure = .noAnswer(count * arity, error)
        (count, taken.end) = batch.records(before: count, of: bytes)
      }
      let sliceCount = max(1, 65_536 / (answerWidth + 64))
      for start in stride(from: 0, to: count, by: sliceCount) {
        let slice = start..<min(count, start + sliceCount)
        write(slice, of: days, answerDays, counts, to: &output)
      }
      return taken
    }
  }
}

extension Listing {
  /// A part that differs from record to record.
  fileprivate struct Hole: Sendable {
    let value: Value

    /// How the text is written if it may have special bytes.
    let frame: AnswerFrame

    /// Whether quotes stand around the hole.
    let isQuoted: Bool

    /// Whether the text can be written as it is.
    let isPlain: Bool
  }

  private mutating func write(
    _ slice: Range<Int>, of days: Span<Day>, _ answers: Span<Day>, _ counts: Span<Int>,
    to output: inout BufferedOutput
  ) {
    let source = AnswerSource(rule: rule, arity: arity, format: format)
    let records = slice.lowerBound * arity..<slice.upperBound * arity
    texts.removeAll()
    for hole in holes {
      raw.removeAll()
      if case .answer = hole.value {
        source.add(slice, answers, counts, to: &raw)
      } else {
        source.add(hole.value, of: days.extracting(records), to: &raw)
      }
      if hole.isPlain {
        texts.add(raw)
      } else {
        texts.add(raw, in: hole.frame, isQuoted: hole.isQuoted)
      }
    }
    let size = texts.bytes.count + slice.count * segments.bytes.count
    output.append(atLeast: size + PieceWriter.slack) { output in
      let (text, ranges) = (texts.bytes.span, texts.ranges.span)
      let (fixed, segments) = (segments.bytes.span, segments.ranges.span)
      let (holes, count) = (holes.count, slice.count)
      output.writePieces(size) { writer in
        for index in 0..<count {
          for hole in 0..<holes {
            let segment = segments[hole]
            writer.write(
              fixed, from: segment.start, to: segment.end, text,
              ranges[hole &* count &+ index].range)
          }
          writer.write(fixed, segments[holes].range)
        }
      }
    }
  }

}

extension AnswerSource {
  /// Adds the texts of a part of some records.
  fileprivate func add(
    _ value: Listing.Value, of days: Span<Day>, to texts: inout AnswerTexts
  ) {
    switch value {
    case .text, .answer: break
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

/// A record of answers as its parts are put together.
private struct Template {
  private let form: Listing.Form
  private let rule: DayRule
  private let format: DayFormat
  private(set) var segments = AnswerTexts()
  private(set) var holes: ContiguousArray<Listing.Hole> = []
  private var segment: ContiguousArray<UInt8> = []
  private var isFirst = true

  init(_ form: Listing.Form, _ rule: DayRule, _ format: DayFormat) {
    self.form = form
    self.rule = rule
    self.format = format
  }

  mutating func add(_ part: Listing.Part) {
    if !isFirst { segment.append(.comma) }
    if form == .json { segment += "\(isFirst ? "{" : "")\"\(part.name)\":".utf8 }
    isFirst = false
    let isBare = isBare(part.value)
    let frame: AnswerFrame =
      form == .json ? .json(isNumber: isBare, key: []) : .field(delimiter: .comma)
    let isQuoted = form == .json && !isBare
    if isQuoted { segment.append(.quote) }
    if case .text(let text) = part.value {
      addText(ContiguousArray(text.utf8), in: frame, isQuoted)
    } else {
      close()
      holes.append(
        Listing.Hole(
          value: part.value, frame: frame, isQuoted: isQuoted,
          isPlain: isPlain(part.value, in: frame)))
    }
    if isQuoted { segment.append(.quote) }
  }

  mutating func finish() {
    if form == .json { segment.append(UInt8(ascii: "}")) }
    segment.append(.lineFeed)
    close()
  }

  private mutating func close() {
    let bytes = segment
    segments.add { $0.append(bytes.span) }
    segment = []
  }

  private mutating func addText(
    _ text: ContiguousArray<UInt8>, in frame: AnswerFrame, _ isQuoted: Bool
  ) {
    var texts = AnswerTexts()
    let slot = AnswerSlot(start: 0, end: 0, isQuoted: isQuoted)
    texts.add { $0.append(text.span, slot, in: frame) }
    segment += texts.bytes
  }

  /// Whether a part is a value of JSON without quotes.
  private func isBare(_ value: Listing.Value) -> Bool {
    switch value {
    case .count, .json: return true
    case .text, .date, .words: return false
    case .answer:
      switch rule {
      case .same, .days: return format.isNumber
      case .counts: return true
      case .texts: return false
      }
    }
  }

  private func isPlain(_ value: Listing.Value, in frame: AnswerFrame) -> Bool {
    switch value {
    case .date, .count, .json: true
    case .answer: !rule.mayWrite(format) { frame.isSpecial($0) }
    case .text, .words: false
    }
  }
}
