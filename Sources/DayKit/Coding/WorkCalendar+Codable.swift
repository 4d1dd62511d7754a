#if Formats && !hasFeature(Embedded)
extension WorkCalendar: Codable {
  private enum CodingKeys: String, CodingKey {
    case weekend, holidays, fiscalCalendar
  }

  /// Decodes a calendar from an object such as
  /// `{"weekend": [0, 6], "holidays": ["2025-12-25"]}`.
  ///
  /// The weekend is an array of the raw values of ``Weekday``, 0 for Sunday. The holidays are texts
  /// in ISO 8601, in any order. `fiscalCalendar` may be missing or null.
  ///
  /// - Throws: `DecodingError.keyNotFound` if there is no weekend or there are no holidays, and
  ///   `DecodingError.dataCorrupted` if a text is not a day or a number is not a weekday.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      weekend: try container.decode(WeekdaySet.self, forKey: .weekend),
      holidays: try [Day].decode(from: container, forKey: .holidays, as: DayString.YMDFormat.self),
      fiscalCalendar: try container.decodeIfPresent(FiscalCalendar.self, forKey: .fiscalCalendar))
  }

  /// Encodes a calendar as ``init(from:)`` decodes it, with the holidays in order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(weekend, forKey: .weekend)
    try holidays.encode(to: &container, forKey: .holidays, as: DayString.YMDFormat.self)
    try container.encodeIfPresent(fiscalCalendar, forKey: .fiscalCalendar)
  }
}

extension FiscalCalendar: Codable {
  private enum CodingKeys: String, CodingKey {
    case month, dayOfMonth
  }

  /// Decodes a fiscal calendar from an object such as `{"month": 4, "dayOfMonth": 6}`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if years cannot start on such a day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let month = try container.decode(Int.self, forKey: .month)
    let dayOfMonth = try container.decode(Int.self, forKey: .dayOfMonth)
    guard (1...12).contains(month) else {
      throw DecodingError.dataCorruptedError(
        forKey: .month, in: container, debugDescription: "months range from 1 to 12, not \(month)")
    }
    guard let calendar = FiscalCalendar(startingIn: month, on: dayOfMonth) else {
      throw DecodingError.dataCorruptedError(
        forKey: .dayOfMonth, in: container,
        debugDescription: "fiscal years start on day 1 to 28 of a month, not \(dayOfMonth)")
    }
    self = calendar
  }

  /// Encodes the month and the day of the month on which years start.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(month, forKey: .month)
    try container.encode(dayOfMonth, forKey: .dayOfMonth)
  }
}
#endif
