// Parsing many lines in one call. What is the same for all lines is decided once, so a line costs
// little more than its bytes.

/// How lines end.
package enum LineEnding: Sendable {
  case lineFeed
  case carriageReturnAndLineFeed
}

extension DayFormat {
  /// The layout of dates whose year has four digits, if all digits have fixed positions.
  package var fixedDate: FixedDate? {
    switch storage {
    case .fixed(let date, _): return date
    case .single: return nil
    case .layout:
      if case .fixed(let date) = layout?.writing { return date }
      return nil
    }
  }

  /// The number of bytes of a day whose year has four digits, if all digits have fixed positions;
  /// no day has fewer.
  package var fixedWidth: Int? { fixedDate?.width }

  /// Whether dates in this format can be copied into another one digit by digit.
  package func copiesDigits(to other: DayFormat) -> Bool {
    fixedDate != nil && other.fixedDate != nil
  }

  /// Writes lines that are dates as lines in another format, and returns the number of lines and of
  /// their bytes.
  ///
  /// Requires ``copiesDigits(to:)``, and stops where ``readLines(_:ending:into:)`` does.
  ///
  /// - Precondition: The format has no line break in it.
  package func copyLines(
    _ bytes: Span<UInt8>, ending: LineEnding, to other: DayFormat,
    into output: inout OutputSpan<UInt8>
  ) -> (lines: Int, bytes: Int) {
    guard let source = fixedDate?.line(ending), let target = other.fixedDate?.line(ending) else {
      return (0, 0)
    }
    let lines = source.copy(bytes, to: target, into: &output)
    return (lines, lines * source.width)
  }

  /// Parses lines that contain only a day, and returns the number of their bytes.
  ///
  /// It stops before the first line that has another line ending, is not a day or needs the slow
  /// path, and where no whole line is left or there is no more room.
  ///
  /// - Precondition: The format has no line break in it.
  package func readLines(
    _ bytes: Span<UInt8>, ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    switch storage {
    case .fixed(let date, _): date.readLines(bytes, ending, into: &days)
    case .single(let format): format.readLines(bytes, ending, into: &days)
    case .layout: layout?.readLines(bytes, ending, into: &days) ?? 0
    }
  }
}

extension FixedDate {
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    if let line = line(ending) { return line.read(bytes, into: &days) * line.width }
    return bytes.readLines(ending, into: &days) { bytes, position in self.read(bytes, at: &position)
    }
  }
}

extension SingleFormat {
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    switch field {
    case .number(.serialDay, _): SerialDays.from1900.readLines(bytes, ending, into: &days)
    case .number(.serialDayFrom1904, _):
      SerialDays.from1904.readLines(bytes, ending, into: &days)
    case .number(.year, _): bytes.readLines(ending, into: &days) { $0.readYear(at: &$1) }
    case .number(let part, _):
      DayCount(part)?.readLines(bytes, ending, into: &days) ?? 0
    case .dateTime(let form):
      CommonDateTime(form: form).readLines(bytes, ending, into: &days)
    default: 0
    }
  }
}

// Each kind has its own loop.

extension FormatLayout {
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    switch reading {
    case .none: 0
    case .fixed(let date): date.readLines(bytes, ending, into: &days)
    case .short(let date): date.readLines(bytes, ending, into: &days)
    case .count(let count): count.readLines(bytes, ending, into: &days)
    case .dateTime(let dateTime): dateTime.readLines(bytes, ending, into: &days)
    case .numbers, .names: readingSteps.readLines(bytes, ending, into: &days)
    }
  }
}

extension ShortDate {
  @inline(never)
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    bytes.readLines(ending, into: &days) { bytes, position in self.read(bytes, at: &position) }
  }
}

extension CommonDateTime {
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    bytes.readLines(ending, into: &days) { bytes, position in self.read(bytes, at: &position) }
  }
}

extension DayCount {
  @inline(never)
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    bytes.readLines(ending, into: &days) { bytes, position in self.read(bytes, at: &position) }
  }
}

extension SerialDays {
  @inline(never)
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    bytes.readLines(ending, into: &days) { bytes, position in self.read(bytes, at: &position) }
  }
}

extension ReadingSteps {
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    switch kind {
    case .numbers: readNumbers(bytes, ending, into: &days)
    case .names: readNames(bytes, ending, into: &days)
    case .times: readTimes(bytes, ending, into: &days)
    }
  }

  @inline(never)
  private func readNumbers(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    let (steps, rule) = (steps.span, rule)
    return bytes.readLines(ending, into: &days) { bytes, position in
      Self.readNumbers(bytes, at: &position, steps, rule)
    }
  }

  @inline(never)
  private func readNames(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    let (steps, words, rule) = (steps.span, names.words.span, rule)
    return bytes.readLines(ending, into: &days) { bytes, position in
      Self.readNames(bytes, at: &position, steps, words, rule, Span(), hasTimes: false)
    }
  }

  @inline(never)
  private func readTimes(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    let (steps, words, rule) = (steps.span, names.words.span, rule)
    let times = times.span
    return bytes.readLines(ending, into: &days) { bytes, position in
      Self.readNames(bytes, at: &position, steps, words, rule, times, hasTimes: true)
    }
  }
}

extension Span<UInt8> {
  /// Parses lines with a function that parses a day at a position and moves the position past it.
  @inline(__always)
  fileprivate func readLines(
    _ ending: LineEnding, into days: inout OutputSpan<Day>,
    by read: (Span<UInt8>, inout Int) -> QuickReading
  ) -> Int {
    var position = 0
    while !days.isFull {
      var end = position
      guard case .day(let day) = read(self, &end) else { break }
      if ending == .carriageReturnAndLineFeed {
        guard byte(at: end) == UInt8(ascii: "\r") else { break }
        end &+= 1
      }
      guard byte(at: end) == UInt8(ascii: "\n") else { break }
      days.append(day)
      position = end &+ 1
    }
    return position
  }
}
