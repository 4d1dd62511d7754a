import DayKit
import DayRecords
import System

// Any date may have a time of day after it, so no list can have all of their formats.

extension Lookalike {
  /// Returns the readings of a text that is a date and then a time of day.
  static func readings(ofTimed bytes: Span<UInt8>, in symbols: DaySymbols) -> [Reading] {
    for date in bytes.indices.dropFirst(4) {
      // A tab separates columns.
      guard let time = TimeInText(after: date, in: bytes), time.end == bytes.count,
        bytes[date] != UInt8(ascii: "\t")
      else { continue }
      return readings(of: bytes.extracting(first: date), in: symbols).compactMap { reading in
        guard let timed = reading.lookalike.followed(by: time, after: date, in: bytes),
          let day = timed.format.day(inTheFormOf: bytes)
        else { return nil }
        return (timed, day)
      }
    }
    return []
  }

  /// Returns the format with the time and the time zone that follow its first date in some lines; `nil` if none do.
  func withTimeZone(in lines: some Sequence<ArraySlice<UInt8>>, _ place: TextPlace) -> Lookalike? {
    for line in lines {
      let text = ContiguousArray(line)
      guard let (_, end) = place.firstDay(in: text.span),
        let time = TimeInText(after: end, in: text.span), time.timeZone != nil
      else { continue }
      return followed(by: time, after: end, in: text.span)
    }
    return nil
  }

  /// Returns the format with a time of day after it.
  private func followed(by time: TimeInText, after date: Int, in text: Span<UInt8>) -> Lookalike? {
    guard !format.keepsTime, !format.isNumber, requirement == nil || needsPivot,
      !hasNames || isEnglish
    else { return nil }
    var pattern = "\(format)"
    // Before an hour of one digit, days and months have one, too.
    if time.hour.count == 1 { pattern = Self.unpadded[pattern] ?? pattern }
    let isPadded = time.hour.count == 2 && pattern.contains("dd")
    pattern += time.pattern(after: date, in: text, isPadded: isPadded)
    return needsPivot ? Lookalike(pattern: pattern, pivot: 1970) : Lookalike(pattern: pattern)
  }

  private static let unpadded = [
    "dd/MM/yyyy": "d/M/yyyy", "MM/dd/yyyy": "M/d/yyyy", "dd.MM.yyyy": "d.M.yyyy",
  ]
}

extension TimeInText {
  /// Returns the pattern of the time and of what separates it from the date.
  ///
  /// - Parameter isPadded: Whether all hours have two digits.
  fileprivate func pattern(after date: Int, in text: Span<UInt8>, isPadded: Bool) -> String {
    var pattern = literal(date..<hour.lowerBound, in: text)
    pattern += String(repeating: dayPeriod == nil ? "H" : "h", count: isPadded ? 2 : 1)
    pattern += hasSeconds ? ":mm:ss" : ":mm"
    if fractionDigits > 0 {
      let fraction = endOfNumbers - fractionDigits
      pattern += literal(fraction - 1..<fraction, in: text)
      pattern += String(repeating: "S", count: fractionDigits)
    }
    var end = endOfNumbers
    if let dayPeriod {
      pattern += literal(end..<dayPeriod.lowerBound, in: text) + "a"
      end = dayPeriod.upperBound
    }
    guard let timeZone else { return pattern + literal(end..<self.end, in: text) }
    // An offset, which may have the name of Universal Time before it, or a name.
    let name = timeZone.filter { text[$0].isASCIILetter }
    let offset = timeZone.filter { "+-:".utf8.contains(text[$0]) || text[$0].isDigit }
    let isName = name.count > 1 && !timeZone.contains { text[$0].isDigit }
    let (first, last) =
      isName ? (name.first, name.last) : (offset.first ?? name.first, offset.last ?? name.last)
    guard let first, let last else { return pattern }
    return pattern + literal(end..<first, in: text) + (isName ? "z" : "Z")
      + literal(last + 1..<timeZone.upperBound, in: text)
  }

  /// What separates parts, as a pattern: letters and brackets are in quotes.
  private func literal(_ range: Range<Int>, in text: Span<UInt8>) -> String {
    let bytes = range.map { text[$0] }
    let needsQuotes = { (byte: UInt8) in byte.isASCIILetter || "[]".utf8.contains(byte) }
    guard let first = bytes.firstIndex(where: needsQuotes),
      let last = bytes.lastIndex(where: needsQuotes)
    else { return String(decoding: bytes, as: UTF8.self) }
    let quoted = [0x27] + bytes[first...last] + [0x27]
    return String(decoding: bytes[..<first] + quoted + bytes[(last + 1)...], as: UTF8.self)
  }
}
