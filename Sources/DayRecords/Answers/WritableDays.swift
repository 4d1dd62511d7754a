import DayKit

/// The results that formats can write so that they can be read again.
struct WritableDays: Sendable {
  /// The format of all results.
  private let format: DayFormat

  /// The formats in which dates are read, if each result has the format of its date.
  ///
  /// An array of ``format`` alone, or of ranges, would cost a call 40,000 instructions or more.
  private let readFormats: [DayFormat]

  /// Whether the formats can write all days.
  let isUnlimited: Bool

  init(_ format: DayFormat, orAsRead readFormats: [DayFormat]) {
    (self.format, self.readFormats) = (format, readFormats)
    var isUnlimited = !readFormats.isEmpty || format.writableDays == nil
    for format in readFormats where format.writableDays != nil { isUnlimited = false }
    self.isUnlimited = isUnlimited
  }

  /// The first of some results that its format cannot write, and the days that it can write.
  @inline(never)
  func failure(
    among days: Span<Day>, _ count: Int, of batch: DateBatch
  ) -> (index: Int, days: ClosedRange<Day>)? {
    var (known, range) = (
      0, readFormats.isEmpty ? format.writableDays : readFormats[0].writableDays
    )
    // Answers that are not days have no days here.
    for index in 0..<Swift.min(count, days.count) {
      if !readFormats.isEmpty, batch.formats[index] != known {
        known = batch.formats[index]
        range = readFormats[known].writableDays
      }
      if let range, !range.contains(days[index]) { return (index, range) }
    }
    return nil
  }
}
