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
  /// Reads a line of a list: a day or a span, and an optional name after a space, a tab, a comma or a semicolon.
  private init(
    _ text: Span<UInt8>, _ line: TextPlace, _ fiscalCalendar: FiscalCalendar?
  ) throws(HolidayError) {
    var end = line.bytes.lowerBound
    while end < line.bytes.upperBound, text.blankWidth(at: end) == 0, !text[end].separatesName {
      end += 1
    }
    place = TextPlace(line: line.line, bytes: line.bytes.lowerBound..<end)
    days = try Self.days(of: text.extracting(place.bytes), place, fiscalCalendar)
    var name = text.trimming(end..<line.bytes.upperBound)
    while !name.isEmpty, text[name.lowerBound].separatesName {
      name = text.trimming(name.lowerBound + 1..<name.upperBound)
    }
    // The rest of a line such as 2025 08 29, FY2025 Q4 or 2025-12;25 would be a name.
    let (first, rest) = (text.extracting(place.bytes), text.extracting(name))
    if DaySpan.year(first) != nil || first.isFiscalYear && rest.isPartOfYear
      || first.isMonthOrWeek && rest.beginsWithPartOfMonth
    {
      throw HolidayError(.wholeSpan(days), place)
    }
    guard !name.isEmpty, text[name.lowerBound] != UInt8(ascii: "#") else {
      self.name = ""
      return
    }
    switch Self.secondDate(beside: days, in: text.extracting(name), fiscalCalendar) {
    case .none: break
    case .days(let second): throw HolidayError(.twoDates(days, second), line)
    case .unclear: throw HolidayError(.secondDate, line)
    case .otherWeekday: throw HolidayError(.otherWeekday(days.lowerBound), line)
    case .timeOfDay: throw HolidayError(.timeAfterDate, line)
    }
    // A hyphen before a name, as in "2025-12-24 - Christmas Eve", is not part of it.
    let isAfterHyphen = text[name.lowerBound] == UInt8(ascii: "-") && name.count > 1
    if isAfterHyphen, text.blankWidth(at: name.lowerBound + 1) > 0 {
      name = text.trimming(name.lowerBound + 1..<name.upperBound)
    }
    self.name = String(text.text(name).map { $0 == "\t" ? " " : $0 })
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
    return days
  }
}

extension Span<UInt8> {
  /// Whether the text is a fiscal year such as `FY2025`.
  fileprivate var isFiscalYear: Bool {
    count == 6 && self[0] == UInt8(ascii: "F") && self[1] == UInt8(ascii: "Y")
  }

  /// Whether the text is a span such as `2025-12` or `2025-W52`, and not a day or two dates.
  fileprivate var isMonthOrWeek: Bool {
    count <= 8 && indices.contains { self[$0] == UInt8(ascii: "-") }
  }

  /// Whether the text begins with a day of the month such as `25` or `25.12.`, or with a weekday.
  fileprivate var beginsWithPartOfMonth: Bool {
    if count > 1, self[0] == UInt8(ascii: "-") { return extracting(1...).beginsWithPartOfMonth }
    let end = end(from: 0) { $0.digitValue != nil }
    if end > 0 { return end <= 2 && (end == count || !self[end].isLetter) }
    return Weekday(name: extracting(0..<self.end(from: 0) { $0.isLetter })) != nil
  }

  /// Whether the text begins with a quarter or a half such as `Q4`, in any case.
  var isPartOfYear: Bool {
    guard count > 1, self[1].digitValue != nil else { return false }
    return self[0] & ~0x20 == UInt8(ascii: "Q") || self[0] & ~0x20 == UInt8(ascii: "H")
  }
}

extension UInt8 {
  /// Whether the byte ends a date, and a name may follow.
  var separatesName: Bool { self == UInt8(ascii: ",") || self == UInt8(ascii: ";") }
}

extension String {
  /// The text with uppercase letters instead of lowercase ones of ASCII.
  var uppercasedASCII: String {
    String(decoding: utf8.map { $0.uppercasedASCII }, as: UTF8.self)
  }
}
#endif
