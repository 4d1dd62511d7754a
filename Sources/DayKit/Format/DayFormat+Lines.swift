// Many lines in one call. What is the same for all of them is asked once, and a line costs little more
// than its bytes.

/// How lines end.
package enum LineEnding: Sendable {
  case lineFeed
  case carriageReturnAndLineFeed
}

extension DayFormat {
  /// How a date looks, if all its digits are in fixed places, where its year has four.
  package var fixedDate: FixedDate? { layout.reading.fixedDate.first }

  /// The number of bytes of a day whose year has four digits, if all digits are in fixed places; no
  /// day has fewer.
  package var fixedWidth: Int? { layout.writing.fixedDate.first?.width }

  /// Whether dates in this format can be copied into another one digit by digit.
  package func copiesDigits(to other: DayFormat) -> Bool {
    !layout.reading.fixedDate.isEmpty && !other.layout.writing.fixedDate.isEmpty
  }

  /// Writes lines that are dates as lines in another format, and gives the number of lines and of the
  /// bytes that they are.
  ///
  /// It does so only where ``copiesDigits(to:)``, and stops where ``readLines(_:ending:into:)`` does.
  ///
  /// - Precondition: The format has no line break in it.
  package func copyLines(
    _ bytes: Span<UInt8>, ending: LineEnding, to other: DayFormat,
    into output: inout OutputSpan<UInt8>
  ) -> (lines: Int, bytes: Int) {
    guard let source = layout.reading.line(ending), let target = other.layout.writing.line(ending)
    else { return (0, 0) }
    let lines = source.copy(bytes, to: target, into: &output)
    return (lines, lines * source.width)
  }

  /// Reads lines that are days and nothing else, and gives the number of bytes that they are.
  ///
  /// It stops before the first line that has another end, that is no day, or that takes more than a
  /// quick look, and where there is no whole line more or no room.
  ///
  /// - Precondition: The format has no line break in it.
  package func readLines(
    _ bytes: Span<UInt8>, ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    layout.reading.readLines(bytes, ending, into: &days)
  }

  /// Writes days as lines, all of them.
  ///
  /// - Precondition: The output has room for ``maximumWidth`` bytes and a line end for each.
  package func writeLines(
    _ days: Span<Day>, ending: LineEnding, to output: inout OutputSpan<UInt8>
  ) {
    var index = 0
    while index < days.count {
      index += layout.writing.writeLines(
        days.extracting(droppingFirst: index), ending, to: &output)
      guard index < days.count else { break }
      // A day that the program does not know.
      write(days[index], to: &output)
      output.append(ending)
      index += 1
    }
  }
}

extension ReadingProgram {
  /// The look of lines with an ending, if they are dates with all digits in fixed places.
  fileprivate func line(_ ending: LineEnding) -> FixedDate? {
    fixedDate.first?.line(ending)
  }

  /// Each way has a loop of its own.
  fileprivate func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    if let line = line(ending) { return line.read(bytes, into: &days) * line.width }
    if let shortDate { return Self.readLines(bytes, ending, into: &days, by: shortDate) }
    if let count { return Self.readLines(bytes, ending, into: &days, by: count) }
    if hasNames { return Self.readLines(bytes, ending, into: &days, by: steps.span, names, rule) }
    return bytes.readLines(ending, into: &days, by: read)
  }
}

extension ReadingProgram {
  @inline(never)
  private static func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>,
    by steps: Span<ReadingStep>, _ names: NameIndex, _ rule: ReadingRule
  ) -> Int {
    bytes.readLines(ending, into: &days) { bytes, position in
      readNames(bytes, at: &position, steps, names, rule)
    }
  }

  @inline(never)
  private static func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>,
    by date: ShortDate
  ) -> Int {
    bytes.readLines(ending, into: &days) { bytes, position in date.read(bytes, at: &position) }
  }

  @inline(never)
  private static func readLines(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>,
    by count: ReadCount
  ) -> Int {
    bytes.readLines(ending, into: &days) { bytes, position in count.read(bytes, at: &position) }
  }
}

extension Span<UInt8> {
  /// Reads lines by a function that reads a day at a place and moves the place behind it.
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

extension OutputSpan<UInt8> {
  @inline(__always)
  mutating func append(_ ending: LineEnding) {
    if ending == .carriageReturnAndLineFeed { append(UInt8(ascii: "\r")) }
    append(UInt8(ascii: "\n"))
  }
}

extension WritingProgram {
  /// The look of lines with an ending, if they are dates with all digits in fixed places.
  fileprivate func line(_ ending: LineEnding) -> FixedDate? {
    fixedDate.first?.line(ending)
  }

  /// Writes days as lines up to the first that it does not know, and gives how many.
  fileprivate func writeLines(
    _ days: Span<Day>, _ ending: LineEnding, to output: inout OutputSpan<UInt8>
  ) -> Int {
    if let line = line(ending) { return line.write(days, into: &output) }
    if let count { return output.append(days, ending) { $0.append(decimal: count.number(of: $1)) } }
    if let weekdays { return writeLines(days, ending, namesFrom: weekdays, to: &output) }
    var index = 0
    while index < days.count, write(days[index], to: &output) {
      output.append(ending)
      index &+= 1
    }
    return index
  }

  /// Writes the names of weekdays as lines.
  private func writeLines(
    _ days: Span<Day>, _ ending: LineEnding, namesFrom weekdays: WrittenWeekday,
    to output: inout OutputSpan<UInt8>
  ) -> Int {
    let names = names.span
    return output.append(days, ending) { output, day in
      output.append(names, at: weekdays.start &+ day.weekday.rawValue &* weekdays.stride)
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends something for each day as a line, and gives how many days there are.
  @inline(__always)
  fileprivate mutating func append(
    _ days: Span<Day>, _ ending: LineEnding, by write: (inout OutputSpan<UInt8>, Day) -> Void
  ) -> Int {
    for index in days.indices {
      write(&self, days[index])
      append(ending)
    }
    return days.count
  }
}
