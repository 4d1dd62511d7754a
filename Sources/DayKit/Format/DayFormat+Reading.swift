extension Day {
  /// Creates the day that a text names in a format.
  ///
  /// - Throws: ``DayReadingError`` with the place of the first byte that does not fit.
  public init(_ text: some StringProtocol, as format: DayFormat) throws(DayReadingError) {
    self = try String(text).withBytes { bytes throws(DayReadingError) in try format.read(bytes) }
  }
}

extension DayFormat {
  /// Reads a day from UTF-8, all of it.
  ///
  /// - Throws: ``DayReadingError`` with the place of the first byte that does not fit.
  public func read(_ bytes: Span<UInt8>) throws(DayReadingError) -> Day {
    var reading = Reading()
    for field in fields {
      try reading.read(field, of: bytes)
    }
    guard reading.position == bytes.count else {
      throw DayReadingError(expected: .end, at: reading.position)
    }
    return try reading.day()
  }
}

/// The state of reading one text: the place reached and what is known of the day.
private struct Reading {
  var position = 0
  private var components = DayComponents(year: 0, month: 1, dayOfMonth: 1)
  private var daysSince1970: Int?
  private var yearOffset = 0
  private var monthOffset = 0
  private var dayOffset = 0

  mutating func read(_ field: Field, of bytes: Span<UInt8>) throws(DayReadingError) {
    switch field {
    case .literal(let byte):
      try bytes.skip(byte, at: &position)
    case .year:
      yearOffset = position
      components.year = try bytes.year(at: &position)
    case .month(let digits):
      monthOffset = position
      components.month = try bytes.number(digits, at: &position)
    case .day(let digits):
      dayOffset = position
      components.dayOfMonth = try bytes.number(digits, at: &position)
    case .epoch(let unit):
      daysSince1970 = try bytes.daysOfEpoch(unit, at: &position)
    case .time(let form):
      try bytes.skipTime(at: &position)
      if form == .zoned { try bytes.skipTimeZone(at: &position) }
    }
  }

  func day() throws(DayReadingError) -> Day {
    do throws(DayError) {
      if let daysSince1970 {
        return try Day.min.adding(days: daysSince1970 - Day.min.daysSince1970)
      }
      return try Day(components)
    } catch {
      throw DayReadingError(.doesNotExist(error), at: offset(of: error))
    }
  }

  private func offset(of error: DayError) -> Int {
    switch error {
    case .noSuchMonth: monthOffset
    case .noSuchDay: dayOffset
    default: yearOffset
    }
  }
}
