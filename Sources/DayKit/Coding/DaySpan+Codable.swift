#if Formats && !hasFeature(Embedded)
extension DaySpan.Kind: Codable {}

extension DaySpan: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, day, startingOn, month, year, quarter, half, first, last
  }

  /// Decodes a span from an object with its kind and its days, month, quarter or year.
  ///
  /// | span | object |
  /// |---|---|
  /// | day | `{"kind": "day", "day": "2025-08-29"}` |
  /// | week | `{"kind": "week", "day": "2025-08-25", "startingOn": 1}` |
  /// | last 7 days | `{"kind": "last7Days", "day": "2025-08-29"}` |
  /// | half a month | `{"kind": "half-month", "day": "2025-08-16"}` |
  /// | month | `{"kind": "month", "month": "2025-08"}` |
  /// | quarter | `{"kind": "quarter", "year": 2025, "quarter": 3}` |
  /// | half a year | `{"kind": "half-year", "year": 2025, "half": 2}` |
  /// | year | `{"kind": "year", "year": 2025}` |
  /// | custom | `{"kind": "custom", "first": "2025-08-29", "last": "2025-09-02"}` |
  ///
  /// The day of a week or half a month may be any of its days; the first one is encoded. `startingOn` is the raw
  /// value of a ``Weekday``, 0 for Sunday.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if a text or number is not a day, month, quarter or
  ///   year, or if the last day is before the first.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind).code {
    case .day:
      self = .day(try container.isoDay(forKey: .day))
    case .week:
      let first = try container.decode(Weekday.self, forKey: .startingOn)
      self = .week(containing: try container.isoDay(forKey: .day), startingOn: first)
    case .last7Days:
      self = .last7Days(endingOn: try container.isoDay(forKey: .day))
    case .halfMonth:
      self = .halfMonth(containing: try container.isoDay(forKey: .day))
    case .month:
      self = .month(try container.decode(YearMonth.self, forKey: .month))
    case .quarter:
      self = try container.quarter(forKey: .quarter, of: .year)
    case .halfYear:
      self = try container.halfYear(forKey: .half, of: .year)
    case .year:
      self = try container.year(forKey: .year)
    case .custom:
      self = try container.custom(from: .first, to: .last)
    }
  }

  /// Encodes a span as ``init(from:)`` decodes it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch content {
    case .day(let day), .last7Days(let day):
      try container.encode(day.description, forKey: .day)
    case .week(let week):
      try container.encode(week.firstDay.description, forKey: .day)
      try container.encode(week.firstWeekday, forKey: .startingOn)
    case .halfMonth:
      try container.encode(days.lowerBound.description, forKey: .day)
    case .month(let month):
      try container.encode(month.description, forKey: .month)
    case .quarter(let quarter):
      try container.encode(quarter.year, forKey: .year)
      try container.encode(quarter.quarter, forKey: .quarter)
    case .halfYear(let year, let half):
      try container.encode(year, forKey: .year)
      try container.encode(half, forKey: .half)
    case .year(let year):
      try container.encode(year, forKey: .year)
    case .custom(let days):
      try container.encode(days.lowerBound.description, forKey: .first)
      try container.encode(days.upperBound.description, forKey: .last)
    }
  }
}

extension KeyedDecodingContainer {
  fileprivate func quarter(forKey key: Key, of yearKey: Key) throws -> DaySpan {
    let year = try decode(Int.self, forKey: yearKey)
    let quarter = try decode(Int.self, forKey: key)
    do throws(DayError) {
      return try .quarter(quarter, of: year)
    } catch {
      throw error.reason == .noSuchQuarter
        ? corrupted(key, "the quarter \(quarter) does not exist: \(error)")
        : corrupted(yearKey, "the year \(year) is out of range: \(error)")
    }
  }

  fileprivate func halfYear(forKey key: Key, of yearKey: Key) throws -> DaySpan {
    let year = try decode(Int.self, forKey: yearKey)
    let half = try decode(Int.self, forKey: key)
    do throws(DayError) {
      return try .halfYear(half, of: year)
    } catch {
      throw error.reason == .noSuchHalfYear
        ? corrupted(key, "the half \(half) does not exist: \(error)")
        : corrupted(yearKey, "the year \(year) is out of range: \(error)")
    }
  }

  fileprivate func year(forKey key: Key) throws -> DaySpan {
    let number = try decode(Int.self, forKey: key)
    do throws(DayError) {
      return try .year(number)
    } catch {
      throw corrupted(key, "the year \(number) is out of range: \(error)")
    }
  }

  fileprivate func custom(from firstKey: Key, to lastKey: Key) throws -> DaySpan {
    let first = try isoDay(forKey: firstKey)
    let last = try isoDay(forKey: lastKey)
    guard first <= last else { throw corrupted(lastKey, "\(last) is before \(first)") }
    return .custom(first, last)
  }

  private func corrupted(_ key: Key, _ description: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: description)
  }
}
#endif
