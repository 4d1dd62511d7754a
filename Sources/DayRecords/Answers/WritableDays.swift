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
    var isUnlimited = !readFormats.isEmpty || format.writableDays == nil && !format.mayLackInstants
    for format in readFormats where format.writableDays != nil || format.dependsOnTimeZone {
      isUnlimited = false
    }
    self.isUnlimited = isUnlimited
  }

  /// The first of some results that its format cannot write, and why.
  @inline(never)
  func failure(
    among days: Span<Day>, _ count: Int, arity: Int, of batch: DateBatch, _ bytes: Span<UInt8>
  ) -> (index: Int, reason: Taken.Failure)? {
    var (known, range) = (
      0, readFormats.isEmpty ? format.writableDays : readFormats[0].writableDays
    )
    // Answers that are not days have no days here.
    for index in 0..<Swift.min(count, days.count) {
      if readFormats.isEmpty {
        if index > 0, days[index] == days[index - 1] { continue }
      } else if batch.formats[index] != known {
        known = batch.formats[index]
        range = readFormats[known].writableDays
      }
      if let range, !range.contains(days[index]) {
        let format = readFormats.isEmpty ? format : readFormats[known]
        return (index, .unwritable(index * arity, by: format))
      }
      if (readFormats.isEmpty ? format : readFormats[known]).lacksInstant(of: days[index]) {
        return (index, .skipped(index * arity, days[index]))
      }
      if !readFormats.isEmpty, readFormats[known].dependsOnTimeZone {
        let date = bytes.extracting(batch.dates[index].range)
        if readFormats[known].lacksText(of: days[index], like: date, in: batch.form) {
          return (index, .noTime(index * arity, days[index]))
        }
      }
    }
    return nil
  }
}

extension DayFormat {
  /// Returns a day in the form of a date of a record, or `nil` if no text in its form is the day.
  func bytes(of day: Day, like date: Span<UInt8>, in form: RecordForm) -> [UInt8]? {
    if let bytes = bytes(of: day, like: date) { return bytes }
    // The date may have escapes.
    return form.text(of: date, isQuoted: true).flatMap { bytes(of: day, like: $0.span) }
  }

  /// Whether no text in the form of a date of a record is a day; a word such as `today` has no form.
  fileprivate func lacksText(
    of day: Day, like date: Span<UInt8>, in form: RecordForm
  ) -> Bool {
    guard bytes(of: day, like: date, in: form) == nil else { return false }
    if (try? read(date)) != nil { return true }
    return form.text(of: date, isQuoted: true).map { (try? read($0.span)) != nil } ?? false
  }
}
