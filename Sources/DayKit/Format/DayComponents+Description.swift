extension DayComponents: CustomStringConvertible {
  /// The components in the form of ISO 8601, such as `2025-08-29`, even if the calendar has no such
  /// day.
  public var description: String {
    guard Day.years.contains(year), (0...99).contains(month), (0...99).contains(dayOfMonth) else {
      return "year \(year), month \(month), day \(dayOfMonth)"
    }
    return String(capacity: 13) { output in
      output.append(year: year)
      output.append(UInt8(ascii: "-"))
      output.append(month, .exactly(2))
      output.append(UInt8(ascii: "-"))
      output.append(dayOfMonth, .exactly(2))
    }
  }
}
