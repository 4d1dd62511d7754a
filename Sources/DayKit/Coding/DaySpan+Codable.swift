#if !hasFeature(Embedded)
extension DaySpan.Kind: Codable {}

extension DaySpan: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, day, startingOn, month, year, first, last
  }

  /// Decodes a span from an object with its kind and its days, month or year in ISO 8601.
  ///
  /// | span | object |
  /// |---|---|
  /// | week | `{"kind": "week", "day": "2025-08-25", "startingOn": 1}` |
  /// | last 7 days | `{"kind": "last7Days", "day": "2025-08-29"}` |
  /// | month | `{"kind": "month", "month": "2025-08"}` |
  /// | year | `{"kind": "year", "year": 2025}` |
  /// | custom | `{"kind": "custom", "first": "2025-08-29", "last": "2025-09-02"}` |
  ///
  /// The day of a week may be any of its days; the first one is encoded. `startingOn` is the raw
  /// value of a ``Weekday``, 0 for Sunday.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if a text or number is not a day, month or year, or if
  ///   the last day is before the first.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .week:
      let first = try container.decode(Weekday.self, forKey: .startingOn)
      self = .week(containing: try container.day(forKey: .day), startingOn: first)
    case .last7Days:
      self = .last7Days(endingOn: try container.day(forKey: .day))
    case .month:
      self = .month(try container.month(forKey: .month))
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
    switch form {
    case .week(let week):
      try container.encode(week.firstDay.description, forKey: .day)
      try container.encode(week.firstWeekday, forKey: .startingOn)
    case .last7Days(let day):
      try container.encode(day.description, forKey: .day)
    case .month(let month):
      try container.encode(month.description, forKey: .month)
    case .year(let year):
      try container.encode(year, forKey: .year)
    case .custom(let days):
      try container.encode(days.lowerBound.description, forKey: .first)
      try container.encode(days.upperBound.description, forKey: .last)
    }
  }
}

extension KeyedDecodingContainer {
  fileprivate func day(forKey key: Key) throws -> Day {
    let text = try decode(String.self, forKey: key)
    do throws(DayReadingError) {
      return try Day(text, as: .iso)
    } catch {
      throw corrupted(key, "'\(text.prefix(64))' is no day as yyyy-MM-dd: \(error)")
    }
  }

  fileprivate func month(forKey key: Key) throws -> YearMonth {
    let text = try decode(String.self, forKey: key)
    guard let month = YearMonth(text) else {
      throw corrupted(key, "'\(text.prefix(64))' is no month as yyyy-MM")
    }
    return month
  }

  fileprivate func year(forKey key: Key) throws -> DaySpan {
    let number = try decode(Int.self, forKey: key)
    do throws(DayError) {
      return try .year(number)
    } catch {
      throw corrupted(key, "\(number) is no year: \(error)")
    }
  }

  fileprivate func custom(from firstKey: Key, to lastKey: Key) throws -> DaySpan {
    let first = try day(forKey: firstKey)
    let last = try day(forKey: lastKey)
    guard first <= last else { throw corrupted(lastKey, "\(last) comes before \(first)") }
    return .custom(first, last)
  }

  private func corrupted(_ key: Key, _ description: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: description)
  }
}
#endif
