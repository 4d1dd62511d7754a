import DayKit
import System

/// The text before, between and after the parts that differ between records.
struct Segments: Sendable {
  /// The bytes of all segments, and spare bytes for a copy in blocks.
  private(set) var bytes: ContiguousArray<UInt8> = []

  /// The text before the first part of the first record.
  private(set) var first = TextRange(0, 0)

  /// The text after each part.
  ///
  /// After the last part, it includes the text before the next record's first.
  private(set) var following: ContiguousArray<TextRange> = []

  /// The text after the last part of the last record.
  private(set) var last = TextRange(0, 0)

  /// The number of bytes in each record.
  private(set) var size = 0

  private var hasFirst = false

  /// Adds the text between the last part so far and the next one.
  mutating func add(_ segment: ContiguousArray<UInt8>) {
    let start = bytes.count
    bytes += segment
    last = TextRange(start, bytes.count)
    if hasFirst { following.append(last) } else { first = last }
    hasFirst = true
    size += segment.count
  }

  /// Ends the record with the last segment.
  mutating func finish() {
    let start = bytes.count
    bytes += bytes[last.range]
    bytes += bytes[first.range]
    if !following.isEmpty { following[following.count - 1] = TextRange(start, bytes.count) }
    bytes.append(contentsOf: repeatElement(0, count: PieceWriter.slack))
  }
}

/// Builds the template of an answer's record from its parts.
struct ListingTemplate {
  private let form: Listing.Form
  private let rule: DayRule
  private let format: DayFormat
  private var segments = Segments()
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
    let isBare = part.value.isBare(rule, format)
    let isQuoted = form == .json && !isBare
    if isQuoted { segment.append(.quote) }
    if case .text(let text) = part.value {
      addText(ContiguousArray(text.utf8), isBare, isQuoted)
    } else {
      close()
      holes.append(
        Listing.Hole(
          value: part.value, form: form.record, isNumber: isBare, isQuoted: isQuoted,
          isPlain: isPlain(part.value, isBare)))
    }
    if isQuoted { segment.append(.quote) }
  }

  mutating func finish() -> Segments {
    if form == .json { segment.append(UInt8(ascii: "}")) }
    segment.append(.lineFeed)
    close()
    segments.finish()
    return segments
  }

  private mutating func close() {
    segments.add(segment)
    segment = []
  }

  private mutating func addText(
    _ text: ContiguousArray<UInt8>, _ isNumber: Bool, _ isQuoted: Bool
  ) {
    let slot = ValueSlot(start: 0, end: 0, isQuoted: isQuoted)
    form.record.append(text.span, isNumber: isNumber, in: slot, to: &segment)
  }

  private func isPlain(_ value: Listing.Value, _ isNumber: Bool) -> Bool {
    let form = form.record
    return form == .json && isNumber || !value.canContain(rule, format) { form.isSpecial($0) }
  }
}

extension Listing.Value {
  /// Whether the part is a JSON value without quotes.
  func isBare(_ rule: DayRule, _ format: DayFormat) -> Bool {
    switch self {
    case .count, .json: true
    case .text, .line, .date, .words: false
    case .answer: rule.isNumber(in: format)
    }
  }

  /// Whether the text of the part can contain a special byte.
  func canContain(
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
