import CommandGrammar
package import DayKit

/// A file of holidays: a list of dates, or a calendar in the format of iCalendar.
package enum HolidayFile {
  /// The maximum size in bytes.
  static let limit = 16 << 20

  /// Returns the holidays in the order of the file.
  ///
  /// A file whose first line with text is `BEGIN:VCALENDAR` is a calendar; any other is a list.
  package static func holidays(in bytes: [UInt8]) throws(HolidayError) -> [Holiday] {
    let lines = lines(of: bytes)
    if isCalendar(lines) { return try CalendarFile.holidays(in: lines) }
    var holidays: [Holiday] = []
    for entry in try list(lines) {
      guard entry.days.count <= longest else {
        throw HolidayError(
          line: entry.line, reason: "holidays of more than \(longest) days: check the years")
      }
      holidays += entry.days.map { Holiday(day: $0, name: entry.name) }
    }
    return holidays
  }

  /// The most days of a span of holidays, each of which has its name.
  private static let longest = 1_000

  /// Returns the days of the dates and spans of a file.
  package static func days(in bytes: [UInt8]) throws(HolidayError) -> DaySet {
    let lines = lines(of: bytes)
    if isCalendar(lines) {
      return DaySet(try CalendarFile.holidays(in: lines).lazy.map(\.day))
    }
    return DaySet(spans: try list(lines).lazy.map(\.days))
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    return text.split(separator: .lineFeed, omittingEmptySubsequences: false)
  }

  private static func isCalendar(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let first = lines.first { !$0.trimmed.isEmpty }?.trimmed ?? []
    return String(decoding: first, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }

  /// A line of a list.
  private struct Entry {
    let days: ClosedRange<Day>
    let name: String
    let line: Int
  }

  /// Reads one date or span per line, each with an optional name after a blank or a comma.
  private static func list(_ lines: [ArraySlice<UInt8>]) throws(HolidayError) -> [Entry] {
    var entries: [Entry] = []
    for (index, line) in lines.enumerated() {
      let line = line.trimmed
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      let date = line.prefix { !$0.isBlank && $0 != UInt8(ascii: ",") }
      var name = line.dropFirst(date.count).trimmed
      if name.first == UInt8(ascii: ",") { name = name.dropFirst().trimmed }
      if name.first == UInt8(ascii: "#") { name = [] }
      let days = try days(date, line: index + 1)
      if (try? DayFormat.iso.read(name.span)) != nil {
        throw HolidayError(
          line: index + 1,
          reason: "there are two dates: for the days between, write "
            + "\(String(decoding: date, as: UTF8.self))..\(String(decoding: name, as: UTF8.self))")
      }
      entries.append(
        Entry(days: days, name: String(decoding: name, as: UTF8.self), line: index + 1))
    }
    return entries
  }

  /// Reads a date, or a span such as `2025-12-22..2026-01-02`, `2025-12-22/2026-01-02` or `2025-12`.
  private static func days(
    _ text: ArraySlice<UInt8>, line: Int
  ) throws(HolidayError) -> ClosedRange<Day> {
    do throws(DaySpanError) {
      let span = try DaySpan(parsing: text.span)
      // The rest of a line such as 2025 08 29 would be a name.
      if span.kind != .year { return span.days }
    } catch {
      throw HolidayError(line: line, reason: reason(error, String(quoting: Array(text))))
    }
    let year = String(decoding: text, as: UTF8.self)
    throw HolidayError(
      line: line, reason: "'\(year)' is a year; for all its days, write \(year)-01..\(year)-12")
  }

  private static func reason(_ error: DaySpanError, _ text: String) -> String {
    switch (error.reason.kind, error.part) {
    case (.endsBeforeItStarts, _): "\(error): swap them"
    case (.notASpan, .whole):
      "\(text) is not a date (yyyy-MM-dd); write one date per line, followed by its name"
    case (_, .whole): "\(text) \(error)"
    case (_, .first), (_, .last): "\(text): \(error)"
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text without blanks and line endings around it.
  var trimmed: ArraySlice<UInt8> {
    var text = drop { $0.isBlank }
    while let last = text.last, last.isBlank { text.removeLast() }
    return text
  }
}

extension UInt8 {
  fileprivate static var lineFeed: UInt8 { UInt8(ascii: "\n") }

  /// Whether the byte is a space, a tab or a carriage return.
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}
