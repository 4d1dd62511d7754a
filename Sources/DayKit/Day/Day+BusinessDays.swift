extension Day {
  /// The day reached by stepping day by day until so many business days, Monday to Friday, are met.
  ///
  /// From a Saturday one business day on is Monday and one back is Friday; none is the day itself.
  /// The time taken does not depend on the number.
  ///
  /// - Throws: ``DayError/outOfRange`` if days do not reach that far.
  public func adding(businessDays count: Int) throws(DayError) -> Day {
    if count == 0 { return self }
    // No two days have more business days between them than days.
    guard count.magnitude <= Self.bounds.count else { throw .outOfRange }
    let number = count > 0 ? businessDayNumber + count : previousBusinessDayNumber + count + 1
    return try Day(exactlyBusinessDay: number)
  }

  /// The number of business days, Monday to Friday, after this day up to and with another one; if
  /// that one is earlier, the negative of the number the other way round.
  public func businessDays(until end: Day) -> Int {
    end.businessDayNumber - businessDayNumber
  }
}

extension Day {
  /// The number of business days from the first day there is, a Monday, to this one, both counted.
  private var businessDayNumber: Int {
    let days = self - .min
    return days / 7 * 5 + Swift.min(days % 7 + 1, 5)
  }

  /// The number of business days from the first day there is to the one before this.
  private var previousBusinessDayNumber: Int {
    let days = self - .min
    return days / 7 * 5 + Swift.min(days % 7, 5)
  }

  /// Creates the business day of a number, 1 for the first day there is.
  private init(exactlyBusinessDay number: Int) throws(DayError) {
    guard number >= 1 else { throw .outOfRange }
    self = try Day.min.adding(days: (number - 1) / 5 * 7 + (number - 1) % 5)
  }
}
