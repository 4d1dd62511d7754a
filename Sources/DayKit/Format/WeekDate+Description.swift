extension WeekDate: CustomStringConvertible {
  /// The week date in ISO 8601, such as `2025-W35-5`.
  public var description: String {
    guard Day.years.contains(year), (1...99).contains(week) else {
      return "\(year)-W\(week)-\(weekday.isoNumber)"
    }
    return String(capacity: 13) { output in
      output.append(year: year)
      output.append(UInt8(ascii: "-"))
      output.append(UInt8(ascii: "W"))
      output.append(week, .exactly(2))
      output.append(UInt8(ascii: "-"))
      output.append(weekday.isoNumber, .exactly(1))
    }
  }
}
