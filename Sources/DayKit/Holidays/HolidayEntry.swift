#if Formats
/// Days of a list or of a calendar, with their name.
struct HolidayEntry {
  var days: ClosedRange<Day>
  var name: String
  var place: TextPlace

  /// Returns the entries of a text, which is a calendar if its first line that is not empty is
  /// `BEGIN:VCALENDAR`.
  ///
  /// - Parameter fiscalCalendar: Determines years, their halves and quarters in a list, if they are fiscal.
  static func entries(
    of text: Span<UInt8>, in fiscalCalendar: FiscalCalendar?
  ) throws(HolidayError) -> [HolidayEntry] {
    isCalendar(text) ? try CalendarReader.entries(of: text) : try list(text, fiscalCalendar)
  }

  private static func isCalendar(_ text: Span<UInt8>) -> Bool {
    var lines = TextLines(of: text)
    while let line = lines.next(in: text) {
      let line = text.trimming(line)
      if !line.isEmpty {
        return line.count == 15 && text.text(line).uppercasedASCII == "BEGIN:VCALENDAR"
      }
    }
    return false
  }

  /// Reads a list.
  private static func list(
    _ text: Span<UInt8>, _ fiscalCalendar: FiscalCalendar?
  ) throws(HolidayError) -> [HolidayEntry] {
    var entries: [HolidayEntry] = []
    var lines = TextLines(of: text)
    while let line = lines.next(in: text) {
      let line = text.trimming(line)
      if !line.isEmpty, text[line.lowerBound] != UInt8(ascii: "#") {
        entries.append(
          try HolidayEntry(text, TextPlace(line: lines.number, bytes: line), fiscalCalendar))
      }
    }
    return entries
  }
}

extension HolidayEntry {
  /// Reads a line of a list: a day or a span, and an optional name after a space, a tab or a comma.
  private init(
    _ text: Span<UInt8>, _ line: TextPlace, _ fiscalCalendar: FiscalCalendar?
  ) throws(HolidayError) {
    let comma = UInt8(ascii: ",")
    var end = line.bytes.lowerBound
    while end < line.bytes.upperBound, text.blankWidth(at: end) == 0, text[end] != comma {
      end += 1
    }
    place = TextPlace(line: line.line, bytes: line.bytes.lowerBound..<end)
    days = try Self.days(of: text.extracting(place.bytes), place, fiscalCalendar)
    var name = text.trimming(end..<line.bytes.upperBound)
    if !name.isEmpty, text[name.lowerBound] == comma {
      name = text.trimming(name.lowerBound + 1..<name.upperBound)
    }
    guard !name.isEmpty, text[name.lowerBound] != UInt8(ascii: "#") else {
      self.name = ""
      return
    }
    if let second = Self.secondSpan(of: text, name, fiscalCalendar)?.days {
      let first = Swift.min(days.lowerBound, second.lowerBound)
      throw HolidayError(.twoDates(first...Swift.max(days.upperBound, second.upperBound)), line)
    }
    self.name = text.text(name)
  }

  /// Returns the span that a name begins with, even after a dash, a slash or a word such as "to".
  private static func secondSpan(
    of text: Span<UInt8>, _ name: Range<Int>, _ fiscalCalendar: FiscalCalendar?
  ) -> DaySpan? {
    let name = text.extracting(name)
    var start = name.end(from: 0) { $0.separatesSpans }
    let end = name.end(from: start) { $0.isLetter }
    if ["to", "and", "until", "till", "through", "thru"].contains(
      name.text(start..<end).lowercased())
    {
      start = name.end(from: end) { $0.separatesSpans }
    }
    let second = name.extracting(start..<name.end(from: start) { $0.isInSpan })
    // A number of four digits belongs to a name such as "2025 ends".
    guard DaySpan.year(second) == nil else { return nil }
    do throws(DaySpanError) {
      return try DaySpan(parsing: second, in: fiscalCalendar)
    } catch {
      return nil
    }
  }

  private static func days(
    of text: Span<UInt8>, _ place: TextPlace, _ fiscalCalendar: FiscalCalendar?
  ) throws(HolidayError) -> ClosedRange<Day> {
    let days: ClosedRange<Day>
    do throws(DaySpanError) {
      days = try DaySpan(parsing: text, in: fiscalCalendar).days
    } catch {
      throw HolidayError(.notASpan(error), place)
    }
    // The rest of a line such as 2025 08 29 would be a name.
    guard DaySpan.year(text) == nil else { throw HolidayError(.wholeYear(days), place) }
    return days
  }
}

extension Span<UInt8> {
  /// The position of the first byte from a position on that does not satisfy a condition, or the end.
  fileprivate func end(from start: Int, where condition: (UInt8) -> Bool) -> Int {
    var end = start
    while end < count, condition(self[end]) { end += 1 }
    return end
  }
}

extension UInt8 {
  /// Whether the byte may be between two spans, such as that of a comma, or of a dash outside ASCII.
  fileprivate var separatesSpans: Bool {
    !isLetter && digitValue == nil && !#"()[]{}"'#"#.utf8.contains(self)
  }

  fileprivate var isInSpan: Bool { isLetter || digitValue != nil || self == UInt8(ascii: "-") }
}

extension String {
  /// The text with uppercase letters instead of lowercase ones of ASCII.
  var uppercasedASCII: String {
    String(decoding: utf8.map { $0.uppercasedASCII }, as: UTF8.self)
  }
}
#endif
