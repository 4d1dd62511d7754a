import CommandGrammar
import DayKit

/// A file of holidays: a list of dates, or a calendar in the format of iCalendar.
package enum HolidayFile {
  /// The maximum size in bytes.
  static let limit = 16 << 20

  /// Returns the holidays in the order of the file.
  ///
  /// A file whose first line with text is `BEGIN:VCALENDAR` is a calendar; any other is a list.
  package static func holidays(in bytes: [UInt8]) throws(HolidayError) -> [Holiday] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    let lines = text.split(separator: .lineFeed, omittingEmptySubsequences: false)
    let first = lines.first { !$0.trimmed.isEmpty }?.trimmed ?? []
    if String(decoding: first, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR" {
      return try CalendarFile.holidays(in: lines)
    }
    return try list(lines)
  }

  /// Reads one date per line, each with an optional name after a blank or a comma.
  private static func list(_ lines: [ArraySlice<UInt8>]) throws(HolidayError) -> [Holiday] {
    var holidays: [Holiday] = []
    for (index, line) in lines.enumerated() {
      let line = line.trimmed
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      let date = line.prefix { !$0.isBlank && $0 != UInt8(ascii: ",") }
      var name = line.dropFirst(date.count).trimmed
      if name.first == UInt8(ascii: ",") { name = name.dropFirst().trimmed }
      if name.first == UInt8(ascii: "#") { name = [] }
      let day = try day(date, line: index + 1)
      holidays.append(Holiday(day: day, name: String(decoding: name, as: UTF8.self)))
    }
    return holidays
  }

  private static func day(_ date: ArraySlice<UInt8>, line: Int) throws(HolidayError) -> Day {
    do throws(DayReadingError) {
      return try DayFormat.iso.read(date.span)
    } catch {
      let text = String(quoting: Array(date))
      if case .doesNotExist(let reason) = error.reason.kind {
        throw HolidayError(line: line, reason: "\(text) does not exist: \(reason)")
      }
      throw HolidayError(
        line: line,
        reason: "\(text) is not a date (yyyy-MM-dd); write one date per line, followed by its name")
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
