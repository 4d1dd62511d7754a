extension DayComponents: CustomStringConvertible {
  /// The components in the form of ISO 8601, such as `2025-02-30`, even if the calendar has no such day, or in words
  /// if a number has too many digits for that form.
  public var description: String {
    guard Day.years.contains(year), (0...99).contains(month), (0...99).contains(dayOfMonth) else {
      return "year \(year), month \(month), day \(dayOfMonth)"
    }
    return String(capacity: 13) { output in output.append(iso: self) }
  }
}

extension OutputSpan<UInt8> {
  /// Appends components in the form of ISO 8601.
  mutating func append(iso date: DayComponents) {
    append(year: date.year)
    append(UInt8(ascii: "-"))
    append(date.month, .exactly(2))
    append(UInt8(ascii: "-"))
    append(date.dayOfMonth, .exactly(2))
  }
}
