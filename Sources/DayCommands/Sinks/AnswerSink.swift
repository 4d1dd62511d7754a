import DayKit
import Terminal

/// The form that answers are written in, and the format of days in it.
struct AnswerSink: Sendable {
  private let form: SinkForm

  /// How days are written.
  let format: DayFormat

  /// Whether days are numbers.
  let isNumber: Bool

  /// Whether no day needs quotes or escapes, in whatever frame it stands.
  let isPlain: Bool

  /// The line before all answers, if there is one.
  let header: ContiguousArray<UInt8>

  /// What stands before the parts of an answer, one after the other, and where each ends.
  private let labels: ContiguousArray<UInt8>
  private let labelEnds: ContiguousArray<Int>

  /// Creates a sink of answers with parts of the given names, which are plain words.
  init(_ form: SinkForm, format: DayFormat, columns: [String], place: DatePlace) {
    self.form = form
    self.format = format
    isNumber = format.isNumber
    let delimiter = place.quotation?.delimiter
    isPlain = !format.mayWrite { byte in
      byte == delimiter || byte == UInt8(ascii: ",") || byte == .quote
        || byte == UInt8(ascii: "\\") || byte < 0x20
    }
    header = form == .csv ? ContiguousArray((columns.joined(separator: ",") + "\n").utf8) : []
    var labels: ContiguousArray<UInt8> = []
    var ends: ContiguousArray<Int> = []
    for name in columns where form != .text {
      if !ends.isEmpty { labels.append(UInt8(ascii: ",")) }
      if form == .json { labels += "\(ends.isEmpty ? "{" : "")\"\(name)\":".utf8 }
      ends.append(labels.count)
    }
    (self.labels, labelEnds) = (labels, ends)
  }

  /// Whether each record is written as it was, with answers for its dates.
  var keepsRecords: Bool { form == .text }

  /// Writes an answer as a record of its parts.
  ///
  /// - Throws: ``RecordFailure/noRoom(_:)`` if there is not room enough.
  @inline(__always)
  func write(
    partsBy part: (Int) -> Answer, to output: inout OutputSpan<UInt8>
  ) throws(RecordFailure) {
    let frame: AnswerFrame =
      form == .json ? .json : .field(isQuoted: false, delimiter: UInt8(ascii: ","))
    var position = 0
    for index in labelEnds.indices {
      let part = part(index)
      let label = position..<labelEnds[index]
      // And the end.
      try output.checkRoom(for: label.count + part.width(in: frame, as: self) + 2)
      output.append(copying: labels.span.extracting(label))
      part.write(to: &output, in: frame, as: self)
      position = label.upperBound
    }
    if form == .json { output.append(UInt8(ascii: "}")) }
    output.append(.lineFeed)
  }
}
