// Writing many lines in one call. What is the same for all lines is decided once, so a line costs
// little more than its bytes.

extension DayFormat {
  /// Writes all days as lines.
  ///
  /// - Precondition: The output has room for ``maximumWidth`` bytes and a line end for each.
  package func writeLines(
    _ days: Span<Day>, ending: LineEnding, to output: inout OutputSpan<UInt8>
  ) {
    var index = 0
    while index < days.count {
      index += quickWriteLines(days.extracting(droppingFirst: index), ending, to: &output)
      guard index < days.count else { break }
      // A day that the program cannot write.
      write(days[index], to: &output)
      output.append(ending)
      index += 1
    }
  }

  /// Writes days as lines up to the first that needs the slow path, and returns their number.
  private func quickWriteLines(
    _ days: Span<Day>, _ ending: LineEnding, to output: inout OutputSpan<UInt8>
  ) -> Int {
    if let line = fixedDate?.line(ending) { return line.write(days, into: &output) }
    if let layout {
      return layout.writeLines(days, ending, to: &output)
    }
    if let count = onlyCount.flatMap(DayCount.init) {
      return output.append(days, ending) { $0.append(decimal: count.number(of: $1)) }
    }
    if case .single(.weekday) = storage, days.count > 16 {
      return SingleFormat.weekdayLayout.writeLines(days, ending, to: &output)
    }
    return output.append(days, ending, while: quickWrite)
  }
}

extension OutputSpan<UInt8> {
  @inline(__always)
  mutating func append(_ ending: LineEnding) {
    if ending == .carriageReturnAndLineFeed { append(UInt8(ascii: "\r")) }
    append(UInt8(ascii: "\n"))
  }
}

extension FormatLayout {
  /// Writes days as lines up to the first that its program cannot write, and returns their number.
  fileprivate func writeLines(
    _ days: Span<Day>, _ ending: LineEnding, to output: inout OutputSpan<UInt8>
  ) -> Int {
    switch writing {
    case .count(let count):
      output.append(days, ending) { $0.append(decimal: count.number(of: $1)) }
    case .weekday, .digits, .steps: writingSteps.writeLines(days, ending, writing, to: &output)
    case .none, .fixed: output.append(days, ending, while: write)
    }
  }
}

extension WritingSteps {
  fileprivate func writeLines(
    _ days: Span<Day>, _ ending: LineEnding, _ program: WritingProgram,
    to output: inout OutputSpan<UInt8>
  ) -> Int {
    steps.withSpan { steps in
      names.withSpan { Self.writeLines(days, ending, program, steps, $0, to: &output) }
    }
  }

  private static func writeLines(
    _ days: Span<Day>, _ ending: LineEnding, _ program: WritingProgram, _ steps: Span<WritingStep>,
    _ names: Span<UInt64>, to output: inout OutputSpan<UInt8>
  ) -> Int {
    if case .weekday = program {
      let (start, stride) = (steps[0].start, steps[0].stride)
      return output.append(days, ending) { output, day in
        output.append(names, at: start &+ day.weekday.rawValue &* stride)
      }
    }
    if case .digits = program {
      return output.append(days, ending, while: { $1.append($0, digitsBy: steps) })
    }
    return output.append(days, ending, while: { $1.append($0, steps, names: names) })
  }
}

extension OutputSpan<UInt8> {
  /// Appends a line for each day, and returns the number of days.
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

  /// Appends a line for each day up to the first for which that fails, and returns the number of
  /// days before it.
  @inline(__always)
  fileprivate mutating func append(
    _ days: Span<Day>, _ ending: LineEnding,
    while write: (Day, inout OutputSpan<UInt8>) -> Bool
  ) -> Int {
    var index = 0
    while index < days.count, write(days[index], &self) {
      append(ending)
      index &+= 1
    }
    return index
  }
}
