#if Formats
/// Days of a list or of a calendar, with their name.
struct HolidayEntry {
  var days: ClosedRange<Day>
  var name: String
  var place: TextPlace

  /// Returns the entries of a text, which is a calendar if its first line that is not empty is
  /// `BEGIN:VCALENDAR`.
  static func entries(of text: Span<UInt8>) throws(HolidayError) -> [HolidayEntry] {
    isCalendar(text) ? try CalendarReader.entries(of: text) : try list(text)
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
  private static func list(_ text: Span<UInt8>) throws(HolidayError) -> [HolidayEntry] {
    var entries: [HolidayEntry] = []
    var lines = TextLines(of: text)
    while let line = lines.next(in: text) {
      let line = text.trimming(line)
      if !line.isEmpty, text[line.lowerBound] != UInt8(ascii: "#") {
        entries.append(try HolidayEntry(text, TextPlace(line: lines.number, bytes: line)))
      }
    }
    return entries
  }

}

extension HolidayEntry {
  /// Reads a line of a list: a day or a span, and an optional name after a blank or a comma.
  private init(_ text: Span<UInt8>, _ line: TextPlace) throws(HolidayError) {
    let comma = UInt8(ascii: ",")
    var end = line.bytes.lowerBound
    while end < line.bytes.upperBound, !text[end].isBlank, text[end] != comma { end += 1 }
    place = TextPlace(line: line.line, bytes: line.bytes.lowerBound..<end)
    days = try Self.days(of: text, place)
    var name = text.trimming(end..<line.bytes.upperBound)
    if !name.isEmpty, text[name.lowerBound] == comma {
      name = text.trimming(name.lowerBound + 1..<name.upperBound)
    }
    guard !name.isEmpty, text[name.lowerBound] != UInt8(ascii: "#") else {
      self.name = ""
      return
    }
    if let second = Self.day(of: text, name) {
      throw HolidayError(.twoDates(days.lowerBound, second), line)
    }
    self.name = text.text(name)
  }

  private static func day(of text: Span<UInt8>, _ place: Range<Int>) -> Day? {
    // Most names begin with a letter.
    guard text[place.lowerBound] < UInt8(ascii: "A") else { return nil }
    do throws(DayReadingError) {
      return try DayFormat.iso.read(text.extracting(place))
    } catch {
      return nil
    }
  }

  private static func days(
    of text: Span<UInt8>, _ place: TextPlace
  ) throws(HolidayError) -> ClosedRange<Day> {
    let span: DaySpan
    do throws(DaySpanError) {
      span = try DaySpan(parsing: text.extracting(place.bytes))
    } catch {
      throw HolidayError(.notASpan(error), place)
    }
    // The rest of a line such as 2025 08 29 would be a name.
    guard span.kind != .year else { throw HolidayError(.wholeYear(span.days.lowerBound), place) }
    return span.days
  }
}

extension String {
  /// The text with uppercase letters instead of lowercase ones of ASCII.
  var uppercasedASCII: String {
    String(decoding: utf8.map { $0.uppercasedASCII }, as: UTF8.self)
  }
}
#endif
