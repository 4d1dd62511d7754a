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
    while end < line.bytes.upperBound, !text[end].isBlank, text[end] != comma { end += 1 }
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
    if let second = Self.secondDay(of: text, name) {
      throw HolidayError(.twoDates(days.lowerBound, second), line)
    }
    self.name = text.text(name)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns the day that a name begins with, even after a dash, a slash or "to".
  private static func secondDay(of text: Span<UInt8>, _ name: Range<Int>) -> Day? {
    var start = name.lowerBound
    if name.count > 2, text.text(start..<start + 2) == "to", text[start + 2].isBlank { start += 2 }
    // A dash is a hyphen, or one of three bytes from 0xE2 on.
    while start < name.upperBound, !Self.isDigit(text[start]) {
      guard text[start].isBlank || "-/,;".utf8.contains(text[start]) || text[start] >= 0x80 else {
        return nil
      }
      start += 1
    }
    var end = start
    while end < name.upperBound, Self.isDigit(text[end]) || text[end] == UInt8(ascii: "-") {
      end += 1
    }
    do throws(DaySpanError) {
      let span = try DaySpan(parsing: text.extracting(start..<end))
      // A number of four digits belongs to a name such as "2025 ends".
      return span.kind == .year ? nil : span.days.lowerBound
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

extension String {
  /// The text with uppercase letters instead of lowercase ones of ASCII.
  var uppercasedASCII: String {
    String(decoding: utf8.map { $0.uppercasedASCII }, as: UTF8.self)
  }
}
#endif
