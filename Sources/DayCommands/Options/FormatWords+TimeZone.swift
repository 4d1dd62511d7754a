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
    guard let zone = bytes.span.timeZoneAsText(isUnicode: isUnicode),
      "\(pattern) \(field)".isPattern,
      let format = try? DayFormat(parsing: pattern, pivot: 1970, defaultYear: 2000),
      format.keepsTime
    else { return }
    let fixed = pattern.replacing(zone, with: field, isUnicode: isUnicode)
    let name = String(decoding: bytes[zone], as: UTF8.self)
    let fix =
      bytes.span.hasOffset(zone) && fixed.isPattern
      ? "use \(FormatSentences.quoted(fixed))" : "leave out --time-zone"
    throw UsageError(
      "\(option): the \(name) in \(FormatSentences.quoted(pattern)) is text, so --time-zone has no "
        + "effect: \(fix)")
  }
}

extension String {
  /// The pattern with a field in place of a part of its text, which is in quotes if it is a name without percent signs.
  fileprivate func replacing(_ text: Range<Int>, with field: String, isUnicode: Bool) -> String {
    var start = Array(utf8.prefix(text.lowerBound))
    var end = Array(utf8.dropFirst(text.upperBound))
    if isUnicode, start.isInsideQuotes {
      // Two quotes stand for one in the text.
      let (opening, closing) = (
        start.reversed().prefix { $0 == .quote }, end.prefix { $0 == .quote }
      )
      if opening.count % 2 == 1 { start.removeLast() } else { start.append(.quote) }
      if closing.count % 2 == 1 { end.removeFirst() } else { end.insert(.quote, at: 0) }
    }
    return String(decoding: start + Array(field.utf8) + end, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether an odd number of quotes has opened text that goes on at the end.
  fileprivate var isInsideQuotes: Bool { count { $0 == .quote } % 2 == 1 }
}

extension Span<UInt8> {
  /// Where a time zone is in the text of a pattern: a name in quotes if the pattern has no percent signs, or an offset.
  fileprivate func timeZoneAsText(isUnicode: Bool) -> Range<Int>? {
    var isQuoted = false
    for index in indices {
      if isUnicode, self[index] == .quote { isQuoted.toggle() }
      let isSign = self[index] == UInt8(ascii: "+") || self[index] == UInt8(ascii: "-")
      let mayBegin = isSign || self[index].isASCIILetter && (isQuoted || !isUnicode)
      guard mayBegin, let zone = timeZone(from: index), zone.lowerBound == index else { continue }
      if isSign {
        if hasOffsetOfClocks(zone), isAfterField(index, isUnicode, isQuoted) { return zone }
      } else if mayBeName(zone) {
        return zone.lowerBound..<endOfHours(from: zone.upperBound)
      }
    }
    return nil
  }

  /// Whether a sign and digits are hours up to 14 and minutes, and not a day, as in `%Y-%m-01`.
  private func hasOffsetOfClocks(_ zone: Range<Int>) -> Bool {
    let hours = Int(self[zone.lowerBound + 1] & 0xF) * 10 + Int(self[zone.lowerBound + 2] & 0xF)
    return hours <= 14 && (zone.count > 3 || self[zone.lowerBound] == UInt8(ascii: "+"))
  }

  /// Whether a field is before a position, apart from spaces, brackets and digits such as `.000`.
  ///
  /// In quotes, only these may be before it.
  private func isAfterField(_ position: Int, _ isUnicode: Bool, _ isQuoted: Bool) -> Bool {
    var end = position
    while end > 0, self[end - 1].isDigit || " ([.".utf8.contains(self[end - 1]) { end -= 1 }
    guard end > 0 else { return false }
    guard isUnicode else { return isField(at: end - 1) }
    return self[end - 1] == .quote || !isQuoted && self[end - 1].isASCIILetter
  }

  /// Whether letters are neither a field such as `%-H` nor part of a word or of a name such as `EST-server`.
  private func mayBeName(_ zone: Range<Int>) -> Bool {
    let (start, end) = (zone.lowerBound, zone.upperBound)
    guard !isField(at: start) else { return false }
    if end + 1 < count, "-_".utf8.contains(self[end]), !self[end + 1].isDigit { return false }
    guard start > 0 else { return true }
    let before = self[start - 1]
    // A Z at the end counts after a lowercase letter, as in `%Hh%MmZ`.
    if before.isASCIILetter {
      return isField(at: start - 1) || end == count && zone.count == 1 && before & 0x20 != 0
    }
    return before != UInt8(ascii: "-") && before != UInt8(ascii: "_")
  }

  /// Whether a letter is a field after a percent sign, as in `%-H` and `%3N`.
  private func isField(at position: Int) -> Bool {
    var start = position
    while start > 0, self[start - 1].isDigit || "-_:^#".utf8.contains(self[start - 1]) {
      start -= 1
    }
    return start > 0 && self[start - 1] == .percent
  }

  /// Where the hours and minutes after the name of a time zone end, as in `UTC+2` and `UTC+05:30`.
  private func endOfHours(from position: Int) -> Int {
    guard position + 1 < count, "+-".utf8.contains(self[position]), self[position + 1].isDigit
    else {
      return position
    }
    var end = position + 1
    while end < count, self[end].isDigit || self[end] == UInt8(ascii: ":") { end += 1 }
    return end
  }
}

extension UInt8 {
  fileprivate static var percent: UInt8 { UInt8(ascii: "%") }
  fileprivate static var quote: UInt8 { UInt8(ascii: "'") }
}
