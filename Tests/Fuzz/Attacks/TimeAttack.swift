import DayKitFoundation

extension Attack {
  /// A pattern of times in the first line and a text after it: what is written reads back, and errors
  /// have a place.
  static let times = Attack("times") { bytes throws(Finding) in
    let (pattern, rest) = bytes.splitAtNewline()
    let text = String(decoding: rest, as: UTF8.self)
    let format: TimeFormat
    do throws(TimeFormatError) {
      format = try TimeFormat(pattern: pattern)
    } catch {
      try expect(0...pattern.utf8.count ~= error.offset, "\(error.offset) in \(pattern)")
      return try expect(!error.description.isEmpty, "no description for \(pattern)")
    }
    do throws(TimeParsingError) {
      _ = try format.parse(text)
    } catch {
      try expect(0...text.utf8.count ~= error.offset, "\(error.offset) in \(text.debugDescription)")
      try expect(!error.description.isEmpty, "no description for \(text.debugDescription)")
    }
    if let time = try? format.parse(text) { try check(time, of: text, in: format) }
    var choices = Choices(rest)
    let hour = choices.number(below: 24)
    let (minute, second) = (choices.number(below: 60), choices.number(below: 60))
    guard let time = try? TimeOfDay(hour, minute, second) else {
      throw Finding("no time \(hour):\(minute):\(second)")
    }
    let written = format.format(time)
    guard let read = try? format.parse(written) else {
      throw Finding("\(pattern): '\(written)' cannot be read")
    }
    try check(read, of: written, in: format)
  }

  /// Checks that a time that has been read is written as a text that is the same time.
  private static func check(_ time: TimeOfDay, of text: String, in format: TimeFormat)
    throws(Finding)
  {
    let written = format.format(time)
    let again = try? format.parse(written)
    try expect(
      again.map { format.format($0) } == written,
      "\(format): '\(text)' is \(time), then '\(written)'")
  }
}
