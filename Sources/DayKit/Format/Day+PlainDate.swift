// Parses and formats `2025-08-29` without a `DayFormat`. Creating a format takes as long as starting a
// program, which is too long for a single date.

extension Day {
  /// Creates the day of ten bytes such as `2025-08-29`.
  ///
  /// The result is `nil` for all other texts, even those that ``DayFormat/iso`` can parse.
  package init?(plainDate bytes: Span<UInt8>) {
    let iso = FixedDate.iso
    guard bytes.count == iso.width, let day = iso.day(in: bytes, at: 0) else { return nil }
    self = day
  }

  /// Writes the day as ten bytes such as `2025-08-29`, and returns whether it could: the year has to
  /// be in 0...9999.
  ///
  /// - Precondition: The output has room for ten bytes.
  package func writePlainDate(to output: inout OutputSpan<UInt8>) -> Bool {
    FixedDate.iso.append(self, to: &output)
  }
}
