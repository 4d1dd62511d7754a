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

  /// Creates a week date from text in ISO 8601, or `nil` if the text is not one.
  ///
  /// Generic code that knows only `LosslessStringConvertible` uses this. Other calls use the
  /// initializer that throws the reason.
  ///
  /// ```swift
  /// func read<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
  /// let date: WeekDate? = read("2025-W35-5")                         // 2025-W35-5
  /// ```
  @_disfavoredOverload
  public init?(_ description: String) {
    guard let date = try? WeekDate(description) as WeekDate else { return nil }
    self = date
  }
}

extension WeekDate {
  /// Creates a week date from text in ISO 8601, such as `2025-W35-5`.
  ///
  /// ```swift
  /// try WeekDate("2025-W35-5").week                                  // 35
  /// try WeekDate("2025-W53-1")                                       // throws 2025 has 52 ISO weeks
  /// ```
  ///
  /// - Throws: ``DayParsingError`` if the text does not have this form, or if there is no such week.
  public init(_ text: some StringProtocol) throws(DayParsingError) {
    self = try String(text).withBytes { bytes throws(DayParsingError) in try WeekDate(iso: bytes) }
  }

  private init(iso bytes: Span<UInt8>) throws(DayParsingError) {
    var position = 0
    let year = try bytes.year(.exactly(4), at: &position)
    try bytes.skip(UInt8(ascii: "-"), at: &position)
    try bytes.skip(UInt8(ascii: "W"), at: &position)
    let weekPlace = position
    let week = try bytes.digits(2, at: &position)
    try bytes.skip(UInt8(ascii: "-"), at: &position)
    let weekdayPlace = position
    let number = try bytes.digits(1, at: &position)
    guard let weekday = Weekday(isoNumber: number) else {
      throw DayParsingError(expected: .weekdayNumber(1), at: weekdayPlace)
    }
    try bytes.end(at: position)
    do throws(DayError) {
      self = try Day(WeekDate(year: year, week: week, weekday: weekday)).weekDate
    } catch {
      throw DayParsingError(.doesNotExist(error), at: error == .outOfRange ? 0 : weekPlace)
    }
  }
}
