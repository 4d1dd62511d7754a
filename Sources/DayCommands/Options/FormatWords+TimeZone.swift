import CommandGrammar
import DayKit
import DayRecords

// A time zone that is text in a pattern, where it looks as if it counted.

extension FormatWords {
  /// Checks that no time zone in a pattern, such as Z, UTC or -0500, is text.
  func checkTimeZone(of pattern: String, _ option: String) throws(UsageError) {
    let bytes = ContiguousArray(pattern.utf8)
    let isUnicode = !bytes.contains(.percent)
    let field = isUnicode ? "X" : "%z"
    // A pattern has one time zone.
    guard let zone = bytes.span.timeZoneAsText, "\(pattern) \(field)".isPattern,
      let format = try? DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2000),
      format.keepsTime
    else { return }
    var start = Array(bytes[..<zone.lowerBound])
    var end = Array(bytes[zone.upperBound...])
    if isUnicode, start.count(where: { $0 == .quote }) % 2 == 1 {
      if start.last == .quote { start.removeLast() } else { start.append(.quote) }
      if end.first == .quote { end.removeFirst() } else { end.insert(.quote, at: 0) }
    }
    let fixed = String(decoding: start + Array(field.utf8) + end, as: UTF8.self)
    let name = String(decoding: bytes[zone], as: UTF8.self)
    let fix =
      bytes.span.hasOffset(zone) ? "use \(FormatSentences.quoted(fixed))" : "leave out --time-zone"
    throw UsageError(
      "\(option): the \(name) in \(FormatSentences.quoted(pattern)) is text, so --time-zone has no "
        + "effect: \(fix)")
  }
}

extension Span<UInt8> {
  /// Where a time zone is in the text of a pattern: a name in quotes if the pattern has no percent signs, or an offset.
  fileprivate var timeZoneAsText: Range<Int>? {
    let isUnicode = !indices.contains { self[$0] == .percent }
    var isText = !isUnicode
    for index in indices {
      if isUnicode, self[index] == .quote { isText.toggle() }
      let isSign = self[index] == UInt8(ascii: "+") || self[index] == UInt8(ascii: "-")
      guard isSign || isText && self[index].isASCIILetter, let zone = timeZone(from: index),
        zone.lowerBound == index, isSign ? !isDayOrMonth(zone) : beginsWord(at: index)
      else { continue }
      return zone.lowerBound..<endOfHours(from: zone.upperBound)
    }
    return nil
  }

  /// Where the hours after the name of a time zone end, as in `UTC+2`.
  private func endOfHours(from position: Int) -> Int {
    guard position < count, "+-".utf8.contains(self[position]) else { return position }
    var end = position + 1
    while end < count, self[end].isDigit { end += 1 }
    return end
  }

  /// Whether a sign and digits may be a day or a month, as in `%Y-%m-01`.
  private func isDayOrMonth(_ zone: Range<Int>) -> Bool {
    zone.count == 3 && self[zone.lowerBound] == UInt8(ascii: "-")
  }

  /// Whether no letter is before a position that is not that of a field such as `%S`.
  private func beginsWord(at position: Int) -> Bool {
    guard position > 0, self[position - 1] != .percent else { return position == 0 }
    return !self[position - 1].isASCIILetter
      || position > 1 && "%-_0:".utf8.contains(self[position - 2])
  }
}

extension UInt8 {
  fileprivate static var percent: UInt8 { UInt8(ascii: "%") }
  fileprivate static var quote: UInt8 { UInt8(ascii: "'") }
}
