extension WeekDate: LosslessStringConvertible {
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

  /// Creates the week date of a text in ISO 8601, such as `2025-W35-5`; `nil` if the text is not
  /// one.
  ///
  /// ```swift
  /// WeekDate("2025-W35-5")?.week         // 35
  /// ```
  public init?(_ description: String) {
    do throws(DayReadingError) {
      self = try Day(description, as: .week).weekDate
    } catch {
      return nil
    }
  }
}
