import DayKit
import Terminal

/// An answer, or a part of one.
enum Answer: Equatable, Sendable {
  /// A day that is written in the format of `--to`.
  case day(Day)

  /// A day that is written in ISO 8601.
  case date(Day)

  case count(Int)
  case period(Period)
  case weekday(Weekday)
  case text(String)
  case grid(MonthGrid)
  case weeks(CalendarDays)
}

extension Answer {
  /// Writes the answer as text.
  func write(to output: inout BufferedOutput, _ formats: RecordFormats) {
    switch self {
    case .day(let day): output.append(day, formats.writeFormat)
    case .date(let day): output.append(day, .iso)
    case .grid(let grid): grid.write(to: &output, formats.symbols)
    default: output.append(text(formats))
    }
  }
}

extension Answer {
  /// The answer as text.
  func text(_ formats: RecordFormats) -> String {
    switch self {
    case .day(let day): day.formatted(as: formats.writeFormat)
    case .date(let day): day.description
    case .count(let number): String(number)
    case .period(let period): period.description
    case .weekday(let weekday): formats.symbols.name(of: weekday)
    case .text(let text): text
    case .grid(let grid): grid.month.description
    case .weeks: ""
    }
  }
}

extension BufferedOutput {
  /// Appends a day in a format.
  mutating func append(_ day: Day, _ format: DayFormat) {
    append(upTo: format.maximumWidth) { bytes in format.write(day, to: &bytes) }
  }
}
