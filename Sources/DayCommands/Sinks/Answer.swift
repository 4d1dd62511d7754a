import DayKit

/// An answer, or a part of one.
enum Answer: Equatable, Sendable {
  /// A day that is written in the format of answers.
  case day(Day)

  /// A day that is written in ISO 8601.
  case date(Day)

  case count(Int)
  case text(String)
  case weeks(CalendarDays)
}

extension Answer {
  /// The largest number of bytes that the answer takes in any form but that of a name.
  @inline(__always)
  func width(_ format: borrowing DayFormat) -> Int {
    switch self {
    case .day: format.maximumWidth
    case .date: 13
    case .count: 20
    case .text(let text): text.utf8.count
    case .weeks(let weeks): weeks.jsonWidth
    }
  }

  /// Writes the answer as text, for which there has to be room.
  @inline(__always)
  func write(to output: inout OutputSpan<UInt8>, _ format: borrowing DayFormat) {
    switch self {
    case .day(let day): format.write(day, to: &output)
    case .date(let day): DayFormat.iso.write(day, to: &output)
    case .count(let number): output.append(decimal: number)
    case .text(let text): for byte in text.utf8 { output.append(byte) }
    // A table of weeks has no text; it stands in JSON only.
    case .weeks: break
    }
  }
}
