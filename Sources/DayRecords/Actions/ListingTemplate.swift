import DayKit

extension Listing {
  /// A part of each result.
  package struct Part: Sendable {
    package let name: String
    package let value: Value

    /// The number of the date that the part repeats, if it is one.
    let date: Int?

    /// - Parameter date: The number of the date that the part repeats in another form.
    package init(_ name: String, _ value: Value, repeating date: Int? = nil) {
      self.name = name
      self.value = value
      if case .date(let number) = value { self.date = number } else { self.date = date }
    }
  }

  /// The content of a part.
  package enum Value: Sendable {
    /// The same text in every record.
    case text(String)

    /// The day that was read, in ISO 8601. The number is its index among the days of a record.
    case date(Int)

    /// The result of the rule.
    case answer

    /// The text of a record that is a whole line, as it is.
    case line

    case count(any DayCount)
    case words(any DayText)

    /// A text that is already a JSON value.
    case json(any DayText)
  }
}

/// A part, and how it is written.
struct ListingPart: Sendable {
  let value: Listing.Value

  /// The number of the date that the part repeats, if it is one.
  let date: Int?

  /// The name as it is before the value in JSON; empty in CSV.
  let key: ContiguousArray<UInt8>

  /// The number of the part among those that differ between records; -1 if it does not.
  let hole: Int

  /// What is written if the part is the same in all records.
  let text: ContiguousArray<UInt8>

  /// Whether the value is a number or a whole JSON value.
  let isNumber: Bool

  /// Whether there are quotes around the text of each record.
  let isQuoted: Bool

  /// Whether this text never needs quotes or escapes.
  let isPlain: Bool

  /// - Parameter hole: The number of the next part that differs between records.
  init(
    _ part: Listing.Part, _ rule: DayRule, _ format: DayFormat, in form: RecordForm,
    hole: inout Int
  ) {
    (value, date) = (part.value, part.date)
    key = form == .json ? ContiguousArray(jsonKey: ContiguousArray(part.name.utf8).span) : []
    isNumber = value.isNumber(rule, format)
    isQuoted = form == .json && !isNumber
    isPlain = form == .json && isNumber || !value.canContain(rule, format) { form.isSpecial($0) }
    if case .text(let text) = value {
      self.text = form.value(ContiguousArray(text.utf8).span)
      self.hole = -1
    } else {
      text = []
      self.hole = hole
      hole += 1
    }
  }
}

/// The text before, between and after parts that differ between records.
struct ListingTemplate: Sendable {
  /// What the rows look like.
  let form: RecordForm

  /// Whether the parts follow what a record has.
  let followsRecord: Bool

  private(set) var segments = Segments()

  private var segment: ContiguousArray<UInt8> = []

  init(_ form: RecordForm, followsRecord: Bool) {
    self.form = form
    self.followsRecord = followsRecord
  }

  /// Makes this the template of some parts.
  mutating func set(_ parts: ContiguousArray<ListingPart>, _ numbers: some Sequence<Int>) {
    (segments, segment) = (Segments(), [])
    if form == .json, !followsRecord { segment.append(UInt8(ascii: "{")) }
    var isFirst = !followsRecord
    for number in numbers {
      if !isFirst { segment.append(form.separator) }
      isFirst = false
      add(parts[number])
    }
    if form == .json { segment.append(UInt8(ascii: "}")) }
    segment.append(.lineFeed)
    close()
    segments.finish()
  }

  private mutating func add(_ part: ListingPart) {
    segment += part.key
    segment += part.text
    guard part.hole >= 0 else { return }
    if part.isQuoted { segment.append(.quote) }
    close()
    if part.isQuoted { segment.append(.quote) }
  }

  private mutating func close() {
    segments.add(segment)
    segment = []
  }
}

/// The text before, between and after the parts that differ between records.
struct Segments: Sendable {
  /// The bytes of all segments, and spare bytes for a copy in blocks.
  private(set) var bytes: ContiguousArray<UInt8> = []

  /// The segments of one record, of which there is one more than parts.
  private(set) var ranges: ContiguousArray<TextRange> = []

  /// What is after each part of rows without anything between them.
  ///
  /// After the last part, it includes the text before the next record's first.
  private(set) var following: ContiguousArray<TextRange> = []

  /// The number of bytes in each record.
  var size: Int { ranges.last?.end ?? 0 }

  /// Adds the text between the last part so far and the next one.
  mutating func add(_ segment: ContiguousArray<UInt8>) {
    bytes += segment
    ranges.append(TextRange(size, bytes.count))
  }

  /// Ends the record with the last segment.
  mutating func finish() {
    following = ContiguousArray(ranges.dropFirst())
    if let first = ranges.first, let last = following.popLast() {
      let start = bytes.count
      bytes += bytes[last.range]
      bytes += bytes[first.range]
      following.append(TextRange(start, bytes.count))
    }
    bytes.append(contentsOf: repeatElement(0, count: PieceWriter.slack))
  }
}

extension RecordForm {
  /// What is between two values.
  var separator: UInt8 {
    if case .fields(let separator) = self { separator.byte } else { .comma }
  }
}

extension Listing.Value {
  /// Whether the part is a number or a whole JSON value.
  fileprivate func isNumber(_ rule: DayRule, _ format: DayFormat) -> Bool {
    switch self {
    case .count, .json: true
    case .text, .line, .date, .words: false
    case .answer: rule.isNumber(in: format)
    }
  }

  /// Whether the text of the part can contain a special byte.
  fileprivate func canContain(
    _ rule: DayRule, _ format: DayFormat, where isSpecial: (UInt8) -> Bool
  ) -> Bool {
    switch self {
    case .date: DayFormat.iso.canContain(where: isSpecial)
    case .count: "-0123456789".utf8.contains(where: isSpecial)
    case .answer: rule.answersCanContain(in: format, where: isSpecial)
    case .text, .line, .words, .json: true
    }
  }
}
