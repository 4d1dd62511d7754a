#if Formats
extension Day {
  /// The day as text in a format.
  ///
  /// ```swift
  /// try Day(2025, 8, 29).formatted(as: .dmy)         // 29/08/2025
  /// ```
  ///
  /// - Precondition: ``DayFormat/canFormat`` is `true`, as it is for every format that is not from
  ///   ``DayFormat/init(parsing:symbols:pivot:defaultYear:)``.
  public func formatted(as format: DayFormat) -> String {
    String(capacity: format.maximumWidth) { output in format.write(self, to: &output) }
  }
}

extension DayFormat {
  /// Appends a day as UTF-8.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// let bytes = [UInt8](capacity: DayFormat.dmy.maximumWidth) { output in
  ///   DayFormat.dmy.write(day, to: &output)
  /// }
  /// ```
  ///
  /// - Precondition: The output has room for ``maximumWidth`` bytes, and ``canFormat`` is `true`.
  public func write(_ day: Day, to output: inout OutputSpan<UInt8>) {
    guard output.freeCapacity >= maximumWidth, compiled.quickWrite(day, to: &output) else {
      return writeFields(of: day, to: &output)
    }
  }

  /// Appends any day, field by field.
  package func writeFields(of day: Day, to output: inout OutputSpan<UInt8>) {
    compiled.writeFields(of: day, to: &output)
  }

  /// Writes all days as lines.
  ///
  /// What is the same for all lines is decided once, so a line costs little more than its bytes.
  ///
  /// - Precondition: The output has room for ``maximumWidth`` bytes and a line end for each.
  package func writeLines(
    _ days: Span<Day>, ending: LineEnding, to output: inout OutputSpan<UInt8>
  ) {
    var index = 0
    while index < days.count {
      index += compiled.quickWriteLines(
        days.extracting(droppingFirst: index), ending, to: &output)
      guard index < days.count else { break }
      // A day that the program cannot write.
      write(days[index], to: &output)
      output.append(ending)
      index += 1
    }
  }
}
#endif
