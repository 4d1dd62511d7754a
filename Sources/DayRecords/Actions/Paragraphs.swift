package import DayKit
package import System

/// Writes the texts of a rule, with an empty line between two of them, and no records.
package struct Paragraphs: RecordAction {
  private let rule: any DayText
  private var hasAnswered = false

  package init(_ rule: any DayText) {
    self.rule = rule
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    var text: ContiguousArray<UInt8> = []
    for index in days.indices {
      if hasAnswered { text.append(.lineFeed) }
      hasAnswered = true
      rule.write(days, at: index, to: &text)
      if batch.ending == .carriageReturnAndLineFeed { text.append(.carriageReturn) }
      text.append(.lineFeed)
      guard text.count > 1 << 16 || index == days.count - 1 else { continue }
      output.append(text.span)
      text.removeAll(keepingCapacity: true)
    }
    return Taken(end: batch.end)
  }
}
