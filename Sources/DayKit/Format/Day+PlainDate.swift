// The way between a day and `2025-08-29` without a format. A format has to be made, which takes as long
// as a program takes to start; this is for who has one date and no wish.

extension Day {
  /// Creates the day that ten bytes name as four digits, two and two with hyphens between.
  ///
  /// All else, also what ``DayFormat/iso`` reads beyond that, is `nil`.
  package init?(plainDate bytes: Span<UInt8>) {
    let iso = FixedDate.iso
    guard bytes.count == iso.width, let day = iso.day(in: bytes, at: 0) else { return nil }
    self = day
  }

  /// Writes the day as a plain date of ten bytes, for which there has to be room, and tells whether
  /// it is one: its year has four digits and no sign.
  package func writePlainDate(to output: inout OutputSpan<UInt8>) -> Bool {
    FixedDate.iso.append(self, to: &output)
  }
}
