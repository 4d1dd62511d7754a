/// The quick way from dates in one fixed-width pattern to dates in another, with days added.
///
/// It takes whole lines, many in one call, for as long as each is regular: the date as the pattern
/// has it and a line feed. It knows nothing of errors. Where a line is not regular it stops, and
/// ``DayFormat/read(_:)`` has the word.
package struct FixedWidthKernel: Sendable {
  let source: Layout
  let target: Layout

  /// The days to add; never more than there are, so that a sum can't overflow.
  let days: Int

  /// Creates the kernel that does the same as reading, adding and writing.
  ///
  /// There is none but for formats of a year of four digits, a month and a day of the month of two,
  /// and of at most 15 bytes with their literals, nor for a period with months.
  package init?(reading: DayFormat, writing: DayFormat, adding period: Period = .zero) {
    guard let source = Layout(reading), let target = Layout(writing) else { return nil }
    // What ends a line is not part of the date in it.
    guard !reading.fields.contains(.literal(UInt8(ascii: "\n"))),
      !reading.fields.contains(.literal(UInt8(ascii: "\r")))
    else { return nil }
    guard period.totalMonths == 0, let days = period.totalDays,
      days.magnitude <= Day.bounds.count
    else { return nil }
    self.source = source
    self.target = target
    self.days = days
  }

  /// The number of bytes of a line that is read, with its line feed.
  package var lineWidth: Int { source.width }

  /// The number of bytes that are written for so many bytes of regular lines.
  package func room(for count: Int) -> Int {
    count / source.width * target.width
  }
}
